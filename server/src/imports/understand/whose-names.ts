import { genderOfHebrewName } from '@zikaron/contract';
import { genderOfGivenName } from '../../hebrew-names/index.js';
import { readName } from './names.js';
import { kinIn } from './relationships.js';
import { pairs, plain, shareOf, type Seen } from './seen-columns.js';

/** Columns that may together be the names of those who died, or of those who observe: one of whole names, or of parts. */
export interface Named {
  readonly columns: readonly Seen[];
  readonly texts: readonly string[];
}

export const named = (...columns: readonly Seen[]): Named => ({
  columns,
  texts:
    columns[0]?.texts.map((_, row) =>
      columns
        .map(({ texts }) => texts[row] ?? '')
        .join(' ')
        .trim(),
    ) ?? [],
});

/** What else the table tells of its rows, by columns that are known already. */
export interface Beside {
  readonly email: Seen | undefined;
  readonly kinship: Seen | undefined;
  readonly hebrewName: Seen | undefined;
  readonly day: Seen | undefined;
  /** Telephones, streets, addresses: by which one family is reached. */
  readonly reach: readonly Seen[];
}

/** How much one of two columns has of what tells it from the other; null where the table says nothing of it. */
type Sign = (one: Named, beside: Beside) => number | null;

/** A share of rows, from which a sign is clear in one column, and up to which it is clearly not in the other. */
interface Test {
  readonly sign: Sign;
  readonly atLeast: number;
  readonly atMost: number;
}

/** Fewer rows than these are chance. */
const FEWEST = 5;
const shareOfMany = <Item>(items: readonly Item[], is: (item: Item) => boolean): number | null =>
  items.length < FEWEST ? null : shareOf(items, is);

/** Names that stand in the email addresses: a third is enough, since many people have one that does not tell; the dead have none. */
const inAddresses: Sign = (one, { email }) =>
  email
    ? shareOfMany(pairs(one, email), ([name, address]) => {
        const local = plain(address.split('@')[0] ?? '');
        return name.split(/[\s,.&]+/).some((word) => plain(word).length >= 3 && local.includes(plain(word)));
      })
    : null;

/** Of rows that are reached in the same way, how many have the same name: a family is called so in each of its rows. */
const withTheirReach: Sign = (one, { reach }) => {
  const shares = reach.flatMap(
    (column) => shareOfMany(repeats(pairs(column, one)), ([before, now]) => before === now) ?? [],
  );
  return shares.length > 0 ? Math.max(...shares) : null;
};

/** Of rows that name somebody again, how many have another day of death: nobody dies twice. */
const onOtherDays: Sign = (one, { day }) =>
  day ? shareOfMany(repeats(pairs(one, day)), ([before, now]) => before !== now) : null;

/** Rows without a name: everybody who died has one, but where Hebrew names stand it may be that one alone. */
const missing: Sign = ({ texts }, { hebrewName }) => (hebrewName ? null : shareOfMany(texts, (text) => !text));

/** Couples, families, and people who are written to with a title. */
const COUPLE = /&|\+|\b(and|et|und|y)\b|\b(family|household|mr|mrs|ms)\b|משפחת/iu;
const couples: Sign = ({ texts }) => shareOfMany(texts, (text) => COUPLE.test(text));

/** Words for the dead behind a name. */
const memorialWords: Sign = ({ texts }) => shareOfMany(texts, (text) => readName(text).memorialWords);

/** Of women's and men's names beside "mother" or "uncle", or beside "X daughter of Y", how many are of that gender. */
const ofThatGender: Sign = (one, { kinship, hebrewName }) => {
  const both = [
    ...genders(one, kinship, (cell) => kinIn(cell)?.gender ?? null),
    ...genders(one, hebrewName, genderOfHebrewName),
  ];
  return shareOfMany(both, ([name, told]) => name === told);
};

function genders(one: Named, other: Seen | undefined, told: (cell: string) => 'f' | 'm' | null) {
  if (!other) return [];
  return pairs(one, other).flatMap(([name, cell]) => {
    const both = [genderOfName(name), told(cell)] as const;
    return both[0] && both[1] ? [both] : [];
  });
}

/** "Katz, Miriam" and "Miriam Katz": the given name comes first once the name is in order. */
const genderOfName = (name: string): 'f' | 'm' | null => genderOfGivenName(readName(name).name.split(' ')[0] ?? '');

const OF_OBSERVERS: readonly Test[] = [
  { sign: inAddresses, atLeast: 0.3, atMost: 0.2 },
  { sign: withTheirReach, atLeast: 0.9, atMost: 0.7 },
  { sign: onOtherDays, atLeast: 0.7, atMost: 0.3 },
  { sign: missing, atLeast: 0.03, atMost: 0 },
  { sign: couples, atLeast: 0.05, atMost: 0 },
];
const OF_THE_DEAD: readonly Test[] = [
  { sign: memorialWords, atLeast: 0.05, atMost: 0 },
  { sign: ofThatGender, atLeast: 0.9, atMost: 0.75 },
];

/** Of two, the one that has the sign while the other has not; null where it is not clear. Where a sign says nothing of the other, that has it not. */
function which(one: Named, other: Named, beside: Beside, { sign, atLeast, atMost }: Test): Named | null {
  const has = (named: Named) => (sign(named, beside) ?? 0) >= atLeast;
  const lacks = (named: Named) => (sign(named, beside) ?? 0) <= atMost;
  if (has(one) && lacks(other)) return one;
  return has(other) && lacks(one) ? other : null;
}

/** Which of two is of those who observe; null where nothing tells, or where one sign speaks against another: that is asked. */
export function whoObserves(one: Named, other: Named, beside: Beside): Named | null {
  const isOther = (found: Named | null) => (found === one ? other : found === other ? one : null);
  const told = [
    ...OF_OBSERVERS.map((test) => which(one, other, beside, test)),
    ...OF_THE_DEAD.map((test) => isOther(which(one, other, beside, test))),
  ].filter((found) => found !== null);
  return new Set(told).size === 1 ? (told[0] ?? null) : null;
}

/** What stood beside the same key in an earlier row, and what stands there now. */
function repeats(both: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  const seen = new Map<string, string>();
  return both.flatMap(([key, value]) => {
    const before = seen.get(key);
    seen.set(key, before ?? value);
    return before === undefined ? [] : [[before, value] as const];
  });
}
