import type { TypedDates, UnderstoodDates, Yahrzeit } from '@zikaron/contract';
import { ApiError, call, fieldErrors } from '../api/http';

/** What stands in the form: dates as a person typed them. */
export interface YahrzeitFormValues {
  name: string;
  hebrewName?: string | null;
  personDetails?: string | null;
  gregorianText?: string | null;
  hebrewText?: string | null;
  afterSunset: 'yes' | 'no' | 'unsure';
  burialDate?: string | null;
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
  plaque: yahrzeit.plaque,
  notes: yahrzeit.notes,
  rules: yahrzeit.rules,
  serviceRule: yahrzeit.serviceRule,
});

const answers = { yes: true, no: false, unsure: null } as const;
const text = (typed: string | null | undefined): string | null => typed?.trim() || null;

/** What to ask about. A Hebrew date that nobody touched follows the civil one, so it is not held against it. */
export function typedDatesOf(values: YahrzeitFormValues, before?: YahrzeitFormValues): TypedDates {
  const gregorianText = text(values.gregorianText);
  const hebrewText = text(values.hebrewText);
  const follows =
    before && gregorianText && hebrewText === text(before.hebrewText) && gregorianText !== text(before.gregorianText);
  return { gregorianText, hebrewText: follows ? null : hebrewText, afterSunset: answers[values.afterSunset] };
}

/** Asks the server what the typed dates mean; it knows both calendars, the browser knows neither. */
export const understand = (typed: TypedDates, signal?: AbortSignal): Promise<UnderstoodDates> =>
  call<UnderstoodDates>('/yahrzeits/understand', { method: 'POST', body: typed, signal });

/**
 * What is sent. Dates go only when they were typed; what was not understood is told under its field.
 * @throws ApiError with `errors` for the form
 */
export async function draftOf(
  values: YahrzeitFormValues,
  before?: YahrzeitFormValues,
): Promise<Record<string, unknown>> {
  const typed = typedDatesOf(values, before);
  const understood = typed.gregorianText || typed.hebrewText ? await understand(typed) : null;
  const [problem] = understood?.problems ?? [];
  if (understood && problem) {
    throw new ApiError(problem.message, 422, { errors: fieldErrors(understood.problems), code: problem.code });
  }
  const changed = (field: 'gregorianText' | 'hebrewText' | 'afterSunset') =>
    !before || text(values[field]) !== text(before[field]);
  return {
    name: values.name.trim(),
    hebrewName: text(values.hebrewName),
    personDetails: text(values.personDetails),
    burialDate: text(values.burialDate),
    plaque: text(values.plaque),
    notes: text(values.notes),
    ...(before && { rules: ownRules(values.rules), serviceRule: values.serviceRule || null }),
    ...(changed('gregorianText') && { gregorianDate: understood?.fromGregorian?.gregorianDate ?? null }),
    ...(changed('hebrewText') && { hebrewDate: text(values.hebrewText) }),
    ...(changed('afterSunset') && { afterSunset: answers[values.afterSunset] }),
  };
}

/** The rules that were chosen; the others follow the congregation. */
const ownRules = (rules: YahrzeitFormValues['rules']): Record<string, string> =>
  Object.fromEntries(Object.entries(rules ?? {}).flatMap(([rule, answer]) => (answer ? [[rule, answer]] : [])));
