import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { identity } from '../api/identity';
import { afterSignIn, bridgeSession, whoAmI } from '../api/session';
import { Note } from './fields';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

type Problem = { kind: 'expired' | 'other' } | { kind: 'failed'; description: string };

/** `/auth/callback`: completes sign-in from a code or from the tokens behind the `#`, then goes where it should. */
export function AuthCallback() {
  const { t } = usePublicText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let left = false;
    const { search, hash } = window.location;
    completion(new URLSearchParams(search), new URLSearchParams(hash.slice(1)))
      .then((to) => !left && void navigate(to, { replace: true, state: { signedIn: true } }))
      .catch((reason: unknown) => !left && setProblem(reason instanceof Refused ? reason.problem : { kind: 'other' }));
    return () => {
      left = true;
    };
  }, [navigate]);

  useEffect(() => {
    if (!problem) return;
    const to = problem.kind === 'other' ? '/login' : '/register';
    const timer = setTimeout(() => void navigate(to), problem.kind === 'other' ? 1200 : 3000);
    return () => clearTimeout(timer);
  }, [navigate, problem]);

  return (
    <PublicPage title={t('login.title')} narrow>
      <div className="zk-card">
        {problem === null && <p role="status">{t('callback.busy')}</p>}
        {problem?.kind === 'failed' && (
          <Note kind="bad">{t('callback.failed', { description: problem.description })}</Note>
        )}
        {problem && problem.kind !== 'failed' && <Note kind="bad">{t(`callback.${problem.kind}`)}</Note>}
      </div>
    </PublicPage>
  );
}

class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** Makes the session and answers where to go. React runs effects twice in development: a code is used once. */
const once = new Map<string, Promise<string>>();
function completion(query: URLSearchParams, hash: URLSearchParams): Promise<string> {
  const key = `${query}#${hash}`;
  const running = once.get(key) ?? complete(query, hash);
  once.set(key, running);
  return running;
}

async function complete(query: URLSearchParams, hash: URLSearchParams): Promise<string> {
  const told = hash.has('error') ? hash : query;
  if (told.has('error') || told.has('error_code')) {
    const expired = told.get('error_code') === 'otp_expired' || told.get('error') === 'otp_expired';
    const description = told.get('error_description') ?? told.get('error') ?? '';
    throw new Refused(expired ? { kind: 'expired' } : { kind: 'failed', description });
  }
  const token = await sessionFrom(query.get('code'), hash);
  window.history.replaceState(null, '', window.location.pathname);
  await bridgeSession(token);
  return hash.get('type') === 'recovery' ? '/new-password' : afterSignIn(await whoAmI(), query.get('next'));
}

async function sessionFrom(code: string | null, hash: URLSearchParams): Promise<string> {
  const { data, error } = code
    ? await identity.exchangeCodeForSession(code)
    : await identity.setSession({
        access_token: hash.get('access_token') ?? '',
        refresh_token: hash.get('refresh_token') ?? '',
      });
  if (error) throw error;
  if (!data.session) throw new Error('The identity provider gave no session.');
  return data.session.access_token;
}
