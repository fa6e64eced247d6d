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
  /** Saves what is not saved yet; false when that failed. */
  save: () => Promise<boolean>;
}

/** Writes every reminder with this letter from now on, and switches reminders on. */
export function UseLetter({ templateId, save }: UseLetterProps) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const mayChoose = useMay('organization:write');
  const { busy, put } = usePut();
  const { data } = useAnswer<OrganizationSettings>(['orgs', 'settings'], PATH, { enabled: mayChoose });
  if (!mayChoose) return null;
  const text = (key: string) => t(`resources.templates.letter.${key}`);
  const inUse = Boolean(data?.remindersOn) && data?.reminderTemplateId === templateId;
  const use = () => {
    setAsking(false);
    void put(save, { remindersOn: true, reminderTemplateId: templateId });
  };
  return (
    <>
      <Button variant="contained" disabled={busy || inUse || !data} onClick={() => setAsking(true)}>
        {text(inUse ? 'inUse' : 'use')}
      </Button>
      <Ask
        open={asking}
        title={text('useTitle')}
        text={text(data?.remindersOn ? 'useText' : 'useTextOff')}
        confirm={text('use')}
        onConfirm={use}
        onCancel={() => setAsking(false)}
      />
    </>
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
