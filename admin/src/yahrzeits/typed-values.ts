import { withoutEmpty } from '../forms/without-empty';
import type { TypedDates, UnderstoodDates, Yahrzeit } from '@zikaron/contract';

/** What is answered to whether a death was after sunset, and what is kept of each answer. */
export const SUNSET = { yes: true, no: false, unsure: null } as const;
export type Sunset = keyof typeof SUNSET;

/** What stands in the form: dates as a person typed them. */
export interface YahrzeitFormValues {
  name: string;
  hebrewName?: string | null;
  personDetails?: string | null;
  gregorianText?: string | null;
  hebrewText?: string | null;
  afterSunset: Sunset;
  burialDate?: string | null;
  ageAtDeath?: number | null;
  plaque?: string | null;
  notes?: string | null;
  /** What this family keeps otherwise than the congregation. */
  rules?: Partial<Record<keyof Yahrzeit['rules'], string | null>> | null;
  serviceRule?: string | null;
}

/** A record as its form shows it, the Hebrew date in the reader's script. A civil date that was only computed from the Hebrew one is not put in anybody's mouth. */
export const formValuesOf = (yahrzeit: Yahrzeit, locale: string): YahrzeitFormValues => ({
  name: yahrzeit.name,
  hebrewName: yahrzeit.hebrewName,
  personDetails: yahrzeit.personDetails,
  gregorianText: yahrzeit.gregorianDerived ? '' : (yahrzeit.gregorianDate ?? ''),
  hebrewText: (locale === 'he' ? yahrzeit.hebrewDateHe : yahrzeit.hebrewDate) ?? '',
  afterSunset: yahrzeit.afterSunset === null ? 'unsure' : yahrzeit.afterSunset ? 'yes' : 'no',
  burialDate: yahrzeit.burialDate,
  ageAtDeath: yahrzeit.ageAtDeath,
  plaque: yahrzeit.plaque,
  notes: yahrzeit.notes,
  rules: yahrzeit.rules,
  serviceRule: yahrzeit.serviceRule,
});

const text = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** What to ask about. A Hebrew date that nobody touched follows the civil one, so it is not held against it. */
export function typedDatesOf(values: YahrzeitFormValues, before?: YahrzeitFormValues): TypedDates {
  const gregorianText = text(values.gregorianText);
  const hebrewText = text(values.hebrewText);
  const follows =
    before && gregorianText && hebrewText === text(before.hebrewText) && gregorianText !== text(before.gregorianText);
  return { gregorianText, hebrewText: follows ? null : hebrewText, afterSunset: SUNSET[values.afterSunset] };
}

/** What is sent; the burial's day as it was understood. Of the dates only what was touched; what a family keeps, only of a record that is there already. `understood` is what the typed dates mean. */
export function draftFrom(
  values: YahrzeitFormValues,
  understood: UnderstoodDates | null,
  before?: YahrzeitFormValues,
): Record<string, unknown> {
  const changed = (field: 'gregorianText' | 'hebrewText' | 'afterSunset') =>
    !before || text(values[field]) !== text(before[field]);
  const { name, hebrewName, personDetails, burialDate, ageAtDeath, plaque, notes, serviceRule } = values;
  const words = {
    name,
    hebrewName,
    personDetails,
    burialDate,
    ageAtDeath,
    plaque,
    notes,
    ...(before && { serviceRule }),
  };
  const dates = {
    ...(changed('gregorianText') && { gregorianDate: understood?.fromGregorian?.gregorianDate ?? null }),
    ...(changed('hebrewText') && { hebrewDate: text(values.hebrewText) }),
    ...(changed('afterSunset') && { afterSunset: SUNSET[values.afterSunset] }),
  };
  return {
    ...withoutEmpty(words, before),
    ...(before ? { rules: ownRules(values.rules), ...dates } : withoutEmpty(dates)),
  };
}

/** The rules that were chosen; the others follow the congregation. */
const ownRules = (rules: YahrzeitFormValues['rules']): Record<string, string> =>
  Object.fromEntries(Object.entries(rules ?? {}).flatMap(([rule, answer]) => (answer ? [[rule, answer]] : [])));
