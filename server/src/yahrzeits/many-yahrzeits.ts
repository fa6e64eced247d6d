import { keysOf } from '@zikaron/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { In, type EntityManager } from 'typeorm';
import { OrganizationsService } from '../organizations/index.js';
import { Audit, differences } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { kysely, recordset } from '../platform/database/index.js';
import { Invalid } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from './occurrences.service.js';
import { datesOf, settleDates, wholeDates, type DateColumns } from './settle-dates.js';
import { YahrzeitRow } from './yahrzeit.entity.js';

/** What can be decided of many records at once, with the dates that follow from it. */
type ManyState = DateColumns & Pick<YahrzeitRow, 'archivedAt' | 'rules'>;

/** What becomes of one record: itself where nothing changes. @throws Invalid where its dates would contradict each other */
export type Decision = (state: ManyState, row: YahrzeitRow) => ManyState;

interface ChangedRecord {
  readonly id: string;
  readonly before: Partial<ManyState>;
  readonly after: Partial<ManyState>;
}

/** Each of the records that are there is changed, was so already, or is refused. */
interface ChangedMany {
  readonly changed: ChangedRecord[];
  readonly alreadySo: number;
  readonly refused: number;
}

const BATCH = 5_000;

const TYPES = {
  ...({ id: 'uuid', archivedAt: 'timestamptz', rules: 'jsonb', afterSunset: 'boolean', adarSaid: 'integer' } as const),
  ...({ gregorianDate: 'date', gregorianDerived: 'boolean', hebrewDerived: 'boolean' } as const),
  ...({ hebrewDay: 'integer', hebrewMonth: 'integer', hebrewYear: 'integer' } as const),
};

/** One decision about many records, each with its line in the trail and its dates computed anew. */
@Injectable()
export class ManyYahrzeits {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Ids of other organizations are passed over. With `dryRun` it is only told what would come of it. */
  async change(
    org: OrganizationId,
    by: Actor,
    ids: readonly string[],
    decide: Decision,
    within: EntityManager,
    dryRun = false,
  ): Promise<ChangedMany> {
    const inOrder = [...new Set(ids)].sort();
    const told = { changed: [] as ChangedRecord[], alreadySo: 0, refused: 0 };
    for (let from = 0; from < inOrder.length; from += BATCH) {
      const some = await this.batch(within, org, inOrder.slice(from, from + BATCH), decide);
      if (!dryRun) await this.write(within, org, by, some.changes);
      told.changed.push(...some.changes.map(({ row, before, after }) => ({ id: row.id, before, after })));
      told.alreadySo += some.alreadySo;
      told.refused += some.refused;
    }
    return told;
  }

  /** What the answer about sunset makes of a record. */
  async answeredSunset(org: OrganizationId, afterSunset: boolean): Promise<Decision> {
    const today = await this.organizations.today(org);
    return (state) => ({ ...state, ...settleDates({ afterSunset }, state, today) });
  }

  private async batch(within: EntityManager, org: OrganizationId, ids: readonly string[], decide: Decision) {
    const rows = await within.getRepository(YahrzeitRow).find({
      where: { organizationId: org, id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const changes: Change[] = [];
    let refused = 0;
    for (const row of rows) {
      const change = changeOf(row, decide);
      if (change === 'refused') refused++;
      else if (change) changes.push(change);
    }
    return { changes, refused, alreadySo: rows.length - changes.length - refused };
  }

  private async write(within: EntityManager, org: OrganizationId, by: Actor, changes: readonly Change[]) {
    if (changes.length === 0) return;
    const rows = changes.map(({ row, wanted }) => ({ id: row.id, ...wanted }));
    await kysely(within)
      .updateTable('yahrzeit as y')
      .from(recordset(rows, 'wanted', TYPES))
      .set((of) => ({
        ...Object.fromEntries(COLUMNS.map((column) => [column, of.ref(`wanted.${column}`)])),
        version: sql<number>`y.version + 1`,
        updatedAt: this.clock.now(),
      }))
      .where('y.organizationId', '=', org)
      .whereRef('y.id', '=', 'wanted.id')
      .execute();
    await this.audit.recordAll(org, by, changes.map(trailOf), within);
    await this.occurrences.recompute(
      org,
      changes.map(({ row }) => row.id),
      within,
    );
  }
}

const COLUMNS = keysOf(TYPES).filter((column) => column !== 'id');

interface Change extends Omit<ChangedRecord, 'id'> {
  readonly row: YahrzeitRow;
  readonly wanted: ManyState;
}

function changeOf(row: YahrzeitRow, decide: Decision): Change | 'refused' | null {
  const state = stateOf(row);
  try {
    const wanted = decide(state, row);
    const changed = wholeDates(differences(state, wanted), state, wanted);
    return changed && { row, wanted, ...changed };
  } catch (refusal) {
    if (refusal instanceof Invalid) return 'refused';
    throw refusal;
  }
}

/** As one record's own change is told: archiving by its name, all else field by field. */
function trailOf({ row, before, after }: Change) {
  const about = { resource: 'yahrzeit', resourceId: row.id };
  const version = row.version + 1;
  if (!('archivedAt' in after)) return { ...about, action: 'change', before, after: { ...after, version } };
  return { ...about, action: after.archivedAt ? 'archive' : 'restore', after: { version } };
}

const stateOf = (row: YahrzeitRow): ManyState => ({
  archivedAt: row.archivedAt,
  rules: row.rules,
  ...datesOf(row),
});
