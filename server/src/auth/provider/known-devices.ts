import type { CookieOptions, Request, Response } from 'express';
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS } from '../../calendar/index.js';
import { readToken, signToken } from '../../platform/signing/index.js';

const PURPOSE = 'device that has signed in';
const YEAR_MS = 365 * DAY_MS;
const BYTES = 16;

/**
 * Browsers in which somebody has signed in to an account before: guesses from elsewhere do not keep its owner out there
 * (device cookies, as OWASP describes them).
 */
export class KnownDevices {
  private readonly options: CookieOptions;

  constructor(
    private readonly secret: string,
    publicUrl: string,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/auth/v1', maxAge: YEAR_MS };
  }

  /** Which browser this is, when somebody has signed in to this account there; else null. */
  of(request: Request, email: string): string | null {
    const account = bytesOf(email);
    const token = (request.cookies as Record<string, unknown> | undefined)?.[nameFor(account)];
    const known = typeof token === 'string' ? readToken(this.secret, PURPOSE, token, [2 * BYTES]) : null;
    return known?.subarray(BYTES).equals(account) ? known.subarray(0, BYTES).toString('hex') : null;
  }

  remember(response: Response, email: string): void {
    const account = bytesOf(email);
    const token = signToken(this.secret, PURPOSE, Buffer.concat([randomBytes(BYTES), account]));
    response.cookie(nameFor(account), token, this.options);
  }
}

const bytesOf = (email: string): Buffer =>
  createHash('sha256').update(email.trim().toLowerCase()).digest().subarray(0, BYTES);

const nameFor = (account: Buffer): string => `zikaron-device-${account.subarray(0, 4).toString('hex')}`;
