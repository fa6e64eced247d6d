import { Alert, Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { call, reasonOf } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { recordOf, type Whose } from './use-validation';

interface SendTestProps {
  templateId: string;
  whose: Whose;
  hasHtml: boolean;
}

/** Sends the saved letter to one address; it waits for an address and for a letter. */
export function SendTest({ templateId, whose, hasHtml }: SendTestProps) {
  const t = useTranslate();
  const { data: account } = useAccount();
  const [typed, setTyped] = useState<string | null>(null);
  const to = typed ?? account?.currentUser.email ?? '';
  const { busy, error, send } = useSending(() => sendTest(to.trim(), templateId, whose));
  return (
    <Box component="form" onSubmit={send} noValidate>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          type="email"
          label={t('resources.templates.test.to')}
          value={to}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 14rem', my: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'email' } }}
        />
        <Button type="submit" variant="contained" disabled={busy || to.trim() === '' || !hasHtml}>
          {t('resources.templates.test.send')}
        </Button>
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {reasonOf(error, t('resources.templates.test.sendFailed'))}
        </Alert>
      )}
    </Box>
  );
}

/** Sends once at a press; why it failed stays until the next. */
function useSending(work: () => Promise<unknown>) {
  const t = useTranslate();
  const toast = useToast();
  const { busy, act } = useAction();
  const { mutateAsync, error } = useMutation({ mutationFn: work });
  const sent = async () => {
    await mutateAsync();
    toast(t('resources.templates.test.sent'));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void act(sent, () => t('resources.templates.test.sendFailed'));
  };
  return { busy, error, send };
}

const sendTest = (to: string, templateId: string, whose: Whose) =>
  call('/emails/send-test', {
    method: 'POST',
    body: { to, templateId, sample: !whose.yahrzeit, ...recordOf(whose) },
  });
