import type { RequestHandler } from 'express';
import { HERE, hereOptions, sessionCookie } from '../auth/index.js';
import type { Config } from '../platform/config/index.js';
import { asOneRequest } from '../platform/database/index.js';

/** Says that this browser wrote something a moment ago. */
const WROTE = 'zikaron_wrote';
/** Longer than a replica may be behind while it serves. */
const FRESH_MS = 10_000;

/**
 * Begins each request's work, and says whether its lists may be some seconds old: those of a browser that keeps a session
 * and has sent nothing but questions lately. A cookie says so, whichever process was written to; programs keep none, and
 * always read what they wrote. Without a replica nothing of this is done.
 */
export function asRequests({ DATABASE_REPLICA_URL, PUBLIC_URL }: Config): RequestHandler {
  if (!DATABASE_REPLICA_URL) return (_request, _response, next) => asOneRequest(next);
  const options = { ...hereOptions(sessionCookie(PUBLIC_URL)), maxAge: FRESH_MS };
  return ({ method, cookies }, response, next) => {
    const asks = method === 'GET';
    if (!asks) response.cookie(WROTE, '1', options);
    const kept = (cookies ?? {}) as Record<string, unknown>;
    asOneRequest(next, asks && HERE in kept && !(WROTE in kept));
  };
}
