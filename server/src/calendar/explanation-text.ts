import { hebrewYearNumeral } from '@zikaron/contract';
import { civilParts, type CivilDate } from './civil-date.js';
import type { Fact } from './explanation.js';
import { renderHebrew, type Script } from './hebrew-names.js';

type Moved = Extract<Fact, { fact: 'moved' }>;
type Words = {
  died: (fact: Extract<Fact, { fact: 'death' }>, calendar: 'hebrew' | 'civil') => string;
  burial: (date: CivilDate) => string;
  moved: Record<Moved['reason'], (year: string, died: string) => string>;
  /** By which rule of a 30th it was decided, where custom differs; each by its value. */
  byRule: Partial<Record<string, (fact: Moved, died: string) => string>>;
  observed: (why: string | null, day: string, begins: string) => string;
  year: (fact: Moved) => string;
};

const MONTHS: Record<Script, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  he: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
};

/** The facts as sentences, for the page, the letter and the API. */
export function renderExplanation(facts: readonly Fact[], script: Script): string {
  const words = script === 'en' ? ENGLISH : HEBREW;
  const calendar = facts.some((fact) => fact.fact === 'observed' && fact.calendar === 'civil') ? 'civil' : 'hebrew';
  const sentences: string[] = [];
  let why: string | null = null;
  for (const fact of facts) {
    switch (fact.fact) {
      case 'death':
        sentences.push(words.died(fact, calendar));
        break;
      case 'burial':
        sentences.push(words.burial(fact.burialDate));
        break;
      case 'moved':
        why = movedBecause(fact, words, renderHebrew({ ...fact.died, year: null }, script));
        break;
      case 'observed':
        sentences.push(words.observed(why, observedDay(fact, script), sundown(fact, script)));
        break;
    }
  }
  return sentences.join(' ');
}

/** What moved the day and, for a 30th that is not in every year, the rule that decided where to. */
function movedBecause(fact: Moved, words: Words, died: string): string {
  const moved = words.moved[fact.reason](words.year(fact), died);
  const rule =
    fact.rule === 'thirtyRule' || fact.rule === 'adar1ThirtyRule' ? words.byRule[fact.value ?? ''] : undefined;
  return rule ? `${moved}; ${rule(fact, died)}` : moved;
}

/** A month that the first anniversary had in full moves on to the next month; one that it lacked stays on the 29th. */
const firstHadThirty = ({ reason }: Moved): boolean => reason === 'thirtyNextMonth';

const DAY_FIRST = new RegExp(`(\\d{1,2}) (${MONTHS.en.join('|')})(?: (\\d{4}))?`, 'g');

/** The same English sentences with the month first: "Died on March 3, 1984", "from sundown on January 5". */
export const withMonthFirst = (sentences: string): string =>
  sentences.replace(
    DAY_FIRST,
    (_, day: string, month: string, year?: string) => `${month} ${day}${year ? `, ${year}` : ''}`,
  );

/** A civil date in words: "3 March 1984", 3 במרץ 1984. */
export function renderCivil(date: CivilDate, script: Script): string {
  return `${dayAndMonth(date, script)} ${civilParts(date).year}`;
}

function dayAndMonth(date: CivilDate, script: Script): string {
  const { month, day } = civilParts(date);
  const name = MONTHS[script][month - 1] ?? '';
  return script === 'en' ? `${day} ${name}` : `${day} ב${name}`;
}

function observedDay({ calendar, hebrew, date }: Extract<Fact, { fact: 'observed' }>, script: Script): string {
  const civil = renderCivil(date, script);
  return calendar === 'civil' ? civil : `${renderHebrew(hebrew, script)}: ${civil}`;
}

/** The evening before; its year is said only where it is another one. */
function sundown({ date, begins }: Extract<Fact, { fact: 'observed' }>, script: Script): string {
  const sameYear = civilParts(date).year === civilParts(begins).year;
  return sameYear ? dayAndMonth(begins, script) : renderCivil(begins, script);
}

