import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../platform/clock/index.js';
import { RateLimit } from '../platform/http/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often links of letters may be used. Mail programs send one-click unsubscribing for all their people from few network
 * addresses, so an address may do much and one link little.
 */
@Injectable()
export class LinkLimits {
  private readonly links = new RateLimit(60, MINUTE);
  private readonly addresses = new RateLimit(600, MINUTE);
  private readonly messages = new RateLimit(5, HOUR);

  constructor(private readonly clock: Clock) {}

  /** Seconds until this link may be opened again from there; 0 is now, and then it counts. */
  open(link: string, { ip = '' }: Pick<Request, 'ip'>): number {
    const now = this.clock.now();
    return this.addresses.take(ip, now) || this.links.take(link.slice(0, 200), now);
  }

  /** Whether this person may write to the office once more; then it counts. */
  mayWrite(contactId: string): boolean {
    return this.messages.take(contactId, this.clock.now()) === 0;
  }
}
