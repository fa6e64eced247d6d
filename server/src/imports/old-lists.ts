import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import { HouseWork, Retention } from '../platform/house-work/index.js';

/**
 * The cells of a list are kept as many days as its congregation says, counted from when it became records. What was understood
 * of each row stays, with the record that it became, and so do the cells of rows for which a person said something: the next
 * list is read by it. A list that nobody imported in that time goes.
 */
@Injectable()
export class OldLists implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly work: HouseWork,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.add('old lists', () => this.forgetCells());
  }

  /** List by list, each with its rows at once. May run on many workers at once, and again. */
  forgetCells(): Promise<void> {
    return this.work.forAll('old lists', async (orgs) => {
      const now = this.clock.now();
      await this.db.query(FORGET_UNUSED, [orgs, now]);
      for (let lists = 1; lists > 0;) {
        lists = await this.db.transaction(async (within) => {
          const found: { org: string; id: string }[] = await within.query(OLD, [orgs, now]);
          for (const { org, id } of found) {
            for (const statement of FORGET) await within.query(statement, [org, id]);
            await within.query(FORGOTTEN, [org, id, now]);
          }
          return found.length;
        });
      }
    });
  }
}

const KEPT = `make_interval(days => organization.list_cells_days)`;

/** The list that a source brought last stays for a person to look at. */
const FORGET_UNUSED = `
DELETE FROM import i USING organization
 WHERE organization.id = ANY ($1::uuid[]) AND i.organization_id = organization.id
   AND i.state IN ('columns', 'previewed', 'failed') AND i.created_at < $2::timestamptz - ${KEPT}
   AND NOT EXISTS (SELECT FROM import_source s WHERE s.organization_id = i.organization_id AND s.last_import_id = i.id)`;

const OLD = `
SELECT i.organization_id AS org, i.id FROM import i JOIN organization ON organization.id = i.organization_id
 WHERE organization.id = ANY ($1::uuid[]) AND i.state IN ('imported', 'undone') AND i.cells_removed_at IS NULL
   AND coalesce(i.imported_at, i.created_at) < $2::timestamptz - ${KEPT}
 LIMIT 1 FOR NO KEY UPDATE OF i SKIP LOCKED`;

const FORGET = [
  `DELETE FROM import_crop WHERE organization_id = $1 AND import_id = $2`,
  `UPDATE import_row SET cells = '[]'
    WHERE organization_id = $1 AND import_id = $2 AND brought IS NULL AND choice IS NULL AND cells <> '[]'`,
];

const FORGOTTEN = `
UPDATE import SET cells_removed_at = $3::timestamptz,
       columns = (SELECT coalesce(jsonb_agg(c || '{"samples": []}' ORDER BY place), '[]')
                    FROM jsonb_array_elements(columns) WITH ORDINALITY AS c (c, place))
 WHERE organization_id = $1 AND id = $2`;
