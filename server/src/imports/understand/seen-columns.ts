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

/** The fields of the columns that are known, by the columns' numbers. */
export type Fields = Map<number, ImportField>;

/** Fields that several columns may hold; their cells are joined. */
export const REPEATED: ReadonlySet<ImportField> = new Set([
  ...(['email', 'phone', 'mobilePhone', 'homePhone', 'notes', 'address', 'plaque', 'personDetails'] as const),
]);
