import type { CookieOptions } from 'express';
import { SESSION_HOURS } from './web-sessions.service.js';

/**
 * The session cookie of a site: out of reach of scripts, not sent with other sites' requests, and over https alone where
 * the site has it (`__Host-` makes browsers insist on that).
 */
export function sessionCookie(publicUrl: string): { name: string; options: CookieOptions } {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-zikaron' : 'zikaron',
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_HOURS * 3_600_000 },
  };
}
