import { pick } from '@zikaron/contract';
import { renderHebrew } from '../calendar/index.js';
import { datesOf, storedHebrew } from './settle-dates.js';
import type { YahrzeitRow } from './yahrzeit.entity.js';

/** What a person typed about a yahrzeit, and the dates that were settled from it. */
const TYPED = [
  ...([
    'name',
    'hebrewName',
    'personDetails',
    'plaque',
    'notes',
    'burialDate',
    'ageAtDeath',
    'perpetual',
    'rules',
  ] as const),
  ...(['serviceRule', 'afterSunset', 'adarSaid', 'gregorianDate', 'gregorianDerived'] as const),
  ...(['hebrewDay', 'hebrewMonth', 'hebrewYear', 'hebrewDerived'] as const),
] as const;
type TypedRecord = Pick<YahrzeitRow, (typeof TYPED)[number]>;

export const typedOf = (row: YahrzeitRow): TypedRecord => pick(row, TYPED);

/**
 * What two records of one person say together: the first one's words and dates, and the second one's where it has none. A
 * name, a date or a plaque that both say differently is kept in the notes, so that nothing that somebody typed is lost.
 */
export function oneRecord(stays: TypedRecord, goes: TypedRecord): TypedRecord {
  const dated = isDated(stays) ? stays : goes;
  const burialDate = stays.burialDate ?? goes.burialDate;
  const isTooEarly = burialDate !== null && dated.gregorianDate !== null && burialDate < dated.gregorianDate;
  const others = [
    other('Other name', stays.name, goes.name),
    other('Other Hebrew name', stays.hebrewName, goes.hebrewName),
    other('Other details', stays.personDetails, goes.personDetails),
    other('Other date', saidDate(stays), saidDate(goes)),
    other('Other burial date', isTooEarly ? '-' : stays.burialDate, goes.burialDate),
    other('Other age', ageOf(stays), ageOf(goes)),
    other('Other plaque', stays.plaque, goes.plaque),
  ];
  const notes = [stays.notes, goes.notes === stays.notes ? null : goes.notes, ...others].filter(Boolean).join('\n');
  return {
    ...datesOf(dated),
    name: stays.name,
    hebrewName: stays.hebrewName ?? goes.hebrewName,
    personDetails: stays.personDetails ?? goes.personDetails,
    plaque: stays.plaque ?? goes.plaque,
    burialDate: isTooEarly ? stays.burialDate : burialDate,
    ageAtDeath: stays.ageAtDeath ?? goes.ageAtDeath,
    perpetual: stays.perpetual || goes.perpetual,
    rules: { ...goes.rules, ...stays.rules },
    serviceRule: stays.serviceRule ?? goes.serviceRule,
    notes: notes || null,
  };
}

const ageOf = ({ ageAtDeath }: TypedRecord): string | null => (ageAtDeath === null ? null : String(ageAtDeath));

const isDated = ({ gregorianDate, hebrewDay }: TypedRecord): boolean => gregorianDate !== null || hebrewDay !== null;

const other = (label: string, own: string | null, its: string | null): string | null =>
  own && its && own.toLowerCase() !== its.toLowerCase() ? `${label}: ${its}` : null;

function saidDate(record: TypedRecord): string | null {
  const hebrew = storedHebrew(record);
  return [record.gregorianDate, hebrew && renderHebrew(hebrew, 'en')].filter(Boolean).join(', ') || null;
}
