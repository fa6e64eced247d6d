import { Injectable } from '@nestjs/common';
import {
  isolated,
  type Correction,
  type ListIssue,
  type listIssueDraft,
  type listIssueQuery,
  type PublicNames,
  type ServiceList,
} from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, localDate, type CivilDate } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { countOf, kysely, type Within } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { NotFound, pageBounds } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { correctionsSince, frozen, hashOfCorrections, type FrozenName } from './corrections.js';
import { familiesOn } from './families.js';
import { comingEve, mayBeTold } from './pack-hours.js';
import { ServiceListService } from './service-list.service.js';
import { correctionLine } from './service-list-words.js';
import { asFriday } from './which-services.js';

/** Between two tellings of one issue. */
const REST_MS = 15 * 60_000;
const COLUMNS = ['number', 'kind', 'fromDate', 'toDate', 'language', 'names', 'takenBy', 'takenAt'] as const;
const OF_ISSUE = COLUMNS.map((column) => `i.${column}` as const);

interface Row {
  readonly number: number;
  readonly kind: ListIssue['kind'];
  readonly fromDate: CivilDate;
  readonly toDate: CivilDate;
  readonly language: 'en' | 'he';
  readonly names: readonly FrozenName[];
  readonly takenBy: string;
  readonly takenAt: Date;
  /** Where its corrections go by mail, and how the address names by which it was taken. */
  readonly email: string | null;
  readonly publicNames: PublicNames | null;
}
type Told = Row & { readonly toldHash: string | null; readonly toldAt: Date | null };

/** A list as somebody takes it. */
interface Taken {
  readonly kind: ListIssue['kind'];
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly list: ServiceList;
  /** Who is told by mail what changes, and the address by which they took it. */
  readonly editor?: { readonly email: string; readonly linkId: string | null } | undefined;
}

