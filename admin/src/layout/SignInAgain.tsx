import { lazy, useEffect, useState } from 'react';
import { asksForPassword } from '../api/sign-in-again';
import { Part } from '../crash/Part';
import type { Answer } from './PasswordDialog';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

/**
 * Asks for the password over the page when the session is lost: what was typed below stays. The page is covered, since
 * whoever comes by may be somebody else. Signing in in another window counts too.
 */
export function SignInAgain({ email }: { email: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    return asksForPassword(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, []);
  if (!answer) return null;
  const done = (signedIn: boolean) => {
    setAnswer(null);
    answer(signedIn);
  };
  return (
    <Part>
      <PasswordDialog email={email} onDone={done} />
    </Part>
  );
}
