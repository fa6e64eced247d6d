import { domainOf } from '@zikaron/contract';
import type { Config } from '../platform/config/index.js';
import type { MailHosts } from './dns-records.js';

/** Where this house's mail comes from: SPF_HOST and the domain of BOUNCE_ADDRESS, or that of MAIL_FROM without them. */
export function mailHosts({ MAIL_FROM, BOUNCE_ADDRESS, SPF_HOST }: Config): MailHosts {
  return { spf: SPF_HOST ?? domainOf(MAIL_FROM), bounces: domainOf(BOUNCE_ADDRESS ?? MAIL_FROM) };
}
