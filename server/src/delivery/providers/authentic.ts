import type { IncomingHttpHeaders } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../../platform/http/index.js';
import type { DeliveryEvent } from '../delivery-event.js';

/** What was posted to us, byte by byte: signatures are over bytes. */
export interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From which network it came, as far as that is known. */
  readonly network?: string;
}

/** A mail service that tells us news. */
export interface MailProvider {
  /**
   * Makes sure that it comes from the service, is of our time and not somebody else's, and reads it; what is no news of
   * a letter is left out. @throws NotAuthentic; Refusal 400 `not_understood` when the service itself sends nonsense
   */
  read(posted: Posted): Promise<DeliveryEvent[]>;
}

/** Says nothing about which of the checks failed. */
export class NotAuthentic extends Refusal {
  constructor() {
    super(401, 'not_authentic', 'This does not come from the mail service, or not now.');
  }
}

export class NotUnderstood extends Refusal {
  constructor() {
    super(400, 'not_understood', 'This is not news of letters as the mail service writes it.');
  }
}

/** Clocks differ; further ahead than this is no difference of clocks. */
const AHEAD_SECONDS = 300;

/** @throws NotAuthentic when it was said longer ago than that, or in the future */
export function mustBeOfNow(at: Date, now: Date, oldestSeconds: number): void {
  const age = (now.getTime() - at.getTime()) / 1000;
  if (!(age <= oldestSeconds && age >= -AHEAD_SECONDS)) throw new NotAuthentic();
}

/** In constant time, whatever the lengths. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(sha256(one), sha256(other));

export const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

/** @throws NotAuthentic when it is no JSON: what nobody signed need not be explained */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NotAuthentic();
  }
}
