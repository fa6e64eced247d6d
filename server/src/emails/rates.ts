import type { SendingRules } from './sending-rules.js';

/** A turn comes at the latest this much before its exact time, so that small batches need not wait, in milliseconds. */
const BURST_MS = 10_000;
const MANY = 10_000;

/**
 * Gives every letter its turn, so that neither an organization nor a receiving domain gets more than its letters a
 * minute from this process (plus a burst of ten seconds' worth). Kept in memory: a restart only forgets to wait.
 */
export class Rates {
  /** For each organization and domain, when its last given turn is fully paid for, in milliseconds. */
  private readonly paidUntil = new Map<string, number>();

  constructor(private readonly perMinute: SendingRules['perMinute']) {}

  /** Takes the next turn. @returns how long the letter waits for it, in milliseconds; 0 means now */
  takeTurn(organization: string, domain: string, now: number): number {
    if (this.paidUntil.size > MANY) this.forgetThePast(now);
    const waits = [
      this.take(`organization ${organization}`, 60_000 / this.perMinute.organization, now),
      this.take(`domain ${domain.toLowerCase()}`, 60_000 / this.perMinute.domain, now),
    ];
    return Math.max(...waits);
  }

  private take(whose: string, interval: number, now: number): number {
    const paidUntil = Math.max(this.paidUntil.get(whose) ?? now, now);
    this.paidUntil.set(whose, paidUntil + interval);
    return Math.max(0, paidUntil - now - BURST_MS);
  }

  private forgetThePast(now: number): void {
    for (const [whose, until] of this.paidUntil) if (until <= now) this.paidUntil.delete(whose);
  }
}
