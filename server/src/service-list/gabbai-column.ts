import { isolated, type ServiceName } from '@zikaron/contract';
import {
  customaryAliyah,
  renderCivil,
  withoutElMalei,
  type CivilDate,
  type WithoutElMalei,
} from '../calendar/index.js';
import type { Language } from './service-list-words.js';

type Tribe = 'kohen' | 'levi' | null;

const WORDS = {
  en: {
    tribe: { kohen: 'Kohen', levi: 'Levi' },
    aliyah: (date: string) => `aliyah on Shabbat, ${date}`,
    expected: (names: string) => `expected: ${names}`,
    kaddish: (names: string) => `kaddish is asked for by ${names}`,
    keeper: 'the congregation says kaddish',
    honour: (names: string) => `an honour, or to lead, is asked for by ${names}`,
    minyan: (needed: number, coming: number) => `Minyan: ${needed} needed, ${coming} answered that they come`,
    notSaid: (why: string) => `El Malei is not said: ${why}`,
    why: { nisan: 'Nisan', mevarchim: 'Shabbat Mevarchim', noTachanun: 'a day without Tachanun' },
  },
  he: {
    tribe: { kohen: 'כהן', levi: 'לוי' },
    aliyah: (date: string) => `עלייה לתורה בשבת, ${date}`,
    expected: (names: string) => `צפויים להגיע: ${names}`,
    kaddish: (names: string) => `אמירת קדיש לבקשת ${names}`,
    keeper: 'הקהילה אומרת קדיש',
    honour: (names: string) => `כיבוד או מעבר לפני התיבה לבקשת ${names}`,
    minyan: (needed: number, coming: number) => `מניין: דרושים ${needed}, הודיעו שיגיעו: ${coming}`,
    notSaid: (why: string) => `אין אומרים אל מלא רחמים: ${why}`,
    why: { nisan: 'חודש ניסן', mevarchim: 'שבת מברכים', noTachanun: 'יום שאין אומרים בו תחנון' },
  },
} satisfies Record<Language, { tribe: object; why: Record<WithoutElMalei, string> } & Record<string, unknown>>;

/** What the gabbai wants to know beside a name. Words only: in no order of precedence. */
export function gabbaiLines(
  { date, observers, hasKeeper = false }: Pick<ServiceName, 'date' | 'observers'> & { hasKeeper?: boolean | undefined },
  tribe: Tribe,
  language: Language,
): string[] {
  const words = WORDS[language];
  const coming = observers
    .filter(({ answer }) => answer?.attendance === 'come')
    .map((one) => calledOf(one) + peopleOf(one));
  const honour = observers.filter(({ answer }) => answer?.honour).map(calledOf);
  return [
    ...(tribe ? [words.tribe[tribe]] : []),
    ...(coming.length ? [words.expected(coming.join(', '))] : []),
    ...kaddishLines({ observers, hasKeeper }, language),
    ...(honour.length ? [words.honour(honour.join(', '))] : []),
    ...(date ? [words.aliyah(renderCivil(customaryAliyah(date), language))] : []),
  ];
}

/** Why the congregation says kaddish: a family asked for it, or there is none to say it. */
export function kaddishLines({ observers, hasKeeper }: OfKaddish, language: Language): string[] {
  const words = WORDS[language];
  const askedBy = observers.filter(({ answer }) => answer?.kaddish).map(calledOf);
  return [...(askedBy.length ? [words.kaddish(askedBy.join(', '))] : []), ...(hasKeeper ? [words.keeper] : [])];
}

/** Whether the congregation says kaddish for somebody. */
export const isSaidKaddishFor = ({ observers, hasKeeper }: OfKaddish<Pick<Observer, 'answer'>>): boolean =>
  Boolean(hasKeeper) || observers.some(({ answer }) => answer?.kaddish);

interface OfKaddish<One = Observer> {
  readonly observers: readonly One[];
  readonly hasKeeper?: boolean | undefined;
}

type Observer = ServiceName['observers'][number];

const isThere = (name: string | null): name is string => name !== null;
/** As the office knows them, and as they are called up. */
const calledOf = ({ name, hebrewName }: Observer): string =>
  [...new Set([name, hebrewName])].filter(isThere).map(isolated).join(' ');
const peopleOf = ({ answer }: Observer): string => (answer?.people ? ` (${answer.people})` : '');

/** How many must come to a service, and how many of the families answered that they do; who is there for several names counts once. */
export function quorumLine(
  needed: number,
  names: readonly Pick<ServiceName, 'observers'>[],
  language: Language,
): string {
  const coming = new Map(
    names
      .flatMap(({ observers }) => observers)
      .flatMap(({ contactId, answer }): [string, number][] =>
        answer?.attendance === 'come' ? [[contactId, answer.people ?? 1]] : [],
      ),
  );
  const people = [...coming.values()].reduce((sum, one) => sum + one, 0);
  return WORDS[language].minyan(needed, people);
}

/** That El Malei is not said on the day of a service, by the Ashkenazi custom; `null` where it is. */
export function elMaleiLine(day: CivilDate, where: { israel: boolean }, language: Language): string | null {
  const why = withoutElMalei(day, where);
  return why && WORDS[language].notSaid(WORDS[language].why[why]);
}
