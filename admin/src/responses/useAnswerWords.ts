import type { FamilyResponse } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil } from '../dates/civil';

type Said = Pick<FamilyResponse, 'attendance' | 'people' | 'kaddish' | 'honour' | 'serviceDate'> & { call?: boolean };

/** An answer in one line: "4 will come · kaddish is asked for". */
export function useAnswerWords(): (said: Said) => string {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return ({ attendance, people, kaddish, honour, serviceDate, call }) =>
    [
      attendance === 'come' && t(people ? 'responses.comeMany' : 'responses.come', { smart_count: people ?? 0 }),
      attendance === 'read' && t('responses.read'),
      serviceDate && t('responses.service', { date: formatCivil(serviceDate, locale, 'weekday') }),
      kaddish && t('responses.kaddish'),
      honour && t('responses.honour'),
      call && t('responses.call'),
    ]
      .filter(Boolean)
      .join(' · ') || t('responses.open');
}
