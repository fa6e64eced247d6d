import type { EmailJob } from '@zikaron/contract';
import type { RefObject } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFieldWords, type FieldWords } from '../activity/field-words';

const CHOSEN_FROM: Record<string, string> = { basis: 'bases', timing: 'timings' };

/** How what somebody else wrote in a job is told; `template` is the one that theirs names. */
export function useJobWords(template: RefObject<EmailJob['template']>): FieldWords {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const plain = useFieldWords();
  const last = (field: string) => field.replace(/^window\./, '').replace(/^templateId$/, 'template');
  return {
    name: (field) => t(`resources.email-jobs.fields.${last(field)}`),
    value: (field, value) => {
      if (field === 'templateId') return template.current?.name ?? value;
      if (field.endsWith('Ids')) {
        const count = value.split(',').filter(Boolean).length;
        return t('bulk.chosen', { smart_count: count, n: count.toLocaleString(locale) });
      }
      const words = CHOSEN_FROM[last(field)];
      return words ? t(`resources.email-jobs.${words}.${value}`) : plain.value(field, value);
    },
  };
}
