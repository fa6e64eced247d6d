import { Injectable } from '@nestjs/common';
import type { LackingRecord, lackingQuery, LackingRecords } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { pageOf } from '../platform/database/index.js';
import { pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { lackingField } from './lacking-fields.js';

type RecordType = LackingRecord['recordType'];
type Resource = LackingRecord['opens']['resource'];

/** Where the records of each kind are: only those to whom, or about whom, letters are written. */
const RECORDS: Record<RecordType, { shown: string; from: string; resource: Resource }> = {
  contact: {
    shown: 'c.id, c.name, c.id AS opens, NULL AS detail',
    from: `contact c WHERE c.organization_id = $1 AND NOT c.deceased
             AND EXISTS (SELECT FROM observance o JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id
                          WHERE o.organization_id = $1 AND o.contact_id = c.id AND y.archived_at IS NULL)`,
    resource: 'contacts',
  },
  observer: {
    shown: 'o.id, c.name, c.id AS opens, y.name AS detail',
    from: `observance o JOIN contact c ON c.organization_id = $1 AND c.id = o.contact_id
             JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id
            WHERE o.organization_id = $1 AND NOT c.deceased AND y.archived_at IS NULL`,
    resource: 'contacts',
  },
  yahrzeit: {
    shown: 'y.id, y.name, y.id AS opens, y.hebrew_name AS detail',
    from: `yahrzeit y WHERE y.organization_id = $1 AND y.archived_at IS NULL
             AND EXISTS (SELECT FROM observance o WHERE o.organization_id = $1 AND o.yahrzeit_id = y.id)`,
    resource: 'yahrzeits',
  },
  organization: {
    shown: 'g.id, g.name, g.id AS opens, NULL AS detail',
    from: 'organization g WHERE g.id = $1',
    resource: 'settings',
  },
  template: {
    shown: 't.id, t.name, t.id AS opens, NULL AS detail',
    from: 'template t WHERE t.organization_id = $1',
    resource: 'templates',
  },
};

/** "Fix issues": the records that leave a merge field empty, as they are now. */
@Injectable()
export class LackingRecordsService {
  constructor(private readonly db: DataSource) {}

  /** By name; none for a field that no record leaves empty. */
  async list(org: OrganizationId, query: z.output<typeof lackingQuery>): Promise<LackingRecords> {
    const lacking = lackingField(query.field);
    if (!lacking) return { data: [], total: 0, mending: null };

    const { shown, from, resource } = RECORDS[lacking.recordType];
    const direction = query.sort?.[1] ?? 'ASC';
    const { data: rows, total } = await pageOf<{ id: string; name: string; opens: string; detail: string | null }>(
      this.db,
      `SELECT ${shown} FROM ${from} AND (${lacking.isLacking})`,
      [org, ...(lacking.isLacking.includes('$2') ? [query.field] : [])],
      { order: `ORDER BY 2 ${direction}, 1 ${direction}`, ...pageBounds(query) },
    );
    const data = rows.map(({ id, name, opens, detail }) => ({
      ...{ id, name, detail, recordType: lacking.recordType },
      opens: { resource, id: opens },
    }));
    return { data, total, mending: lacking.mending };
  }
}
