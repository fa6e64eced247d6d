import type { Yahrzeit } from '@zikaron/contract';
import { renderHebrew, toHebrew } from '../calendar/index.js';
import { storedHebrew } from './settle-dates.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

/** A record as it is answered, with both renderings of its Hebrew date. */
export function answered(row: YahrzeitRow, observerCount: number): Yahrzeit {
  const hebrew = storedHebrew(row);
  const next = row.nextHebrewObservance;
  return {
    id: row.id,
    name: row.name,
    hebrewName: row.hebrewName,
    personDetails: row.personDetails,
    gregorianDate: row.gregorianDate,
    gregorianDerived: row.gregorianDerived,
    hebrewDate: hebrew && renderHebrew(hebrew, 'en'),
    hebrewDateHe: hebrew && renderHebrew(hebrew, 'he'),
    hebrewDay: row.hebrewDay,
    hebrewMonth: row.hebrewMonth,
    hebrewYear: row.hebrewYear,
    yearUnknown: hebrew !== null && hebrew.year === null,
    afterSunset: row.afterSunset,
    burialDate: row.burialDate,
    ageAtDeath: row.ageAtDeath,
    plaque: row.plaque,
    notes: row.notes,
    rules: row.rules,
    serviceRule: row.serviceRule,
    nextHebrewObservanceDate: next,
    nextHebrewObservance: next && renderHebrew(toHebrew(next), 'en'),
    nextGregorianObservance: row.nextCivilObservance,
    observerCount,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
