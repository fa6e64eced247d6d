import { Injectable } from '@nestjs/common';
import { MOST_AT_ONCE, type ImportChoice, type ImportRowAct, type importRowSelection } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Audit } from '../platform/audit/index.js';
import { Invalid, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { mendCells, numbersOf, settleRows, withoutMending } from './decide/kept-rows.js';
import { ImportMendings, LOOKED_AT } from './import-mending.js';
import { KeptImports } from './kept-imports.js';

type Which = z.output<typeof importRowSelection>;

/** What a row says: what was chosen for it, and the text of its cell under "After sunset". */
interface Said {
  readonly row: number;
  readonly choice: ImportChoice | null;
  readonly cell: string;
}

interface HeldRow extends Said {
  readonly leftOut: boolean;
  readonly inConflict: boolean;
}

/** What the rows said, and what they were made to say; of the cell where it stands. */
export interface ChangedRows {
  readonly column: number | null;
  readonly before: readonly Said[];
  readonly after: readonly Said[];
}

export interface ManyRowsOutcome extends ChangedRows {
  readonly selected: number;
  readonly alreadySo: number;
  readonly refused: number;
}

/** One answer for many rows of a list while it is looked at, which can be taken back until it is imported. */
@Injectable()
export class ManyRows {
  constructor(
    private readonly mendings: ImportMendings,
    private readonly kept: KeptImports,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFound; Conflict once it is imported; Invalid 422 `too_many`; Refusal 422 `no_such_column` */
  async change(
    org: OrganizationId,
    by: Actor,
    which: Which,
    act: ImportRowAct,
    within: EntityManager,
    dryRun: boolean,
  ): Promise<ManyRowsOutcome> {
    const table = await this.kept.hold(within, org, which.importId, LOOKED_AT);
    const column = table.columns.find(({ field }) => field === 'afterSunset')?.index ?? null;
    if (act.act === 'sunset' && column === null)
      throw new Refusal(422, 'no_such_column', 'The list has no column that says whether it was after sunset.');
    const rows = await heldRows(within, org, which, column);
    const made = rows.map((row) => ({ row, after: afterAct(row, act) }));
    const fitting = made.flatMap(({ row, after }) => (after ? [{ before: said(row), after }] : []));
    const changed = fitting.filter(({ before, after }) => !isSame(before, after));
    const outcome = { column, before: changed.map(({ before }) => before), after: changed.map(({ after }) => after) };
    if (!dryRun && changed.length > 0) {
      await write(within, org, which.importId, outcome.after, act.act === 'sunset' ? column : null);
      await this.readAgain(org, by, which.importId, changed.length, within);
    }
    return {
      ...outcome,
      selected: rows.length,
      alreadySo: fitting.length - changed.length,
      refused: rows.length - fitting.length,
    };
  }

  /** Gives back what the rows said, to those that nobody has changed since. @returns how many @throws Conflict once it is imported */
  async restore(
    org: OrganizationId,
    by: Actor,
    importId: string,
    { column, before, after }: ChangedRows,
    within: EntityManager,
  ): Promise<number> {
    await this.kept.hold(within, org, importId, LOOKED_AT);
    const which = { list: 'import-rows', importId, rows: after.map(({ row }) => row) } as const;
    const now = new Map((await heldRows(within, org, which, column)).map((row) => [row.row, said(row)]));
    const back = before.filter((_, at) => {
      const made = after[at];
      const stands = made && now.get(made.row);
      return made && stands && isSame(stands, made);
    });
    if (back.length === 0) return 0;
    await write(within, org, importId, back, column);
    await withoutMending(
      within,
      org,
      importId,
      back.map(({ row }) => row),
    );
    await this.readAgain(org, by, importId, back.length, within);
    return back.length;
  }

  private async readAgain(org: OrganizationId, by: Actor, id: string, rows: number, within: EntityManager) {
    await this.audit.record(org, by, { action: 'settle', resource: 'import', resourceId: id, after: { rows } }, within);
    await this.mendings.readAgain(within, org, await this.kept.tables.within(within).get(org, id));
  }
}

/** What a row says after the act; null where the act does not fit it. */
function afterAct(row: HeldRow, act: ImportRowAct): Said | null {
  if (row.leftOut) return null;
  switch (act.act) {
    case 'skip':
      return { ...said(row), choice: 'skip' };
    case 'unskip':
      return row.choice === 'skip' ? { ...said(row), choice: null } : said(row);
    case 'sunset':
      return { ...said(row), cell: act.value };
    case 'choice':
      return row.inConflict ? { ...said(row), choice: act.value } : null;
  }
}

const said = ({ row, choice, cell }: Said): Said => ({ row, choice, cell });
const isSame = (one: Said, other: Said): boolean => one.choice === other.choice && one.cell === other.cell;

async function heldRows(
  db: EntityManager,
  org: OrganizationId,
  { importId, rows, filter }: Which,
  column: number | null,
): Promise<HeldRow[]> {
  const numbers = rows ?? (await numbersOf(db, org, importId, filter ?? {}, MOST_AT_ONCE + 1));
  if (numbers.length > MOST_AT_ONCE)
    throw new Invalid([{ path: 'rows', message: `At most ${MOST_AT_ONCE} rows are changed at once.` }], 'too_many');
  return db.query(
    `SELECT row, choice, coalesce(cells->>$4::int, '') AS cell, left_out IS NOT NULL AS "leftOut",
            coalesce(jsonb_typeof(understood->'conflict') = 'object', false) AS "inConflict"
       FROM import_row WHERE organization_id = $1 AND import_id = $2 AND row = ANY ($3) ORDER BY row`,
    [org, importId, numbers, column ?? -1],
  );
}

/** Writes what the rows say: the few answers that there are, each with its rows. */
async function write(db: EntityManager, org: OrganizationId, id: string, rows: readonly Said[], column: number | null) {
  for (const [choice, some] of together(rows, ({ choice }) => choice)) await settleRows(db, org, id, some, choice);
  if (column === null) return;
  for (const [cell, some] of together(rows, ({ cell }) => cell)) await mendCells(db, org, id, some, { [column]: cell });
}

function together<Value>(rows: readonly Said[], of: (row: Said) => Value): Map<Value, number[]> {
  const found = new Map<Value, number[]>();
  for (const row of rows) found.set(of(row), [...(found.get(of(row)) ?? []), row.row]);
  return found;
}
