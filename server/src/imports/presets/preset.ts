import type { ImportField } from '@zikaron/contract';

/** A list as one program writes it. */
export interface Preset {
  readonly id: string;
  /** The program, as offices call it. */
  readonly name: string;
  /** What its columns hold, by their headings; those the program works out by itself, or that are no use here, are left out. */
  readonly fields: Readonly<Record<string, ImportField | 'workedOut'>>;
  /** Headings that it has on wish only: they do not count when it is recognized. */
  readonly onWish?: readonly string[];
  /** How it writes 3/4/1984, where the cells do not tell. */
  readonly dateOrder?: 'mdy' | 'dmy';
  /** Whether its own columns name a person who died and a day; by default they do. */
  readonly knowsTheDead?: boolean;
}
