import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SENDING_RULES, type SendingRules } from './sending-rules.js';

/** A turn comes at the latest this much before its exact time, so that small batches need not wait, in milliseconds. */
const BURST_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Gives every letter its turn, so that neither an organization nor a receiving domain gets more than its letters a
 * minute from all workers together (plus a burst of ten seconds' worth). Counted in the database, a batch at a time.
 */
@Injectable()
export class Rates {
  private readonly perMinute: SendingRules['perMinute'];

  constructor(
    private readonly db: DataSource,
    @Inject(SENDING_RULES) { perMinute }: Pick<SendingRules, 'perMinute'>,
  ) {
    this.perMinute = perMinute;
  }

  /** Takes the next turn for a letter to each of these domains. @returns how long each waits, in milliseconds; 0 means now */
  async takeTurns(organization: string, domains: readonly string[], now: Date): Promise<number[]> {
    if (domains.length === 0) return [];
    const whose = domains.map((domain) => [`organization ${organization}`, `domain ${domain.toLowerCase()}`]);
    const count = new Map<string, number>();
    for (const key of whose.flat()) count.set(key, (count.get(key) ?? 0) + 1);
    // In one order, so that two workers that want the same turns wait for each other in it.
    const keys = [...count.keys()].sort();
    const costs = keys.map((key) => (count.get(key) ?? 0) * this.interval(key));
    const taken: { key: string; begins: Date }[] = await this.db.query(TAKE, [keys, costs, now]);
    const next = new Map(taken.map(({ key, begins }) => [key, begins.getTime()]));
    return whose.map((both) =>
      Math.max(
        ...both.map((key) => {
          const turn = next.get(key) ?? now.getTime();
          next.set(key, turn + this.interval(key));
          return Math.max(0, turn - now.getTime() - BURST_MS);
        }),
      ),
    );
  }

  /** Forgets what is long paid for. */
  async forgetOld(now: Date): Promise<void> {
    await this.db.query('DELETE FROM sending_turn WHERE paid_until <= $1', [now]);
  }

  private interval(key: string): number {
    return MINUTE_MS / (key.startsWith('organization ') ? this.perMinute.organization : this.perMinute.domain);
  }
}

/** $2: what the turns of each key cost, in milliseconds. `begins`: when the first of them is. */
const TAKE = `
INSERT INTO sending_turn AS turn (key, paid_until)
SELECT key, $3::timestamptz + cost * interval '1 millisecond' FROM unnest($1::text[], $2::float8[]) AS wanted (key, cost)
ON CONFLICT (key) DO UPDATE
   SET paid_until = greatest(turn.paid_until, $3::timestamptz) + (excluded.paid_until - $3::timestamptz)
RETURNING key, paid_until - (SELECT cost FROM unnest($1::text[], $2::float8[]) AS wanted (of, cost) WHERE of = turn.key)
                             * interval '1 millisecond' AS begins`;
