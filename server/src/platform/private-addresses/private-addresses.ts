import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/index.js';
import { Clock } from '../clock/index.js';
import { CONFIG, type Config } from '../config/index.js';
import { anyOf, countOf, kysely, mustHavePlace, type Database } from '../database/index.js';
import { Conflict, NotFound, pageBounds, TooMany } from '../http/index.js';
import { networkOf, RateLimits, type RateLimit } from '../rate-limits/index.js';
import { bytesOfIds, idAt, readToken, signToken } from '../signing/index.js';
import { admit, type Actor, type OrganizationId } from '../tenancy/index.js';

/** What the table of every kind of address has. */
interface Kept {
  organizationId: string;
  createdBy: string;
  revokedAt: Date | null;
}

type TablesWith<Columns> = {
  [Table in keyof Database]: Database[Table] extends Columns ? Table : never;
}[keyof Database];

/** One kind of address; each is kept by the module that serves it. */
export interface AddressKind {
  readonly table: TablesWith<Kept>;
  /** What its tokens are signed for: a token of one kind opens nothing of another. */
  readonly purpose: string;
  /** Where it leads: `/calendar/:token.ics`. */
  readonly path: string;
  /** Its name in refusals and in the history. */
  readonly noun: string;
  /** By which two are of the same thing, of which there are only so many in force; left out, all of an organization are. */
  readonly alike?: readonly string[];
}

/** Of all addresses of an organization by one network in a minute: making a calendar keeps the processor from everybody else. */
export const MOST_USES = 120;

/** Addresses in force for one thing. */
export const MOST_ADDRESSES = 50;

/** A kind whose addresses staff give a name of their own. */
export interface LabelledKind extends AddressKind {
  readonly table: TablesWith<Kept & { label: string }>;
}

/** What a list of addresses is asked for. */
interface ListQuery {
  sort?: ['createdAt', 'ASC' | 'DESC'] | undefined;
  range?: [number, number] | undefined;
  filter?: { id?: string[] | undefined; q?: string | undefined } | undefined;
}

/**
 * What the addresses have in common that open something of an organization to whoever was given them: a token names
 * organization and address and is signed with LINK_SECRET, a row says whether the address is in force.
 */
@Injectable()
export class PrivateAddresses {
  private readonly uses: RateLimit;

  constructor(
    private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly audit: Audit,
    limits: RateLimits,
  ) {
    this.uses = limits.of('uses of private addresses', MOST_USES, 60);
  }

  urlOf({ purpose, path }: AddressKind, org: OrganizationId, id: string): string {
    const token = signToken(this.config.LINK_SECRET, purpose, bytesOfIds(org, id));
    return this.config.PUBLIC_URL + path.replace(':token', token);
  }

  /** The addresses in force, the latest first; of what was typed, those whose label has it. */
  async list<Row extends { id: string }>(
    kind: LabelledKind,
    columns: readonly (keyof Row & string)[],
    org: OrganizationId,
    query: ListQuery,
  ): Promise<{ data: (Row & { url: string })[]; total: number }> {
    const { offset, limit } = pageBounds(query);
    const { id, q } = query.filter ?? {};
    const typed = q?.trim().toLowerCase();
    let found = kysely(this.db).selectFrom(kind.table).where('organizationId', '=', org).where('revokedAt', 'is', null);
    if (id) found = found.where('id', '=', anyOf(id));
    if (typed)
      found = found.where((where) =>
        where(where.fn('strpos', [where.fn('lower', ['label']), where.val(typed)]), '>', 0),
      );
    const rows = await found
      .select(columns.map((column) => sql.ref(column).as(column)))
      .orderBy('createdAt', query.sort?.[1] === 'ASC' ? 'asc' : 'desc')
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute();
    return {
      data: (rows as Row[]).map((row) => ({ ...row, url: this.urlOf(kind, org, row.id) })),
      total: await countOf(found),
    };
  }

  /** Makes another address, as its module writes it; those that are there stay in force. @throws Conflict `too_many_addresses` */
  add<Row extends { id: string }>(
    kind: AddressKind,
    org: OrganizationId,
    by: Actor,
    draft: Readonly<Record<string, unknown>>,
    write: (within: EntityManager) => Promise<Row>,
  ): Promise<Row & { url: string }> {
    return this.db.transaction(async (within) => {
      await this.mustHavePlace(kind, org, draft, within);
      const row = await write(within);
      const about = { action: 'add', resource: kind.noun, resourceId: row.id };
      await this.audit.record(org, by, { ...about, after: draft }, within);
      return { ...row, url: this.urlOf(kind, org, row.id) };
    });
  }

  private mustHavePlace(
    { table, noun, alike = [] }: AddressKind,
    org: OrganizationId,
    draft: Readonly<Record<string, unknown>>,
    within: EntityManager,
  ): Promise<void> {
    let there = kysely(within).selectFrom(table).where('organizationId', '=', org).where('revokedAt', 'is', null);
    for (const column of alike) there = there.where(sql.ref(column), 'is not distinct from', draft[column] ?? null);
    return mustHavePlace(within, org, {
      ...{ of: noun, most: MOST_ADDRESSES, taken: () => countOf(there) },
      full: () =>
        new Conflict(
          'too_many_addresses',
          `There are ${MOST_ADDRESSES} such addresses, and there can be no more: revoke one that nobody uses.`,
        ),
    });
  }

  /**
   * Which address a token names, for whoever asks from `ip`; the use is counted.
   * @throws TooMany, NotFound for one not made here, changed or revoked, and while its organization is suspended: which of them is not said
   */
  async inForce(
    { table, purpose, noun }: AddressKind,
    token: string,
    ip: string,
  ): Promise<{ org: OrganizationId; id: string }> {
    const payload = readToken(this.config.LINK_SECRET, purpose, token, [32]);
    if (!payload) throw new NotFound(noun);
    const [org, id] = [admit(idAt(payload, 0)), idAt(payload, 16)];
    const waitSeconds = await this.uses.take(`${org} ${networkOf(ip)}`);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
    const db = kysely(this.db);
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('organizationId', '=', org)
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .where(
        'organizationId',
        'in',
        db.selectFrom('organization').select('id').where('id', '=', org).where('suspendedAt', 'is', null),
      )
      .executeTakeFirst();
    if (!found) throw new NotFound(noun);
    return { org, id };
  }

  /** The address answers nothing any more. @throws NotFound also when it was revoked before */
  async revoke(
    { table, noun }: AddressKind,
    org: OrganizationId,
    by: Actor,
    id: string,
  ): Promise<{ data: { id: string } }> {
    await this.db.transaction(async (within) => {
      const revoked = await kysely(within)
        .updateTable(table)
        .set({ revokedAt: this.clock.now() })
        .where('organizationId', '=', org)
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!revoked) throw new NotFound(noun);
      await this.audit.record(org, by, { action: 'revoke', resource: noun, resourceId: id }, within);
    });
    return { data: { id } };
  }
}
