import type { RemembererRequest } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil } from '../dates/civil';

/** What came back to the letter "Who will remember …?", or when it was sent, in one line. */
export function useRemembererWords(): (asked: RemembererRequest) => string {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return ({ contact: { name }, on, answer, other }) =>
    t(`rememberers.asked.${answer ?? 'waiting'}`, { name, other: other ?? '', date: formatCivil(on, locale, 'day') });
}
