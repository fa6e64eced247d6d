import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { OrganizationSettings } from '@zikaron/contract';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../../api/account';
import { call } from '../../api/http';
import { useAnswer } from '../../api/useAnswer';
import { useAction, useToast } from '../../forms/useAction';
import { Ask } from '../../lists/Ask';

const PATH = '/orgs/mine/settings';

interface UseLetterProps {
  templateId: string;
  /** Then Save is the button that is filled. */
  dirty: boolean;
  /** Saves what is not saved yet; false when that failed. */
  save: () => Promise<boolean>;
}

/** Writes every reminder with this letter from now on, and switches reminders on. */
export function UseLetter({ templateId, dirty, save }: UseLetterProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const mayChoose = useMay('organization:write');
  const { busy, put } = usePut();
  const { data } = useAnswer<OrganizationSettings>(['orgs', 'settings'], PATH, { enabled: mayChoose });
  if (!mayChoose) return null;
  const inUse = Boolean(data?.remindersOn) && data?.reminderTemplateId === templateId;
  return (
    <>
      <Button
        variant={dirty ? 'outlined' : 'contained'}
        disabled={busy || inUse || !data}
        onClick={() => setAsking(true)}
      >
        {t(`resources.templates.letter.${inUse ? 'inUse' : 'use'}`)}
      </Button>
      <AskToUse
        open={asking}
        alreadyOn={Boolean(data?.remindersOn)}
        onClose={() => setAsking(false)}
        onUse={() => void put(save, { remindersOn: true, reminderTemplateId: templateId })}
      />
    </>
  );
}

interface AskToUseProps {
  open: boolean;
  /** Reminders leave already, with another letter. */
  alreadyOn: boolean;
  onClose: () => void;
  onUse: () => void;
}

function AskToUse({ open, alreadyOn, onClose, onUse }: AskToUseProps) {
  const t = useTranslate();
  const text = (key: string) => t(`resources.templates.letter.${key}`);
  const use = () => {
    onClose();
    onUse();
  };
  return (
    <Ask
      open={open}
      title={text('useTitle')}
      text={text(alreadyOn ? 'useText' : 'useTextOff')}
      confirm={text('use')}
      onConfirm={use}
      onCancel={onClose}
    />
  );
}

/** Changes these settings as they are now, which a colleague may have changed meanwhile, once the letter is saved. */
function usePut() {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const put = (save: UseLetterProps['save'], change: Partial<OrganizationSettings>) =>
    act(async () => {
      if (!(await save())) return;
      const now = await call<OrganizationSettings>(PATH);
      const saved = await call<OrganizationSettings>(PATH, { method: 'PUT', body: { ...now, ...change } });
      queries.setQueryData(['orgs', 'settings'], saved);
      await queries.invalidateQueries({ queryKey: ['yahrzeits', 'this-week'] });
      toast(t('resources.templates.letter.nowUsed'));
    }, t('settings.failed'));
  return { busy, put };
}
