import { Injectable, Logger } from '@nestjs/common';
import { TypeORMError } from 'typeorm';
import { troubleOf } from '../platform/http/index.js';
import { oneLine } from '../platform/text/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { MessageNotices } from './message-notices.js';
import type { Outgoing } from './letter-mail.js';
import { LetterLinks } from './letter-links.js';
import { LetterSources, type Composed, type Letter, type LetterSource, type MessageToWrite } from './letter-source.js';
import { Outbox, type WaitingMessage, type Withdrawal } from './outbox.js';

/** After so many a letter that cannot be written fails, with its reason. */
const MOST_THROWS = 3;

export interface Written {
  readonly message: MessageToWrite & Outgoing;
  readonly letter: Letter;
}

/** Has letters written by their sources, and takes out the messages for which there is none. */
@Injectable()
export class Writing {
  private readonly log = new Logger('Writing');

  constructor(
    private readonly sources: LetterSources,
    private readonly outbox: Outbox,
    private readonly links: LetterLinks,
    private readonly notices: MessageNotices,
  ) {}

  async write(org: OrganizationId, waiting: readonly WaitingMessage[]): Promise<Written[]> {
    const messages = waiting.map((message) => {
      const { contactId, yahrzeitId, toEmail: email } = message;
      const links = contactId === null ? null : this.links.of(org, { contactId, yahrzeitId, email });
      return { ...message, links, unsubscribeUrl: links?.unsubscribe ?? null };
    });
    const composed = await this.compose(org, messages);
    const written: Written[] = [];
    const withdrawn: Withdrawal[] = [];
    for (const message of messages) {
      const result = composed.get(message.id) ?? { cancelled: 'It is no longer due.' };
      if ('letter' in result) written.push({ message, letter: result.letter });
      else if ('cancelled' in result) withdrawn.push({ id: message.id, state: 'cancelled', reason: result.cancelled });
      else withdrawn.push({ id: message.id, state: 'failed', reason: result.failed, issues: result.mergeFieldIssues });
    }
    await this.outbox.withdraw(org, withdrawn);
    if (withdrawn.some(({ state }) => state === 'failed')) await this.notices.raise(org, 'failed');
    return written;
  }

  /** @throws the cause, while any of them may still be tried again */
  private async afterThreeThrows(
    org: OrganizationId,
    unwritten: Map<string, Composed>,
    cause: unknown,
  ): Promise<Map<string, Composed>> {
    if (isOfTheDatabase(cause)) throw cause;
    const throws = await this.outbox.countThrows(org, [...unwritten.keys()]);
    if ([...unwritten.keys()].some((id) => (throws.get(id) ?? MOST_THROWS) < MOST_THROWS)) throw cause;
    return unwritten;
  }

  private async compose(org: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    const bySource = new Map<LetterSource | undefined, MessageToWrite[]>();
    for (const message of messages) {
      const source = this.sources.of(message.occasion);
      bySource.set(source, [...(bySource.get(source) ?? []), message]);
    }
    const composed = new Map<string, Composed>();
    for (const [source, its] of bySource) {
      const letters = source
        ? await this.bySource(source, org, its)
        : unwritable(its, 'Nobody here writes such letters.');
      for (const [id, letter] of letters) composed.set(id, letter);
    }
    return composed;
  }

  /**
   * When one letter makes the source throw, the others are written all the same, and that one waits for a person. Where none
   * can be written it may not be the letters' fault: they stay queued, and wait for a person after three times. What goes away in
   * the middle is no letter's fault.
   */
  private async bySource(
    source: LetterSource,
    org: OrganizationId,
    messages: readonly MessageToWrite[],
  ): Promise<Map<string, Composed>> {
    try {
      return await source.compose(org, messages);
    } catch (cause) {
      this.log.error(cause);
      const composed = new Map<string, Composed>();
      for (const message of messages) {
        const one = await source.compose(org, [message]).catch((why: unknown) => {
          if (isAway(why)) throw why;
          return unwritable([message], reasonOf(why));
        });
        for (const [id, letter] of one) composed.set(id, letter);
      }
      if (![...composed.values()].every((one) => 'failed' in one)) return composed;
      return this.afterThreeThrows(org, composed, cause);
    }
  }
}

/** A database that is away is nobody's fault but its own. */
const isOfTheDatabase = (cause: unknown): boolean => cause instanceof TypeORMError || isAway(cause);
const isAway = (cause: unknown): boolean =>
  troubleOf(cause) !== null || (cause instanceof Error && 'code' in cause && /^E[A-Z]+$/.test(String(cause.code)));

const reasonOf = (why: unknown): string =>
  `It could not be written: ${oneLine(why instanceof Error ? why.message : String(why), 200)}`;

const unwritable = (messages: readonly MessageToWrite[], failed: string): Map<string, Composed> =>
  new Map(messages.map(({ id }) => [id, { failed }]));
