import type { Request, RequestHandler } from 'express';
import { TooMany } from '../platform/http/index.js';
import type { RateLimit, RateLimits } from '../platform/rate-limits/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Attempts by one network address at one account, and by one network address at all. */
interface Pair {
  readonly account: RateLimit;
  readonly address: RateLimit;
}

/**
 * Slows down guessing of passwords and codes, and flooding of mailboxes, at the embedded identity provider, which has no
 * limits of its own. A password that was right does not count.
 */
export function identityLimits(limits: RateLimits): RequestHandler {
  const pair = (name: string, perAccount: number, perAddress: number, windowSeconds: number): Pair => ({
    account: limits.of(`${name}, account`, perAccount, windowSeconds),
    address: limits.of(`${name}, address`, perAddress, windowSeconds),
  });
  const letters = pair('sign-in letters', 5, 60, HOUR);
  const byPath: Record<string, Pair> = {
    '/token': pair('passwords', 10, 100, 15 * MINUTE),
    '/verify': pair('codes', 10, 100, 15 * MINUTE),
    '/signup': pair('registrations', 5, 60, HOUR),
    '/recover': letters,
    '/otp': letters,
    '/resend': letters,
  };

  return (request, response, next) => {
    const limit = byPath[request.path.replace(/\/+$/, '')];
    if (request.method !== 'POST' || !limit || request.query.grant_type === 'refresh_token') return next();
    const [account, address] = keysOf(request);
    if (limit === byPath['/token']) {
      response.on('finish', () => {
        if (response.statusCode === 200)
          void Promise.all([limit.account.giveBack(account), limit.address.giveBack(address)]);
      });
    }
    take(limit, account, address).then(
      (waitSeconds) => next(waitSeconds > 0 ? new TooMany(waitSeconds) : undefined),
      next,
    );
  };
}

const take = async (limit: Pair, account: string, address: string): Promise<number> =>
  (await limit.account.take(account)) || (await limit.address.take(address));

function keysOf({ ip = '', body }: Request): [account: string, address: string] {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  const account = typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
  return [`${ip} ${account}`, ip];
}
