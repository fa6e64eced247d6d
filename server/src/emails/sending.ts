import { Inject, Injectable } from '@nestjs/common';
import { domainOf } from '@zikaron/contract';
import { addDays, hoursAfter, localDate, quietPeriods, type Place, type QuietPeriod } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { SendingQueue, SWEEP_SECONDS, type Batch } from './email-sending.queue.js';
import type { Letterhead } from './letter-mail.js';
import { beginsAt } from './begins-at.js';
import { Letterheads } from './letterheads.js';
import { Semaphore } from './semaphore.js';
import type { Aftermath } from './message-state.js';
import { Outbox, type WaitingMessage } from './outbox.js';
import { Posting, type Attempted } from './posting.js';
import { Rates } from './rates.js';
import { SENDING_RULES, type SendingRules } from './sending-rules.js';
import { Writing, type Written } from './writing.js';

/** What a letter waits for after its turn: for somebody else (0), for a retry (seconds), or for the end of a holy day. */
type Left = { id: string; seconds: number | 'quiet' } | null;

/** Sends a batch: who is due and may be written to now, the letters, then one attempt each, a few lines at once. */
@Injectable()
export class Sending {
  private readonly lines: Semaphore;
  private readonly unsettled = new Set<{ org: OrganizationId; settled: Promise<Aftermath> }>();
  private stopping = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly writing: Writing,
    private readonly posting: Posting,
    private readonly queue: SendingQueue,
    private readonly organizations: OrganizationsService,
    private readonly letterheads: Letterheads,
    private readonly rates: Rates,
    private readonly clock: Clock,
    @Inject(SENDING_RULES) rules: SendingRules,
  ) {
    this.lines = new Semaphore(rules.connections);
  }

  /** Claims nothing more; what is in hand is finished, and the rest goes back on the queue. */
  stop(): void {
    this.stopping = true;
  }

  async send(batch: Batch): Promise<void> {
    const org = admit(batch.organizationId);
    const waiting = await this.outbox.waiting(org, batch.messageIds);
    if (waiting.length === 0) return;

    const organization = await this.organizations.settings(org);
    const quiet = nextQuiet(this.clock.now(), organization);
    const due = await this.due(org, batch, waiting);
    if (organization.suspendedAt) return this.outbox.postpone(org, idsOf(due), this.inAnHour());
    if (this.isQuiet(quiet)) return this.outbox.postpone(org, idsOf(due), quiet.ends);
    const rest = this.posting.secondsToRest();
    if (rest > 0) return this.soon(batch, idsOf(due), rest);

    const inTurn = batch.inTurn ? due : await this.takeTurns(batch, due);
    const written = await this.writing.write(org, inTurn);
    const head = await this.letterheads.of(org, organization);
    const left = await allOf(written.map((one) => this.post(org, head, one, { quiet, place: organization })));
    await this.comeBack(org, batch, left, quiet);
  }

  private async post(org: OrganizationId, head: Letterhead, written: Written, at: Now): Promise<Left> {
    const { message } = written;
    const posted = await this.lines.through(senderOf(org, written), () => this.attempt(org, head, written, at));
    if (!posted || 'seconds' in posted) return posted;
    const after = await posted.settled;
    return after.waitSeconds ? { id: message.id, seconds: after.waitSeconds } : null;
  }

  /**
   * The line is free again before the outcome is written: one statement records a letter and claims the next of its
   * organization. Before a letter of another the outcome is awaited, so that no line has two letters in doubt.
   */
  private async attempt(
    org: OrganizationId,
    head: Letterhead,
    { message, letter }: Written,
    at: Now,
  ): Promise<{ settled: Promise<Aftermath> } | Left> {
    const { id, occasion } = message;
    await this.settledOfOthers(org);
    if (this.stopping) return { id, seconds: 0 };
    if (this.isQuiet(at.quiet)) return { id, seconds: 'quiet' };
    const rest = this.posting.secondsToRest();
    if (rest > 0) return { id, seconds: rest };
    const attempted = await this.posting.attempt(org, head, message, letter);
    return attempted && { settled: this.settle(org, attempted, beginsAt(occasion, at.place)) };
  }

  private settle(org: OrganizationId, attempted: Attempted, until: Date | null): Promise<Aftermath> {
    const settled = this.posting.settle(org, attempted, until);
    const unsettled = { org, settled };
    this.unsettled.add(unsettled);
    return settled.finally(() => this.unsettled.delete(unsettled));
  }

  private async settledOfOthers(org: OrganizationId): Promise<void> {
    const others = [...this.unsettled].filter((one) => one.org !== org);
    if (others.length > 0) await Promise.allSettled(others.map(({ settled }) => settled));
  }

  /** Those that may be sent now. Suppressed ones are cancelled; early ones come back when they are due. */
  private async due(org: OrganizationId, batch: Batch, waiting: readonly WaitingMessage[]): Promise<WaitingMessage[]> {
    const now = this.clock.now();
    const suppressed = waiting.filter((message) => message.suppressed);
    const reason = ({ suppressed: why }: WaitingMessage) =>
      why === 'no_address' ? 'The observer has no email address any more.' : `This address is not written to (${why}).`;
    await this.outbox.withdraw(
      org,
      suppressed.map((message) => ({ id: message.id, state: 'cancelled' as const, reason: reason(message) })),
    );
    const early = waiting.filter(({ suppressed: why, sendAt }) => !why && sendAt > now);
    const wait = ({ id, sendAt }: WaitingMessage) => ({
      id,
      seconds: Math.ceil((sendAt.getTime() - now.getTime()) / 1000),
    });
    await this.comeBack(org, batch, early.map(wait), null);
    return waiting.filter(({ suppressed: why, sendAt }) => !why && sendAt <= now);
  }

  /** Those whose turn is now; the others come back in their turn and hold up nobody meanwhile. */
  private async takeTurns(batch: Batch, due: readonly WaitingMessage[]): Promise<WaitingMessage[]> {
    const domains = due.map(({ toEmail }) => domainOf(toEmail));
    const waits = await this.rates.takeTurns(batch.organizationId, domains, this.clock.now());
    const bySecond = new Map<number, WaitingMessage[]>();
    for (const [at, message] of due.entries()) {
      const wait = Math.ceil((waits[at] ?? 0) / 1000);
      bySecond.set(wait, [...(bySecond.get(wait) ?? []), message]);
    }
    for (const [seconds, messages] of bySecond) {
      if (seconds === 0) continue;
      await this.queue.later({ ...batch, messageIds: idsOf(messages), inTurn: true }, seconds * 1000);
    }
    return bySecond.get(0) ?? [];
  }

  private async comeBack(org: OrganizationId, batch: Batch, left: readonly Left[], quiet: Quiet): Promise<void> {
    const bySeconds = new Map<number | 'quiet', string[]>();
    for (const one of left) if (one) bySeconds.set(one.seconds, [...(bySeconds.get(one.seconds) ?? []), one.id]);
    for (const [seconds, ids] of bySeconds) {
      if (seconds !== 'quiet') await this.soon(batch, ids, seconds);
      else if (quiet) await this.outbox.postpone(org, ids, quiet.ends);
    }
  }

  /** Their rows say from when on they are due; what is further away than the sweep's next round is left to it. */
  private async soon(batch: Batch, messageIds: string[], seconds: number): Promise<void> {
    if (messageIds.length > 0 && seconds <= SWEEP_SECONDS)
      await this.queue.later({ ...batch, messageIds, inTurn: false }, seconds * 1000);
  }

  /** When it is looked whether an operator has opened the organization again; meanwhile nothing leaves and nothing is lost. */
  private inAnHour(): Date {
    return hoursAfter(this.clock.now(), 1);
  }

  private isQuiet(quiet: Quiet): quiet is QuietPeriod {
    return quiet !== null && quiet.begins <= this.clock.now();
  }
}

type Quiet = QuietPeriod | null;
type Now = { readonly quiet: Quiet; readonly place: Place };

/** The holy time that lasts or comes next within a day: asked once for a batch, compared before every letter. */
function nextQuiet(now: Date, place: Place): Quiet {
  const today = localDate(now, place.timezone);
  return quietPeriods(addDays(today, -1), addDays(today, 1), place).find(({ ends }) => ends > now) ?? null;
}

const senderOf = (organization: string, { message }: Written) => ({ organization, domain: domainOf(message.toEmail) });

const idsOf = (messages: readonly { id: string }[]): string[] => messages.map(({ id }) => id);

/** Waits for all, then fails if one did: nothing goes on unseen when a batch has ended. */
async function allOf<Answer>(work: readonly Promise<Answer>[]): Promise<Answer[]> {
  const ended = await Promise.allSettled(work);
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
