import type { ImportIssue } from '@zikaron/contract';
import { isDitto } from './blank-words.js';
import type { Fields } from './text-of-fields.js';

/** Says of which columns the row has what the row above says. */
export function sayDittos(
  brought: readonly string[] | null,
  cells: readonly string[],
  fields: Fields,
  issues: ImportIssue[],
): void {
  if (!brought) return;
  for (const columns of fields.values())
    for (const { index, heading, field } of columns)
      if (field !== 'ignore' && isDitto(brought[index] ?? '') && !isDitto(cells[index] ?? ''))
        issues.push({ code: 'from_row_above', severity: 'info', column: heading, message: 'Taken from the row above' });
}
