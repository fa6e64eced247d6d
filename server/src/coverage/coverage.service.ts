import { Injectable } from '@nestjs/common';
import type { CoverageLine, coverageLines, CoveragePage, coverageQuery } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { addDays, localDate, type CivilDate } from '../calendar/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { orderBy, pageBounds } from '../platform/http/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { lettersLeft } from '../reminders/index.js';
import { ASKED, COVERED, LINE } from './coverage-statement.js';
import { FAMILIES, type Families } from './families.js';

export type CoverageAsked = z.output<typeof coverageQuery>;

/** Days on which observances fall, both included, and the organization's today. */
interface Window {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly today: CivilDate;
}

/** How far the window reaches when nobody says. */
const DAYS_AHEAD = 30;

const COLUMNS = { date: 'date', contact: 'contact_name', yahrzeit: 'yahrzeit_name' };

const SHOWN = `
SELECT (SELECT coalesce(jsonb_object_agg(outcome, lines), '{}') FROM (SELECT outcome, count(*) AS lines FROM covered GROUP BY 1) c) AS counts,
       (SELECT count(*) FROM covered) AS lines,
       (SELECT count(*) FROM (SELECT DISTINCT yahrzeit_id, on_hebrew_calendar, date FROM covered) o) AS occurrences,
       (SELECT count(*) FROM covered WHERE letter_stage = 'toPrint') AS "toPrint",
       (SELECT count(*) FROM covered WHERE ${ASKED}) AS total,
       (SELECT count(*) FROM yahrzeit y WHERE y.organization_id = $1 AND y.archived_at IS NULL AND y.next_hebrew_observance IS NULL
           AND NOT EXISTS (SELECT FROM occurrence d WHERE d.organization_id = $1 AND d.yahrzeit_id = y.id)) AS undated`;

/** For any window: who is reached and by which way, and who is not and why. Every line has exactly one outcome. */
@Injectable()
export class CoverageService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
  ) {}

  /** One page, and the counts of all of the window. */
  async list(org: OrganizationId, asked: CoverageAsked): Promise<CoveragePage> {
    const window = await this.window(org, asked);
    const { offset, limit } = pageBounds(asked);
    const [page] = await this.db.query<[Omit<CoveragePage, 'from' | 'to'>]>(
      `WITH ${COVERED} ${SHOWN},
         ARRAY (SELECT ${LINE} FROM covered WHERE ${ASKED} ${ORDER(asked)} LIMIT $12 OFFSET $13) AS data`,
      [...(await this.parameters(org, window)), ...filters(asked), limit, offset],
    );
    return { ...page, from: window.from, to: window.to };
  }

  /**
   * The families of a window: until `week.last` day by day, the first `week.most` of each; of the days from today on also
   * the first `first` of those whom nothing reaches.
   */
  async families(
    org: OrganizationId,
    window: Window,
    week: { readonly last: CivilDate; readonly most: number },
    first: number,
  ): Promise<Families> {
    const parameters = await this.parameters(org, window);
    const [families]: [Families] = await this.db.query(FAMILIES, [...parameters, week.last, week.most, first]);
    return families;
  }

  /** The observers on all lines of a window that fit. */
  async observerIds(org: OrganizationId, filter: z.output<typeof coverageLines>): Promise<string[]> {
    const window = await this.window(org, filter);
    const rows: { id: string }[] = await this.db.query(
      `WITH ${COVERED} SELECT DISTINCT observance_id AS id FROM covered WHERE observance_id IS NOT NULL AND ${ASKED}`,
      [...(await this.parameters(org, window)), ...filters({ filter })],
    );
    return rows.map(({ id }) => id);
  }

  /** The window that is asked about; each end has its default. */
  async window(
    org: OrganizationId,
    { from, to }: { from?: string | undefined; to?: string | undefined },
  ): Promise<Window> {
    const { timezone } = await this.organizations.settings(org);
    const today = localDate(this.clock.now(), timezone);
    const begins = from ?? (to && to < today ? to : today);
    return { from: begins, to: to ?? addDays(begins, DAYS_AHEAD - 1), today };
  }

  /** The parameters of `COVERED`. */
  async parameters(org: OrganizationId, { from, to, today }: Window): Promise<unknown[]> {
    const limit = await lettersLeft(this.db, org, this.clock.now());
    return [org, from, to, today, limit?.left ?? null, limit?.until ?? null];
  }

  /** All lines of a window that fit, in the list's order, one part after the other. */
  async *lines(org: OrganizationId, asked: Omit<CoverageAsked, 'range'>): AsyncGenerator<CoverageLine> {
    const { from, to } = await this.window(org, asked);
    for (let at = 0; ; at += AT_ONCE) {
      const { data } = await this.list(org, { ...asked, from, to, range: [at, at + AT_ONCE - 1] });
      yield* data;
      if (data.length < AT_ONCE) return;
    }
  }
}

/** A file is read in parts of as many lines as a page may hold. */
const AT_ONCE = 1000;

const ORDER = (asked: Pick<CoverageAsked, 'sort'>): string =>
  `${orderBy(asked, COLUMNS, ['date', 'ASC'], 'yahrzeit_id')}, observance_id, on_hebrew_calendar`;

const filters = ({ filter }: Pick<CoverageAsked, 'filter'>): unknown[] => [
  ...[filter?.q?.trim() || null, filter?.outcome ?? null],
  ...[filter?.reached ?? null, filter?.toPrint ?? null, filter?.id ?? null],
];
