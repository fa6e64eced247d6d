import type { ImportRow, ImportSummary } from '@zikaron/contract';
import { renderHebrew } from '../calendar/index.js';
import type { PlacedRow } from './find-repeats.js';

/** A row as the preview shows it. */
export const shown = (row: PlacedRow): ImportRow => ({
  row: row.row,
  state: row.state,
  name: row.name || null,
  gregorianDate: row.gregorianDate,
  hebrewDate: row.hebrew && renderHebrew(row.hebrew, 'en'),
  yearUnknown: row.hebrew?.year === null,
  afterSunset: row.afterSunset,
  observers: row.observers.map(({ name, email, kinship }) => ({
    name,
    email,
    relationship: kinship?.relationship ?? null,
    detail: kinship?.detail ?? null,
  })),
  perpetual: row.perpetual,
  sameAsRow: row.sameAsRow,
  yahrzeitId: row.yahrzeitId,
  issues: row.issues,
});

export function countsOf(rows: readonly PlacedRow[]): ImportSummary['counts'] {
  const counts = {
    rows: rows.length,
    new: 0,
    merge: 0,
    duplicate: 0,
    unchanged: 0,
    error: 0,
    warnings: 0,
    observers: 0,
  };
  for (const { state, issues, observers } of rows) {
    counts[state]++;
    if (state !== 'error' && issues.some(({ severity }) => severity === 'warning')) counts.warnings++;
    if (state === 'new' || state === 'merge') counts.observers += observers.length;
  }
  return counts;
}
