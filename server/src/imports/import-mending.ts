import { Injectable } from '@nestjs/common';
import {
  KINSHIP_OF_SECTIONS,
  SUNSET_ANSWERED,
  type importColumns,
  type importMending,
  type ImportRow,
  type ImportSummary,
  type importTrial,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, NotFound, Refusal } from '../platform/http/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import {
  bringRows,
  firstRows,
  keptLine,
  keptLines,
  leaveRowOut,
  mendCells,
  settleRows,
  withCells,
} from './decide/kept-rows.js';
import { placedRows } from './decide/place-rows.js';
import { Placing } from './decide/placing.js';
import { copyUnread, laterOfFile } from './decide/rest-of-list.js';
import { shown } from './decide/shown-row.js';
import type { ImportTableRow } from './import.entity.js';
import { KeptImports, NOT_COUNTED, summaryOf } from './kept-imports.js';
import { canBeRead, guessColumns, type Column } from './understand/columns.js';
import { dateOrderOf } from './understand/date-order.js';
import { askedSunset, dateSystemOf, reader, sunsetAnswers, surveyLines } from './understand/understand-table.js';

type Mending = z.output<typeof importMending>;
type Correction = z.output<typeof importColumns>;
type HowToReadAgain = Pick<Correction, 'dateOrder' | 'sunsetWords'>;

/** While people look at a list, before it is imported. */
export const LOOKED_AT = ['columns', 'previewed', 'failed'] as const;

/** What people say about a list while they look at it: what its columns hold, and what single rows say. It is read again by it. */
@Injectable()
export class ImportMendings {
  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly kept: KeptImports,
    private readonly clock: Clock,
  ) {}

  /** Reads the kept cells again by columns that a person corrected. */
  async correct(org: OrganizationId, id: string, correction: Correction): Promise<ImportSummary> {
    return this.db.transaction(async (within) => {
      const table = await this.kept.hold(within, org, id, ['columns', 'previewed']);
      const isHeaded = correction.firstRow && (correction.firstRow === 'headings') !== table.headerRow > 0;
      const isNoneOfTheirs = correction.preset === null && table.preset !== null;
      const columns = isHeaded
        ? await this.turnFirstRow(within, org, table)
        : isNoneOfTheirs
          ? await this.withoutPreset(within, org, table)
          : table.columns.map((column, at) => corrected(column, at, correction));
      return this.readAgain(within, org, table, columns, correction);
    });
  }

  /** Changes cells of these rows, leaves them out, or brings what looked like no person. @throws Conflict once it is imported */
  async mend(
    org: OrganizationId,
    by: Actor,
    id: string,
    { rows, cells, skip, bring }: Mending,
  ): Promise<ImportSummary> {
    return this.db.transaction(async (within) => {
      const table = await this.kept.hold(within, org, id, LOOKED_AT);
      const columns = cells ? withRoomFor(table.columns, cells) : table.columns;
      if (cells) await mendCells(within, org, id, rows, cells, ofSection(columns));
      if (skip !== undefined) await settleRows(within, org, id, rows, skip ? 'skip' : null);
      if (bring) await bringRows(within, org, id, rows);
      const after = { rows: rows.length, cells: cells !== undefined, skip: skip ?? null };
      await this.audit.record(org, by, { action: 'settle', resource: 'import', resourceId: id, after }, within);
      return this.readAgain(within, org, table, columns);
    });
  }

  /**
   * Of an imported list, the rows that could not be read, as a list of their own: to be mended here and imported, without the file.
   * Asked again, it is the one that was made. @throws Conflict `nothing_left`
   */
  async takeRest(org: OrganizationId, by: Actor, id: string): Promise<ImportSummary> {
    return this.db.transaction(async (within) => {
      const table = await this.kept.hold(within, org, id, ['imported']);
      if (table.counts.error === 0 || table.cellsRemovedAt !== null)
        throw new Conflict('nothing_left', 'No row of this list is left that could be mended here.');
      const made = await laterOfFile(within, org, id);
      if (made) return summaryOf(await this.kept.tables.within(within).get(org, made));
      const { fileName, sha256, encoding, delimiter, preset, headerRow, columns, dateOrder, sunsetWords } = table;
      const rest = await this.kept.tables.within(within).add(org, {
        ...{ fileName, sha256, encoding, delimiter, preset, headerRow, columns, dateOrder, sunsetWords },
        ...{ state: 'previewed' as const, counts: NOT_COUNTED, createdBy: by.name, createdAt: this.clock.now() },
      });
      await copyUnread(within, org, id, rest.id);
      return this.readAgain(within, org, { ...table, id: rest.id, state: 'previewed' });
    });
  }

  /** How a row would be read with this text in its cells, held against no other row and no record. Nothing is kept. @throws NotFound */
  async tryOut(org: OrganizationId, id: string, { row, cells }: z.output<typeof importTrial>): Promise<ImportRow> {
    const { columns, dateOrder: order, encoding, sunsetWords } = await this.kept.tables.get(org, id);
    const line = await keptLine(this.db, org, id, row);
    if (!line) throw new NotFound('row');
    const tried = { ...line, cells: withCells(line.cells, cells), leftOut: null };
    const survey = await surveyLines([[tried]], columns, '');
    const { israel } = await this.organizations.settings(org);
    const read = reader(columns, survey, {
      ...{ order, israel, today: await this.organizations.today(org), dateSystem: dateSystemOf(encoding) },
      sunsetWords: sunsetAnswers(sunsetWords),
    });
    const [placed] = new Placing(survey.names).place([read(tried)], []);
    if (!placed) throw new NotFound('row');
    return shown(placed);
  }

  /**
   * Holds the lists that people still look at against the records as another one has left them: their pages say what importing
   * them would come to. One that somebody is changing is read again by that.
   */
  async readOthersAgain(org: OrganizationId): Promise<void> {
    const others: { id: string }[] = await this.db.query(NOT_IMPORTED, [org]);
    for (const { id } of others)
      await this.db
        .transaction(async (within) => {
          const table = await this.kept.hold(within, org, id, ['previewed', 'failed']);
          await this.readAgain(within, org, table);
        })
        .catch((failure: unknown) => {
          if (!(failure instanceof Conflict)) throw failure;
        });
  }

  /** Reads all rows by their cells as they are now. */
  async readAgain(
    within: EntityManager,
    org: OrganizationId,
    table: ImportTableRow,
    columns: readonly Column[] = table.columns,
    { dateOrder, sunsetWords: said }: HowToReadAgain = {},
  ): Promise<ImportSummary> {
    const { id } = table;
    const today = await this.organizations.today(org);
    const { israel } = await this.organizations.settings(org);
    const lines = keptLines(within, org, id);
    const survey = await surveyLines(lines, columns, table.delimiter);
    const sunsetWords = { ...sunsetAnswers(table.sunsetWords), ...said };
    const order = dateOrder ?? dateOrderOf(survey.days, table.dateOrder, survey.hebrewDays);
    const state = !canBeRead(columns) ? 'columns' : table.state === 'failed' ? 'failed' : 'previewed';
    const change = { state, dateOrder: order, sunsetWords: askedSunset(survey, sunsetWords, columns) } as const;
    await this.kept.tables.within(within).change(org, id, change);
    const dateSystem = dateSystemOf(table.encoding);
    const read = reader(columns, survey, { order, today, israel, dateSystem, sunsetWords });
    const rows = placedRows(within, org, id, lines, survey, read);
    return this.kept.keep(within, org, id, columns, survey.filled, rows);
  }

  /** It is no list of the program that it was taken for: its columns are guessed as those of any list. */
  private async withoutPreset(
    within: EntityManager,
    org: OrganizationId,
    { id, headerRow, columns }: ImportTableRow,
  ): Promise<Column[]> {
    await this.kept.tables.within(within).change(org, id, { preset: null });
    const headings = columns.map(({ heading }) => heading);
    return guessColumns(headings, await firstRows(within, org, id, headerRow));
  }

  /** The first row was taken for headings and is a person, or the other way round. */
  private async turnFirstRow(
    within: EntityManager,
    org: OrganizationId,
    { id, headerRow }: ImportTableRow,
  ): Promise<Column[]> {
    const tables = this.kept.tables.within(within);
    if (headerRow > 0) {
      await bringRows(within, org, id, [headerRow]);
      await tables.change(org, id, { headerRow: 0, preset: null });
      return guessColumns([], await firstRows(within, org, id, 0));
    }
    const [first] = await firstRowNumber(within, org, id);
    if (!first) throw new Conflict('import_state', 'This list has no row.');
    await leaveRowOut(within, org, id, first.row, 'headings');
    await tables.change(org, id, { headerRow: first.row });
    return guessColumns(first.cells, await firstRows(within, org, id, first.row));
  }
}

