export { DomainChecks } from './domain-checks.js';
export { SenderDomainRow } from './sender-domain.entity.js';
export { SenderDomainsModule } from './sender-domains.module.js';
export { SenderDomains, type Sender } from './sender-domains.service.js';
