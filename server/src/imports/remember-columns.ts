import type { ImportField } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { dateOrderOf } from './columns.js';
import { columnOf, understandRows, type HowDaysAreWritten, type UnderstoodTable } from './understand-table.js';

interface Earlier {
  readonly columns: { field: ImportField }[];
  readonly dateOrder: 'mdy' | 'dmy';
}

/**
 * A table with the headings of an earlier one of the organization is read as people had that one read in the end: what
 * they corrected once is proposed the next time. The order of day and month is the table's own where its days tell it.
 */
export async function asLastTime(
  db: DataSource,
  org: OrganizationId,
  guessed: UnderstoodTable,
  { today, dateSystem }: Pick<HowDaysAreWritten, 'today' | 'dateSystem'>,
): Promise<UnderstoodTable> {
  const earlier = await lastWith(
    db,
    org,
    guessed.columns.map(({ heading }) => heading),
  );
  if (!earlier) return guessed;

  const columns = guessed.columns.map((column, at) => ({
    ...column,
    field: earlier.columns[at]?.field ?? column.field,
  }));
  const dateOrder = dateOrderOf(columnOf(guessed.rows, columns), earlier.dateOrder);
  return {
    ...guessed,
    columns,
    dateOrder,
    rows: understandRows(guessed.rows, columns, { order: dateOrder, today, dateSystem }),
  };
}

async function lastWith(db: DataSource, org: OrganizationId, headings: readonly string[]): Promise<Earlier | null> {
  const [earlier]: Earlier[] = await db.query(
    `SELECT columns, date_order AS "dateOrder" FROM import
      WHERE organization_id = $1 AND state IN ('imported', 'undone') AND jsonb_path_query_array(columns, '$[*].heading') = $2::jsonb
      ORDER BY imported_at DESC LIMIT 1`,
    [org, JSON.stringify(headings)],
  );
  return earlier ?? null;
}
