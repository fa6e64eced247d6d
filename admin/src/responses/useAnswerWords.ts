import { isolated, type FamilyResponse } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCivil } from '../dates/civil';

type Said = Pick<FamilyResponse, 'attendance' | 'people' | 'kaddish' | 'honour' | 'serviceDate'> &
  Partial<Pick<FamilyResponse, 'call' | 'wrong' | 'death' | 'other'>>;

/** An answer in one line: "4 will come · kaddish is asked for". */
export function useAnswerWords(): (said: Said) => string {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const written = (name: 'wrong' | 'death' | 'other', text?: string | null) =>
    text && t(`responses.${name}`, { text: isolated(text) });
  return ({ attendance, people, kaddish, honour, serviceDate, call, ...said }) =>
    [
      attendance === 'come' && t(people ? 'responses.comeMany' : 'responses.come', { smart_count: people ?? 0 }),
      attendance === 'read' && t('responses.read'),
      serviceDate && t('responses.service', { date: formatCivil(serviceDate, locale, 'weekday') }),
      kaddish && t('responses.kaddish'),
      honour && t('responses.honour'),
      call && t('responses.call'),
      written('wrong', said.wrong),
      written('death', said.death),
      written('other', said.other),
    ]
      .filter(Boolean)
      .join(' · ') || t('responses.open');
}
