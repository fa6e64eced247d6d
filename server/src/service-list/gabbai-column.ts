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
    notSaid: (why: string) => `El Malei is not said: ${why}`,
    why: { nisan: 'Nisan', mevarchim: 'Shabbat Mevarchim', noTachanun: 'a day without Tachanun' },
  },
  he: {
    tribe: { kohen: 'כהן', levi: 'לוי' },
    aliyah: (date: string) => `עלייה לתורה בשבת, ${date}`,
    expected: (names: string) => `צפויים להגיע: ${names}`,
    notSaid: (why: string) => `אין אומרים אל מלא רחמים: ${why}`,
    why: { nisan: 'חודש ניסן', mevarchim: 'שבת מברכים', noTachanun: 'יום שאין אומרים בו תחנון' },
  },
} satisfies Record<Language, { tribe: object; why: Record<WithoutElMalei, string> } & Record<string, unknown>>;

/** What the gabbai wants to know beside a name. Words only: in no order of precedence. */
export function gabbaiLines(
  { date, observers }: Pick<ServiceName, 'date' | 'observers'>,
  tribe: Tribe,
  language: Language,
): string[] {
  const words = WORDS[language];
  const coming = observers.filter(({ answer }) => answer?.attendance === 'come');
  const names = coming.map(({ name, answer }) => isolated(name) + (answer?.people ? ` (${answer.people})` : ''));
  return [
    ...(tribe ? [words.tribe[tribe]] : []),
    ...(names.length ? [words.expected(names.join(', '))] : []),
    ...(date ? [words.aliyah(renderCivil(customaryAliyah(date), language))] : []),
  ];
}

/** That El Malei is not said on the day of a service, by the Ashkenazi custom; `null` where it is. */
export function elMaleiLine(day: CivilDate, where: { israel: boolean }, language: Language): string | null {
  const why = withoutElMalei(day, where);
  return why && WORDS[language].notSaid(WORDS[language].why[why]);
}
