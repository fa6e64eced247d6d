import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { importColumns, ImportRow, importRowQuery, importQuery, ImportSummary } from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { NotificationsService } from '../notifications/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { Conflict, orderBy, pageBounds } from '../platform/http/index.js';
import { TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { OccurrencesService } from '../yahrzeits/index.js';
import type { Column } from './columns.js';
import { findRepeats, type PlacedRow } from './find-repeats.js';
import { countsOf, shown } from './import-row.js';
import { ImportTableRow } from './import.entity.js';
import { knownPeople } from './known-people.js';
import { readFile } from './read-file.js';
import { understandRows, understandTable } from './understand-table.js';
import { asLastTime } from './remember-columns.js';
import { undoImport } from './undo-import.js';
import { writePeople } from './write-people.js';

type Summary = ImportSummary;

/** Lists that offices bring: read and shown first, imported in one transaction, undone as a whole. */
@Injectable()
export class ImportsService {
  private readonly tables: TenantRepository<ImportTableRow>;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly occurrences: OccurrencesService,
    private readonly notifications: NotificationsService,
  ) {
    this.tables = new TenantRepository(db, ImportTableRow, 'import');
  }

  async list(org: OrganizationId, query: z.output<typeof importQuery>): Promise<{ data: Summary[]; total: number }> {
    const { offset, limit } = pageBounds(query);
    const order = orderBy(query, { createdAt: 'created_at' }, ['createdAt', 'DESC']);
    const ids: { id: string; total: number }[] = await this.db.query(
      `SELECT id, count(*) OVER () AS total FROM import WHERE organization_id = $1 ${order} LIMIT $2 OFFSET $3`,
      [org, limit, offset],
    );
    const rows = await Promise.all(ids.map(({ id }) => this.tables.get(org, id)));
    return { data: rows.map(summaryOf), total: ids[0]?.total ?? 0 };
  }

  async get(org: OrganizationId, id: string): Promise<Summary> {
    return summaryOf(await this.tables.get(org, id));
  }

  /** The rows as they were understood, in the order of the file. @throws NotFound for an import of someone else */
  async rows(
    org: OrganizationId,
    id: string,
    query: z.output<typeof importRowQuery>,
  ): Promise<{ data: ImportRow[]; total: number }> {
    await this.tables.get(org, id);
    const { offset, limit } = pageBounds(query);
    const { state, withIssues } = query.filter ?? {};
    const page: { understood: ImportRow; total: number }[] = await this.db.query(
      `SELECT understood, count(*) OVER () AS total FROM import_row
        WHERE organization_id = $1 AND import_id = $2
          AND ($3::text IS NULL OR state = $3) AND ($4::boolean IS NULL OR has_issues = $4)
        ${orderBy(query, { row: 'row' }, ['row', 'ASC'], 'row')} LIMIT $5 OFFSET $6`,
      [org, id, state ?? null, withIssues ?? null, limit, offset],
    );
    return { data: page.map(({ understood }) => understood), total: page[0]?.total ?? 0 };
  }

  /** Reads a file and keeps what was understood; no record is touched yet. @throws Refusal for what is no table */
  async preview(org: OrganizationId, by: Actor, fileName: string, file: Buffer): Promise<Summary> {
    const table = await readFile(file);
    const { language, israel } = await this.organizations.settings(org);
    const dateOrder = israel || language === 'he' ? 'dmy' : 'mdy';
    const today = await this.organizations.today(org);
    const guessed = understandTable(table, { today, dateOrder });
    const understood = await asLastTime(this.db, org, guessed, today);
    return this.db.transaction(async (within) => {
      const rows = await this.place(within, org, understood.rows);
      const draft = {
        fileName,
        sha256: createHash('sha256').update(file).digest(),
        encoding: table.encoding,
        delimiter: table.delimiter,
        headerRow: understood.headerRow,
        columns: withSamples(understood.columns, rows),
        dateOrder: understood.dateOrder,
        counts: countsOf(rows),
        createdBy: by.name,
      };
      const added = await this.tables.within(within).add(org, draft);
      await keepRows(within, org, added.id, rows);
      return summaryOf(added);
    });
  }

  /** Reads the kept cells again by columns that a person corrected. */
  async correct(
    org: OrganizationId,
    id: string,
    { fields, dateOrder }: z.output<typeof importColumns>,
  ): Promise<Summary> {
    const today = await this.organizations.today(org);
    return this.db.transaction(async (within) => {
      const table = await this.hold(within, org, id, 'previewed');
      const columns = table.columns.map((column, at) => ({ ...column, field: fields[at] ?? 'ignore' }));
      const order = dateOrder ?? table.dateOrder;
      const cells = await keptCells(within, org, id);
      const rows = await this.place(within, org, understandRows(cells, columns, order, today));
      const change = { columns: withSamples(columns, rows), dateOrder: order, counts: countsOf(rows) };
      await this.tables.within(within).change(org, id, change);
      await within.query('DELETE FROM import_row WHERE organization_id = $1 AND import_id = $2', [org, id]);
      await keepRows(within, org, id, rows);
      return summaryOf({ ...table, ...change });
    });
  }

  /**
   * Imports what the preview showed, against the records as they are now. All or nothing; of two clicks, the second is
   * refused. @throws Refusal 402 past the plan's observers
   */
  async run(org: OrganizationId, by: Actor, id: string): Promise<Summary> {
    const today = await this.organizations.today(org);
    return this.db.transaction(async (within) => {
      const table = await this.hold(within, org, id, 'previewed');
      const cells = await keptCells(within, org, id);
      const rows = await this.place(within, org, understandRows(cells, table.columns, table.dateOrder, today));
      const written = await writePeople(within, org, id, rows);
      await this.organizations.mayAddObservers(org, 0, within);
      await this.occurrences.recompute(org, written.added, within);
      await linkRows(within, org, id, rows, written.yahrzeitOf);
      const change = { state: 'imported' as const, counts: countsOf(rows), importedAt: this.clock.now() };
      await this.tables.within(within).change(org, id, change);
      const after = { fileName: table.fileName, people: written.added.length, observances: written.observances };
      await this.audit.record(org, by, { action: 'import', resource: 'import', resourceId: id, after }, within);
      await this.notifications.raise(org, importDone(id, after), within);
      return summaryOf({ ...table, ...change });
    });
  }

  /** Takes an import back: what it made and nobody has changed since goes; what people worked on stays. */
  async undo(org: OrganizationId, by: Actor, id: string): Promise<Summary> {
    return this.db.transaction(async (within) => {
      const table = await this.hold(within, org, id, 'imported');
      const after = await undoImport(within, org, id);
      await this.tables.within(within).change(org, id, { state: 'undone' });
      await this.audit.record(org, by, { action: 'undo', resource: 'import', resourceId: id, after }, within);
      return summaryOf({ ...table, state: 'undone' });
    });
  }

  /** Holds the import until the transaction ends. @throws Conflict when it is not in the state that this step needs */
  private async hold(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    state: Summary['state'],
  ): Promise<ImportTableRow> {
    await within.query('SELECT id FROM import WHERE organization_id = $1 AND id = $2 FOR UPDATE', [org, id]);
    const table = await this.tables.within(within).get(org, id);
    if (table.state === state) return table;
    throw new Conflict('import_state', `This import is already ${table.state}.`);
  }

  private async place(
    within: EntityManager,
    org: OrganizationId,
    rows: Parameters<typeof findRepeats>[0],
  ): Promise<PlacedRow[]> {
    const known = await knownPeople(
      within,
      org,
      rows.map(({ key }) => key),
    );
    return findRepeats(rows, known);
  }
}

