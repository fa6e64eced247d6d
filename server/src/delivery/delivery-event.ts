import type { DeliveryReport } from '@zikaron/contract';
import { isNoSuchMailbox } from '../emails/index.js';
import { oneLine } from '../platform/text/index.js';

/** What somebody tells us of one letter, before we know whether it is ours. */
export interface DeliveryEvent {
  /** The message's id; it may be nobody's. */
  readonly messageId: string;
  /** To whom it happened, where that was said. */
  readonly recipient: string | null;
  readonly kind: DeliveryReport['kind'];
  /** RFC 3463, where it was said. */
  readonly status: string | null;
  /** The teller's own opinion that this address will never work; asked only where there is no status. */
  readonly isForGood: boolean;
  readonly detail: string | null;
  readonly at: Date;
  /** What its teller calls it: told again, it is kept once. */
  readonly eventId: string;
}

export interface Consequence {
  readonly suppress: 'bounced' | 'complained' | 'unsubscribed' | null;
  readonly alarm: 'bounced' | 'returned' | 'complained' | null;
}

const NOTHING: Consequence = { suppress: null, alarm: null };

/**
 * What follows from news about a letter to this address. A bounce ends the letters only when the mailbox does not
 * exist, and only for the address that was written to: a bounce of where it was forwarded to is shown, no more.
 */
export function consequenceOf(news: DeliveryEvent, toEmail: string): Consequence {
  const isTheirs = news.recipient === null || news.recipient.toLowerCase() === toEmail.toLowerCase();
  switch (news.kind) {
    case 'delivered':
    case 'deferred':
      return NOTHING;
    case 'bounced': {
      const isGone = isTheirs && (news.status ? isNoSuchMailbox(news.status) : news.isForGood);
      return isGone ? { suppress: 'bounced', alarm: 'bounced' } : { suppress: null, alarm: 'returned' };
    }
    case 'complained':
      return isTheirs ? { suppress: 'complained', alarm: 'complained' } : NOTHING;
    case 'unsubscribed':
      return isTheirs ? { suppress: 'unsubscribed', alarm: null } : NOTHING;
  }
}

/** Makes news fit to be kept: what is only put off (4.x.x) is no bounce, words are one short line, a status is one. */
export function tidy(news: DeliveryEvent, now: Date): DeliveryEvent {
  const status = /^[245]\.\d{1,3}\.\d{1,3}$/.test(news.status ?? '') ? news.status : null;
  return {
    ...news,
    status,
    kind: news.kind === 'bounced' && status?.startsWith('4') ? 'deferred' : news.kind,
    detail: news.detail ? oneLine(news.detail, 500) : null,
    recipient: news.recipient === null ? null : oneLine(news.recipient, 320),
    eventId: oneLine(news.eventId, 300),
    // Later than now, before all mail, or no time at all: no service says so, unless it errs.
    at: news.at.getTime() > 0 && news.at <= now ? news.at : now,
  };
}

/** The first enhanced code in somebody's words, such as `smtp; 550 5.1.1 no such user`. */
export const statusIn = (words: string | null | undefined): string | null =>
  /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(words ?? '')?.[1] ?? null;

const ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The message whose Message-ID this is; null when it is not of our making. */
export const idInMessageId = (text: string | null | undefined): string | null =>
  new RegExp(`^<?(${ID})@[^@\\s]+$`).exec(text ?? '')?.[1] ?? null;

export const isMessageId = (text: unknown): text is string =>
  typeof text === 'string' && new RegExp(`^${ID}$`).test(text);
