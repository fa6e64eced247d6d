import { Injectable } from '@nestjs/common';
import type { crashReport, OperatorOverview } from '@zikaron/contract';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { VERSION } from '../platform/config/index.js';
import { TooMany } from '../platform/http/index.js';
import { withoutPersonalData } from '../platform/logging/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';

type Report = z.output<typeof crashReport>;

const MOST_KEPT = 200;
const KEPT_DAYS = 90;

/**
 * What crashed on people's screens, kept where no error-reporting service is set, for whoever runs the installation. Anybody
 * may tell of one, so little is believed and little kept: the kind of error and the places in the program, counted.
 */
@Injectable()
export class Crashes {
  private readonly reports: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.reports = limits.of('reports of crashes', 20, 600);
  }

  /** @throws TooMany */
  async keep({ message, stack }: Report, address: string): Promise<void> {
    const wait = await this.reports.take(address);
    if (wait > 0) throw new TooMany(wait);
    const [words, places] = [withoutValues(message), placesIn(stack)];
    const fingerprint = createHash('sha256').update([VERSION, words, places].join('\n')).digest();
    await this.db.query(KEEP, [fingerprint, words, places, VERSION, this.clock.now()]);
    await this.forgetOld();
  }

  /** The latest first. */
  async latest(): Promise<OperatorOverview['crashes']> {
    return this.db.query(
      `SELECT message, stack, version, times, first_at AS "firstAt", last_at AS "latest"
         FROM crash ORDER BY last_at DESC LIMIT 20`,
    );
  }

  /** Keeps the 200 latest of the last 90 days. */
  async forgetOld(): Promise<void> {
    await this.db.query(
      `DELETE FROM crash WHERE last_at < $1::timestamptz - make_interval(days => $2)
          OR fingerprint IN (SELECT fingerprint FROM crash ORDER BY last_at DESC, fingerprint OFFSET $3)`,
      [this.clock.now(), KEPT_DAYS, MOST_KEPT],
    );
  }
}

const KEEP = `
INSERT INTO crash AS kept (fingerprint, message, stack, version, times, first_at, last_at)
VALUES ($1, $2, $3, $4, 1, $5, $5)
ON CONFLICT (fingerprint) DO UPDATE SET times = kept.times + 1, last_at = excluded.last_at`;

/** The words of an error without what it quotes, which may be what a person typed. */
const withoutValues = (message: string): string =>
  withoutPersonalData(message)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '…')
    .replace(/\s+/g, ' ')
    .trim();

/** The lines of a stack that name a place in the program, as `file:line:column`; the rest may repeat the message. */
const placesIn = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => /([\w.-]+\.(?:m?js|tsx?):\d+:\d+)\)?\s*$/.exec(line)?.[1])
    .filter(Boolean)
    .slice(0, 30)
    .join('\n');
