import type { ImportSummary } from '@zikaron/contract';
import { cut } from '../../platform/text/index.js';
import type { Table } from '../read/read-text.js';
import type { Lines } from './fold-observers.js';

const [MOST_RUNS, MOST_SHEETS, LONGEST_NAME] = [40, 20, 100];

/**
 * What the workbook of a list holds and does not show: how many of the rows about people, which, those that were filled down and
 * read once, and the sheets that were not read.
 */
export async function hiddenIn({ hidden }: Table, lines: Lines): Promise<ImportSummary['hidden']> {
  const [rows, filledDown]: [number[], number[]] = [[], []];
  if (hidden && hidden.rows.size + hidden.filledDown.size > 0)
    for await (const part of lines)
      for (const { row, leftOut } of part) {
        if (!leftOut && hidden.rows.has(row)) rows.push(row);
        if (!leftOut && hidden.filledDown.has(row)) filledDown.push(row);
      }
  const sheets = (hidden?.sheets ?? []).slice(0, MOST_SHEETS).map((name) => cut(name, LONGEST_NAME));
  return {
    ...{ rows: rows.length, numbers: inRuns(rows), sheets },
    ...(filledDown.length > 0 && { filledDown: inRuns(filledDown) }),
  };
}

/** "3, 5–9", and "…" behind as many as a person reads. */
function inRuns(rows: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && row === run[1] + 1) run[1] = row;
    else runs.push([row, row]);
  }
  const said = runs.slice(0, MOST_RUNS).map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return [...said, ...(runs.length > MOST_RUNS ? ['…'] : [])].join(', ');
}
