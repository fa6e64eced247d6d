import { hebrewNumeral, hebrewYearNumeral } from '@zikaron/contract';
import { ADAR, ADAR_II, isHebrewLeapYear, type HebrewDate, type YearlessHebrewDate } from './hebrew-date.js';

/** The scripts, which are also the languages, that dates are written in. */
export type Script = 'en' | 'he';

const NAMES: Record<Script, readonly string[]> = {
  en: ['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul', 'Tishrei', 'Cheshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar'],
  he: ['ניסן', 'אייר', 'סיוון', 'תמוז', 'אב', 'אלול', 'תשרי', 'חשוון', 'כסלו', 'טבת', 'שבט', 'אדר'],
};

const TWO_ADARS: Record<Script, readonly [string, string]> = {
  en: ['Adar I', 'Adar II'],
  he: ['אדר א׳', 'אדר ב׳'],
};

/** The month's name; month 12 is "Adar I" only in a leap year, or when it is known to be the first of two. */
function hebrewMonthName(date: Pick<HebrewDate, 'month' | 'year'> | YearlessHebrewDate, script: Script): string {
  if (date.month === ADAR_II) return TWO_ADARS[script][1];
  if (date.month === ADAR && isAdarOne(date)) return TWO_ADARS[script][0];
  return NAMES[script][date.month - 1] ?? '';
}

/** A Hebrew date as people write it: "15 Adar II 5744", ט״ו באדר ב׳ תשמ״ד; without a year, day and month alone. */
export function renderHebrew(date: HebrewDate | YearlessHebrewDate, script: Script): string {
  const month = hebrewMonthName(date, script);
  if (script === 'en') return `${date.day} ${month}${date.year === null ? '' : ` ${date.year}`}`;
  return `${hebrewNumeral(date.day)} ב${month}${date.year === null ? '' : ` ${hebrewYearNumeral(date.year)}`}`;
}

/** The same in both scripts, as answers carry it. */
export const inBothScripts = (date: HebrewDate | YearlessHebrewDate): { hebrewDate: string; hebrewDateHe: string } => ({
  hebrewDate: renderHebrew(date, 'en'),
  hebrewDateHe: renderHebrew(date, 'he'),
});

function isAdarOne(date: Pick<HebrewDate, 'month' | 'year'> | YearlessHebrewDate): boolean {
  if (date.year !== null) return isHebrewLeapYear(date.year);
  return date.adarOne === true || date.day === 30;
}
