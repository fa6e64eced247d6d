import type { Yahrzeit } from '@zikaron/contract';
import { renderHebrew, toHebrew } from '../calendar/index.js';
import { storedHebrew } from './settle-dates.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

/** A record as it is answered, with both renderings of its Hebrew date. */
export function answered(row: YahrzeitRow, observerCount: number): Yahrzeit {
  return {
    id: row.id,
    name: row.name,
    hebrewName: row.hebrewName,
    personDetails: row.personDetails,
    gregorianDate: row.gregorianDate,
    gregorianDerived: row.gregorianDerived,
    hebrewDay: row.hebrewDay,
    hebrewMonth: row.hebrewMonth,
    hebrewYear: row.hebrewYear,
    ...rendered(row),
    afterSunset: row.afterSunset,
    burialDate: row.burialDate,
    ageAtDeath: row.ageAtDeath,
    plaque: row.plaque,
    notes: row.notes,
    rules: row.rules,
    serviceRule: row.serviceRule,
    nextGregorianObservance: row.nextCivilObservance,
    observerCount,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function rendered(row: YahrzeitRow) {
  const hebrew = storedHebrew(row);
  const next = row.nextHebrewObservance;
  return {
    hebrewDate: hebrew && renderHebrew(hebrew, 'en'),
    hebrewDateHe: hebrew && renderHebrew(hebrew, 'he'),
    yearUnknown: hebrew !== null && hebrew.year === null,
    nextHebrewObservanceDate: next,
    nextHebrewObservance: next && renderHebrew(toHebrew(next), 'en'),
  };
}
