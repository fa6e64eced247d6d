import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  importChoices,
  importColumns,
  ImportRow,
  importRowQuery,
  importQuery,
  ImportSummary,
} from '@zikaron/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { holdNow } from '../platform/database/index.js';
import { Conflict, orderBy, pageBounds, TooMany } from '../platform/http/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import { TenantRepository, type Actor, type OrganizationId } from '../platform/tenancy/index.js';
import { BroughtFiles } from './understand/brought-file.js';
import type { Column } from './understand/columns.js';
import type { PlacedRow } from './decide/placing.js';
import { ImportQueue } from './import-queue.js';
import { ImportTableRow } from './import.entity.js';
import { chooseFor, countRows, keepRows, keptLines } from './decide/kept-rows.js';
import { placed, placedRows } from './decide/place-rows.js';
import { asLastTime } from './decide/remembered-columns.js';
import { askedSunset, dateSystemOf, reader, sunsetAnswers, surveyLines } from './understand/understand-table.js';

type Summary = ImportSummary;

/** For an organization: more than an office that tries every sheet of its workbook, too few to keep a server busy. */
const FILES_AN_HOUR = 60;

/** Lists that offices bring: read and shown first, then imported as a whole by a worker, or taken back as a whole. */
@Injectable()
export class ImportsService {
  private readonly tables: TenantRepository<ImportTableRow>;
  private readonly limit: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly queue: ImportQueue,
    private readonly files: BroughtFiles,
    limits: RateLimits,
  ) {
    this.limit = limits.of('lists to import', FILES_AN_HOUR, 3600);
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
    const { state, withIssues, withConflict } = query.filter ?? {};
    const page: { understood: ImportRow; total: number }[] = await this.db.query(
      `SELECT understood, count(*) OVER () AS total FROM import_row
        WHERE organization_id = $1 AND import_id = $2
          AND ($3::text IS NULL OR state = $3) AND ($4::boolean IS NULL OR has_issues = $4)
          AND ($5::boolean IS NULL OR has_conflict = $5)
        ${orderBy(query, { row: 'row' }, ['row', 'ASC'], 'row')} LIMIT $6 OFFSET $7`,
      [org, id, state ?? null, withIssues ?? null, withConflict ?? null, limit, offset],
    );
    return { data: page.map(({ understood }) => understood), total: page[0]?.total ?? 0 };
  }

  /** @throws TooMany. Asked before a byte of the file is taken; what turns out to be no table counts as well */
  async mayBring(org: OrganizationId): Promise<void> {
    const waitSeconds = await this.limit.take(org);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
  }

  /** Reads a file and keeps what was understood; no record is touched yet. @throws Refusal for what is no table */
  async preview(org: OrganizationId, by: Actor, fileName: string, file: Buffer): Promise<Summary> {
    const today = await this.organizations.today(org);
    return this.files.read(org, file, today, async ({ encoding, delimiter, headerRow, columns: found }, rest) => {
      const how = (await asLastTime(this.db, org, found)) ?? {
        columns: found,
        dateOrder: await this.orderWritten(org),
        sunsetWords: {},
      };
      const { columns } = how;
      const { names, dateOrder, sunsetWords } = await rest.survey(how);
      return this.db.transaction(async (within) => {
        const draft = {
          fileName,
          sha256: createHash('sha256').update(file).digest(),
          encoding,
          delimiter,
          headerRow,
          columns: withSamples(columns, []),
          dateOrder,
          sunsetWords,
          counts: NOT_COUNTED,
          createdBy: by.name,
        };
        const { id } = await this.tables.within(within).add(org, draft);
        return this.keep(within, org, id, columns, placed(within, org, id, rest.rows(), names));
      });
    });
  }

  /** Reads the kept cells again by columns that a person corrected. */
  async correct(
    org: OrganizationId,
    id: string,
    { fields, dateOrder, sunsetWords: said }: z.output<typeof importColumns>,
  ): Promise<Summary> {
    const today = await this.organizations.today(org);
    return this.db.transaction(async (within) => {
      const table = await this.hold(within, org, id, ['previewed']);
      const columns = table.columns.map((column, at) => ({ ...column, field: fields[at] ?? 'ignore' }));
      const order = dateOrder ?? table.dateOrder;
      const lines = keptLines(within, org, id);
      const survey = await surveyLines(lines, columns);
      const sunsetWords = { ...sunsetAnswers(table.sunsetWords), ...said };
      const change = { dateOrder: order, sunsetWords: askedSunset(survey, sunsetWords) };
      await this.tables.within(within).change(org, id, change);
      const dateSystem = dateSystemOf(table.encoding);
      const read = reader(columns, survey, { order, today, dateSystem, sunsetWords });
      return this.keep(within, org, id, columns, placedRows(within, org, id, lines, survey, read));
    });
  }

  /**
   * Notes what is to be done with rows in conflict, and shows what they come to by it. How that changes other rows of the
   * same person is worked out when the file is imported.
   */
  async choose(
    org: OrganizationId,
    by: Actor,
    id: string,
    { rows, choice }: z.output<typeof importChoices>,
  ): Promise<Summary> {
    return this.db.transaction(async (within) => {
      await this.hold(within, org, id, ['previewed', 'failed']);
      const after = { choice, rows: await chooseFor(within, org, id, rows, choice) };
      await this.audit.record(org, by, { action: 'settle', resource: 'import', resourceId: id, after }, within);
      return this.recount(within, org, id);
    });
  }

  /** Has the file imported by a worker. @throws Conflict when that was asked for before: of two clicks, one counts */
  run(org: OrganizationId, by: Actor, id: string): Promise<Summary> {
    return this.ask(org, by, id, ['previewed', 'failed'], 'importing');
  }

  /** Has the import taken back by a worker. */
  undo(org: OrganizationId, by: Actor, id: string): Promise<Summary> {
    return this.ask(org, by, id, ['imported'], 'undoing');
  }

  /** Asks no more for what failed or was not begun. @throws Conflict while a worker has it in hand */
  async letGo(org: OrganizationId, by: Actor, id: string): Promise<void> {
    await this.db.transaction(async (within) => {
      const { state, attempts, failure } = await this.hold(within, org, id, [
        'importing',
        'undoing',
        'failed',
        'imported',
      ]);
      const isWaiting = (state === 'importing' || state === 'undoing') && attempts === 0;
      if (!isWaiting && failure === null) throw new Conflict('import_state', `This import is ${state}.`);
      const back = state === 'undoing' || state === 'imported' ? 'imported' : 'previewed';
      await this.tables.within(within).change(org, id, { state: back, failure: null });
      await this.audit.record(
        org,
        by,
        { action: 'change', resource: 'import', resourceId: id, before: { state }, after: { state: back } },
        within,
      );
    });
  }

  private async ask(
    org: OrganizationId,
    by: Actor,
    id: string,
    from: readonly Summary['state'][],
    state: 'importing' | 'undoing',
  ): Promise<Summary> {
    const asked = await this.db.transaction(async (within) => {
      const table = await this.hold(within, org, id, from);
      const change = { state, progress: 0, attempts: 0, failure: null, askedBy: { id: by.id, name: by.name } };
      await this.tables.within(within).change(org, id, change);
      return summaryOf({ ...table, ...change });
    });
    await this.queue.announce(org, id);
    return asked;
  }

  /** The order of day and month in the organization's country. */
  private async orderWritten(org: OrganizationId): Promise<'mdy' | 'dmy'> {
    const { language, israel } = await this.organizations.settings(org);
    return israel || language === 'he' ? 'dmy' : 'mdy';
  }

  /** Keeps the rows, and with the columns what stands in the first of them. */
  private async keep(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    columns: readonly Column[],
    placed: AsyncIterable<PlacedRow[]>,
  ): Promise<Summary> {
    let first: PlacedRow[] | null = null;
    for await (const rows of placed) {
      first ??= rows.slice(0, ROWS_OF_SAMPLES);
      await keepRows(within, org, id, rows);
    }
    await this.tables.within(within).change(org, id, { columns: withSamples(columns, first ?? []) });
    return this.recount(within, org, id);
  }

  private async recount(within: EntityManager, org: OrganizationId, id: string): Promise<Summary> {
    await this.tables.within(within).change(org, id, { counts: await countRows(within, org, id) });
    return summaryOf(await this.tables.within(within).get(org, id));
  }

  /** Holds the import until the transaction ends. @throws Conflict when it is not in the state that this step needs */
  private async hold(
    within: EntityManager,
    org: OrganizationId,
    id: string,
    states: readonly Summary['state'][],
  ): Promise<ImportTableRow> {
    await holdNow(
      within,
      HOLD,
      [org, id],
      () => new Conflict('import_busy', 'This import is being worked on. Wait a minute.'),
    );
    const table = await this.tables.within(within).get(org, id);
    if (states.includes(table.state)) return table;
    throw new Conflict('import_state', `This import is already ${table.state}.`);
  }
}

const summaryOf = ({
  organizationId: _,
  sha256: __,
  createdBy: ___,
  askedBy: ____,
  attempts: _____,
  ...summary
}: ImportTableRow): Summary => ({
  ...summary,
  createdAt: summary.createdAt.toISOString(),
  importedAt: summary.importedAt?.toISOString() ?? null,
});

const HOLD = 'SELECT FROM import WHERE organization_id = $1 AND id = $2 FOR UPDATE';

const ROWS_OF_SAMPLES = 50;

/** The columns with what stands in them, for the person who checks the guess. */
const withSamples = (columns: readonly Column[], rows: readonly PlacedRow[]): Summary['columns'] =>
  columns.map((column) => {
    const filled = rows.map(({ cells }) => (cells[column.index] ?? '').trim());
    return { ...column, samples: [...new Set(filled.filter(Boolean))].slice(0, 3).map((text) => text.slice(0, 60)) };
  });

const NOT_COUNTED: Summary['counts'] = {
  ...{ rows: 0, new: 0, merge: 0, changed: 0, duplicate: 0, unchanged: 0, skipped: 0 },
  ...{ error: 0, warnings: 0, conflicts: 0, observers: 0 },
};
