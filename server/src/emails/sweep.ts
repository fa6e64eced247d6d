import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { admit, type OrganizationId } from '../platform/tenancy/index.js';
import { Clock } from '../platform/clock/index.js';
import { MessageNotices } from './message-notices.js';
import { SendingQueue } from './email-sending.queue.js';
import { LetterCounts } from './letter-counts.js';
import { Outbox, type DueMessage } from './outbox.js';
import { Rates } from './rates.js';

const PAGE = 10_000;

/**
 * Makes good what was lost, every five minutes. Any number of sweeps may run at once.
 *
 * - What dead workers held goes back to the queue, or is uncertain from now on where its text had begun.
 * - What is uncertain is sent once more where the organization wishes so.
 * - What is due before its next round and not on the queue is announced, so that each letter leaves at its minute.
 * - Sent letters that nobody counted are counted.
 */
@Injectable()
export class Sweep {
  private readonly log = new Logger('Sweep');

  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly queue: SendingQueue,
    private readonly notices: MessageNotices,
    private readonly counts: LetterCounts,
    private readonly rates: Rates,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<{ uncertain: number; announced: number }> {
    const takenBack = await this.outbox.takeBackHeld();
    const uncertain = await this.giveUpHeld();
    const resent = await this.outbox.resendUncertain();
    const announced = await this.announceLost();
    await this.counts.countAll();
    await this.rates.forgetOld(this.clock.now());
    if (uncertain || announced || takenBack)
      this.log.warn(
        `${takenBack} messages were taken back, ${uncertain} are uncertain, ${resent} sent once more, ${announced} announced.`,
      );
    return { uncertain, announced };
  }

  private giveUpHeld(): Promise<number> {
    return this.db.transaction(async (within) => {
      const givenUp = await this.outbox.giveUpHeld(within);
      for (const { organizationId, toSettle } of givenUp) {
        if (toSettle > 0) await this.notices.raise(organizationId, 'uncertain', within);
      }
      return givenUp.reduce((sum, { n }) => sum + n, 0);
    });
  }

  private async announceLost(): Promise<number> {
    const pending = await this.queue.pending();
    let announced = 0;
    let last: DueMessage | null = null;
    do {
      const page: DueMessage[] = await this.outbox.dueSoon(last, PAGE);
      const lost = page.filter(({ id }) => !pending.has(id));
      await this.queue.announce(byOrganization(lost));
      announced += lost.length;
      last = page.length < PAGE ? null : (page.at(-1) ?? null);
    } while (last);
    return announced;
  }
}

function byOrganization(messages: readonly DueMessage[]): Map<OrganizationId, string[]> {
  const ids = new Map<OrganizationId, string[]>();
  for (const { organizationId, id } of messages) {
    const its = ids.get(admit(organizationId));
    if (its) its.push(id);
    else ids.set(admit(organizationId), [id]);
  }
  return ids;
}
