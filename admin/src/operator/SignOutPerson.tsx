import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../api/http';
import { Panel } from '../data-quality/Panel';

/** Ends every session of somebody. Whether there is such a person is not said. */
export function SignOutPerson() {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (person: { email: string }) =>
      call<{ email: string }>('/auth/sign-out-person', { method: 'POST', body: person }),
    onSuccess: () => setEmail(''),
  });
  return (
    <Panel title={t('operator.signOut.title')}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ email: email.trim() });
        }}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <Typography variant="body2" color="text.secondary">
          {t('operator.signOut.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <TextField
            size="small"
            type="email"
            required
            label={t('operator.signOut.email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            sx={{ width: { xs: '100%', sm: 320 } }}
            slotProps={{ htmlInput: { dir: 'ltr' } }}
          />
          <Button type="submit" variant="outlined" color="error" disabled={isPending || !email.trim()}>
            {t('operator.signOut.end')}
          </Button>
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && !isPending && <Alert severity="success">{t('operator.signOut.done', { email: data.email })}</Alert>}
      </Box>
    </Panel>
  );
}
