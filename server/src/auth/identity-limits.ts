import type { Request, RequestHandler } from 'express';
import { TooMany } from '../platform/http/index.js';
import { networkOf, type RateLimit, type RateLimits } from '../platform/rate-limits/index.js';
import { withoutLastSlashes } from './provider/protocol.js';
import type { KnownDevices } from './provider/known-devices.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one kind of attempt is held by. */
interface Limits {
  /** Attempts by one network address at one account, and by one network address at all. */
  readonly pair: RateLimit;
  readonly address: RateLimit;
  /** Attempts at one account from wherever: the more there were, the longer the wait. */
  readonly account: readonly RateLimit[];
}

/**
 * Slows down guessing of passwords and codes, and flooding of mailboxes, at the embedded identity provider, which has no
 * limits of its own. A password or a proof that was right does not count, and a browser that has signed in to an account before is not
 * kept out by guesses from elsewhere.
 */
export function identityLimits(limits: RateLimits, devices: KnownDevices): RequestHandler {
  const byPath = limitsByPath(limits);
  return (request, response, next) => {
    const kinds = byPath[withoutLastSlashes(request.path)];
    if (request.method !== 'POST' || !kinds || request.query.grant_type === 'refresh_token') return next();
    const holds = holdsOn(request, kinds, devices);
    if (kinds === byPath['/token'] || kinds === byPath['/verify']) {
      response.on('finish', () => {
        if (response.statusCode === 200) void Promise.all(holds.map(([limit, key]) => limit.giveBack(key)));
      });
    }
    take(holds).then((waitSeconds) => next(waitSeconds > 0 ? new TooMany(waitSeconds) : undefined), next);
  };
}

function limitsByPath(limits: RateLimits): Record<string, Limits> {
  const kind = (name: string, perPair: number, perAddress: number, windowSeconds: number): Limits => ({
    pair: limits.of(`${name}, account`, perPair, windowSeconds),
    address: limits.of(`${name}, address`, perAddress, windowSeconds),
    account: [
      limits.of(`${name}, account everywhere`, 2 * perPair, windowSeconds),
      limits.of(`${name}, account everywhere, hours`, 4 * perPair, Math.max(3 * HOUR, 2 * windowSeconds)),
      limits.of(`${name}, account everywhere, a day`, 8 * perPair, DAY),
    ],
  });
  const letters = kind('sign-in letters', 5, 60, HOUR);
  return {
    '/token': kind('passwords', 10, 100, 15 * MINUTE),
    '/verify': kind('codes', 10, 100, 15 * MINUTE),
    '/signup': kind('registrations', 5, 60, HOUR),
    '/recover': letters,
    '/otp': letters,
    '/magiclink': letters,
    '/resend': letters,
  };
}

type Hold = readonly [limit: RateLimit, key: string];

async function take(holds: readonly Hold[]): Promise<number> {
  for (const [limit, key] of holds) {
    const waitSeconds = await limit.take(key);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}

function holdsOn(request: Request, { pair, address, account }: Limits, devices: KnownDevices): Hold[] {
  const ip = networkOf(request.ip ?? '');
  const email = emailIn(request);
  const device = email ? devices.of(request, email) : null;
  if (device) return [[pair, `device ${device}`]];
  const everywhere = email ? account.map((limit): Hold => [limit, email]) : [];
  return [[pair, `${ip} ${email}`], [address, ip], ...everywhere];
}

function emailIn({ body }: Request): string {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
