import type { ImportRow } from '@zikaron/contract';
import { renderHebrew } from '../../calendar/index.js';
import { saidBy, type Said } from './find-conflict.js';
import { observerOf, reachedBy, type Reached } from './observers-in-step.js';
import type { PlacedRow } from './placing.js';

/** What is kept of a row beside its cells: as the preview shows it, and of a person with an id in the list what was said. */
export function kept(row: PlacedRow): ImportRow & { said?: Said; observerSaid?: Reached } {
  const observer = observerKept(row);
  if (row.personId === null && !observer) return shown(row);
  return { ...(row.personId !== null && { personId: row.personId, said: saidBy(row) }), ...observer, ...shown(row) };
}

/** Of the one observer whom it names under an id: what it says, and who that is where an earlier file has named them. */
function observerKept(row: PlacedRow) {
  const observer = observerOf(row);
  if (!observer) return null;
  const observerSaid = { name: observer.name, ...reachedBy(observer) };
  return {
    ...{ observerId: row.observerId, observerSaid },
    ...(observer.contact && { observerContact: observer.contact.id }),
  };
}

/** A row as the preview shows it. */
export const shown = (row: PlacedRow): ImportRow => ({
  row: row.row,
  state: row.state,
  leftOut: row.leftOut,
  name: row.name || null,
  gregorianDate: row.gregorianDate,
  hebrewDate: row.hebrew && renderHebrew(row.hebrew, 'en'),
  hebrewDateHe: row.hebrew && renderHebrew(row.hebrew, 'he'),
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
  conflict: row.conflict,
  choice: row.choice,
  issues: row.issues,
});
