import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  importChoices,
  ImportRow,
  importRowQuery,
  ImportRowWithCells,
  importQuery,
  ImportSummary,
  ImportTraces,
  UnlistedPage,
  unlistedQuery,
} from '@zikaron/contract';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { OrganizationsService } from '../organizations/index.js';
import { Audit } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import { pageOf } from '../platform/database/index.js';
import { Conflict, orderBy, pageBounds, TooMany } from '../platform/http/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';
import { chooseFor, LISTED_ROWS, rowsAsked } from './decide/kept-rows.js';
import { noLongerListed, stayUnlisted } from './decide/no-longer-listed.js';
import { placed } from './decide/place-rows.js';
import { asLastTime } from './decide/remembered-columns.js';
import { mendsOfEarlier } from './decide/remembered-mends.js';
import { ImportQueue } from './import-queue.js';
import { LearnedPresetsService } from './learned/learned-presets.service.js';
import { KeptImports, NOT_COUNTED, summaryOf, withSamples } from './kept-imports.js';
import { BroughtFiles, type Brought, type Layout, type Survey } from './understand/brought-file.js';
import { canBeRead } from './understand/columns.js';
import { tracesOf } from './write/traces.js';

type Summary = ImportSummary;
/** What belongs to an import and is kept in the transaction that keeps its rows. */
type Alongside = (within: EntityManager, id: string) => Promise<void>;

/** For an organization: more than an office that tries every sheet of its workbook, too few to keep a server busy. */
const FILES_AN_HOUR = 60;

