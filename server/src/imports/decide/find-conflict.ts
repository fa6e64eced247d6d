import { keysOf, type ImportConflict } from '@zikaron/contract';
import { renderHebrew, type HebrewDate, type YearlessHebrewDate } from '../../calendar/index.js';
import type { UnderstoodRow } from '../understand/understand-row.js';

/** What a record, or a row, says of a person; what was computed from the rest is not said. */
export interface Said {
  readonly name: string;
  readonly hebrewName: string | null;
  readonly gregorianDate: string | null;
  readonly hebrewDate: string | null;
  readonly afterSunset: boolean | null;
  readonly burialDate: string | null;
  readonly ageAtDeath: number | null;
  readonly personDetails: string | null;
  readonly plaque: string | null;
  readonly notes: string | null;
  readonly perpetual: boolean;
}

/** The facts from which it is told what was said. */
export type Facts = Pick<
  UnderstoodRow,
  | 'name'
  | 'hebrewName'
  | 'gregorianDate'
  | 'gregorianDerived'
  | 'hebrew'
  | 'hebrewDerived'
  | 'afterSunset'
  | 'burialDate'
  | 'ageAtDeath'
  | 'personDetails'
  | 'plaque'
  | 'notes'
  | 'perpetual'
>;

/** A record that is already kept, with the observers it has. */
export interface KnownPerson extends Facts {
  readonly id: string;
  readonly key: string;
  /** The address and the name of each: an observer without an address is known by name. */
  readonly observers: ReadonlySet<string>;
}

/** The fields that say when the person died: they are taken from one place together, or not at all. */
export const DATE_FIELDS: readonly string[] = ['gregorianDate', 'hebrewDate', 'afterSunset'];

export const saidBy = (facts: Facts): Said => ({
  name: facts.name,
  hebrewName: facts.hebrewName,
  gregorianDate: facts.gregorianDerived ? null : facts.gregorianDate,
  hebrewDate: hebrewOf(facts.hebrew),
  afterSunset: facts.afterSunset,
  burialDate: facts.burialDate,
  ageAtDeath: facts.ageAtDeath,
  personDetails: facts.personDetails,
  plaque: facts.plaque,
  notes: facts.notes,
  perpetual: facts.perpetual,
});

const hebrewOf = (date: HebrewDate | YearlessHebrewDate | null) => date && renderHebrew(date, 'en');

/** What the file says and the other does not say, or says otherwise. Silence of the file contradicts nothing. */
export function differences(existing: Said, file: Said): ImportConflict['fields'] {
  return keysOf(file).flatMap((field) => {
    const [there, said] = [existing[field], file[field]];
    if (said === null || said === '' || said === there) return [];
    if (field === 'perpetual' && said === false) return [];
    return [{ field, existing: there === null ? null : String(there), file: String(said) }];
  });
}
