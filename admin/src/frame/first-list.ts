import type { Account, WeekAhead, Yahrzeit } from '@zikaron/contract';
import { may } from '../../../contract/src/permissions';
import { daysBetween, formatCivil, formatInstant, todayIn } from '../dates/civil';
import * as en from '../i18n/en/first-words';
import * as he from '../i18n/he/first-words';
import { hebrewDayOf } from '../dates/hebrew';
import { which } from '../this-week/words';
import { nextObservance, nthOf } from '../yahrzeits/next-observance';
import { say } from './say';

/** What the first list shows, as the API answers it. */
export interface FirstList {
  account: Account;
  list: { data: Yahrzeit[]; total: number };
  week: WeekAhead;
  /** Whether it is in the order of the days to come. */
  isByDay: boolean;
}

type Child = Node | string;
type Words = typeof en;

/** An element of the frame; what stands in it may run either way. */
function part(name: string, look: string, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  if (look) made.className = look;
  made.append(...children);
  return made;
}

/**
 * The first list as it is going to stand, of its answers alone: its head, and on a phone its rows. It is looked at until the
 * program draws the same in the same place; nobody can press it yet, and a screen reader waits for the program.
 */
export function drawFirstList(frame: Element, locale: 'en' | 'he', answers: FirstList): void {
  const words: Words = { en, he }[locale];
  const { account, list } = answers;
  // Bands above the page, a list without rows and a trial that is over look otherwise.
  if (account.look || account.subscription?.status === 'trialing' || list.total === 0) return;
  const head = part('div', 'app-frame-words', part('h1', '', words.firstWords.title), line(locale, words, answers));
  const buttons = may(account.currentUser.role, 'yahrzeits:write')
    ? [part('b', '', words.firstWords.bringIn), part('b', 'app-frame-filled', words.firstWords.new)]
    : [];
  const today = todayIn(account.organization.timezone, new Date(account.now));
  frame.className = 'app-frame-page app-frame-list';
  frame.replaceChildren(
    part('div', 'app-frame-head', head, part('div', 'app-frame-buttons', ...buttons)),
    part('div', 'app-frame-tools', part('i', '')),
    part('div', 'app-frame-rows', ...rows(answers, locale, words, today)),
    part('div', 'app-frame-shape', ...Array.from({ length: 7 }, () => part('i', ''))),
  );
}

/** How many people there are, and what this week holds, as the list says it. */
function line(locale: string, words: Words, { account, list, week }: FirstList): HTMLElement {
  const { intro, week: ofWeek } = words.firstWords;
  const { observances, withoutObserver, nextLetters } = week;
  const t = (text: string, values?: Parameters<typeof say>[2]) => say(locale, text, values);
  const link = (text: string, look = '') => part('u', look, text);
  const told: Child[] = [t(intro, { smart_count: list.total, n: list.total.toLocaleString(locale) })];
  told.push(` ${ofWeek.lead} `, link(t(ofWeek.observances, { smart_count: observances })));
  if (withoutObserver > 0) told.push(', ', link(t(ofWeek.without, { smart_count: withoutObserver }), 'app-frame-care'));
  told.push('. ');
  if (nextLetters) {
    const when = formatInstant(nextLetters.at, locale, account.organization.timezone, { weekday: 'long' });
    told.push(link(t(ofWeek.letters, { when, smart_count: nextLetters.count })), ' ');
  }
  return part('p', '', ...told, link(words.yearAhead), '.');
}

/** The people, as a phone shows them: in the order of days under a heading for each. */
function rows({ list, isByDay }: FirstList, locale: string, words: Words, today: string): HTMLElement[] {
  return list.data.map((row, at, all) => {
    const date = nextObservance(row);
    const before = all[at - 1];
    const begins = isByDay && date && !(before && nextObservance(before) === date);
    const heading = begins ? [dayHeading(date, locale, words, today)] : [];
    return part('div', '', ...heading, card(row, locale, words, isByDay ? null : today));
  });
}

/** As `yahrzeits/DayWords.tsx`. */
function dayHeading(date: string, locale: string, words: Words, today: string): HTMLElement {
  const inHebrew = locale === 'he' ? [] : [part('bdi', '', hebrewDayOf(date, 'he'))];
  const far = howFar(locale, words, daysBetween(today, date));
  const civil = part('span', '', `${formatCivil(date, locale, 'long')}\u00a0· `, far);
  return part('div', 'app-frame-heading', part('b', '', hebrewDayOf(date, locale)), ...inHebrew, civil);
}

/** A person; without a heading above, on which day. */
function card(row: Yahrzeit, locale: string, words: Words, today: string | null): HTMLElement {
  const hebrew = row.hebrewName?.trim() ?? '';
  const hebrewFirst = locale === 'he' && hebrew !== '';
  const [first, second] = hebrewFirst ? [hebrew, row.name] : [row.name, hebrew];
  const name = part('strong', hebrewFirst ? 'app-frame-hebrew' : '', first);
  name.dir = 'auto';
  const other = part('bdi', hebrewFirst ? 'app-frame-latin' : 'app-frame-hebrew', second);
  const when = today ? dayOf(row, locale, words, today) : [part('em', '', whichOf(row, locale, words))];
  const alone = row.observerCount === 0 ? [part('span', 'app-frame-chip', words.firstWords.noObserver)] : [];
  return part(
    'div',
    'app-frame-card',
    part('div', 'app-frame-names', name, ...(second ? [other] : [])),
    part('div', 'app-frame-day', part('div', '', ...when), ...alone),
  );
}

function dayOf(row: Yahrzeit, locale: string, words: Words, today: string): Child[] {
  const date = nextObservance(row);
  if (!date) return ['–'];
  return [part('b', '', formatCivil(date, locale, 'weekday')), howFar(locale, words, daysBetween(today, date))];
}

/** Which yahrzeit it is: the program's key ends with the form that `nth` has. */
function whichOf(row: Yahrzeit, locale: string, { nth }: Words): string {
  const text = (key: string, values?: Parameters<typeof say>[2]) =>
    say(locale, nth[key.split('.').at(-1) as keyof typeof nth], values);
  return which(text, nthOf(row), locale) ?? '';
}

function howFar(locale: string, { howFar: texts }: Words, days: number): HTMLElement {
  const text = days === 0 ? texts.today : days > 0 ? texts.in : texts.ago;
  return part(
    'small',
    days >= 0 && days <= 7 ? 'app-frame-near' : '',
    say(locale, text, { smart_count: Math.abs(days) }),
  );
}
