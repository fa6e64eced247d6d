import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { reasonOf } from '../api/http';
import { identityClient } from '../api/identity';
import { bridgeAgain, signOut } from '../api/session';
import { SESSION_KEY } from '../api/stored-session';
import { HouseBar } from './HouseBar';

export type Answer = (signedIn: boolean) => void;

/** Asks for the password. */
export default function PasswordDialog({ email, onDone }: { email: string; onDone: Answer }) {
  const t = useTranslate();
  const password = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useSignedInElsewhere(onDone);
  const signIn = useSignIn({ setBusy, setFailure, email, password, onDone });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again" slotProps={{ backdrop: { sx: covered } }}>
      <HouseBar />
      <form onSubmit={(event) => void signIn(event)}>
        <DialogTitle id="sign-in-again" sx={{ typography: 'h2' }}>
          {t('signInAgain.title')}
        </DialogTitle>
        <DialogContent>
          <Fields failure={failure} email={email} password={password} />
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('signInAgain.goOn')}
          </Button>
          <Button onClick={() => void giveUp()}>{t('signInAgain.giveUp')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

async function giveUp(): Promise<void> {
  await signOut();
  window.location.assign('/');
}

/** Hears that somebody signed in in another window. */
function useSignedInElsewhere(onDone: Answer) {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) onDone(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  });
}

interface SignInNeeds {
  setBusy: (next: boolean) => void;
  setFailure: (next: string | null) => void;
  email: string;
  password: RefObject<HTMLInputElement | null>;
  onDone: Answer;
}

function useSignIn({ setBusy, setFailure, email, password, onDone }: SignInNeeds) {
  const t = useTranslate();
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const typed = { email, password: password.current?.value ?? '' };
      const { data, error } = await (await identityClient()).signInWithPassword(typed);
      if (error) throw error;
      await bridgeAgain(data.session.access_token);
      onDone(true);
    } catch (reason) {
      setFailure(reasonOf(reason, t('signInAgain.failed')));
      setBusy(false);
    }
  };
  return signIn;
}

interface FieldsProps {
  failure: string | null;
  email: string;
  password: RefObject<HTMLInputElement | null>;
}

function Fields({ failure, email, password }: FieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('signInAgain.text')}</Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <TextField
        label={t('ra.auth.email')}
        value={email}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', autoComplete: 'username' } }}
      />
      <TextField
        label={t('ra.auth.password')}
        type="password"
        inputRef={password}
        autoFocus
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'current-password', required: true } }}
      />
      <a href="/login?again=1" target="_blank" rel="noopener">
        {t('signInAgain.otherwise')}
      </a>
    </>
  );
}

const covered = { bgcolor: 'background.default' } as const;