const ENGLISH: Words = {
  died: ({ gregorianDate, afterSunset, hebrew }, calendar) => {
    if (gregorianDate === null) return `Died on ${renderHebrew(hebrew, 'en')}.`;
    const civil = `Died on ${renderCivil(gregorianDate, 'en')}`;
    if (calendar === 'civil') return `${civil}.`;
    return `${civil}${afterSunset ? ' after sunset' : ''}, that is ${renderHebrew(hebrew, 'en')}.`;
  },
  burial: (date) => `The first yahrzeit follows the burial on ${renderCivil(date, 'en')}.`,
  moved: {
    adarFirst: (year) => `${year} has two Adars, and the first is kept`,
    adarSecond: (year) => `${year} has two Adars, and the second is kept`,
    adarBoth: (year) => `${year} has two Adars, and both are kept`,
    adarOneInCommonYear: (year) => `${year} has one Adar`,
    adarTwoInCommonYear: (year) => `${year} has one Adar`,
    adarOneThirtyShevat: (year) => `${year} has one Adar, without a 30th of Adar I`,
    adarOneThirtyNisan: (year) => `${year} has one Adar, without a 30th of Adar I`,
    thirtyNextMonth: (year, died) => `${year} has no ${died}`,
    thirtyLastDay: (year, died) => `${year} has no ${died}`,
    thirtyAlways29: (_, died) => `The year after the death had no ${died}`,
    twelveMonths: () => 'The first yahrzeit is kept when twelve months are full',
    feb29Feb28: (year) => `${year} has no 29 February`,
    feb29Mar1: (year) => `${year} has no 29 February`,
  },
  byRule: {
    firstAnniversary: (fact, died) =>
      `by the rule “as the first anniversary fell” (it ${firstHadThirty(fact) ? 'had' : 'had no'} ${died})`,
    fixed29: (fact, died) =>
      `by the rule “fixed by the first anniversary” (it ${firstHadThirty(fact) ? 'had' : 'had no'} ${died})`,
    roshChodesh: () => 'by the rule “on the 1st of the next month”',
    lastDay: () => 'by the rule “on the 29th”',
    shevat30: () => 'by the rule “30 Shevat”',
    nisan1: () => 'by the rule “1 Nisan”',
  },
  observed: (why, day, begins) =>
    `${why === null ? 'It is observed' : `${why}, so it is observed`} on ${day}, from sundown on ${begins}.`,
  year: ({ year }) => String(year),
};

/** "On" a day, which begins with a number or with a Hebrew letter: ב־27 בפברואר, בל׳ בשבט. */
const on = (day: string): string => (/^\d/.test(day) ? `ב־${day}` : `ב${day}`);

const HEBREW: Words = {
  died: ({ gregorianDate, afterSunset, hebrew }, calendar) => {
    if (gregorianDate === null) return `יום הפטירה: ${renderHebrew(hebrew, 'he')}.`;
    const civil = `יום הפטירה: ${renderCivil(gregorianDate, 'he')}`;
    if (calendar === 'civil') return `${civil}.`;
    return `${civil}${afterSunset ? ' לאחר השקיעה' : ''}, הוא ${renderHebrew(hebrew, 'he')}.`;
  },
  burial: (date) => `היארצייט הראשון נקבע לפי יום הקבורה, ${renderCivil(date, 'he')}.`,
  moved: {
    adarFirst: (year) => `בשנת ${year} שני אדרים, והנוהג הוא באדר א׳`,
    adarSecond: (year) => `בשנת ${year} שני אדרים, והנוהג הוא באדר ב׳`,
    adarBoth: (year) => `בשנת ${year} שני אדרים, והנוהג הוא בשניהם`,
    adarOneInCommonYear: (year) => `בשנת ${year} אדר אחד`,
    adarTwoInCommonYear: (year) => `בשנת ${year} אדר אחד`,
    adarOneThirtyShevat: (year) => `בשנת ${year} אדר אחד, ואין בה ל׳ באדר א׳`,
    adarOneThirtyNisan: (year) => `בשנת ${year} אדר אחד, ואין בה ל׳ באדר א׳`,
    thirtyNextMonth: (year, died) => `בשנת ${year} אין ${died}`,
    thirtyLastDay: (year, died) => `בשנת ${year} אין ${died}`,
    thirtyAlways29: (_, died) => `בשנה שלאחר הפטירה לא היה ${died}`,
    twelveMonths: () => 'היארצייט הראשון נקבע במלאות שנים־עשר חודש',
    feb29Feb28: (year) => `בשנת ${year} אין 29 בפברואר`,
    feb29Mar1: (year) => `בשנת ${year} אין 29 בפברואר`,
  },
  byRule: {
    firstAnniversary: (fact, died) =>
      `לפי הכלל ”כפי שחל היארצייט הראשון“ (${firstHadThirty(fact) ? 'היה' : 'לא היה'} בו ${died})`,
    fixed29: (fact, died) =>
      `לפי הכלל ”נקבע לפי היארצייט הראשון“ (${firstHadThirty(fact) ? 'היה' : 'לא היה'} בו ${died})`,
    roshChodesh: () => 'לפי הכלל ”בא׳ בחודש הבא“',
    lastDay: () => 'לפי הכלל ”בכ״ט“',
    shevat30: () => 'לפי הכלל ”ל׳ בשבט“',
    nisan1: () => 'לפי הכלל ”א׳ בניסן“',
  },
  observed: (why, day, begins) =>
    `${why === null ? '' : `${why}, ולכן `}היארצייט חל ${on(day)}, משקיעת החמה ב־${begins}.`,
  year: ({ reason, year }) =>
    reason === 'feb29Feb28' || reason === 'feb29Mar1' ? String(year) : hebrewYearNumeral(year),
};
