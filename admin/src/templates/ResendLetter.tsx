import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../api/account';
import { inPath } from '../api/in-path';
import { call } from '../api/http';
import { useAction, useToast } from '../forms/useAction';
import { useGoOn } from '../forms/useGoOn';

/** Where one came from a letter that failed: what was mended is kept, and that letter leaves again, in one press. */
export function ResendLetter({ save }: { save: () => Promise<boolean> }) {
  const t = useTranslate();
  const toast = useToast();
  const goOn = useGoOn();
  const maySend = useMay('emails:send');
  const letter = useSearchParams()[0].get('resend');
  const { busy, act } = useAction();
  if (!letter || !maySend) return null;
  const mend = () =>
    void act(async () => {
      if (!(await save())) return;
      await call(`/emails/${inPath(letter)}/resend`, { method: 'POST', body: {} });
      toast(t('resources.emails.resent'));
      goOn(`/app/emails/${inPath(letter)}`);
    });
  return (
    <Button variant="contained" disabled={busy} onClick={mend}>
      {t('resources.emails.failure.saveAndSend')}
    </Button>
  );
}
