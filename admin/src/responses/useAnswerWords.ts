import type { FamilyResponse } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

type Said = Pick<FamilyResponse, 'attendance' | 'people' | 'kaddish' | 'honour'> & { call?: boolean };

/** An answer in one line: "4 will come · kaddish is asked for". */
export function useAnswerWords(): (said: Said) => string {
  const t = useTranslate();
  return ({ attendance, people, kaddish, honour, call }) =>
    [
      attendance === 'come' && t(people ? 'responses.comeMany' : 'responses.come', { smart_count: people ?? 0 }),
      attendance === 'read' && t('responses.read'),
      kaddish && t('responses.kaddish'),
      honour && t('responses.honour'),
      call && t('responses.call'),
    ]
      .filter(Boolean)
      .join(' · ') || t('responses.open');
}
