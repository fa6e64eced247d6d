import type { CookieOptions } from 'express';
import { DAY_MS, HOUR_MS } from '../calendar/index.js';
import { SESSION_HOURS } from './web-sessions.service.js';

/**
 * The session cookie of a site: out of reach of scripts, not sent with other sites' requests, and over https alone where
 * the site has it (`__Host-` makes browsers insist on that).
 */
export function sessionCookie(publicUrl: string): { name: string; options: CookieOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-zikaron' : 'zikaron',
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_HOURS * HOUR_MS },
  };
}

/** Says that this browser keeps a session, and nothing else; it proves nothing. The proxy (docker/nginx.conf) reads it too. */
export const HERE = 'zikaron_here';

/** The session's, but for its life: a browser goes on refreshing its tokens when the cookie of the session has run out. */
export const hereOptions = ({ options }: ReturnType<typeof sessionCookie>): CookieOptions => ({
  ...options,
  maxAge: 365 * DAY_MS,
});
