import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { Printing, Template } from '@zikaron/contract';
import type { SearchParams } from './search-params';
import { useLook } from './useLook';
import { usePrinting } from './usePrinting';

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
  const printing = usePrinting(asked, onClose);
  const wish = { templateId: template || null, ...(of && { of }), ...(only && { only }) };
  if (printing.isReady) return <>{printing.dialog}</>;
  return (
    <Dialog open onClose={onClose} aria-labelledby="print-letters" maxWidth="sm" fullWidth>
      <DialogTitle id="print-letters" sx={{ typography: 'h3' }}>
        {t('coverage.printTitle')}
      </DialogTitle>
      <DialogContent>
        {children}
        <WaitingWords waiting={waiting} />
        <LetterChoice template={template} setTemplate={setTemplate} />
      </DialogContent>
      <PrintButtons asked={asked} printing={printing} waiting={waiting} wish={wish} onClose={onClose} />
    </Dialog>
  );
}

interface PrintButtonsProps extends Pick<PrintDialogProps, 'asked' | 'waiting' | 'onClose'> {
  printing: Pick<ReturnType<typeof usePrinting>, 'busy' | 'print'>;
  wish: Omit<Printing, 'from' | 'to'>;
}

function PrintButtons({ asked, printing, waiting, wish, onClose }: PrintButtonsProps) {
  const t = useTranslate();
  const looking = useLook(asked);
  return (
    <DialogActions>
      <Button variant="contained" disabled={printing.busy || !waiting} onClick={() => void printing.print(wish)}>
        {t('coverage.printNow')}
      </Button>
      <Button variant="outlined" disabled={looking.busy || !waiting} onClick={() => void looking.look(wish)}>
        {t('coverage.look')}
      </Button>
      <Button onClick={onClose}>{t('lists.cancel')}</Button>
    </DialogActions>
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

interface LetterChoiceProps {
  template: string;
  setTemplate: (next: string) => void;
}

function LetterChoice({ template, setTemplate }: LetterChoiceProps) {
  const t = useTranslate();
  const { data: templates } = useGetList<Template>('templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <TextField
      select
      fullWidth
      label={t('coverage.template')}
      value={template}
      onChange={({ target }) => setTemplate(target.value)}
    >
      <MenuItem value="">{t('coverage.templateDefault')}</MenuItem>
      {templates?.map(({ id, name }) => (
        <MenuItem key={id} value={id} dir="auto">
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
