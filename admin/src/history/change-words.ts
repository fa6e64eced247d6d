import { useTranslate } from 'react-admin';
import { useFieldWords } from '../activity/field-words';
import { namesOf, plainOf } from './change-names';

type Translate = (key: string, options?: object) => string;

/** Values that are words of ours, each with where its words stand. */
const WORDS: Record<string, string> = {
  basis: 'rememberers.bases',
  mode: 'resources.email-jobs.modes',
  plan: 'operator.plans',
  subscriptionStatus: 'operator.statuses',
  'inputJson.timing': 'resources.email-jobs.timings',
  calendar: 'settings.rules.calendar.answers',
  releaseRules: 'settings.releaseRules',
  releaseUnanswered: 'settings.releaseUnanswered',
  uncertainLetters: 'settings.uncertain',
  'shabbatTimes.nightfall': 'settings.shabbat.nightfall',
  'policy.recentDays': 'settings.services.policies.days',
  'policy.elMalei': 'settings.services.policies.elMaleiSaid',
  'policy.calledAs': 'settings.services.policies.calledBy',
  'policy.sound': 'settings.services.policies.sounds',
  names: 'serviceList.publicLists',
  kind: 'firstYear.steps',
  dateOrder: 'resources.history.dateOrders',
};

/** A letter's whole text is no change that one reads in a table. */
const LONGEST = 160;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** "Friday evening, Yahrzeits of the week": the parts of a service by their names in the settings. */
const aService = (parts: string, t: Translate): string =>
  parts
    .split(', ')
    .map((part) =>
      ['kinds', 'cadences', 'readings'].reduce((word, of) => t(`settings.services.${of}.${part}`, { _: word }), part),
    )
    .join(', ');

/** "Day of sending: day 0 to day 7": the window of a job, whose parts the database keeps in this order. */
function aWindow(parts: string, t: Translate): string {
  const [basis, to, from] = parts.split(', ');
  return t('resources.email-jobs.windowWords', { basis: t(`resources.email-jobs.bases.${basis}`), from, to });
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The name of a changed field, and a value of it, in the reader's language. */
export function useChangeWords(): { name: (field: string) => string; value: (field: string, value: string) => string } {
  const t = useTranslate();
  const fields = useFieldWords();
  return {
    name: (field) => namesOf(field).reduceRight((name, key) => t(key, { _: name }), plainOf(field)),
    value: (field, value) => {
      if (field.endsWith('Ids')) return String(value.split(',').length);
      if (ID.test(value)) return t('resources.history.another');
      if (field === 'inputJson.window') return aWindow(value, t);
      if (/^services\.\d/.test(field)) return short(aService(value, t));
      const words = WORDS[plainOf(field)];
      return short(words ? t(`${words}.${value}`, { _: value }) : fields.value(field, value));
    },
  };
}