/** Lists that were taken for a bulletin, or laid on the pulpit, and what has changed since. */
@Injectable()
export class ListIssuesService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly lists: ServiceListService,
    private readonly notifications: NotificationsService,
    private readonly work: HouseWork,
  ) {}

  async list(
    org: OrganizationId,
    query: z.output<typeof listIssueQuery>,
  ): Promise<{ data: Answered[]; total: number }> {
    const { offset, limit } = pageBounds(query);
    const found = this.issuesOf(org);
    const rows = await found
      .orderBy('i.number', query.sort?.[1] === 'ASC' ? 'asc' : 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const all = kysely(this.db).selectFrom('list_issue').where('organizationId', '=', org);
    return { data: rows.map(answered), total: await countOf(all) };
  }

  /** Keeps the list of a Friday's week as it is now, under the next number. @throws Invalid 422 `no_friday` */
  async take(
    org: OrganizationId,
    by: Actor,
    { friday, language, email }: z.output<typeof listIssueDraft>,
  ): Promise<Answered> {
    const asked = asFriday(friday);
    const list = await this.lists.list(org, { friday: asked, language, observers: true });
    const days = { from: addDays(asked, -5), to: addDays(asked, 1) };
    const editor = email ? { email, linkId: null } : undefined;
    const taken = { kind: 'bulletin' as const, ...days, list, editor };
    return this.db.transaction(async (within) => {
      const issue = await this.keep(org, by, taken, within);
      const about = { action: 'take list', resource: 'service list', resourceId: org };
      await this.audit.record(org, by, { ...about, after: { number: issue.number, friday: asked } }, within);
      return issue;
    });
  }

  /** What must be said since it was taken. @throws NotFound */
  async read(org: OrganizationId, number: number): Promise<Answered & { corrections: Correction[] }> {
    const row = await this.issuesOf(org).where('i.number', '=', number).executeTakeFirst();
    if (!row) throw new NotFound('list');
    return { ...answered(row), corrections: await this.corrections(org, row) };
  }

  /** Under the next number of the organization; two at once wait for each other. */
  async keep(
    org: OrganizationId,
    by: { name: string },
    { kind, from, to, list, editor }: Taken,
    within: Within,
  ): Promise<Answered> {
    await within.query('SELECT id FROM organization WHERE id = $1 FOR NO KEY UPDATE', [org]);
    const row = await kysely(within)
      .insertInto('list_issue')
      .values(({ selectFrom, fn, lit }) => ({
        organizationId: org,
        number: selectFrom('list_issue')
          .where('organizationId', '=', org)
          .select(({ eb }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', lit(1)).as('next')),
        ...{ kind, fromDate: from, toDate: to, language: list.language, names: JSON.stringify(frozen(list)) },
        ...{ takenBy: by.name, takenAt: this.clock.now() },
      }))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    if (editor)
      await kysely(within)
        .insertInto('editor_issue')
        .values({ organizationId: org, number: row.number, fromDate: from, toDate: to, ...editor })
        .execute();
    return answered({ ...row, email: editor?.email ?? null, publicNames: null });
  }

  /** The sheet of an eve that was made, with what has changed since; null before it is made. */
  async ofPulpit(org: OrganizationId, eve: CivilDate): Promise<(Answered & { corrections: Correction[] }) | null> {
    const row = await this.issuesOf(org)
      .where('i.kind', '=', 'pulpit')
      .where('i.fromDate', '=', eve)
      .executeTakeFirst();
    return row ? { ...answered(row), corrections: await this.corrections(org, row) } : null;
  }

  /** Tells staff what touches a list that was taken and is still to be read; may run on several workers at once. */
  async tell(): Promise<void> {
    const now = this.clock.now();
    await this.work.forAll('list corrections', async (orgs) => {
      const open: (Told & { org: OrganizationId })[] = await this.db.query(OPEN, [orgs, localDate(now, 'UTC')]);
      for (const issue of open)
        await this.work.forOne('list corrections', issue.org, () => this.tellOf(issue.org, issue, now));
    });
  }

  /**
   * At most one in a quarter of an hour for an issue, none in rest time, none later than two hours before candles; once for the same
   * corrections. What was corrected and then put back is told too, by settling the notice.
   */
  private async tellOf(org: OrganizationId, issue: Told, now: Date): Promise<void> {
    const organization = await this.organizations.settings(org);
    const today = localDate(now, organization.timezone);
    if (issue.toDate < today || !mayBeTold(now, comingEve(today, organization), organization)) return;
    if (issue.toldAt && now.getTime() - issue.toldAt.getTime() < REST_MS) return;
    const corrections = await this.corrections(org, issue);
    const hash = hashOfCorrections(corrections);
    if (hash === issue.toldHash) return;
    await this.db.transaction(async (within) => {
      const claimed = await kysely(within)
        .updateTable('list_issue')
        .set({ toldHash: hash, toldAt: now })
        .where('organizationId', '=', org)
        .where('number', '=', issue.number)
        .where('toldHash', 'is not distinct from', issue.toldHash)
        .executeTakeFirst();
      if (!claimed.numUpdatedRows) return;
      const cause = `list-corrected-${issue.number}`;
      if (corrections.length === 0) return this.notifications.settle(org, cause, within);
      const values = {
        number: issue.number,
        takenAt: issue.takenAt.toISOString(),
        changes: inOneLine(corrections, 'en'),
        changesHe: inOneLine(corrections, 'he'),
      };
      const data = { actionUrl: `/app/service-list?issue=${issue.number}` };
      await this.notifications.raise(org, { cause, key: 'list-changed', values, severity: 'warning', data }, within);
    });
  }

  private issuesOf = (org: OrganizationId) =>
    kysely(this.db)
      .selectFrom('list_issue as i')
      .leftJoin('editor_issue as e', (join) =>
        join.onRef('e.organizationId', '=', 'i.organizationId').onRef('e.number', '=', 'i.number'),
      )
      .where('i.organizationId', '=', org)
      .leftJoin('list_link as l', (join) =>
        join.onRef('l.organizationId', '=', 'e.organizationId').onRef('l.id', '=', 'e.linkId'),
      )
      .select([...OF_ISSUE, 'e.email', 'l.names as publicNames']);

  /** Corrections name whom the list names that was taken: by a public address none of the living, or those who allowed it. */
  private async corrections(
    org: OrganizationId,
    { fromDate, toDate, language, names, publicNames }: Row,
  ): Promise<Correction[]> {
    const days = { from: fromDate, to: toDate, language };
    const list = await this.lists.listBetween(org, days, publicNames ? familiesOn(publicNames) : 'all');
    return correctionsSince(names, list);
  }
}

type Answered = Omit<ListIssue, 'takenAt'> & { takenAt: Date };

const answered = ({ fromDate, toDate, names, publicNames: _, ...row }: Row): Answered => ({
  ...row,
  ...{ from: fromDate, to: toDate, names: names.length },
});

/** As the notice has them: the names are those of the list that was taken. */
const inOneLine = (corrections: readonly Correction[], language: 'en' | 'he'): string =>
  corrections.map((one) => correctionLine({ ...one, text: isolated(one.text) }, language)).join('; ');

const OPEN = `
SELECT i.organization_id AS org, i.number, i.kind, i.from_date AS "fromDate", i.to_date AS "toDate", i.language, i.names,
       i.taken_by AS "takenBy", i.taken_at AS "takenAt", i.told_hash AS "toldHash", i.told_at AS "toldAt", e.email, l.names AS "publicNames"
  FROM list_issue i LEFT JOIN editor_issue e ON e.organization_id = i.organization_id AND e.number = i.number
       LEFT JOIN list_link l ON l.organization_id = e.organization_id AND l.id = e.link_id
 WHERE i.organization_id = ANY ($1::uuid[]) AND i.to_date >= $2::date - 1 ORDER BY i.organization_id, i.number`;
