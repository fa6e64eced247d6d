import type { ImportField } from '@zikaron/contract';
import { parseCivil } from '../../calendar/index.js';
import type { CellKind, Profile } from './cell-kinds.js';
import { REPEATED, type Fields, type Seen } from './seen-columns.js';

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
  if (held.has('hebrewMonth') && !held.has('hebrewDate')) {
    give('hebrewYear', mostly('hebrewYear', NEARLY_ALL));
    give('hebrewDay', mostly('hebrewDay', NEARLY_ALL));
  }
  places(mostly, give, open);
  names(columns, open().filter(isName), held, give);
}

type Give = (field: ImportField, only: readonly (Seen | undefined)[]) => void;
type Mostly = (kind: CellKind, share?: number) => Seen[];

/** The pairs of cells of two columns that are both filled. */
function pairs(one: Seen, other: Seen): (readonly [string, string])[] {
  return one.texts.flatMap((text, row) => {
    const beside = other.texts[row]?.trim() ?? '';
    return text.trim() && beside ? [[text.trim(), beside] as const] : [];
  });
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

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
  const [from, to] = [one, other].map((text) => parseCivil(text, { order: 'mdy', today: '2200-01-01' }));
  if (!from?.ok || !to?.ok) return null;
  return (Date.parse(to.date) - Date.parse(from.date)) / 86_400_000;
}

/** A street, a postcode, a state; and the town, which is the same wherever the postcode is. */
function places(mostly: Mostly, give: Give, open: () => Seen[]): void {
  const streets = mostly('street');
  give('address', streets.length === 1 ? streets : []);
  const [code, another] = mostly('postcode').filter(({ cells }) => cells.share.hebrewYear < MOSTLY);
  if (!code || another || streets.length === 0) return;
  give('postalCode', [code]);
  give('state', mostly('state', NEARLY_ALL));
  const towns = open().filter((one) => isName(one) && goesWith(one, code));
  give('city', towns.length === 1 ? towns : []);
}

/** Whether the cells of one column are the same wherever the other's are, and both are not always the same. */
function goesWith(one: Seen, other: Seen): boolean {
  const seen = new Map<string, string>();
  const both = pairs(other, one);
  const same = shareOf(both, ([key, value]) => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, value);
    return before === undefined || before === value;
  });
  return seen.size > 1 && seen.size < both.length / 2 && new Set(seen.values()).size > 1 && same >= NEARLY_ALL;
}

const isName = ({ cells: { share } }: Seen): boolean =>
  share.name >= NEARLY_ALL && share.kinship < 0.5 && share.calendarWord < 0.5 && share.yesNo < 0.5 && share.state < 0.5;

/** Of columns of whole names: whose names stand in the email addresses is who observes. Two that nothing tells apart are asked. */
function names(columns: readonly Seen[], open: readonly Seen[], held: ReadonlySet<ImportField>, give: Give): void {
  if (held.has('name') || held.has('firstName') || held.has('lastName')) return;
  const latin = open.filter(({ cells }) => cells.share.hebrewScript < MOSTLY);
  const hebrew = open.filter(({ cells }) => cells.share.hebrewScript >= MOSTLY);
  const inOneScript = latin.length > 0 ? latin : hebrew;
  const whole = inOneScript.filter(({ cells }) => cells.share.wholeName > 0.5);
  const candidates = whole.length > 0 ? whole : inOneScript;
  const arePartsOfNames = inOneScript.length - whole.length > 1;
  const addresses = columns.find(({ cells }) => cells.share.email >= MOSTLY);
  const observers = addresses ? candidates.filter((one) => isNamedIn(one, addresses)) : [];
  const others = candidates.filter((one) => !observers.includes(one));
  if (observers.length === 1) give('observerName', observers);
  if (others.length === 1 && (observers.length === 1 || !arePartsOfNames)) give('name', others);
  if (latin.length > 0 && hebrew.length === 1) give('hebrewName', hebrew);
}

/** A third of the addresses is enough, since many people have one that does not tell; the dead have none. */
const NAMED_IN_ADDRESSES = 0.3;

function isNamedIn(named: Seen, addresses: Seen): boolean {
  const isWithin = ([name, address]: readonly [string, string]): boolean => {
    const local = plain(address.split('@')[0] ?? '');
    return name.split(/[\s,.&]+/).some((word) => plain(word).length >= 3 && local.includes(plain(word)));
  };
  return shareOf(pairs(named, addresses), isWithin) >= NAMED_IN_ADDRESSES;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
