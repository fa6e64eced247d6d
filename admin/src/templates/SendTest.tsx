import { Alert, Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { call, reasonOf } from '../api/http';
import { useToast } from '../forms/useAction';
import { recordOf, type Whose } from './use-validation';

interface SendTestProps {
  templateId: string;
  whose: Whose;
  hasHtml: boolean;
}

/** Sends the saved letter to one address; it waits for an address and for a letter. */
export function SendTest({ templateId, whose, hasHtml }: SendTestProps) {
  const t = useTranslate();
  const toast = useToast();
  const { data: account } = useAccount();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const to = (typed ?? account?.currentUser.email ?? '').trim();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const record = recordOf(whose);
      await call('/emails/send-test', { method: 'POST', body: { to, templateId, sample: !whose.yahrzeit, ...record } });
      toast(t('resources.templates.test.sent'));
    } catch (error) {
      toast(t('resources.templates.test.sendFailed'), 'error');
      setFailure(reasonOf(error, t('resources.templates.test.sendFailed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void send(event)} noValidate>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        <TextField
          type="email"
          label={t('resources.templates.test.to')}
          value={typed ?? account?.currentUser.email ?? ''}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 14rem', my: 0 }}
          slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'email' } }}
        />
        <Button type="submit" variant="contained" disabled={busy || to === '' || !hasHtml}>
          {t('resources.templates.test.send')}
        </Button>
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
