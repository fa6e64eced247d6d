import type { typedDates, UnderstoodDates } from '@zikaron/contract';
import type { z } from 'zod';
import {
  dayNumber,
  hebrewYearOf,
  inBothScripts,
  parseCivil,
  parseHebrew,
  reconcile,
  toCivil,
  toHebrew,
  type CivilDate,
  type HebrewDate,
  type ParsedCivil,
  type ParsedHebrew,
  type YearlessHebrewDate,
} from '../calendar/index.js';
import type { SaidByHebcal } from '../hebcal/index.js';
import { datedBetween, deathOf, type Customs, type Horizon } from './dated.js';
import { NO_DATES } from './settle-dates.js';

export type TypedTexts = z.output<typeof typedDates>;

/** How an organization reads dates: which number is the month, its today (or until when a day may lie ahead), its customs, and how far it looks ahead. */
export interface Reader {
  readonly order: 'mdy' | 'dmy';
  readonly today: CivilDate;
  readonly customs: Customs;
  readonly ahead: Pick<Horizon, 'from' | 'to'>;
}

type AnyHebrewDate = HebrewDate | YearlessHebrewDate;
type Problem = UnderstoodDates['problems'][number];
type Note = UnderstoodDates['notes'][number];

const NOTHING: UnderstoodDates = {
  fromGregorian: null,
  fromHebrew: null,
  settled: null,
  notes: [],
  problems: [],
  next: null,
};

/** Reads the fields of the form as they stand, and says what was understood in both calendars, and what is wrong. */
export function understandDates(typed: TypedTexts, reader: Reader): UnderstoodDates {
  const { gregorianText, hebrewText } = typed.dayText === null ? typed : inItsCalendar(typed.dayText, typed, reader);
  const hebrew = hebrewText === null ? null : parseHebrew(hebrewText);
  const hebrewYear = hebrew?.ok ? hebrew.date.year : null;
  const { order, today } = reader;
  const { isRecent = false } = typed;
  const civil = gregorianText === null ? null : parseCivil(gregorianText, { order, today, hebrewYear, isRecent });

  const understood = {
    ...NOTHING,
    fromGregorian: civil?.ok ? reading(toHebrew(civil.date), civil.date) : null,
    fromHebrew: hebrew?.ok ? reading(hebrew.date) : null,
    notes: [...civilNotes(civil), ...hebrewNotes(hebrew)],
    problems: [...problems('gregorianText', civil), ...problems('hebrewText', hebrew)],
  };
  if (understood.problems.length > 0 || (!civil && !hebrew)) return understood;
  if (typed.dayText !== null && hebrew?.ok && hebrewYear === null) {
    return { ...understood, problems: [problem({ code: 'year_missing', message: `"${typed.dayText}" has no year` })] };
  }
  return settle(understood, typed, civil, hebrew, reader);
}

/** A day that only the Hebrew calendar knows is of that calendar. */
function inItsCalendar(dayText: string, { isRecent = false }: TypedTexts, { order, today }: Reader) {
  const civil = parseCivil(dayText, { order, isRecent });
  const hebrew = parseHebrew(dayText);
  const isNotCivil = !civil.ok && civil.code === 'not_a_civil_date';
  const isNotHebrew = !hebrew.ok && hebrew.code === 'not_a_hebrew_date';
  if (!isNotCivil || isNotHebrew) return { gregorianText: dayText, hebrewText: null };
  return { gregorianText: null, hebrewText: isRecent ? withLastYear(dayText, today) : dayText };
}

/** A Hebrew date that has no year, as the last such day that is not later than this one; as it stands where there was none in two years. */
function withLastYear(hebrewText: string, today: CivilDate): string {
  const hebrew = parseHebrew(hebrewText);
  if (!hebrew.ok || hebrew.date.year !== null) return hebrewText;
  const thisYear = hebrewYearOf(today);
  const isPast = (text: string) => {
    const dated = parseHebrew(text);
    return dated.ok && dated.date.year !== null && toCivil(dated.date) <= today;
  };
  return [thisYear, thisYear - 1].map((year) => `${hebrewText} ${year}`).find(isPast) ?? hebrewText;
}

/** With the next observance as a Hebcal service says it; an answer about another day than the one we settled on is none. */
export function withSaid(understood: UnderstoodDates, said: SaidByHebcal | null): UnderstoodDates {
  const { gregorianDate = null, afterSunset = null } = understood.settled ?? {};
  if (!said?.next || gregorianDate === null) return understood;
  if (said.day !== dayNumber(gregorianDate) + (afterSunset ? 1 : 0)) return understood;
  return { ...understood, next: { ...said.next, ...inBothScripts(toHebrew(said.next.date)) } };
}

function settle(
  understood: UnderstoodDates,
  { afterSunset }: TypedTexts,
  civil: ParsedCivil | null,
  hebrew: ParsedHebrew | null,
  { today, customs, ahead }: Reader,
): UnderstoodDates {
  const settled = reconcile({
    gregorianDate: civil?.ok ? civil.date : null,
    hebrew: hebrew?.ok ? hebrew.date : null,
    adarAmbiguous: hebrew?.ok ? hebrew.adarAmbiguous : false,
    afterSunset,
  });
  if (!settled.ok) return { ...understood, problems: [problem(settled)] };
  const { gregorianDate } = settled;
  if (gregorianDate !== null && gregorianDate > today) return { ...understood, problems: [inFuture(gregorianDate)] };

  const { day: hebrewDay, month: hebrewMonth, year: hebrewYear } = settled.hebrew;
  const adarSaid = settled.hebrew.year === null && settled.hebrew.adarOne ? 1 : null;
  const columns = { ...NO_DATES, gregorianDate, hebrewDay, hebrewMonth, hebrewYear, adarSaid };
  const death = deathOf({ ...columns, afterSunset: settled.afterSunset, burialDate: null });
  const next = death && datedBetween(death, ahead, 'hebrew', customs)[0];
  return {
    ...understood,
    settled: { ...reading(settled.hebrew, gregorianDate), hebrewYear, afterSunset: settled.afterSunset },
    notes: [...understood.notes, ...settled.notes],
    next: next ? { date: next.date, nth: next.nth, ...inBothScripts(next.hebrew) } : null,
  };
}

const inFuture = (date: CivilDate) => problem({ code: 'future_date', message: `${date} is in the future.` });

const reading = (hebrew: AnyHebrewDate, gregorianDate = hebrew.year === null ? null : toCivil(hebrew)) => ({
  gregorianDate,
  ...inBothScripts(hebrew),
});

type Refused = { code: string; message: string; mayBe?: readonly AnyHebrewDate[] };

const problem = ({ code, message, mayBe }: Refused, path: Problem['path'] = 'hebrewText'): Problem => ({
  ...{ path, code, message },
  ...(mayBe && { mayBe: mayBe.map(inBothScripts) }),
});

const problems = (path: Problem['path'], parsed: ParsedCivil | ParsedHebrew | null): Problem[] =>
  parsed && !parsed.ok ? [problem(parsed, path)] : [];

function civilNotes(civil: ParsedCivil | null): Note[] {
  if (!civil?.ok) return [];
  return [
    ...(civil.ambiguousOrder ? (['ambiguous_order'] as const) : []),
    ...(civil.twoDigitYear ? (['two_digit_year'] as const) : []),
  ];
}

const hebrewNotes = (hebrew: ParsedHebrew | null): Note[] => (hebrew?.ok && hebrew.warning ? [hebrew.warning] : []);
