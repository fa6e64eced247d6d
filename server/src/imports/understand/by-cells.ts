import type { ImportField } from '@zikaron/contract';
import { DAY_MS } from '../../calendar/index.js';
import { civilIn } from './dates-in-cells.js';
import type { CellKind, Profile } from './cell-kinds.js';
import { namesByCells } from './names-by-cells.js';
import { isName, pairs, REPEATED, shareOf, type Fields, type Give, type Seen } from './seen-columns.js';
import { sunsetByCells } from './sunset-by-cells.js';

/** Cells that tell by themselves what a column holds, the most telling first. */
const TELLING: readonly (readonly [CellKind, ImportField])[] = [
  ['email', 'email'],
  ['hebrewDate', 'hebrewDate'],
  ['civilDate', 'gregorianDate'],
  ['mobilePhone', 'mobilePhone'],
  ['phone', 'phone'],
  ['kinship', 'relationship'],
  ['calendarWord', 'observeBy'],
  ['hebrewMonth', 'hebrewMonth'],
];

const MOSTLY = 0.75;
const NEARLY_ALL = 0.9;
/** Remarks are written as they come: half of them in sentences are enough where nothing else is known of the column. */
const OFTEN = 0.5;
const ENOUGH_NIGHTS = 3;

export const telling = ({ filled, share }: Profile): ImportField[] =>
  filled === 0 ? [] : TELLING.filter(([kind]) => share[kind] >= MOSTLY).map(([, field]) => field);

/**
 * What headings left open, told by the cells, and by how the cells of one column go with those of another. What could be two
 * things is left open: a tie is asked.
 */
export function byCells(columns: readonly Seen[], fields: Fields): void {
  const held = new Set(fields.values());
  const open = (): Seen[] =>
    columns.filter(({ index, cells, said }) => !fields.has(index) && cells.filled > 0 && said.field === null);
  const give = (field: ImportField, only: readonly (Seen | undefined)[]): void => {
    const [one] = only;
    if (!one || held.has(field) || (only.length > 1 && !REPEATED.has(field))) return;
    for (const column of only) if (column) fields.set(column.index, field);
    held.add(field);
  };
  const mostly = (kind: CellKind, share = MOSTLY) => open().filter(({ cells }) => cells.share[kind] >= share);

  for (const [kind, field] of TELLING) {
    if (field === 'gregorianDate') datesApart(mostly(kind), give);
    // Seven figures are a telephone or a postcode of Israel.
    give(
      field,
      mostly(kind).filter(({ cells }) => kind !== 'phone' || cells.share.postcode < MOSTLY),
    );
  }
  if (held.has('hebrewMonth') && !held.has('hebrewDate')) besideMonth(mostly, give);
  places(mostly, give, open);
  // Where headings speak, one that nobody knows may mean something else by such cells: it is asked.
  const areSpeaking = columns.filter(({ said }) => said.field !== null).length > 1;
  if (!areSpeaking) give('plaque', mostly('place'));
  namesByCells({ columns, fields, open: () => open().filter(isName), give });
  const fewestNights = areSpeaking ? ENOUGH_NIGHTS : 0;
  sunsetByCells({ columns, fields, answers: mostly('yesNo', NEARLY_ALL), fewestNights, give });
  if (areSpeaking) return;
  give('notes', mostly('prose', OFTEN));
}

/** Beside the month of the Hebrew date its year and its day. */
function besideMonth(mostly: Mostly, give: Give): void {
  give('hebrewYear', mostly('hebrewYear', NEARLY_ALL));
  give(
    'hebrewDay',
    mostly('hebrewDay', NEARLY_ALL).filter((one) => !countsRows(one)),
  );
}

/** 1, 2, 3 and so on: the number of the row, and no day. */
const countsRows = ({ texts }: Seen): boolean =>
  texts.length > 1 && texts.slice(1).every((text, at) => Number(text) === Number(texts[at]) + 1);

type Mostly = (kind: CellKind, share?: number) => Seen[];

const LONGEST_TO_BURIAL = 30;

/** Of two columns of civil dates, the one that follows the other within days is of the burials. */
function datesApart(dated: readonly Seen[], give: Give): void {
  const [one, other, third] = dated;
  if (!one || !other || third) return;
  for (const [death, burial] of [
    [one, other],
    [other, one],
  ] as const) {
    const days = pairs(death, burial).flatMap(([died, buried]) => daysBetween(died, buried) ?? []);
    if (
      shareOf(days, (apart) => apart >= 0 && apart <= LONGEST_TO_BURIAL) >= NEARLY_ALL &&
      shareOf(days, (apart) => apart > 0) > 0.5
    ) {
      give('gregorianDate', [death]);
      give('burialDate', [burial]);
      return;
    }
  }
}

function daysBetween(one: string, other: string): number | null {
  const [from, to] = [one, other].map((text) => civilIn(text, { order: 'mdy', today: '2200-01-01' }));
  if (!from?.ok || !to?.ok) return null;
  return (Date.parse(to.date) - Date.parse(from.date)) / DAY_MS;
}

/** A street, a postcode, a state; and the town, which is the same wherever the postcode is, or else wherever the street is. */
function places(mostly: Mostly, give: Give, open: () => Seen[]): void {
  const [street, second] = mostly('street');
  if (!street || second) return;
  give('address', [street]);
  const [code, another] = mostly('postcode').filter(({ cells }) => cells.share.hebrewYear < MOSTLY);
  const isOneCode = code && !another;
  if (isOneCode) give('postalCode', [code]);
  if (isOneCode) give('state', mostly('state', NEARLY_ALL));
  const towns = open().filter(
    (one) => isName(one) && !isOfMembers(one) && (isOneCode ? goesWith(one, code) : isTownOf(one, street)),
  );
  give('city', towns.length === 1 ? towns : []);
}

const FEW = 0.34;
/** What else of a household is said in few words. */
const OF_MEMBERS =
  /\b(active|inactive|member|former|lapsed|associate|full|family|single|friend|resigned|usa?|israel)\b|חבר|פעיל/i;
const isOfMembers = ({ texts }: Seen): boolean => texts.some((text) => OF_MEMBERS.test(text));

/** Few words for many streets, and the same wherever the street is. */
const isTownOf = (one: Seen, street: Seen): boolean =>
  one.cells.variety < FEW &&
  one.cells.share.givenName < FEW &&
  one.cells.share.familyName < FEW &&
  goesWith(one, street);

/** Some keys must come again, or every column would go with them. */
const LEAST_AGAIN = 0.9;

/** Whether the cells of one column are the same wherever the other's are, and both are not always the same. */
function goesWith(one: Seen, other: Seen): boolean {
  const seen = new Map<string, string>();
  const both = pairs(other, one);
  const same = shareOf(both, ([key, value]) => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, value);
    return before === undefined || before === value;
  });
  return (
    seen.size > 1 && seen.size < both.length * LEAST_AGAIN && new Set(seen.values()).size > 1 && same >= NEARLY_ALL
  );
}
