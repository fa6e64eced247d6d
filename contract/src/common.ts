import { z } from 'zod';

/** Identifies a record of one organization. */
export const id = z.uuid();

/** A day on the civil calendar, `YYYY-MM-DD`, without time or zone; refuses days that do not exist. */
export const civilDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date (YYYY-MM-DD)')
  .refine(dayExists, 'is a day that does not exist');

/** A civil date around which others are reckoned: no end of the calendar is near. */
export const reckonedDate = civilDate.refine((date) => /^[12]/.test(date), 'must be in the years 1000 to 2999');

function dayExists(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day >= 1 && day <= (lengths[month - 1] ?? 0);
}

/** An instant, ISO 8601 with offset or `Z`; spelt in one way, in UTC with milliseconds: `2027-01-04T14:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true }).overwrite(inUtc);

/** An instant of those years, from which days and rests are reckoned. */
export const reckonedInstant = instant.refine((at) => /^[12]/.test(at), 'must be in the years 1000 to 2999');

function inUtc(text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

/**
 * Marks that turn the direction of what follows (embeddings, overrides, isolates): with them a name can be made to read as
 * another one. The marks of single letters (U+200E, U+200F) stay. Source: Unicode UAX #9, 2.1 to 2.4.
 */
const TURNS_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** What one sees of a text: not blanks, not marks without a shape (U+2800 is the blank of Braille). */
const SEEN = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The text without marks that turn the direction of others; blank where nothing of it is seen. */
export const withoutTurns = (text: string): string => (SEEN.test(text) ? text.replace(TURNS_DIRECTION, '') : '');

/** As a field of one line shows what was pasted from two cells, or from a page that parts its lines by U+2028: with a blank. */
const onOneLine = (text: string): string => withoutTurns(text).replace(/[\t\u2028\u2029]+/g, ' ');

/** Text that a person typed on one line: trimmed, never blank, no control characters, and nothing that turns its direction. */
export const line = (max = 200) =>
  z
    .string()
    .overwrite(onOneLine)
    .trim()
    .min(1, 'is required')
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must not hold line breaks or control characters');

/** Text that may be missing; blank counts as missing. */
export const optionalLine = (max = 200) =>
  z
    .string()
    .overwrite(onOneLine)
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'must not hold line breaks or control characters')
    .nullish()
    .transform((text) => text || null);

/** Several lines that may be missing; blank counts as missing. */
export const optionalText = (max = 10_000) =>
  z
    .string()
    .overwrite(withoutTurns)
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

/** A page of a list: the rows, and how many there are in all pages together. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), total: z.int().min(0) });

/** The answer of a deletion. */
export const removed = z.object({ data: z.object({ id }) });

const json = <Schema extends z.ZodType>(schema: Schema, what: string) =>
  z
    .string()
    .max(10_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: `${what} is not JSON` });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** What a list can be narrowed by: a search, ids, and what is its own. */
export const listFilter = <Filter extends z.ZodRawShape>(filter: Filter) =>
  z.strictObject({ q: z.string().max(200).optional(), id: z.array(id).max(1000).optional(), ...filter });

/**
 * The query of a list, in react-admin's simple REST form: `sort=["name","ASC"]`, `range=[0,19]` (inclusive),
 * `filter={"q":"levin"}`. Refuses columns and filters that the list does not offer, and pages over 1,000 rows, or fewer where rows are large.
 */
export const listQuery = <Column extends string, Filter extends z.ZodRawShape>(
  columns: readonly [Column, ...Column[]],
  filter: Filter,
  mostRows = 1000,
) =>
  z.object({
    sort: json(z.tuple([z.enum(columns), z.enum(['ASC', 'DESC'])]), 'sort').optional(),
    range: json(
      z
        .tuple([z.int().min(0).max(10_000_000), z.int().min(0).max(10_000_000)])
        .refine(
          ([from, to]) => to >= from && to - from < mostRows,
          `A page holds at most ${mostRows.toLocaleString('en')} rows`,
        ),
      'range',
    ).optional(),
    filter: json(listFilter(filter), 'filter').optional(),
  });

/**
 * Of a long list also `beside=["<id>",40]`: a row that the reader has seen, and its place, counted from 0. The pages around it
 * are read from there, so that whoever turns pages meets every row once, also when rows were added meanwhile.
 */
export const besideSeen = { beside: json(z.tuple([id, z.int().min(0).max(10_000_000)]), 'beside').optional() };

/** What a refused call answers. `details` name the fields that were wrong; `by` is who has changed the same meanwhile. */
export const refusal = z.object({
  statusCode: z.int().min(400).max(599),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })),
  requestId: z.string().optional(),
  by: z.string().optional(),
});
export type RefusalBody = z.infer<typeof refusal>;

/** The names of what an object holds, where its type names all that it holds. */
export const keysOf = <Held extends object>(held: Held): (keyof Held & string)[] =>
  Object.keys(held) as (keyof Held & string)[];

/** These fields of a record, and no others. */
export const pick = <Held extends object, Key extends keyof Held>(held: Held, keys: readonly Key[]): Pick<Held, Key> =>
  Object.fromEntries(keys.map((key) => [key, held[key]])) as Pick<Held, Key>;

/** What a change names: a field that is left out, or undefined, stays as it is. */
export const given = <Change extends object>(change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Change]?: Exclude<Change[Field], undefined>;
  };

/** Of a record, the version that was read before it was changed: a newer one in the database is a conflict. Left out, none is. */
export const versionRead = z.int().min(1).max(2_000_000_000).optional();
