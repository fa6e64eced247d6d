import { useTranslate } from 'react-admin';
import { useFieldWords, type FieldWords } from '../activity/field-words';

type Translate = (key: string, options?: object) => string;

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
export function useChangeWords(): FieldWords {
  const t = useTranslate();
  const fields = useFieldWords();
  return {
    name: fields.name,
    value: (field, value) => {
      if (field.endsWith('Ids')) return String(value.split(',').length);
      if (ID.test(value)) return t('resources.history.another');
      if (field === 'inputJson.window') return aWindow(value, t);
      if (/^services\.\d/.test(field)) return short(aService(value, t));
      return short(fields.value(field, value));
    },
  };
}
