import type { DnsRecord, RecordFinding, SenderDomain } from '@zikaron/contract';
import type { Findings, SenderDomainRow } from './sender-domain.entity.js';

/** Where this house's mail comes from, as other domains name it in their records. */
export interface MailHosts {
  /** Whose SPF record names our relay: `include:` it. */
  readonly spf: string;
  /** Where what comes back is received. */
  readonly bounces: string;
}

/** What stands in DNS: texts joined from their pieces, or null when DNS could not be asked. */
export type Answers = readonly string[] | null;

type Named = Pick<SenderDomainRow, 'domain' | 'selector' | 'publicKey'>;

/** The records that a domain's owner copies into its DNS. */
export function recordsOf({ domain, selector, publicKey }: Named, hosts: MailHosts): Omit<DnsRecord, 'finding'>[] {
  const text = (key: DnsRecord['key'], name: string, value: string) =>
    ({ key, type: 'TXT', name, value, isRequired: true }) as const;
  return [
    text('dkim', `${selector}._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publicKey}`),
    text('spf', domain, `v=spf1 include:${hosts.spf} ~all`),
    text('dmarc', `_dmarc.${domain}`, 'v=DMARC1; p=none'),
    { key: 'returnPath', type: 'CNAME', name: returnPathOf(domain), value: hosts.bounces, isRequired: false },
  ];
}

/** The part of a domain to which its letters come back. */
export const returnPathOf = (domain: string): string => `bounces.${domain}`;

/** RFC 6376 3.6.1: one of the records there has our key. Other keys beside it do no harm. */
export function judgeDkim(answers: Answers, publicKey: string): RecordFinding {
  const isOurs = (text: string): boolean => {
    const tags = tagsOf(text);
    const isKey = (tags.get('v') ?? 'DKIM1') === 'DKIM1' && (tags.get('k') ?? 'rsa') === 'rsa';
    return isKey && tags.get('p')?.replace(/\s+/g, '') === publicKey;
  };
  return judge(answers, (texts) => texts.some(isOurs));
}

/** RFC 7208: exactly one record, and it includes ours. A second one makes both worthless (4.5). */
export function judgeSpf(answers: Answers, spfHost: string): RecordFinding {
  const records = answers?.filter((text) => /^v=spf1(?: |$)/i.test(text)) ?? null;
  const includes = (text: string) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((term) => term.replace(/^\+/, '') === `include:${spfHost.toLowerCase()}`);
  return judge(records, ([first = '', ...others]) => others.length === 0 && includes(first));
}

/** RFC 7489 6.6.3: exactly one record with a policy, here or at a domain above. @param levels from the domain itself upwards */
export function judgeDmarc(levels: readonly Answers[]): RecordFinding {
  for (const answers of levels) {
    const records = answers?.filter((text) => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text)) ?? null;
    const finding = judge(records, ([first = '', ...others]) => {
      return others.length === 0 && /^(?:none|quarantine|reject)$/i.test(tagsOf(first).get('p') ?? '');
    });
    if (finding !== 'missing') return finding;
  }
  return 'missing';
}

export const judgeReturnPath = (answers: Answers, host: string): RecordFinding =>
  judge(answers, (names) => names.some((name) => name.toLowerCase().replace(/\.$/, '') === host.toLowerCase()));

function judge(answers: Answers, isRight: (texts: readonly string[]) => boolean): RecordFinding {
  if (answers === null) return 'unknown';
  if (answers.length === 0) return 'missing';
  return isRight(answers) ? 'found' : 'different';
}

const tagsOf = (text: string): Map<string, string> =>
  new Map(
    text.split(';').map((tag) => {
      const at = tag.indexOf('=');
      return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).trim()];
    }),
  );

const REQUIRED = ['dkim', 'spf', 'dmarc'] as const;

/**
 * Where a look at DNS leaves a domain. DNS that does not answer proves nothing; a record that is gone ends the use of a
 * domain at once, since its letters would be taken for forged.
 */
export function stateAfter(before: SenderDomain['state'], found: Findings): SenderDomain['state'] {
  const required = REQUIRED.map((key) => found[key]);
  if (required.every((finding) => finding === 'found')) return 'verified';
  if (required.every((finding) => finding === 'found' || finding === 'unknown')) return before;
  return before === 'unverified' ? 'unverified' : 'broken';
}
