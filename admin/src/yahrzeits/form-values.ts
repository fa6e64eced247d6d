import type { TypedDates, UnderstoodDates } from '@zikaron/contract';
import { ApiError, call, fieldErrors } from '../api/http';
import { saying } from '../api/saying';
import { draftFrom, typedDatesOf, type YahrzeitFormValues } from './typed-values';

export { formValuesOf, SUNSET, typedDatesOf, type Sunset, type YahrzeitFormValues } from './typed-values';

/** Asks the server what the typed dates mean; it knows both calendars, the browser knows neither. */
export async function understand(typed: TypedDates, signal?: AbortSignal): Promise<UnderstoodDates> {
  const understood = await call<UnderstoodDates>('/yahrzeits/understand', { method: 'POST', body: typed, signal });
  const say = await saying();
  return { ...understood, problems: understood.problems.map((one) => ({ ...one, message: say(one.message) })) };
}

const CIVIL_DATE = /^\d{4}-\d\d-\d\d$/;

/** What is known of a day beside its text. */
export type DayTyped = Pick<TypedDates, 'afterSunset' | 'mayLieAhead' | 'isRecent'>;

/**
 * The civil date that was typed in the field of this name, in either calendar.
 * @throws ApiError with `errors` for the form, when it is not understood
 */
export async function dayOf(
  typed: string | null | undefined,
  field: string,
  known: DayTyped = {},
): Promise<string | null> {
  const dayText = typed?.trim() || null;
  if (!dayText || CIVIL_DATE.test(dayText)) return dayText;
  const { settled, problems } = await understand({ dayText, ...known });
  if (settled?.gregorianDate) return settled.gregorianDate;
  const { message = '', code = '' } = problems[0] ?? {};
  throw new ApiError(message, 422, { errors: { [field]: message }, code });
}

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
  return draftFrom(
    { ...values, burialDate: await dayOf(values.burialDate, 'burialDate', { mayLieAhead: true }) },
    understood,
    before,
  );
}
