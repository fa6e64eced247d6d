type State = Record<string, unknown> | null;

/** A field of a change, in words; null when there was, or is, nothing. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Fields of the trail that say nothing to a reader. */
const SILENT = new Set([
  'version',
  'createdAt',
  'updatedAt',
  'contactId',
  'observerId',
  'gregorianDerived',
  'hebrewDerived',
  'adarSaid',
]);

/** In which order a reader expects the fields; the trail keeps none. The others follow. */
const ORDER = [
  ...[
    'name',
    'hebrewName',
    'gregorianDate',
    'hebrewDate',
    'afterSunset',
    'burialDate',
    'ageAtDeath',
    'personDetails',
    'plaque',
  ],
  ...[
    'email',
    'phone',
    'address',
    'language',
    'deceased',
    'merged',
    'firstName',
    'lastName',
    'salutation',
    'relationship',
    'relationshipDetail',
    'notes',
  ],
];
const placeOf = (field: string): number => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);

/** Three columns of one date: they are told as one field. */
const HEBREW_DATE = ['hebrewYear', 'hebrewMonth', 'hebrewDay'] as const;

/** What a recorded change did, field by field, for people to read. */
export function changedFields(before: State, after: State): ChangedField[] {
  const [was, is] = [told(before), told(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

/** A state of the trail as flat text: `rules.adarRule` for a rule, a contact by its name, a Hebrew date in one piece. */
function told(state: State): Record<string, string> {
  const { merged, ...fields } = state ?? {};
  const flat = Object.entries(fields).flatMap(([field, value]) =>
    isRecord(value)
      ? Object.entries(value).map(([inner, one]) => [`${field}.${inner}`, one] as const)
      : [[field, value] as const],
  );
  const plain = flat.filter(([field, value]) => saysSomething(value) && !SILENT.has(field) && !isOfHebrewDate(field));
  return {
    ...Object.fromEntries(plain.map(([field, value]) => [field, textOf(value)])),
    ...hebrewDateOf(fields),
    ...(isRecord(merged) && { merged: [merged.name, merged.email].filter(Boolean).join(', ') }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** What is written in several parts, such as a day without a service and why, is told as one. */
const textOf = (value: unknown): string =>
  isRecord(value) ? Object.values(value).filter(saysSomething).map(textOf).join(', ') : inOneSpelling(String(value));
/** An instant as the database writes it into JSON is spelt as everywhere: in UTC, with milliseconds. */
const inOneSpelling = (text: string): string => (DATABASE_INSTANT.test(text) ? new Date(text).toISOString() : text);
const DATABASE_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;
const saysSomething = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const isOfHebrewDate = (field: string): boolean => (HEBREW_DATE as readonly string[]).includes(field);

/** Year, month from 1 Nisan, and day, as in `5744-12-30`; what is not known stays empty, as in `-12-30`. */
function hebrewDateOf(fields: Record<string, unknown>): Record<string, string> {
  const parts = HEBREW_DATE.map((part) => (fields[part] as number | null | undefined) ?? '');
  return parts.some((part) => part !== '') ? { hebrewDate: parts.join('-') } : {};
}
