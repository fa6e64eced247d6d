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
  const text = (name: string) => t(`resources.templates.test.${name}`);
  const toast = useToast();
  const { data: account } = useAccount();
  const [typed, setTyped] = useState<string | null>(null);
  const to = typed ?? account?.currentUser.email ?? '';
  const { mutateAsync, error } = useMutation({ mutationFn: () => sendTest(to.trim(), templateId, whose) });
  const { busy, act } = useAction();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const sent = async () => {
      await mutateAsync();
      toast(text('sent'));
    };
    void act(sent, () => text('sendFailed'));
  };
  return (
    <Box component="form" onSubmit={send} noValidate>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          type="email"
          label={text('to')}
          value={to}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 14rem', my: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'email' } }}
        />
        <Button type="submit" variant="contained" disabled={busy || to.trim() === '' || !hasHtml}>
          {text('send')}
        </Button>
      </Box>
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {reasonOf(error, text('sendFailed'))}
        </Alert>
      )}
    </Box>
  );
}

const sendTest = (to: string, templateId: string, whose: Whose) =>
  call('/emails/send-test', {
    method: 'POST',
    body: { to, templateId, sample: !whose.yahrzeit, ...recordOf(whose) },
  });
