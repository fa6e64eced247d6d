import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, call } from '../api/http';
import { Panel } from '../data-quality/Panel';
import { fieldAndButton } from './field-and-button';

interface Act {
  /** Its words are `operator.<act>`: title, text, act, done. */
  act: 'signOut' | 'resend';
  path: string;
  color?: 'error';
}

interface Answer {
  email: string;
  problem?: string | null;
}

/** Ends every session of somebody. Whether there is such a person is not said. */
export const SignOutPerson = () => <PersonByEmail act="signOut" path="/auth/sign-out-person" color="error" />;

/** Sends again what invitations wait for somebody. */
export const ResendInvitation = () => <PersonByEmail act="resend" path="/operator/invitations/resend" />;

/** What is done for, or to, the person who has an address. */
function PersonByEmail({ act, path, color }: Act) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call<Answer>(path, { method: 'POST', body: { email: email.trim() } }),
    onSuccess: () => setEmail(''),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Panel title={t(`operator.${act}.title`)}>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" color="text.secondary">
          {t(`operator.${act}.text`)}
        </Typography>
        <Box sx={fieldAndButton}>
          <EmailField value={email} onChange={setEmail} />
          <Button type="submit" variant="outlined" color={color} disabled={isPending || !email.trim()}>
            {t(`operator.${act}.act`)}
          </Button>
        </Box>
        {error && <Failed act={act} email={email} error={error} />}
        {data && !isPending && <Done {...data} act={act} />}
      </Box>
    </Panel>
  );
}

function EmailField({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useTranslate();
  return (
    <TextField
      size="small"
      type="email"
      required
      label={t('operator.email')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: '100%', sm: 320 } }}
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}

function Failed({ act, email, error }: { act: Act['act']; email: string; error: Error }) {
  const t = useTranslate();
  const isUnknown = error instanceof ApiError && error.status === 404;
  return <Alert severity="error">{isUnknown ? t(`operator.${act}.none`, { email }) : error.message}</Alert>;
}

/** Also what the mail server said, where it did not take the letter. */
function Done({ act, email, problem }: Answer & Pick<Act, 'act'>) {
  const t = useTranslate();
  if (problem) return <Alert severity="warning">{t('operator.resend.problem', { email, problem })}</Alert>;
  return <Alert severity="success">{t(`operator.${act}.done`, { email })}</Alert>;
}
