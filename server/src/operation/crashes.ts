import { HttpException, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { crashReport, OperatorOverview } from '@zikaron/contract';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Clock } from '../platform/clock/index.js';
import { VERSION } from '../platform/config/index.js';
import { hearErrors } from '../platform/error-reports/index.js';
import { Refusal, TooMany } from '../platform/http/index.js';
import { withoutPersonalData } from '../platform/logging/index.js';
import { networkOf, RateLimits, type RateLimit } from '../platform/rate-limits/index.js';

type Report = z.output<typeof crashReport>;

const MOST_KEPT = 200;
const KEPT_DAYS = 90;
const MOST_SAID = 500;
/** A file's name with its line and column; what stands before it in its line is not read. */
const LONGEST_PLACE = 200;

type Origin = OperatorOverview['crashes'][number]['origin'];

interface Kind {
  readonly fingerprint: Buffer;
  readonly origin: Origin;
  readonly message: string;
  readonly stack: string;
}

/**
 * What crashed on people's screens and in the house itself, kept where no error-reporting service is set, for whoever runs the
 * installation. Of each little is kept: the kind of error and the places in the program, counted. Anybody may tell of a page.
 */
@Injectable()
export class Crashes implements OnModuleInit, OnModuleDestroy {
  private readonly reports: RateLimit;
  /** Our own that are not yet written, by kind: a storm of one failure is one statement at a time. */
  private readonly ours = new Map<string, { readonly kind: Kind; times: number }>();
  private writing: Promise<void> | null = null;
  private stopHearing = (): void => undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.reports = limits.of('reports of crashes', 20, 600);
  }

  onModuleInit(): void {
    this.stopHearing = hearErrors((error) => this.keepOurs(error));
  }

  async onModuleDestroy(): Promise<void> {
    this.stopHearing();
    await this.written();
  }

  /** @throws TooMany */
  async keep({ message, stack }: Report, address: string): Promise<void> {
    const wait = await this.reports.take(networkOf(address));
    if (wait > 0) throw new TooMany(wait);
    await this.count(kindOf('page', message, stack), 1);
  }

  /** Once what was heard of our own failures is written down. */
  async written(): Promise<void> {
    await this.writing;
  }

  private keepOurs(error: Error): void {
    if (error instanceof Refusal || error instanceof HttpException) return;
    const kind = kindOf('server', `${error.name}: ${error.message}`, error.stack ?? '');
    const key = kind.fingerprint.toString('hex');
    this.ours.set(key, { kind, times: (this.ours.get(key)?.times ?? 0) + 1 });
    this.writing ??= this.writeOurs().finally(() => (this.writing = null));
  }

  /** What cannot be written, as when the database is away, stands in the log alone. */
  private async writeOurs(): Promise<void> {
    for (const [key, { kind, times }] of this.ours) {
      this.ours.delete(key);
      await this.count(kind, times).catch(() => undefined);
    }
  }

  private async count({ fingerprint, origin, message, stack }: Kind, times: number): Promise<void> {
    await this.db.query(KEEP, [fingerprint, message, stack, VERSION, this.clock.now(), origin, times]);
    await this.forgetOld();
  }

  /** The latest first. */
  async latest(): Promise<OperatorOverview['crashes']> {
    return this.db.query(
      `SELECT origin, message, stack, version, times, first_at AS "firstAt", last_at AS "latest"
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
INSERT INTO crash AS kept (fingerprint, message, stack, version, first_at, last_at, origin, times)
VALUES ($1, $2, $3, $4, $5, $5, $6, $7)
ON CONFLICT (fingerprint) DO UPDATE SET times = kept.times + excluded.times, last_at = excluded.last_at`;

function kindOf(origin: Origin, said: string, trace: string): Kind {
  const [message, stack] = [withoutValues(said).slice(0, MOST_SAID), placesIn(trace)];
  const fingerprint = createHash('sha256').update([VERSION, origin, message, stack].join('\n')).digest();
  return { fingerprint, origin, message, stack };
}

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
    .map((line) => /([\w.-]+\.(?:m?js|tsx?):\d+:\d+)\)?\s*$/.exec(line.slice(-LONGEST_PLACE))?.[1])
    .filter(Boolean)
    .slice(0, 30)
    .join('\n');
