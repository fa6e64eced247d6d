import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { Transport, type Attempt } from '../platform/mail/index.js';
import { SYSTEM, type OrganizationId } from '../platform/tenancy/index.js';
import { MessageNotices } from './message-notices.js';
import { mailOf, signed, type Letterhead, type Outgoing } from './letter-mail.js';
import type { Letter } from './letter-source.js';
import { saysNoSuchMailbox, type Aftermath } from './message-state.js';
import { Outbox, type Claim } from './outbox.js';
import { RelayReach } from './relay-reach.js';
import { SuppressionService } from './suppression.service.js';

/** A letter that was handed to the relay, or not: nothing is written of it yet. */
export interface Attempted {
  readonly message: Outgoing;
  readonly claim: Claim;
  readonly attempt: Attempt;
}

/** One letter, one attempt, one written outcome. */
@Injectable()
export class Posting {
  constructor(
    private readonly outbox: Outbox,
    private readonly transport: Transport,
    private readonly suppressions: SuppressionService,
    private readonly notices: MessageNotices,
    private readonly reach: RelayReach,
    private readonly clock: Clock,
  ) {}

  /** Claims and sends. Answers null when the message was not ours to send any more. */
  async attempt(org: OrganizationId, head: Letterhead, message: Outgoing, letter: Letter): Promise<Attempted | null> {
    const written = mailOf(head, message, letter, this.clock.now());
    const mail = await signed(head, written.mail);
    const claim = await this.outbox.claim(org, message, letter, written.headers);
    if (!claim) return null;

    const attempt = await this.transport.send(mail, () => this.outbox.begin(org, claim));
    await this.reach.hear(attempt);
    return { message, claim, attempt };
  }

  /** Records what became of an attempt, and does what follows from it; tries may go on until an instant. */
  async settle(org: OrganizationId, { message, claim, attempt }: Attempted, until: Date | null): Promise<Aftermath> {
    const after = await this.outbox.record(org, claim, attempt, until);
    if (saysNoSuchMailbox(attempt)) {
      const bounced = { email: message.toEmail, reason: 'bounced', detail: attempt.response } as const;
      await this.suppressions.add(org, SYSTEM, bounced);
      await this.notices.raise(org, 'bounced');
      await this.notices.addressDied(org, message.toEmail);
    } else if (after.state === 'failed') {
      await this.notices.raise(org, 'failed');
    } else if (after.state === 'uncertain' && !(await this.hasArrived(org, claim))) {
      if (!(await this.outbox.willBeResent(org, message.id))) await this.notices.raise(org, 'uncertain');
    }
    return after;
  }

  /** While the relay is away: how long letters rest before it is asked again. */
  secondsToRest(): number {
    return this.reach.secondsToRest();
  }

  /** A report that the letter was delivered may come before the relay's silence was given up. */
  private async hasArrived(org: OrganizationId, { id }: Claim): Promise<boolean> {
    return (await this.outbox.settleDelivered(undefined, { org, ids: [id] })).length > 0;
  }
}
