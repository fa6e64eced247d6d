import {
  isolated,
  type Correction,
  type Service,
  type ServiceKind,
  type ServiceList,
  type ServiceName,
  type YizkorDay,
} from '@zikaron/contract';
import {
  minutesAfter,
  renderCivil,
  renderHebrew,
  sunset,
  toHebrew,
  type CivilDate,
  type Place,
} from '../calendar/index.js';
import type { Paragraph } from '../platform/documents/index.js';
import type { DatedService } from './dated-services.js';
import type { Sheet } from './sheet-pages.js';

export type Language = 'en' | 'he';
type Mourning = NonNullable<ServiceName['mourning']>;

const YIZKOR: Record<Language, Record<YizkorDay, string>> = {
  en: {
    yomKippur: 'Yom Kippur',
    sheminiAtzeret: 'Shemini Atzeret',
    pesach: 'the last day of Pesach',
    shavuot: 'Shavuot',
  },
  he: { yomKippur: 'יום הכיפורים', sheminiAtzeret: 'שמיני עצרת', pesach: 'אחרון של פסח', shavuot: 'שבועות' },
};

type OfCongregation = (name: string) => string;
export const TITLE: Record<
  Language,
  { services: OfCongregation; kaddish: OfCongregation; yizkor: (day: YizkorDay) => string }
> = {
  en: {
    services: (name) => `${name}: names to be read`,
    kaddish: (name) => `${name}: the congregation’s kaddish`,
    yizkor: (day) => `Yizkor on ${YIZKOR.en[day]}`,
  },
  he: {
    services: (name) => `השמות לקריאה: ${name}`,
    kaddish: (name) => `קדיש מטעם הקהילה: ${name}`,
    yizkor: (day) => `יזכור ב${YIZKOR.he[day]}`,
  },
};

/** Above the names of those who died recently, and above the yahrzeits where such names stand before them. */
const GROUPS: Record<Language, Record<Mourning | 'yahrzeits', string>> = {
  en: {
    shiva: 'In the week of mourning',
    sheloshim: 'In the thirty days of mourning',
    year: 'In the year of mourning',
    yahrzeits: 'Yahrzeits',
  },
  he: {
    shiva: 'בתוך השבעה',
    sheloshim: 'בתוך השלושים',
    year: 'בתוך שנת האבל',
    yahrzeits: 'יארצייטים',
  },
};
const REMARKS: Record<Language, Record<ServiceName['remarks'][number], string>> = {
  en: { fromDeath: 'counted from the death', festival: 'a festival falls in between: ask the rabbi' },
  he: { fromDeath: 'נמנה מיום הפטירה', festival: 'חל חג בינתיים: יש לשאול את הרב' },
};
const MOVED: Record<
  Language,
  { byPeople: (date: string) => string; noService: (date: string) => string; notHeld: string }
> = {
  en: {
    byPeople: (date) => `moved from ${date}`,
    noService: (date) => `moved from ${date}, no service`,
    notHeld: 'No service',
  },
  he: {
    byPeople: (date) => `הועבר מ־${date}`,
    noService: (date) => `הועבר מ־${date}, אין תפילה`,
    notHeld: 'אין תפילה',
  },
};

/** What stands above a name of this kind. */
export const groupOf = (mourning: Mourning | null, language: Language): string =>
  GROUPS[language][mourning ?? 'yahrzeits'];

/** What stands behind a name: from when it was moved, and what to mind. */
export function notesOf(
  { remarks, movedFrom, decision }: Pick<ServiceName, 'remarks' | 'movedFrom' | 'decision'>,
  language: Language,
): string[] {
  const moved = movedFrom && MOVED[language][decision ? 'byPeople' : 'noService'](renderCivil(movedFrom, language));
  return [...(moved ? [moved] : []), ...remarks.map((remark) => REMARKS[language][remark])];
}

const NOBODY: Record<Language, string> = { en: 'No names', he: 'אין שמות' };
const KINDS: Record<Language, Record<ServiceKind, string>> = {
  en: {
    fridayEvening: 'Friday evening',
    shabbatMorning: 'Shabbat morning',
    weekdayEvening: 'Evening service',
    weekdayMorning: 'Morning service',
    yomTov: 'Festival morning',
  },
  he: {
    fridayEvening: 'ליל שבת',
    shabbatMorning: 'שבת בבוקר',
    weekdayEvening: 'תפילת ערבית',
    weekdayMorning: 'תפילת שחרית',
    yomTov: 'חג בבוקר',
  },
};

/** How lists call a service: as the congregation does, or by its kind. */
export const nameOfService = ({ name, kind }: Service, language: Language): string => name ?? KINDS[language][kind];

/** "Friday evening, 8 January 2027; Shabbat is 1 Shevat 5787". */
export function serviceHeading({ service, date, day }: DatedService, place: Place, language: Language): string {
  const hebrew = renderHebrew(toHebrew(day), language);
  const when = [nameOfService(service, language), weekdayOf(service, date, language), renderCivil(date, language)];
  const head = [...when, timeOf(service, date, place)].filter(Boolean).join(', ');
  if (service.kind !== 'fridayEvening') return `${head}; ${hebrew}`;
  return language === 'he' ? `${head}; שבת ${hebrew}` : `${head}; Shabbat is ${hebrew}`;
}

