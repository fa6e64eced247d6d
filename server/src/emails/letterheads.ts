import { Inject, Injectable } from '@nestjs/common';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { SenderDomains } from '../sender-domains/index.js';
import { letterheadOf, type Letterhead } from './letter-mail.js';
import { SENDING_RULES, type SendingRules } from './sending-rules.js';

/** What the letters of an organization have in common, as things are now. */
@Injectable()
export class Letterheads {
  constructor(
    private readonly senders: SenderDomains,
    @Inject(SENDING_RULES) private readonly rules: SendingRules,
  ) {}

  async of(org: OrganizationId, organization: Parameters<typeof letterheadOf>[0]): Promise<Letterhead> {
    return letterheadOf(organization, this.rules.house, await this.senders.senderOf(org));
  }
}
