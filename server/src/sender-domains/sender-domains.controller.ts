import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { removed, senderDomain, senderDomainDraft, senderDomains } from '@zikaron/contract';
import type { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { By, May, Org, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { SenderDomains } from './sender-domains.service.js';

@ApiTags('Sender domains')
@Controller('sender-domains')
export class SenderDomainsController {
  constructor(private readonly domains: SenderDomains) {}

  @Get()
  @Operation('listSenderDomains', "The organization's own sender domains", senderDomains)
  @May('organization:read')
  list(@Org() org: OrganizationId) {
    return this.domains.list(org);
  }

  @Post()
  @Operation('createSenderDomain', 'Register a sender domain; answers the DNS records to set', senderDomain, 201)
  @May('organization:write')
  add(
    @Org() org: OrganizationId,
    @By() by: Actor,
    @Body({ schema: senderDomainDraft }) { address }: z.output<typeof senderDomainDraft>,
  ) {
    return this.domains.add(org, by, address);
  }

  @Post(':id/check')
  @Operation('checkSenderDomain', "Look the domain's DNS records up now", senderDomain)
  @Recorded('check', 'sender_domain')
  @May('organization:write')
  check(@Org() org: OrganizationId, @By() by: Actor, @Id() domain: string) {
    return this.domains.check(org, by, domain);
  }

  @Delete(':id')
  @Operation('deleteSenderDomain', 'Remove a sender domain', removed)
  @May('organization:write')
  remove(@Org() org: OrganizationId, @By() by: Actor, @Id() domain: string) {
    return this.domains.remove(org, by, domain);
  }
}
