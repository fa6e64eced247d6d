import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { accessToken } from '../api/identity';
import { identity } from '../api/identity-client';
import '../api/asks-factor';
import { afterSignIn, bridgeSession, whoAmI } from '../api/session';
import { Button, Note } from './fields';
import { tellSignedIn } from './just-signed-in';
import { PublicPage } from './PublicPage';
import { usePublicText } from './text';

/** What a letter's link proves, by the words of the protocol. */
const PROOFS = ['signup', 'recovery', 'magiclink', 'email_change'] as const;
type Proof = (typeof PROOFS)[number];

/** Refusals that have words of ours, by their codes in the protocol. */
const REASONS = ['access_denied', 'oauth_provider_not_supported', 'bad_oauth_state', 'bad_oauth_callback'] as const;
type Reason = (typeof REASONS)[number];

type Problem = { kind: 'expired' | 'used' | 'other' } | { kind: 'failed'; description: string; reason?: Reason };

/**
 * `/auth/callback`: completes sign-in from a code or from the tokens behind the `#`, then goes where it should. The link of
 * a letter waits for a press: programs that look at letters open their links too, and must use nothing up.
 */
export function AuthCallback() {
  const { t } = usePublicText();
  const [pressed, setPressed] = useState(false);
  const asked = PROOFS.find((one) => one === askedProof()?.get('type'));
  const waitsForPress = asked !== undefined && !pressed;
  const problem = useCompletion(!waitsForPress);
  useWayOut(problem);
  return (
    <PublicPage title={t('login.title')} narrow>
      <div className="zk-card">
        {waitsForPress && <Press proof={asked} onPress={() => setPressed(true)} />}
        {!problem && !waitsForPress && <p role="status">{t('callback.busy')}</p>}
        {problem && <WhatIsWrong problem={problem} />}
      </div>
    </PublicPage>
  );
}

/** Completes the sign-in once it is `ready`, and goes on; answers why it could not. */
function useCompletion(ready: boolean): Problem | null {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (!ready) return;
    let left = false;
    const { search, hash } = window.location;
    completion(new URLSearchParams(search), new URLSearchParams(hash.slice(1)))
      .then((to) => {
        tellSignedIn();
        if (!left) void navigate(to, { replace: true });
      })
      .catch((reason: unknown) => !left && setProblem(reason instanceof Refused ? reason.problem : { kind: 'other' }));
    return () => {
      left = true;
    };
  }, [navigate, ready]);
  return problem;
}

/** Leads to where one can begin again, when there was time to read why. */
function useWayOut(problem: Problem | null): void {
  useEffect(() => {
    if (!problem) return;
    const to = { expired: '/register', failed: '/register', used: '/forgot-password', other: '/login' }[problem.kind];
    const timer = setTimeout(() => window.location.assign(to), problem.kind === 'other' ? 1200 : 3000);
    return () => clearTimeout(timer);
  }, [problem]);
}

function WhatIsWrong({ problem }: { problem: Problem }) {
  const { t } = usePublicText();
  const text =
    problem.kind === 'failed'
      ? t('callback.failed', {
          description: problem.reason ? t(`callback.reasons.${problem.reason}`) : problem.description,
        })
      : t(`callback.${problem.kind}`);
  return (
    <>
      <Note kind="bad">{text}</Note>
      {problem.kind === 'expired' && <p>{t('callback.confirmed')}</p>}
      {(problem.kind === 'expired' || problem.kind === 'failed') && (
        <div className="zk-actions">
          <Link className="zk-button" to="/login">
            {t('login.submit')}
          </Link>
          <Link className="zk-button zk-quiet" to="/register">
            {t('login.register')}
          </Link>
        </div>
      )}
    </>
  );
}

function Press({ proof, onPress }: { proof: Proof; onPress: () => void }) {
  const { t } = usePublicText();
  return (
    <>
      <h1>{t(`callback.${proof}.title`)}</h1>
      <p className="zk-soft">{t(`callback.${proof}.text`)}</p>
      <div className="zk-actions">
        <Button onClick={onPress}>{t(`callback.${proof}.button`)}</Button>
      </div>
    </>
  );
}

/** The proof that the link of a letter carries; null on every other way here. */
function askedProof(): URLSearchParams | null {
  const query = new URLSearchParams(window.location.search);
  return query.get('token_hash') ? query : null;
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
    return goOn(new Refused(expired ? { kind: 'expired' } : failureIn(told)), query);
  }
  return sessionFrom(query, hash).then(
    (token) => enter(token, query, hash),
    (reason) => goOn(reason, query),
  );
}

async function enter(token: string, query: URLSearchParams, hash: URLSearchParams): Promise<string> {
  window.history.replaceState(null, '', window.location.pathname);
  await bridgeSession(token);
  const type = query.get('type') ?? hash.get('type');
  return type === 'recovery' ? '/new-password' : afterSignIn(await whoAmI(), query.get('next'));
}

/** A link that was pressed before, in this browser, leads on: its first press signed in. @throws the reason for all else */
async function goOn(reason: unknown, query: URLSearchParams): Promise<string> {
  const isExpired = reason instanceof Refused && reason.problem.kind === 'expired';
  if (!isExpired || !(await accessToken())) throw reason;
  return afterSignIn(await whoAmI(), query.get('next'));
}

/** What the identity service says comes first; where it says nothing, or we know its code, the words are ours. */
function failureIn(told: URLSearchParams): Problem {
  const [code, said, error] = ['error_code', 'error_description', 'error'].map((name) => told.get(name));
  const reason = REASONS.find((one) => one === (code ?? (said ? null : error)));
  return { kind: 'failed', description: said ?? error ?? '', ...(reason && { reason }) };
}

async function sessionFrom(query: URLSearchParams, hash: URLSearchParams): Promise<string> {
  const [code, proof] = [query.get('code'), query.get('token_hash')];
  if (proof) return sessionByProof(proof, query.get('type') as Proof);
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

async function sessionByProof(token_hash: string, type: Proof): Promise<string> {
  const { data, error } = await identity.verifyOtp({ token_hash, type });
  if (error?.code === 'otp_expired') throw new Refused({ kind: type === 'recovery' ? 'used' : 'expired' });
  if (error) throw new Refused({ kind: 'failed', description: error.message });
  if (!data.session) throw new Error('The identity provider gave no session.');
  return data.session.access_token;
}
