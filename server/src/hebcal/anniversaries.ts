import { gematriya, Locale, months, version, type HDate } from '@hebcal/core';
import { birthdayOrAnniversary, yahrzeit } from '@hebcal/hdate';
import { keysOf, type HebcalYahrzeits } from '@zikaron/contract';
import {
  addDays,
  fromDayNumber,
  localDate,
  renderCivil,
  yizkorDays,
  type CivilDate,
  type YizkorDay,
} from '../calendar/index.js';
import { VERSION } from '../platform/config/index.js';
import { civilDate, civilDay, FIRST_YEAR, hebrewDay, hebrewOf, isOn, LAST_YEAR, type Asked } from './asked.js';

type Item = HebcalYahrzeits['items'][number];
type Kind = 'Yahrzeit' | 'Birthday' | 'Anniversary' | 'Other';

/** What is asked about one person: the day, its sunset counted already. */
interface Occasion {
  readonly kind: Kind;
  readonly name: string;
  readonly day: HDate;
}

/** Whole Hebrew years, each end included. */
interface Years {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

const FEWEST_YEARS = 2;
const USUAL_YEARS = 20;
const MOST_YEARS = 50;
const LONGEST_TITLE = 255;

const HEBREW_KIND: Readonly<Record<Kind, string>> = {
  Yahrzeit: 'יארצייט',
  Birthday: 'יום הולדת',
  Anniversary: 'יום נישואין',
  Other: '',
};

/**
 * Hebcal's yahrzeit call: the coming yahrzeits, Hebrew birthdays and anniversaries of the people that the question numbers,
 * in the order of their dates, by Hebcal's rules and not by a congregation's. Years begin a year early in the first months.
 * @throws Refusal 400 when it names a day that does not exist
 */
export function anniversaries(asked: Asked, now: Date): HebcalYahrzeits {
  const occasions = numbersIn(asked).map((number) => occasion(asked, number));
  const years = yearsAsked(asked, hebrewOf(localDate(now, 'UTC')));
  const items = [
    ...occasions.flatMap((one) => itemsOf(one, years, isOn(asked.hebdate))),
    ...(isOn(asked.yizkor) ? yizkorOf(years, asked.i === 'on') : []),
  ].sort((one, other) => one.date.localeCompare(other.date));
  const [first, last] = [items[0], items.at(-1)];
  return {
    title: titleOf(asked),
    date: now.toISOString(),
    version: `${version}-zikaron-${VERSION}`,
    ...(first && last && { range: { start: first.date, end: last.date } }),
    items,
  };
}

function numbersIn(asked: Asked): string[] {
  const has = (...names: string[]) => names.every((name) => asked[name]);
  const numbers = new Set(Object.keys(asked).flatMap((key) => /^(?:x|y|hy)([1-9]\d{0,3})$/.exec(key)?.[1] ?? []));
  return [...numbers]
    .filter((n) => has(`x${n}`) || has(`y${n}`, `m${n}`, `d${n}`) || has(`hy${n}`, `hm${n}`, `hd${n}`))
    .sort((one, other) => Number(one) - Number(other));
}

function occasion(asked: Asked, n: string): Occasion {
  const kind = kindOf(asked[`t${n}`]);
  const name = asked[`n${n}`]?.trim() || `${kind === 'Other' ? 'Untitled' : 'Person'}${n}`;
  return { kind, name, day: dayAsked(asked, n) };
}

function dayAsked(asked: Asked, n: string): HDate {
  const part = (name: string) => asked[`${name}${n}`] ?? '';
  if (part('hy') && part('hm') && part('hd')) return hebrewDay(part('hy'), part('hm'), part('hd'));
  const day = part('x') ? civilDate(part('x')) : civilDay(part('y'), part('m'), part('d'));
  return isOn(part('s')) ? day.next() : day;
}

function kindOf(type = ''): Kind {
  const kinds: Record<string, Kind> = { b: 'Birthday', a: 'Anniversary', o: 'Other' };
  return kinds[type.charAt(0).toLowerCase()] ?? 'Yahrzeit';
}

function yearsAsked({ years, start, end }: Asked, today: HDate): Years {
  const count = within(FEWEST_YEARS, whole(years) ?? USUAL_YEARS, MOST_YEARS);
  const isEarly = today.getMonth() >= months.TISHREI && today.getMonth() <= months.TEVET;
  const usual = today.getFullYear() - (isEarly ? 1 : 0);
  const first = within(FIRST_YEAR, whole(start) || usual, LAST_YEAR - MOST_YEARS);
  return { count, first, last: within(first, whole(end) || first + count - 1, first + MOST_YEARS - 1) };
}

const whole = (text = ''): number | null => (/^-?\d+/.test(text) ? Number.parseInt(text, 10) : null);
const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** As many as the years asked, from the first one that has it on. */
function itemsOf(one: Occasion, { first, count }: Years, withHebrewDate: boolean): Item[] {
  const items: Item[] = [];
  for (let year = Math.max(first, one.day.getFullYear()); items.length < count && year <= LAST_YEAR; year++) {
    const day = one.kind === 'Yahrzeit' ? yahrzeit(year, one.day) : birthdayOrAnniversary(year, one.day);
    if (day) items.push(item(one, day, year - one.day.getFullYear(), withHebrewDate));
  }
  return items;
}

function item(one: Occasion, day: HDate, nth: number, withHebrewDate: boolean): Item {
  const isHebrew = /[א-ת]/.test(one.name) && !/[A-Za-z]/.test(one.name);
  const date = fromDayNumber(day.abs());
  return {
    title: subject(one, nth, isHebrew) + (withHebrewDate ? ` (${withoutYear(day, isHebrew)})` : ''),
    date,
    hdate: day.toString(),
    memo: `${subject(one, nth, false)} is on ${renderCivil(date, 'en')}, the ${curly(day.render('en'))}. It begins at sundown on ${renderCivil(addDays(date, -1), 'en')}.`,
    name: one.name,
    category: one.kind.toLowerCase(),
    ...(nth > 0 && { anniversary: nth }),
  };
}

function subject({ kind, name }: Occasion, nth: number, isHebrew: boolean): string {
  if (kind === 'Other') return name;
  if (!isHebrew) return `${name}’s ${Locale.ordinal(nth, 'en')} ${kindInWords(kind)}`;
  return kind === 'Yahrzeit' ? `${HEBREW_KIND[kind]} ה-${nth} של ${name}` : `${HEBREW_KIND[kind]} ${nth} ל${name}`;
}

const kindInWords = (kind: Kind): string => (kind === 'Yahrzeit' ? kind : `Hebrew ${kind}`);

function withoutYear(day: HDate, isHebrew: boolean): string {
  if (!isHebrew) return curly(day.render('en', false));
  return `${gematriya(day.getDate())} ${Locale.gettext(day.getMonthName(), 'he-x-NoNikud')}`;
}

const curly = (text: string): string => text.replaceAll("'", '’');

function yizkorOf({ first, last }: Years, israel: boolean): Item[] {
  const words: Record<YizkorDay, string> = {
    pesach: israel ? 'Pesach VII' : 'Pesach VIII',
    shavuot: israel ? 'Shavuot' : 'Shavuot II',
    yomKippur: 'Yom Kippur',
    sheminiAtzeret: 'Shmini Atzeret',
  };
  return Array.from({ length: last - first + 1 }, (_, after) => yizkorDays(first + after, { israel })).flatMap((days) =>
    keysOf(words).map((which) => yizkorItem(days[which], words[which])),
  );
}

const yizkorItem = (date: CivilDate, words: string): Item => ({
  title: `Yizkor (${words})`,
  date,
  hdate: hebrewOf(date).toString(),
  category: 'yizkor',
});

function titleOf(asked: Asked): string {
  const kinds = new Set(
    Object.keys(asked)
      .filter((key) => /^t\d/.test(key))
      .map((key) => (kindOf(asked[key]) === 'Other' ? 'Anniversary' : kindOf(asked[key]))),
  );
  const names = Object.keys(asked).filter((key) => /^n\d/.test(key) && asked[key]);
  const title = [inOneWord([...kinds]), names.map((key) => asked[key]).join(', ')].filter(Boolean).join(': ');
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 3)}...` : title;
}

function inOneWord(kinds: readonly Kind[]): string {
  if (kinds.length > 1) return 'Hebrew Anniversaries';
  return kindInWords(kinds[0] ?? 'Yahrzeit');
}