/** Lists that offices bring: read and shown first, then imported as a whole by a worker, or taken back as a whole. */
@Injectable()
export class ImportsService {
  private readonly limit: RateLimit;

  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly organizations: OrganizationsService,
    private readonly queue: ImportQueue,
    private readonly files: BroughtFiles,
    private readonly kept: KeptImports,
    private readonly learned: LearnedPresetsService,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.limit = limits.of('lists to import', FILES_AN_HOUR, 3600);
  }

  async list(org: OrganizationId, query: z.output<typeof importQuery>): Promise<{ data: Summary[]; total: number }> {
    const order = orderBy(query, { createdAt: 'created_at' }, ['createdAt', 'DESC']);
    const page = { order, ...pageBounds(query) };
    const found = 'SELECT id FROM import WHERE organization_id = $1';
    const { data: ids, total } = await pageOf<{ id: string }>(this.db, found, [org], page);
    const rows = await this.kept.tables.find(org, { id: In(ids.map(({ id }) => id)) });
    const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]));
    return { data: ids.flatMap(({ id }) => byId.get(id) ?? []), total };
  }

  async get(org: OrganizationId, id: string): Promise<Summary> {
    return summaryOf(await this.kept.tables.get(org, id));
  }

  /** How many observers the plan includes, and how many there would be after the import as it stands. */
  async plan(org: OrganizationId, id: string): Promise<{ limit: number; after: number }> {
    const { counts, state } = await this.kept.tables.get(org, id);
    const { observersLimit } = await this.organizations.settings(org);
    const { observers } = await this.organizations.usage(org);
    return { limit: observersLimit, after: state === 'imported' ? observers : observers + counts.observers };
  }

  /** Letters about the people that an import brought, and which of them stay when it is undone. @throws NotFound */
  async traces(org: OrganizationId, id: string): Promise<ImportTraces> {
    await this.kept.tables.get(org, id);
    return tracesOf(this.db, org, id);
  }

  /** People whom earlier files of the list brought and this one no longer names. @throws NotFound for an import of someone else */
  async noLongerListed(org: OrganizationId, id: string, query: z.output<typeof unlistedQuery>): Promise<UnlistedPage> {
    await this.kept.tables.get(org, id);
    return noLongerListed(this.db, org, id, pageBounds(query));
  }

  /** They stay although the list no longer names them, and are not asked about again. @throws NotFound for an import of someone else */
  async stayUnlisted(
    org: OrganizationId,
    by: Actor,
    id: string,
    people: readonly string[],
  ): Promise<{ stayed: number }> {
    await this.kept.tables.get(org, id);
    return this.db.transaction(async (within) => {
      const after = { stayed: await stayUnlisted(within, org, people) };
      await this.audit.record(org, by, { action: 'settle', resource: 'import', resourceId: id, after }, within);
      return after;
    });
  }

  /** The rows as they were understood, in the order of the file; those that speak of nobody only when they are asked for. @throws NotFound for an import of someone else */
  async rows(
    org: OrganizationId,
    id: string,
    query: z.output<typeof importRowQuery>,
  ): Promise<{ data: ImportRowWithCells[]; total: number }> {
    await this.kept.tables.get(org, id);
    const { data, total } = await pageOf<{ understood: ImportRow; cells: string[]; mended: string[] | null }>(
      this.db,
      `SELECT understood - '{said,personId,observerId,observerSaid,observerContact,observerBefore}'::text[]
                || jsonb_build_object('yahrzeitId', y.id) AS understood,
              coalesce(brought, cells) AS cells, CASE WHEN brought IS NOT NULL THEN cells END AS mended
         FROM (SELECT * FROM import_row WHERE ${LISTED_ROWS}) AS listed
         LEFT JOIN yahrzeit y ON y.organization_id = $1 AND y.id = coalesce(yahrzeit_id, (understood->>'yahrzeitId')::uuid)`,
      [org, id, ...rowsAsked(query.filter ?? {})],
      { order: orderBy(query, ROW, ['row', 'ASC'], 'row'), ...pageBounds(query) },
    );
    return { data: data.map(({ understood, ...row }) => ({ ...understood, ...row })), total };
  }

  /** @throws TooMany. Asked before a byte of the file is taken; what turns out to be no table counts as well */
  async mayBring(org: OrganizationId): Promise<void> {
    const waitSeconds = await this.limit.take(org);
    if (waitSeconds > 0) throw new TooMany(waitSeconds);
  }

  /**
   * Reads a file and keeps what was understood; no record is touched yet. `alongside` is kept with it, or nothing is.
   * @throws Refusal for what is no table, 422 `which_sheet`, `which_table`
   */
  async preview(org: OrganizationId, by: Actor, brought: Brought, alongside?: Alongside): Promise<Summary> {
    const today = await this.organizations.today(org);
    const mends = await mendsOfEarlier(this.db, org);
    const learned = await this.learned.presets();
    const { language, israel } = await this.organizations.settings(org);
    return this.files.read(org, brought, { today, israel, learned }, async (layout, rest) => {
      const before = layout.headerRow > 0 ? await asLastTime(this.db, org, layout.columns) : null;
      // As in the organization's country.
      const dateOrder = layout.dateOrder ?? (israel || language === 'he' ? 'dmy' : 'mdy');
      const how = before ?? { columns: layout.columns, preset: layout.preset, dateOrder, sunsetWords: {} };
      const survey = await rest.survey({ ...how, mends });
      const isKnown = before ? canBeRead(how.columns) : layout.known;
      return this.db.transaction(async (within) => {
        const { id } = await this.kept.tables.within(within).add(org, {
          ...readAs(layout, how, survey),
          fileName: brought.fileName,
          sha256: createHash('sha256').update(brought.file).digest(),
          state: isKnown ? 'previewed' : 'columns',
          counts: NOT_COUNTED,
          createdBy: by.name,
          createdAt: this.clock.now(),
        });
        const rows = placed(within, org, id, rest.rows(), survey.names);
        const summary = await this.kept.keep(within, org, id, how.columns, survey.filled, rows);
        await alongside?.(within, id);
        return summary;
      });
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
      await this.kept.hold(within, org, id, ['previewed', 'failed']);
      const after = { choice, rows: await chooseFor(within, org, id, rows, choice) };
      await this.audit.record(org, by, { action: 'settle', resource: 'import', resourceId: id, after }, within);
      return this.kept.recount(within, org, id);
    });
  }

  /**
   * Has the file imported by a worker. @throws Conflict when that was asked for before: of two clicks, one counts; or while
   * a word for "after sunset" is not answered, since the dates depend on it
   */
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
      const { state, attempts, failure } = await this.kept.hold(within, org, id, [
        'importing',
        'undoing',
        'failed',
        'imported',
      ]);
      const isWaiting = (state === 'importing' || state === 'undoing') && attempts === 0;
      if (!isWaiting && failure === null) throw new Conflict('import_state', `This import is ${state}.`);
      const back = state === 'undoing' || state === 'imported' ? 'imported' : 'previewed';
      await this.kept.tables.within(within).change(org, id, { state: back, failure: null });
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
    const summary = await this.db.transaction(async (within) => {
      const table = await this.kept.hold(within, org, id, from);
      if (table.state === 'previewed' && table.sunsetWords.some(({ means }) => means === null)) {
        const message = 'Say first what the words under "After sunset" mean: the dates depend on them.';
        throw new Conflict('sunset_unanswered', message);
      }
      const asked = { askedBy: { id: by.id, name: by.name }, askedAt: this.clock.now() };
      const change = { state, progress: 0, attempts: 0, failure: null, ...asked };
      await this.kept.tables.within(within).change(org, id, change);
      return summaryOf({ ...table, ...change });
    });
    await this.queue.announce(org, id);
    return summary;
  }
}

/** As what a file was read: what is kept of its layout, and of what all its rows together tell. */
const readAs = (
  { encoding, delimiter, headerRow }: Layout,
  { columns, preset }: Pick<Layout, 'columns' | 'preset'>,
  { dateOrder, sunsetWords, filled, hidden }: Survey,
) => ({
  ...{ encoding, delimiter, headerRow, preset, columns: withSamples(columns, [], filled) },
  ...{ hidden, dateOrder, sunsetWords },
});

/** By which the rows of a file may be ordered. */
const ROW = { row: 'row' };
