import { KINSHIP_OF_SECTIONS } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import { clockTimeOf } from '../understand/clock-times.js';
import { isDitto } from '../understand/blank-words.js';
import type { Mends } from '../understand/mended-lines.js';

interface MendedRow {
  readonly brought: string[];
  readonly cells: string[];
  readonly columns: { index: number; heading: string }[];
}

const MOST = 5_000;

/** What people wrote in place of cells in files that were imported: the same text in the same column is mended again. Of one text, what was written last. */
export async function mendsOfEarlier(db: DataSource, org: OrganizationId): Promise<Mends> {
  const rows: MendedRow[] = await db.query(
    `SELECT r.brought, r.cells, i.columns
       FROM import_row r JOIN import i ON i.organization_id = r.organization_id AND i.id = r.import_id
      WHERE r.organization_id = $1 AND r.brought IS NOT NULL AND i.state = 'imported'
      ORDER BY i.imported_at DESC LIMIT ${MOST}`,
    [org],
  );
  // Headings and cells are anybody's words, `__proto__` among them: only a map takes each as what it is.
  const mends = new Map<string, Map<string, string>>();
  for (const { brought, cells, columns } of rows)
    for (const { index, heading } of columns) {
      // The word of a section is mended in one row: the next file has others below the same heading.
      if (heading === KINSHIP_OF_SECTIONS) continue;
      const [from, to] = [(brought[index] ?? '').trim(), cells[index] ?? ''];
      // What a time of day says depends on the day of its row.
      if (!from || from === to.trim() || isDitto(from) || clockTimeOf(from) !== null) continue;
      const ofColumn = mends.get(heading) ?? new Map<string, string>();
      mends.set(heading, ofColumn);
      if (!ofColumn.has(from)) ofColumn.set(from, to);
    }
  return Object.fromEntries([...mends].map(([heading, ofColumn]) => [heading, Object.fromEntries(ofColumn)]));
}
