import { Button, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Printing } from '@zikaron/contract';
import type { SearchParams } from './search-params';
import { useLook } from './useLook';
import { usePrinting } from './usePrinting';
import { PlainDialog } from '../forms/PlainDialog';
import { TemplateChoice } from '../templates/TemplateChoice';

interface PrintDialogProps {
  asked: Pick<SearchParams, 'from' | 'to'>;
  /** How many letters wait in the window; undefined while nobody knows. */
  waiting: number | undefined;
  /** Whose letters they are; without it all that wait. */
  of?: Printing['of'];
  /** Or these letters, one by one. */
  only?: Printing['only'];
  /** Before what is said of them, such as the days. */
  children?: ReactNode;
  onClose: () => void;
}

/** Which letter is printed for all that wait, and what that means; then the files. */
export function PrintDialog({ asked, waiting, of, only, children, onClose }: PrintDialogProps) {
  const t = useTranslate();
  const [template, setTemplate] = useState('');
  const { isReady, dialog, busy, print } = usePrinting(asked, onClose);
  const looking = useLook(asked);
  const wish = { templateId: template || null, ...(of && { of }), ...(only && { only }) };
  if (isReady) return <>{dialog}</>;
  return (
    <PlainDialog
      title={t('coverage.printTitle')}
      confirm={{ label: t('coverage.printNow'), busy, disabled: !waiting, does: () => void print(wish) }}
      further={
        <Button variant="outlined" disabled={looking.busy || !waiting} onClick={() => void looking.look(wish)}>
          {t('coverage.look')}
        </Button>
      }
      onClose={onClose}
    >
      {children}
      <WaitingWords waiting={waiting} />
      <TemplateChoice
        label={t('coverage.template')}
        value={template}
        onChange={setTemplate}
        none={t('coverage.templateDefault')}
      />
    </PlainDialog>
  );
}

function WaitingWords({ waiting }: Pick<PrintDialogProps, 'waiting'>) {
  const t = useTranslate();
  return (
    <>
      <Typography role="status" sx={{ mb: 1, minHeight: '1.5em' }}>
        {waiting !== undefined && t(waiting ? 'coverage.printText' : 'coverage.printNobody', { smart_count: waiting })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('coverage.printNote')}
      </Typography>
    </>
  );
}
