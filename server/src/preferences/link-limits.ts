import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf, RateLimits, type RateLimit } from '../platform/rate-limits/index.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often links of letters may be used. Mail programs send one-click unsubscribing for all their people from few network
 * addresses, so an address may do much and one link little.
 */
@Injectable()
export class LinkLimits {
  private readonly links: RateLimit;
  private readonly addresses: RateLimit;
  private readonly messages: RateLimit;
  private readonly answers: RateLimit;

  constructor(limits: RateLimits) {
    this.links = limits.of('uses of a link', 60, MINUTE);
    this.addresses = limits.of('uses of links by an address', 600, MINUTE);
    this.messages = limits.of('messages to an office', 5, HOUR);
    this.answers = limits.of('answers to letters', 20, HOUR);
  }

  /** Seconds until this link may be opened again from there; 0 is now, and then it counts. */
  async open(link: string, { ip = '' }: Pick<Request, 'ip'>): Promise<number> {
    return (await this.addresses.take(networkOf(ip))) || (await this.links.take(link));
  }

  /** Whether this person may answer once more; then it counts. */
  async mayAnswer(contactId: string): Promise<boolean> {
    return (await this.answers.take(contactId)) === 0;
  }

  /** Whether this person may write to the office once more; then it counts. */
  async mayWrite(contactId: string): Promise<boolean> {
    return (await this.messages.take(contactId)) === 0;
  }
}
