import type { RequestHandler } from 'express';
import type { Clock } from '../platform/clock/index.js';
import { RateLimit, TooMany } from '../platform/http/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Attempts by one network address at one account, and by one network address at all. */
const limits = (perAccount: number, perAddress: number, windowSeconds: number) => ({
  account: new RateLimit(perAccount, windowSeconds),
  address: new RateLimit(perAddress, windowSeconds),
});

/**
 * Slows down guessing of passwords and codes, and flooding of mailboxes, at the embedded identity provider, which has no
 * limits of its own. A password that was right does not count.
 */
export function identityLimits(clock: Clock): RequestHandler {
  const letters = limits(5, 60, HOUR);
  const byPath: Record<string, ReturnType<typeof limits>> = {
    '/token': limits(10, 100, 15 * MINUTE),
    '/verify': limits(10, 100, 15 * MINUTE),
    '/signup': limits(5, 60, HOUR),
    '/recover': letters,
    '/otp': letters,
    '/resend': letters,
  };

  return (request, response, next) => {
    const limit = byPath[request.path.replace(/\/+$/, '')];
    if (request.method !== 'POST' || !limit || request.query.grant_type === 'refresh_token') return next();
    const [address, now] = [request.ip ?? '', clock.now()];
    const account = `${address} ${accountOf(request.body)}`;
    const waitSeconds = limit.account.take(account, now) || limit.address.take(address, now);
    if (waitSeconds > 0) return next(new TooMany(waitSeconds));
    if (limit === byPath['/token']) {
      response.on('finish', () => {
        if (response.statusCode !== 200) return;
        limit.account.giveBack(account);
        limit.address.giveBack(address);
      });
    }
    next();
  };
}

function accountOf(body: unknown): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
