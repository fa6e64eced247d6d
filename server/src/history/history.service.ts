import { Injectable } from '@nestjs/common';
import type { HistoryChoices, HistoryLine, HistoryQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { addDays, instantOf } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { changedFields } from '../platform/audit/index.js';
import { readPage, slightlyOld } from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

type State = Record<string, unknown> | null;
type Row = Omit<HistoryLine, 'changes' | 'at'> & { at: Date; before: State; after: State };

/** No day can be written after it. */
const LAST_DAY = '9999-12-31';

/** Who changed what and when, in the whole organization. */
@Injectable()
export class HistoryService {
  constructor(
    private readonly db: DataSource,
    private readonly organizations: OrganizationsService,
  ) {}

  /** A page of it, the latest first unless asked otherwise. */
  async list(org: OrganizationId, query: HistoryQuery): Promise<{ data: HistoryLine[]; total: number }> {
    const { timezone } = await this.organizations.settings(org);
    const { actorId, resource, from, to, q } = query.filter ?? {};
    const values = [
      ...[org, actorId ?? null, resource ?? null],
      from ? instantOf(from, 0, timezone) : null,
      to && to < LAST_DAY ? instantOf(addDays(to, 1), 0, timezone) : null,
      q?.trim() || null,
    ];
    return slightlyOld(() => this.page(values, query));
  }

  private async page(values: unknown[], query: HistoryQuery): Promise<{ data: HistoryLine[]; total: number }> {
    const [{ total }] = await this.db.query<[{ total: number }]>(
      `SELECT count(*) AS total FROM audit_log a WHERE ${LISTED}`,
      values,
    );
    const { offset, limit } = pageBounds(query);
    const sorting = { by: 'a.at', direction: query.sort?.[1] ?? 'DESC', nullable: false, id: 'a.id' } as const;
    const asked = { from: 'audit_log a', where: LISTED, sorting, offset, limit, total };
    const rows = await readPage<Row>(this.db, COLUMNS, asked, values);
    return { data: rows.map(lineOf), total };
  }

  /** The people, keys and kinds of record that the history knows, also those that are gone. */
  async choices(org: OrganizationId): Promise<HistoryChoices> {
    const [actors, resources] = await Promise.all([
      this.db.query<HistoryChoices['actors']>(ACTORS, [org]),
      this.db.query<{ resource: string }[]>(RESOURCES, [org]),
    ]);
    return { actors, resources: resources.map(({ resource }) => resource) };
  }
}

const lineOf = ({ before, after, at, ...row }: Row): HistoryLine => ({
  ...row,
  at: at.toISOString(),
  changes: changedFields(before, after),
});

const COLUMNS = `a.id, a.at, a.actor_id AS "actorId", a.actor_name AS actor, a.action, a.resource,
  a.resource_id AS "resourceId", a.before, a.after, coalesce(
    (SELECT y.name FROM yahrzeit y WHERE y.organization_id = a.organization_id AND y.id = a.resource_id),
    (SELECT c.name FROM contact c WHERE c.organization_id = a.organization_id AND c.id = a.resource_id),
    (SELECT t.name FROM template t WHERE t.organization_id = a.organization_id AND t.id = a.resource_id),
    (SELECT s.email FROM suppression s WHERE s.organization_id = a.organization_id AND s.id = a.resource_id)) AS about`;

const LISTED = `a.organization_id = $1 AND ($2::uuid IS NULL OR a.actor_id = $2) AND ($3::text IS NULL OR a.resource = $3)
  AND ($4::timestamptz IS NULL OR a.at >= $4) AND ($5::timestamptz IS NULL OR a.at < $5)
  AND ($6::text IS NULL OR strpos(lower(a.actor_name), lower($6)) > 0)`;

// From one value to the next by the index: as many steps as there are values, however long the history is.
const ACTORS = `
WITH RECURSIVE known AS (
  (SELECT actor_id AS id FROM audit_log WHERE organization_id = $1 AND actor_id IS NOT NULL ORDER BY actor_id LIMIT 1)
  UNION ALL
  SELECT (SELECT a.actor_id FROM audit_log a WHERE a.organization_id = $1 AND a.actor_id > known.id ORDER BY a.actor_id LIMIT 1)
    FROM known WHERE known.id IS NOT NULL
)
SELECT known.id, latest.actor_name AS name FROM known
  JOIN LATERAL (SELECT actor_name FROM audit_log a WHERE a.organization_id = $1 AND a.actor_id = known.id
                 ORDER BY at DESC, id DESC LIMIT 1) AS latest ON true
 ORDER BY lower(latest.actor_name), known.id`;

const RESOURCES = `
WITH RECURSIVE known AS (
  (SELECT resource FROM audit_log WHERE organization_id = $1 ORDER BY resource LIMIT 1)
  UNION ALL
  SELECT (SELECT a.resource FROM audit_log a WHERE a.organization_id = $1 AND a.resource > known.resource ORDER BY a.resource LIMIT 1)
    FROM known WHERE known.resource IS NOT NULL
)
SELECT resource FROM known WHERE resource IS NOT NULL ORDER BY resource`;
