import { Injectable } from '@nestjs/common';
import type { ImportField, LearnedPresets } from '@zikaron/contract';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { Conflict, NotFound } from '../../platform/http/index.js';
import type { Actor } from '../../platform/tenancy/index.js';
import { presetOf, type Preset } from '../presets/index.js';
import { isData } from '../understand/cell-kinds.js';
import { guessColumns } from '../understand/columns.js';

interface Explained {
  readonly importId: string;
  readonly columns: { heading: string; field: ImportField; leftOut: boolean }[];
  readonly dateOrder: 'mdy' | 'dmy';
  readonly lists: number;
  readonly organizations: number;
}

/** As they stand in the file: a heading, and what it holds. */
type Meaning = { readonly heading: string; readonly field: ImportField | 'workedOut' };

/** With fewer headings a list is anybody's. */
const FEWEST_HEADINGS = 3;
const UNNAMED = /^Column \d+$/;

/**
 * Presets that operators make of what an office said of its list: headings and fields go over, of the cells nothing does. A
 * first row that holds a day or an address is a person taken for headings, and is never shown.
 */
@Injectable()
export class LearnedPresetsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** As files are read by them, the earliest first. */
  async presets(): Promise<Preset[]> {
    const kept: { id: string; name: string; columns: Meaning[]; dateOrder: 'mdy' | 'dmy' }[] = await this.db.query(
      `SELECT id, name, columns, date_order AS "dateOrder" FROM learned_preset ORDER BY made_at, id`,
    );
    return kept.map(({ columns, ...preset }) => ({
      ...preset,
      fields: Object.fromEntries(columns.map(({ heading, field }) => [heading, field])),
    }));
  }

  /** What was learned, and what could be: the lists that most offices have first. */
  async list(): Promise<LearnedPresets> {
    const learned: { id: string; name: string; columns: Meaning[]; madeBy: string; madeAt: string }[] =
      await this.db.query(
        `SELECT id, name, columns, made_by AS "madeBy", made_at AS "madeAt" FROM learned_preset ORDER BY name, id`,
      );
    const open = (await this.explained(null)).map(({ importId, columns, lists, organizations }) => ({
      ...{ importId, lists, organizations },
      columns: shown(meaningsOf(columns)),
    }));
    return { learned: learned.map((one) => ({ ...one, columns: shown(one.columns) })), explained: open };
  }

  /** @throws NotFound for a list that is not among those to be learned */
  async learn(by: Actor, importId: string, name: string): Promise<LearnedPresets> {
    const [list] = await this.explained(importId);
    if (!list) throw new NotFound('import');
    const about = [name, JSON.stringify(meaningsOf(list.columns)), list.dateOrder, by.name, this.clock.now()];
    await this.db.query(
      'INSERT INTO learned_preset (name, columns, date_order, made_by, made_at) VALUES ($1, $2, $3, $4, $5)',
      about,
    );
    return this.list();
  }

  /** Lists are no longer read by it; those that were stay as they are. @throws Conflict when it is gone already */
  async forget(id: string): Promise<LearnedPresets> {
    const [, gone] = await this.db.query<[unknown, number]>('DELETE FROM learned_preset WHERE id = $1', [id]);
    if (!gone) throw new Conflict('no_preset', 'This preset is gone already.');
    return this.list();
  }

  private async explained(importId: string | null): Promise<Explained[]> {
    const rows: Explained[] = await this.db.query(EXPLAINED, [importId]);
    const known = await this.presets();
    return rows.filter(({ columns }) => {
      const headings = meaningsOf(columns).map(({ heading }) => heading);
      return (
        headings.length >= FEWEST_HEADINGS && !isData(headings) && !presetOf(headings, known) && wasExplained(columns)
      );
    });
  }
}

/** What headings say by themselves, nobody has to learn. */
const wasExplained = (columns: Explained['columns']): boolean =>
  guessColumns(
    columns.map(({ heading }) => heading),
    [],
  ).some(({ field }, at) => field !== columns[at]?.field);

const meaningsOf = (columns: Explained['columns']): Meaning[] =>
  columns
    .filter(({ heading }) => !UNNAMED.test(heading))
    .map(({ heading, field, leftOut }) => ({ heading, field: field === 'ignore' && leftOut ? 'workedOut' : field }));

const shown = (columns: readonly Meaning[]): { heading: string; field: ImportField }[] =>
  columns.map(({ heading, field }) => ({ heading, field: field === 'workedOut' ? 'ignore' : field }));

const MOST_SHOWN = 50;

// The samples beside each heading are left where they are.
const EXPLAINED = `
WITH explained AS (
  SELECT id, organization_id, date_order, imported_at,
         (SELECT jsonb_agg(jsonb_build_object('heading', c->>'heading', 'field', c->>'field',
                                              'leftOut', coalesce((c->>'leftOut')::boolean, false)))
            FROM jsonb_array_elements(columns) c) AS columns,
         jsonb_path_query_array(columns, '$[*].heading') AS headings
    FROM import WHERE state = 'imported' AND header_row > 0 AND preset IS NULL
)
SELECT (array_agg(id ORDER BY imported_at DESC, id))[1] AS "importId",
       (array_agg(columns ORDER BY imported_at DESC, id))[1] AS columns,
       (array_agg(date_order ORDER BY imported_at DESC, id))[1] AS "dateOrder",
       count(*)::int AS lists, count(DISTINCT organization_id)::int AS organizations
  FROM explained GROUP BY headings
HAVING $1::uuid IS NULL OR (array_agg(id ORDER BY imported_at DESC, id))[1] = $1
 ORDER BY count(DISTINCT organization_id) DESC, count(*) DESC, 1 LIMIT ${MOST_SHOWN}`;