/** The newest, of 20,000 rows in all: until the worker has read them again, another congregation's list waits. */
const NOT_IMPORTED = `
SELECT id
  FROM (SELECT id, created_at, sum((counts->>'rows')::int) OVER (ORDER BY created_at DESC, id) AS rows
          FROM import
         WHERE organization_id = $1 AND state IN ('previewed', 'failed')) newest
 WHERE rows <= 20000
 ORDER BY created_at DESC`;

const firstRowNumber = (
  within: EntityManager,
  org: OrganizationId,
  id: string,
): Promise<{ row: number; cells: string[] }[]> =>
  within.query(
    `SELECT row, cells FROM import_row WHERE organization_id = $1 AND import_id = $2 AND left_out IS NULL ORDER BY row LIMIT 1`,
    [org, id],
  );

const ofSection = (columns: readonly Column[]): number | null =>
  columns.find(({ heading }) => heading === KINSHIP_OF_SECTIONS)?.index ?? null;

function corrected<One extends Column>(column: One, at: number, { fields, leaveOut }: Correction): One {
  const field = fields[at] ?? 'ignore';
  const leftOut = field === 'ignore' && (leaveOut ? leaveOut.includes(column.index) : (column.leftOut ?? false));
  return { ...column, field, leftOut, said: column.said || field !== column.field };
}

/** An answer about "after sunset" has a column of its own where the list has none. */
function withRoomFor(columns: readonly Column[], cells: Readonly<Record<string, string>>): readonly Column[] {
  const last = Math.max(...columns.map(({ index }) => index));
  const beyond = Object.keys(cells)
    .map(Number)
    .filter((index) => index > last);
  if (beyond.length === 0) return columns;
  const isAnswer =
    beyond.length === 1 && beyond[0] === last + 1 && !columns.some(({ field }) => field === 'afterSunset');
  if (!isAnswer) throw new Refusal(422, 'no_such_column', 'The list has no such column.');
  return [...columns, { index: last + 1, heading: SUNSET_ANSWERED, field: 'afterSunset' }];
}
