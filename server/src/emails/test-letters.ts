import { Injectable } from '@nestjs/common';
import { isEmailAddress } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { Invalid, TooMany } from '../platform/http/index.js';
import { Transport } from '../platform/mail/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { mailOf, signed } from './letter-mail.js';
import { Letterheads } from './letterheads.js';
import type { Letter } from './letter-source.js';

const DAY = 24 * 3600;

/** Letters that staff send to themselves to see how one looks: sent at once, kept nowhere. */
@Injectable()
export class TestLetters {
  /** For an organization, in ten minutes: enough for a whole office that tries every letter, too few for a flood. */
  private readonly limit: RateLimit;
  /** To others than members: a rabbi may see a letter, and nobody can have strangers written to through this door. */
  private readonly ofStrangers: RateLimit;
  private readonly toStranger: RateLimit;

  constructor(
    private readonly organizations: OrganizationsService,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly letterheads: Letterheads,
    limits: RateLimits,
  ) {
    this.limit = limits.of('test letters', 30, 600);
    this.ofStrangers = limits.of('test letters to others than members', 20, DAY);
    this.toStranger = limits.of('test letters to one who is no member', 5, DAY);
  }

  /** @throws Invalid 422 `not_sent` with the relay's words when it did not take the letter, TooMany 429 */
  async send(org: OrganizationId, toEmail: string, letter: Letter): Promise<{ messageId: string }> {
    if (!isEmailAddress(toEmail)) throw new Invalid([{ path: 'to', message: 'This is not one email address.' }]);
    const waitSeconds = (await this.limit.take(org)) || (await this.waitToWrite(org, toEmail.toLowerCase()));
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    const id = randomUUID();
    const head = await this.letterheads.of(org, await this.organizations.settings(org));
    const outgoing = { id, toEmail, runId: null, unsubscribeUrl: null };
    const { mail } = mailOf(head, outgoing, letter, this.clock.now());
    const attempt = await this.transport.send(await signed(head, mail));
    if (attempt.outcome === 'accepted') return { messageId: id };
    throw new Invalid([{ path: 'to', message: `The mail server did not take it: ${attempt.response}` }], 'not_sent');
  }

  private async waitToWrite(org: OrganizationId, email: string): Promise<number> {
    const members = await this.organizations.members(org);
    if (members.some((member) => member.email.toLowerCase() === email)) return 0;
    return (await this.ofStrangers.take(org)) || this.toStranger.take(email);
  }
}