/** A service on a weekday says on which. */
function weekdayOf({ kind }: Service, date: CivilDate, language: Language): string | null {
  if (kind === 'fridayEvening' || kind === 'shabbatMorning') return null;
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** "18:30"; after sunset only where the place is known. */
function timeOf({ time }: Service, date: CivilDate, place: Place): string | null {
  if (!time) return null;
  if ('clock' in time) return time.clock;
  const set = sunset(date, place);
  if (!set) return null;
  const at = minutesAfter(set, time.afterSunset);
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: place.timezone }).format(at);
}

export const dayHeading = (date: CivilDate, language: Language): string =>
  `${renderCivil(date, language)}, ${renderHebrew(toHebrew(date), language)}`;

/** The list as paragraphs: a name, with its Hebrew name beside it where that is not what is read, then its day and its plaque. */
export function paragraphsOf({ title, services, language }: ServiceList): Paragraph[] {
  return [
    { text: title, style: 'title' },
    ...services.flatMap(({ heading, names, empty }): Paragraph[] => [
      { text: heading, style: 'heading' },
      ...(empty === null ? grouped(names, language) : [{ text: empty, style: 'small' as const }]),
    ]),
  ];
}

function grouped(names: readonly ServiceName[], language: Language): Paragraph[] {
  return names.flatMap((name, at): Paragraph[] => [
    ...(name.group && name.group !== names[at - 1]?.group ? [{ text: name.group, style: 'small' as const }] : []),
    { text: lineOf(name, language), style: 'text' },
  ]);
}

function lineOf(name: ServiceName, language: Language): string {
  const { text, hebrewName, plaque } = name;
  const beside = hebrewName && !text.includes(hebrewName) ? hebrewName : null;
  return [text + dayOfName(name, language), beside, plaque, ...name.notes].filter(Boolean).join(' · ');
}

const dayOfName = ({ date, hebrewDate }: ServiceName, language: Language): string =>
  date && hebrewDate ? ` (${hebrewDate}, ${renderCivil(date, language)})` : '';

/** What stands where nobody is named, and where no service is held. */
export const emptyWords = (language: Language) => ({ nobody: NOBODY[language], notHeld: MOVED[language].notHeld });

const ASK_FAMILY: Record<Language, string> = {
  en: 'Ask the family how it is said:',
  he: 'יש לשאול את המשפחה איך הוגים:',
};
const AS_OF: Record<Language, string> = { en: 'as of ', he: 'נכון ל' };

const PACK: Record<
  Language,
  { number: (n: number) => string; since: (n: number) => string } & Record<Correction['change'] | 'before', string>
> = {
  en: {
    ...{ number: (n) => `list no. ${n}`, since: (n) => `Changed since list no. ${n}:` },
    ...{ add: 'add', leaveOut: 'leave out', spelled: 'now', before: 'before:' },
  },
  he: {
    ...{ number: (n) => `רשימה מס׳ ${n}`, since: (n) => `השינויים מאז רשימה מס׳ ${n}:` },
    ...{ add: 'להוסיף', leaveOut: 'להשמיט', spelled: 'כעת', before: 'במקום' },
  },
};

/** "list no. 312". */
export const numberWords = (language: Language, number: number | null): string | null =>
  number === null ? null : PACK[language].number(number);

/** "add Sarah Blum, mother of Ruth Kaplan"; of another spelling the former one too. */
export const correctionLine = ({ change, text, before }: Correction, language: Language): string =>
  `${PACK[language][change]} ${text}${before ? ` (${PACK[language].before} ${isolated(before)})` : ''}`;

/** The number of the pulpit's sheet, and in its margin what has changed since it was made. */
export function packWords(
  language: Language,
  number: number | null,
  corrections: readonly Correction[],
): { numbered: string | null; margin: string[] } {
  if (number === null) return { numbered: null, margin: [] };
  const words = PACK[language];
  const lines = corrections.map((one) => correctionLine(one, language));
  return { numbered: words.number(number), margin: lines.length ? [words.since(number), ...lines] : [] };
}

/** What the typeset pages show, with all their words. */
export function sheetOf(list: ServiceList, points: number | null, at: Date, timezone: string): Sheet {
  const { language } = list;
  const instant = new Intl.DateTimeFormat(language === 'he' ? 'he' : 'en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    timeZone: timezone,
  }).format(at);
  const dates = list.services.flatMap(({ names }) => names.flatMap(({ date }) => date ?? []));
  return {
    ...{ list, points, asOf: AS_OF[language] + instant },
    askFamily: ASK_FAMILY[language],
    days: Object.fromEntries(dates.map((date) => [date, renderCivil(date, language)])),
  };
}

/** The same for a bulletin: one line each, a blank line before each heading. */
export const textOf = (list: ServiceList): string =>
  paragraphsOf(list)
    .map(({ text, style }) => (style === 'heading' ? `\n${text}` : text))
    .join('\n')
    .concat('\n');
