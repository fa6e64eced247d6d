import { getSedra, HDate, Locale } from '@hebcal/core';
import type { CivilDate } from './civil-date.js';
import { toHebrew } from './hebrew-date.js';

/** What is read on a Shabbat, by name: the parasha or two of them, or the festival that has its place. */
type Reading = { en: string; he: string; festival: boolean };

/** Hebcal names a day of a festival: its number, or that it is the Shabbat in between, is no part of the week's name. */
const WHICH_DAY = / (Shabbat Chol ha-Moed|[IVX]+)$/;

/** The reading of the Shabbat on a civil date, or of the first after it; `israel` decides where the two differ. Names are Hebcal's. */
export function readingOf(date: CivilDate, { israel }: { israel: boolean }): Reading {
  const { day, month, year } = toHebrew(date);
  const { parsha, chag } = getSedra(year, israel).lookup(new HDate(day, month, year));
  const names = chag ? parsha.map((name) => name.replace(WHICH_DAY, '')) : parsha;
  return { en: names.join('-'), he: names.map(inHebrew).join('־'), festival: chag };
}

const inHebrew = (name: string): string => Locale.gettext(name, 'he-x-NoNikud');
