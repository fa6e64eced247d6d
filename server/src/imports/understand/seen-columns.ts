import type { ImportField } from '@zikaron/contract';
import type { Profile } from './cell-kinds.js';
import type { Heading } from './headings.js';

/** A column while it is found out what it holds: what its heading says, what its cells look like, and the first of them. */
export interface Seen {
  readonly index: number;
  readonly heading: string;
  readonly said: Heading;
  readonly cells: Profile;
  readonly texts: readonly string[];
}

/** Gives a field to columns: not where it is held, and of several columns only where the field may be repeated. */
export type Give = (field: ImportField, only: readonly (Seen | undefined)[]) => void;

/** The fields of the columns that are known, by the columns' numbers. */
export type Fields = Map<number, ImportField>;

/** Fields that several columns may hold; their cells are joined. */
export const REPEATED: ReadonlySet<ImportField> = new Set([
  ...(['email', 'phone', 'mobilePhone', 'homePhone', 'notes', 'address', 'plaque', 'personDetails'] as const),
]);

/** The pairs of cells of two columns that are both filled. */
export function pairs(one: Pick<Seen, 'texts'>, other: Pick<Seen, 'texts'>): (readonly [string, string])[] {
  return one.texts.flatMap((text, row) => {
    const beside = other.texts[row]?.trim() ?? '';
    return text.trim() && beside ? [[text.trim(), beside] as const] : [];
  });
}

export const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

/** Small letters without accents and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

const NEARLY_ALL = 0.9;

/** Whether the cells could be names of people. */
export const isName = ({ cells: { share } }: Seen): boolean =>
  share.name >= NEARLY_ALL &&
  share.kinship < 0.5 &&
  share.calendarWord < 0.5 &&
  share.yesNo < 0.5 &&
  share.state < 0.5 &&
  share.prose < 0.5;
