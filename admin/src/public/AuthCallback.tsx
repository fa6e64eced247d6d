import { isAuthError, isAuthRetryableFetchError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/http';
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

/** What came with the address: once there is a session, the address is without it. */
interface Brought {
  query: URLSearchParams;
  hash: URLSearchParams;
}

/**
 * `/auth/callback`: completes sign-in from a code or from the tokens behind the `#`, then goes where it should. The link of
 * a letter waits for a press: programs that look at letters open their links too, and must use nothing up. Where nobody
 * answers just now, nothing is lost: the page stays, and can be pressed again.
 */
export function AuthCallback() {
  const { t } = usePublicText();
  const [brought] = useState(whatIsBrought);
  const proof = PROOFS.find((one) => one === (brought.query.has('token_hash') && brought.query.get('type')));
  const { state, begin } = useCompletion(brought, !proof);
  const isUnavailable = state === 'unavailable';
  useWayOut(state);
  return (
    <PublicPage title={t('login.title')} narrow>
      <div className="zk-card">
        {proof && (state === 'waits' || isUnavailable) && (
          <Press proof={proof} isUnavailable={isUnavailable} onPress={begin} />
        )}
        {!proof && isUnavailable && <TryAgain onPress={begin} />}
        {state === 'busy' && <p role="status">{t('callback.busy')}</p>}
        {typeof state === 'object' && <WhatIsWrong problem={state} />}
      </div>
    </PublicPage>
  );
}

type State = 'waits' | 'busy' | 'unavailable' | Problem;

/** Completes the sign-in, at once or when it is told to begin, and goes on; answers how far it came. */
function useCompletion(brought: Brought, atOnce: boolean): { state: State; begin: () => void } {
  const navigate = useNavigate();
  const [state, setState] = useState<State>(atOnce ? 'busy' : 'waits');
  const isBusy = state === 'busy';
  useEffect(() => {
    if (!isBusy) return;
    let left = false;
    completion(brought)
      .then((to) => {
        tellSignedIn();
        if (!left) void navigate(to, { replace: true });
      })
      .catch((reason: unknown) => !left && setState(stateAfter(reason)));
    return () => {
      left = true;
    };
  }, [navigate, brought, isBusy]);
  return { state, begin: () => setState('busy') };
}

function stateAfter(reason: unknown): State {
  if (reason instanceof Refused) return reason.problem;
  return isNoAnswer(reason) ? 'unavailable' : { kind: 'other' };
}

/** Whether the identity service or the server gave no answer, or one that says that it cannot answer now, or not yet. */
function isNoAnswer(reason: unknown): boolean {
  if (reason instanceof ApiError) return reason.status === 0 || reason.status === 429 || reason.status >= 500;
  return isAuthRetryableFetchError(reason) || (isAuthError(reason) && reason.status === 429);
}

/** Leads to where one can begin again, when there was time to read why. */
function useWayOut(state: State): void {
  useEffect(() => {
    if (typeof state !== 'object') return;
    const to = { expired: '/register', failed: '/register', used: '/forgot-password', other: '/login' }[state.kind];
    const timer = setTimeout(() => window.location.assign(to), state.kind === 'other' ? 1200 : 3000);
    return () => clearTimeout(timer);
  }, [state]);
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

interface PressProps {
  proof: Proof;
  /** Whether it was pressed, and nobody answered. */
  isUnavailable: boolean;
  onPress: () => void;
}

function Press({ proof, isUnavailable, onPress }: PressProps) {
  const { t } = usePublicText();
  return (
    <>
      <h1>{t(`callback.${proof}.title`)}</h1>
      <p className="zk-soft">{t(`callback.${proof}.text`)}</p>
      {isUnavailable && <Note kind="bad">{t('callback.unavailable')}</Note>}
      <div className="zk-actions">
        <Button autoFocus={isUnavailable} onClick={onPress}>
          {t(`callback.${proof}.button`)}
        </Button>
      </div>
    </>
  );
}

function TryAgain({ onPress }: { onPress: () => void }) {
  const { t } = usePublicText();
  return (
    <>
      <Note kind="bad">{t('callback.unavailable')}</Note>
      <div className="zk-actions">
        <Button autoFocus onClick={onPress}>
          {t('callback.again')}
        </Button>
      </div>
    </>
  );
}

function whatIsBrought(): Brought {
  const { search, hash } = window.location;
  return { query: new URLSearchParams(search), hash: new URLSearchParams(hash.slice(1)) };
}

class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** Makes the session and answers where to go. */
async function completion({ query, hash }: Brought): Promise<string> {
  const told = hash.has('error') ? hash : query;
  if (told.has('error') || told.has('error_code')) {
    const expired = told.get('error_code') === 'otp_expired' || told.get('error') === 'otp_expired';
    return goOn(new Refused(expired ? { kind: 'expired' } : failureIn(told)), query);
  }
  return sessionOnce(query, hash).then(
    (token) => enter(token, query, hash),
    (reason) => goOn(reason, query),
  );
}

/** The session of a code, which is used once: React runs effects twice in development. A try that failed is forgotten. */
const sessions = new Map<string, Promise<string>>();
function sessionOnce(query: URLSearchParams, hash: URLSearchParams): Promise<string> {
  const key = `${query}#${hash}`;
  const session = sessions.get(key) ?? sessionFrom(query, hash);
  sessions.set(key, session);
  session.catch(() => sessions.delete(key));
  return session;
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
  if (error && isNoAnswer(error)) throw error;
  if (error) throw new Refused({ kind: 'failed', description: error.message });
  if (!data.session) throw new Error('The identity provider gave no session.');
  return data.session.access_token;
}
