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

interface UseLetterProps {
  templateId: string;
  /** Saves what is not saved yet; false when that failed. */
  save: () => Promise<boolean>;
}

/** Writes every reminder with this letter from now on, and switches reminders on. */
export function UseLetter({ templateId, save }: UseLetterProps) {
  const t = useTranslate();
  const toast = useToast();
  const queries = useQueryClient();
  const { busy, act } = useAction();
  const [asking, setAsking] = useState(false);
  const mayChoose = useMay('organization:write');
  const { data } = useAnswer<OrganizationSettings>(['orgs', 'settings'], '/orgs/mine/settings', { enabled: mayChoose });
  if (!mayChoose || !data) return null;
  const text = (key: string) => t(`resources.templates.letter.${key}`);
  const inUse = data.remindersOn && data.reminderTemplateId === templateId;
  const use = () =>
    act(
      async () => {
        setAsking(false);
        if (!(await save())) return;
        const body = { ...data, remindersOn: true, reminderTemplateId: templateId };
        const saved = await call<OrganizationSettings>('/orgs/mine/settings', { method: 'PUT', body });
        queries.setQueryData(['orgs', 'settings'], saved);
        toast(text('nowUsed'));
      },
      (reason) => reason || t('settings.failed'),
    );
  return (
    <>
      <Button variant="contained" disabled={busy || inUse} onClick={() => setAsking(true)}>
        {text(inUse ? 'inUse' : 'use')}
      </Button>
      <Ask
        open={asking}
        variant="warning"
        title={text('useTitle')}
        text={text(data.remindersOn ? 'useText' : 'useTextOff')}
        confirm={text('use')}
        onConfirm={() => void use()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
