import { Injectable } from '@nestjs/common';
import type { DuplicateContacts, duplicateQuery, Duplicates, twoPeople } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { ContactsService } from '../contacts/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { kysely } from '../platform/database/index.js';
import { NotFound, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { YahrzeitsService } from '../yahrzeits/index.js';
import { DUPLICATE_CONTACTS, DUPLICATES, MOST_PROPOSED } from './find-duplicates.js';

type Query = z.output<typeof duplicateQuery>;
type Said = z.output<typeof twoPeople>;

/** Two records, and what they have in common. */
interface Pair<Same> {
  readonly one: string;
  readonly other: string;
  readonly same: Same;
}

const KINDS = {
  yahrzeits: {
    table: 'different_yahrzeits',
    found: DUPLICATES,
    nothing: { name: false, nearName: false, date: false, family: false },
  },
  contacts: {
    table: 'different_contacts',
    found: DUPLICATE_CONTACTS,
    nothing: { name: false, nearName: false, phone: false, address: false, family: false },
  },
} as const;
type Kind = keyof typeof KINDS;
type Same<K extends Kind> = Record<keyof (typeof KINDS)[K]['nothing'], boolean>;

/** Records, and contacts, that were perhaps entered twice. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly db: DataSource,
    private readonly yahrzeits: YahrzeitsService,
    private readonly contacts: ContactsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The likeliest first, each with what the two have in common. */
  async ofYahrzeits(org: OrganizationId, query: Query): Promise<Duplicates> {
    const { page, total } = await this.page(org, 'yahrzeits', query);
    return { data: withRecords(page, await this.yahrzeits.some(org, idsIn(page))), total };
  }

  /** The same of contacts. */
  async ofContacts(org: OrganizationId, query: Query): Promise<DuplicateContacts> {
    const { page, total } = await this.page(org, 'contacts', query);
    return { data: withRecords(page, await this.contacts.some(org, idsIn(page))), total };
  }

  /** These two are two people, or may be one after all; twice is as once. @throws NotFound */
  async answer(org: OrganizationId, by: Actor, kind: Kind, said: Said): Promise<{ data: Said }> {
    const known = await this[kind].some(org, [said.one, said.other]);
    if (known.length < 2) throw new NotFound(kind === 'contacts' ? 'contact' : 'yahrzeit');
    await this.db.transaction(async (within) => {
      if (!(await this.write(org, kind, said, within))) return;
      const resource = kind === 'contacts' ? 'contact' : 'yahrzeit';
      const after = { twoPeople: said.twoPeople, otherRecord: said.other };
      await this.audit.record(org, by, { action: 'change', resource, resourceId: said.one, after }, within);
    });
    return { data: said };
  }

  private async write(org: OrganizationId, kind: Kind, said: Said, within: EntityManager): Promise<boolean> {
    const { table } = KINDS[kind];
    const [oneId = '', otherId = ''] = [said.one, said.other].sort();
    const pair = { organizationId: org, oneId, otherId };
    const db = kysely(within);
    const { numInsertedOrUpdatedRows: added = 0n } = said.twoPeople
      ? await db
          .insertInto(table)
          .values({ ...pair, saidAt: this.clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : {};
    if (said.twoPeople) return added > 0n;
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('organizationId', '=', org)
      .where('oneId', '=', oneId)
      .where('otherId', '=', otherId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  private async page<K extends Kind>(org: OrganizationId, kind: K, query: Query) {
    const { offset, limit } = pageBounds(query);
    const pairs = query.filter?.answered ? await this.answered(org, kind) : await this.proposed(org, kind);
    return { page: pairs.slice(offset, offset + limit) as Pair<Same<K>>[], total: pairs.length };
  }

  private async proposed(org: OrganizationId, kind: Kind): Promise<Pair<object>[]> {
    const rows: { one: string; other: string }[] = await this.db.query(KINDS[kind].found, [org]);
    return rows.map(({ one, other, ...same }) => ({ one, other, same }));
  }

  /** Of which somebody has said that they are two people, the newest first. */
  private async answered(org: OrganizationId, kind: Kind): Promise<Pair<object>[]> {
    const rows = await kysely(this.db)
      .selectFrom(KINDS[kind].table)
      .select(['oneId as one', 'otherId as other'])
      .where('organizationId', '=', org)
      .orderBy('saidAt', 'desc')
      .orderBy('oneId')
      .limit(MOST_PROPOSED)
      .execute();
    return rows.map((pair) => ({ ...pair, same: KINDS[kind].nothing }));
  }
}

const idsIn = (pairs: readonly Pair<object>[]): string[] => pairs.flatMap(({ one, other }) => [one, other]);

function withRecords<Shared extends object, Row extends { id: string }>(
  pairs: readonly Pair<Shared>[],
  rows: readonly Row[],
) {
  const known = new Map(rows.map((row) => [row.id, row]));
  return pairs.flatMap(({ one, other, same }) => {
    const [first, second] = [known.get(one), known.get(other)];
    return first && second ? [{ id: `${one}:${other}`, one: first, other: second, same }] : [];
  });
}
