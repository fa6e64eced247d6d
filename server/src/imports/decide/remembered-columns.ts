import type { ImportField, ImportSummary } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import type { SunsetWords } from '../understand/after-sunset.js';
import type { Column } from '../understand/columns.js';
import { readHeading } from '../understand/headings.js';
import { sunsetAnswers } from '../understand/understand-table.js';

interface Earlier {
  readonly columns: Pick<Column, 'field' | 'leftOut' | 'said'>[];
  readonly preset: string | null;
  readonly dateOrder: 'mdy' | 'dmy';
  readonly sunsetWords: ImportSummary['sunsetWords'];
}

/** Whose kinship a column tells. */
const SIDES: readonly ImportField[] = ['relationship', 'observerRelationship'];

/**
 * A table with the headings of an earlier one of the organization is read as people had that one read in the end: what
 * they corrected once is proposed the next time, and the order of day and month and the words for "after sunset" too. Whose kinship a column tells, its cells know
 * better than a guess that nobody corrected. Null for headings that are new.
 */
export async function asLastTime(
  db: DataSource,
  org: OrganizationId,
  guessed: readonly Column[],
): Promise<(Pick<Earlier, 'preset' | 'dateOrder'> & { columns: Column[]; sunsetWords: SunsetWords }) | null> {
  const earlier = await lastWith(
    db,
    org,
    guessed.map(({ heading }) => heading),
  );
  if (!earlier) return null;
  const columns = guessed.map((column, at) => ({ ...column, ...remembered(earlier.columns[at], column) }));
  const { preset, dateOrder } = earlier;
  return { columns, preset, dateOrder, sunsetWords: sunsetAnswers(earlier.sunsetWords) };
}

function remembered(earlier: Earlier['columns'][number] | undefined, { field, heading }: Column) {
  if (!earlier) return undefined;
  const isToldByCells = field !== readHeading(heading).field;
  const isTurned = !earlier.said && isToldByCells && SIDES.includes(field) && SIDES.includes(earlier.field);
  return { field: isTurned ? field : earlier.field, leftOut: earlier.leftOut, said: earlier.said };
}

async function lastWith(db: DataSource, org: OrganizationId, headings: readonly string[]): Promise<Earlier | null> {
  const [earlier]: Earlier[] = await db.query(
    `SELECT columns, preset, date_order AS "dateOrder", sunset_words AS "sunsetWords" FROM import
      WHERE organization_id = $1 AND state IN ('imported', 'undone') AND jsonb_path_query_array(columns, '$[*].heading') = $2::jsonb
      ORDER BY imported_at DESC LIMIT 1`,
    [org, JSON.stringify(headings)],
  );
  return earlier ?? null;
}