const summaryOf = ({ organizationId: _, sha256: __, createdBy: ___, ...summary }: ImportTableRow): Summary => ({
  ...summary,
  createdAt: summary.createdAt.toISOString(),
  importedAt: summary.importedAt?.toISOString() ?? null,
});

/** The columns with what stands in them, for the person who checks the guess. */
const withSamples = (columns: readonly Column[], rows: readonly PlacedRow[]): Summary['columns'] =>
  columns.map((column) => {
    const filled = rows.slice(0, 50).map(({ cells }) => (cells[column.index] ?? '').trim());
    return { ...column, samples: [...new Set(filled.filter(Boolean))].slice(0, 3).map((text) => text.slice(0, 60)) };
  });

async function keepRows(db: EntityManager, org: OrganizationId, id: string, rows: readonly PlacedRow[]): Promise<void> {
  const kept = rows.map((row) => ({
    row: row.row,
    cells: row.cells,
    understood: shown(row),
    state: row.state,
    has_issues: row.issues.length > 0,
  }));
  await db.query(
    `INSERT INTO import_row (organization_id, import_id, row, cells, understood, state, has_issues)
     SELECT $1, $2, r.* FROM jsonb_to_recordset($3::jsonb)
         AS r(row integer, cells jsonb, understood jsonb, state text, has_issues boolean)`,
    [org, id, JSON.stringify(kept)],
  );
}

async function keptCells(db: EntityManager, org: OrganizationId, id: string): Promise<string[][]> {
  const rows: { cells: string[] }[] = await db.query(
    'SELECT cells FROM import_row WHERE organization_id = $1 AND import_id = $2 ORDER BY row',
    [org, id],
  );
  return rows.map(({ cells }) => cells);
}

/** Leaves on every row which record it became, and how it was taken in the end. */
async function linkRows(
  db: EntityManager,
  org: OrganizationId,
  id: string,
  rows: readonly PlacedRow[],
  yahrzeitOf: ReadonlyMap<number, string>,
): Promise<void> {
  const links = rows.map((row) => {
    const yahrzeit_id = yahrzeitOf.get(row.row) ?? null;
    return { row: row.row, state: row.state, yahrzeit_id, understood: { ...shown(row), yahrzeitId: yahrzeit_id } };
  });
  await db.query(
    `UPDATE import_row r SET yahrzeit_id = l.yahrzeit_id, state = l.state, understood = l.understood
       FROM jsonb_to_recordset($3::jsonb) AS l(row integer, state text, yahrzeit_id uuid, understood jsonb)
      WHERE r.organization_id = $1 AND r.import_id = $2 AND r.row = l.row`,
    [org, id, JSON.stringify(links)],
  );
}

const importDone = (
  id: string,
  { fileName, people, observances }: Record<'people' | 'observances', number> & { fileName: string },
) => ({
  cause: `import:${id}`,
  title: 'An import is finished',
  message: `${fileName}: ${people} yahrzeits and ${observances} observers were added. It can still be undone.`,
  severity: 'info' as const,
  data: { actionUrl: `/app/imports/${id}` },
});
