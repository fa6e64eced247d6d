import { Global, Injectable, Logger, Module } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/index.js';
import { LocalCount } from './local-count.js';

/** So many attempts by one key in any stretch of so many seconds, however many processes serve them. */
export interface RateLimit {
  /** Seconds to wait before the next attempt; 0 when this one may be made, and then it counts. */
  take(key: string): Promise<number>;
  /** Takes the last attempt back: it turned out to be right. */
  giveBack(key: string): Promise<void>;
}

/**
 * Limits that all processes share: the attempts are counted in the database. While it cannot be asked, each process counts
 * by itself and says so in the log: nobody is locked out, and no gate stands open. Keys are kept as hashes, since they may
 * be people's addresses.
 */
@Injectable()
export class RateLimits {
  private readonly log = new Logger('RateLimits');
  private isAlone = false;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** `name` is what is limited, and belongs to this limit alone. Take no attempt within a transaction: it counts though that fails. */
  of(name: string, most: number, windowSeconds: number): RateLimit {
    const local = new LocalCount(most, windowSeconds);
    return {
      take: (key) =>
        this.shared(
          () => this.take(hashOf(name, key), most, windowSeconds),
          () => local.take(key, this.clock.now()),
        ),
      giveBack: (key) =>
        this.shared(
          () => this.db.query(GIVE_BACK, [hashOf(name, key)]),
          () => local.giveBack(key),
        ),
    };
  }

  /** Removes what no limit counts any more. */
  async forgetOld(): Promise<void> {
    await this.db.query('DELETE FROM rate_limit WHERE ends_at <= $1', [this.clock.now()]);
  }

  private async take(key: Buffer, most: number, windowSeconds: number): Promise<number> {
    const [answer] = await this.db.query<{ waitSeconds: number }[]>(TAKE, [key, this.clock.now(), windowSeconds, most]);
    // No row: others used it up between the two looks of this statement.
    return answer?.waitSeconds ?? windowSeconds;
  }

  private async shared<T>(together: () => Promise<T>, alone: () => T): Promise<T> {
    try {
      const answer = await together();
      this.isAlone = false;
      return answer;
    } catch (cause) {
      if (!this.isAlone) this.log.error(`${ALONE} ${String(cause)}`);
      this.isAlone = true;
      return alone();
    }
  }
}

const ALONE = 'Attempts cannot be counted in the database: this process counts by itself until they can.';

const hashOf = (name: string, key: string): Buffer => createHash('sha256').update(`${name}\n${key}`).digest();

/** One row for a key, with its attempts of the last window, the oldest first. A refused attempt is not kept. */
const TAKE = `
WITH taken AS (
  INSERT INTO rate_limit AS kept (key, attempts, ends_at)
  VALUES ($1, ARRAY[$2::timestamptz], $2::timestamptz + $3 * interval '1 second')
  ON CONFLICT (key) DO UPDATE
     SET attempts = ARRAY(SELECT at FROM unnest(kept.attempts) at WHERE at > $2::timestamptz - $3 * interval '1 second')
                    || excluded.attempts,
         ends_at = excluded.ends_at
   WHERE (SELECT count(*) FROM unnest(kept.attempts) at WHERE at > $2::timestamptz - $3 * interval '1 second') < $4
  RETURNING 0 AS wait
)
SELECT wait AS "waitSeconds" FROM taken
UNION ALL
SELECT greatest(1, ceil(extract(epoch FROM min(at) + $3 * interval '1 second' - $2::timestamptz)))::integer
  FROM rate_limit kept, unnest(kept.attempts) at
 WHERE key = $1 AND at > $2::timestamptz - $3 * interval '1 second' AND NOT EXISTS (SELECT FROM taken)
HAVING count(*) > 0`;

const GIVE_BACK = `UPDATE rate_limit SET attempts = trim_array(attempts, 1) WHERE key = $1 AND cardinality(attempts) > 0`;

@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
