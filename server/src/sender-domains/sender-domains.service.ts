import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SenderDomain, SenderDomains as SenderDomainsAnswer } from '@zikaron/contract';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { DataSource, type EntityManager } from 'typeorm';
import { OrganizationsService, PLANS_WITH_PLUS } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Conflict, NotFound, Refusal } from '../platform/http/index.js';
import { signingKey, type SigningKey } from '../platform/mail/index.js';
import { seal, unseal } from '../platform/sealing/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { recordsOf, returnPathOf, type MailHosts } from './dns-records.js';
import { DomainChecks } from './domain-checks.js';
import { mailHosts } from './mail-hosts.js';
import { SenderDomainRow } from './sender-domain.entity.js';

/** Under which address an organization's letters leave, and with what they are signed. */
export interface Sender {
  readonly address: string;
  readonly key: SigningKey;
  /** The domain to which they come back, when it leads to our mailbox. */
  readonly returnPathDomain: string | null;
}

const MOST_DOMAINS = 5;
const AGAIN_AFTER_SECONDS = 5;
const PURPOSE = 'dkim';

/** The domains under which congregations send. A key never leaves the house and is written down only sealed. */
@Injectable()
export class SenderDomains {
  private readonly log = new Logger('SenderDomains');
  private readonly hosts: MailHosts;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly checks: DomainChecks,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.hosts = mailHosts(config);
  }

  async list(org: OrganizationId): Promise<SenderDomainsAnswer> {
    const [{ plan }, rows] = await Promise.all([this.organizations.settings(org), this.rows(org)]);
    const included = PLANS_WITH_PLUS.includes(plan);
    const used = included ? inUse(rows) : null;
    return { included, data: rows.map((row) => this.shown(row, used)) };
  }

  /** @throws Refusal 402 `plan_needed`; Conflict 409 `known_domain`, `too_many_domains`, `our_domain` */
  async add(org: OrganizationId, by: Actor, address: string): Promise<SenderDomain> {
    const [localPart = '', domain = ''] = address.split('@');
    await this.mustBeIncluded(org);
    if (this.isOurs(domain)) throw new Conflict('our_domain', 'This domain is ours. Choose one of your own.');
    const { publicKey, privateKey } = await aKey();
    const id = await this.db.transaction(async (within) => {
      await within.query('SELECT 1 FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
      const rows = await this.rows(org, within);
      if (rows.some((row) => row.domain === domain)) {
        throw new Conflict('known_domain', 'This domain is in your list already.');
      }
      if (rows.length >= MOST_DOMAINS) throw new Conflict('too_many_domains', `There can be ${MOST_DOMAINS} domains.`);
      const sealedKey = seal(this.config.LINK_SECRET, PURPOSE, placeOf(org, domain), privateKey);
      const [added] = await within.query<[{ id: string }]>(
        `INSERT INTO sender_domain (organization_id, domain, local_part, selector, public_key, sealed_key, created_at)
         SELECT $1, $2, $3, 'zikaron-' || left(replace(gen_random_uuid()::text, '-', ''), 12), $4, $5, $6 RETURNING id`,
        [org, domain, localPart, publicKey, sealedKey, this.clock.now()],
      );
      await this.record(org, by, 'add', added.id, { address }, within);
      return added.id;
    });
    return this.get(org, id);
  }

  async remove(org: OrganizationId, by: Actor, id: string): Promise<{ data: { id: string } }> {
    return this.db.transaction(async (within) => {
      const [[removed]] = await within.query<[{ domain: string }[]]>(
        'DELETE FROM sender_domain WHERE organization_id = $1 AND id = $2 RETURNING domain',
        [org, id],
      );
      if (!removed) throw new NotFound('sender domain');
      await this.record(org, by, 'remove', id, { domain: removed.domain }, within);
      return { data: { id } };
    });
  }

  /** Looks at DNS now. @throws NotFound; Refusal 429 `too_soon` */
  async check(org: OrganizationId, by: Actor, id: string): Promise<SenderDomain> {
    const row = await this.row(org, id);
    const earliest = (row.checkedAt?.getTime() ?? 0) + AGAIN_AFTER_SECONDS * 1000;
    if (earliest > this.clock.now().getTime()) {
      throw new Refusal(429, 'too_soon', 'This was checked a moment ago. DNS takes some minutes to change.');
    }
    await this.checks.look(org, by, row);
    return this.get(org, id);
  }

  /**
   * Under which address the letters of this organization leave now; null: under the house's own. A key that does not
   * open any more (the secret of the house was changed) is as good as none.
   */
  async senderOf(org: OrganizationId): Promise<Sender | null> {
    const rows: SenderDomainRow[] = await this.db.query(
      `SELECT ${COLUMNS} FROM sender_domain d JOIN organization o ON o.id = d.organization_id
        WHERE d.organization_id = $1 AND d.state = 'verified' AND o.plan = ANY($2)`,
      [org, PLANS_WITH_PLUS],
    );
    const used = inUse(rows);
    if (!used) return null;
    try {
      const pem = unseal(this.config.LINK_SECRET, PURPOSE, placeOf(org, used.domain), used.sealedKey);
      const isBack = used.found.returnPath === 'found';
      const returnPathDomain = isBack ? returnPathOf(used.domain) : null;
      return { address: addressOf(used), key: signingKey(used.domain, used.selector, pem), returnPathDomain };
    } catch (error) {
      this.log.error(
        `The key of ${used.domain} does not open; its letters leave under the house's address: ${String(error)}`,
      );
      return null;
    }
  }

  private async get(org: OrganizationId, id: string): Promise<SenderDomain> {
    const { data } = await this.list(org);
    const found = data.find((one) => one.id === id);
    if (!found) throw new NotFound('sender domain');
    return found;
  }

  private async row(org: OrganizationId, id: string): Promise<SenderDomainRow> {
    const [row] = await this.db.query<SenderDomainRow[]>(
      `SELECT ${COLUMNS} FROM sender_domain d WHERE d.organization_id = $1 AND d.id = $2`,
      [org, id],
    );
    if (!row) throw new NotFound('sender domain');
    return row;
  }

  private rows(org: OrganizationId, within: EntityManager | DataSource = this.db): Promise<SenderDomainRow[]> {
    return within.query(
      `SELECT ${COLUMNS} FROM sender_domain d WHERE d.organization_id = $1 ORDER BY d.created_at, d.id`,
      [org],
    );
  }

  private shown(row: SenderDomainRow, used: SenderDomainRow | null): SenderDomain {
    const { id, domain, state, found, checkedAt } = row;
    const records = recordsOf(row, this.hosts).map((one) => ({ ...one, finding: found[one.key] ?? 'unchecked' }));
    const isUsed = row.id === used?.id;
    return {
      id,
      domain,
      address: addressOf(row),
      state,
      inUse: isUsed,
      records,
      checkedAt: checkedAt?.toISOString() ?? null,
    };
  }

  private async mustBeIncluded(org: OrganizationId): Promise<void> {
    const { plan } = await this.organizations.settings(org);
    if (PLANS_WITH_PLUS.includes(plan)) return;
    throw new Refusal(402, 'plan_needed', 'Sender domains are part of the Plus plan: see the pricing page.');
  }

  private isOurs(domain: string): boolean {
    const [, ours = ''] = this.config.MAIL_FROM.toLowerCase().split('@');
    return domain === ours || domain.endsWith(`.${ours}`);
  }

  private record(org: OrganizationId, by: Actor, action: string, id: string, after: object, within: EntityManager) {
    return this.audit.record(org, by, { action, resource: 'sender_domain', resourceId: id, after }, within);
  }
}

const COLUMNS = `d.id, d.organization_id AS "organizationId", d.domain, d.local_part AS "localPart", d.selector,
  d.public_key AS "publicKey", d.sealed_key AS "sealedKey", d.state, d.found, d.checked_at AS "checkedAt",
  d.verified_at AS "verifiedAt"`;

const addressOf = ({ localPart, domain }: SenderDomainRow): string => `${localPart}@${domain}`;

/** Of several that are verified, the one that was first. */
const inUse = (rows: readonly SenderDomainRow[]): SenderDomainRow | null =>
  rows
    .filter(({ state }) => state === 'verified')
    .reduce<SenderDomainRow | null>(
      (first, row) => (first && Number(first.verifiedAt) <= Number(row.verifiedAt) ? first : row),
      null,
    );

const placeOf = (org: OrganizationId, domain: string): string => `${org} ${domain}`;

async function aKey(): Promise<{ publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { publicKey: publicKey.toString('base64'), privateKey };
}
