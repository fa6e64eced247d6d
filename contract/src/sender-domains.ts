import { z } from 'zod';
import { id, instant } from './common.js';
import { emailAddress } from './email-address.js';

/** Domains on which everybody has an address and nobody but the mail service writes DNS records. */
const MAIL_SERVICES =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|aol|icloud|me|mac|proton|protonmail|gmx|mail|walla|zoho)\.(?:com|net|org|me|co\.il|co\.uk|de|fr)$/;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(?=.{4,200}$)(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** POST /sender-domains: the address that letters are to come from. Its domain is written as DNS knows it (`xn--…`). */
export const senderDomainDraft = z.object({
  address: emailAddress
    .transform((address) => address.toLowerCase())
    .refine((address) => /^[a-z0-9._-]{1,40}@/.test(address), 'Only letters, digits, dots and dashes before the @')
    .refine((address) => DOMAIN.test(domainOf(address)), 'This is not a domain, such as bethel.org')
    .refine(
      (address) => !MAIL_SERVICES.test(domainOf(address)),
      'This domain belongs to a mail service. Use a domain of your own, such as that of your website',
    ),
});

const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/** `different`: something else stands there. `unknown`: DNS could not be asked. `unchecked`: nobody has looked yet. */
export const recordFinding = z.enum(['found', 'missing', 'different', 'unknown', 'unchecked']);
export type RecordFinding = z.infer<typeof recordFinding>;

/** A record to be copied into the domain's DNS, and what stands there now. */
export const dnsRecord = z.object({
  key: z.enum(['dkim', 'spf', 'dmarc', 'returnPath']),
  type: z.enum(['TXT', 'CNAME']),
  name: z.string(),
  value: z.string(),
  /** Without it the domain is not verified. */
  isRequired: z.boolean(),
  finding: recordFinding,
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const senderDomain = z.object({
  id,
  domain: z.string(),
  address: z.string(),
  /** `broken`: it was verified, and its records are right no more. */
  state: z.enum(['unverified', 'verified', 'broken']),
  /** Letters leave under it now. */
  inUse: z.boolean(),
  records: z.array(dnsRecord),
  checkedAt: instant.nullable(),
});
export type SenderDomain = z.infer<typeof senderDomain>;

/** GET /sender-domains. `included`: whether the plan has them. */
export const senderDomains = z.object({ data: z.array(senderDomain), included: z.boolean() });
export type SenderDomains = z.infer<typeof senderDomains>;
