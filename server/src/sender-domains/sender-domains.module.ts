import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { DnsLookUp } from './dns-look-up.js';
import { DomainChecks } from './domain-checks.js';
import { SenderDomainsController } from './sender-domains.controller.js';
import { SenderDomains } from './sender-domains.service.js';

@Module({
  imports: [OrganizationsModule, NotificationsModule],
  controllers: [SenderDomainsController],
  providers: [DnsLookUp, DomainChecks, SenderDomains],
  exports: [DomainChecks, SenderDomains],
})
export class SenderDomainsModule {}
