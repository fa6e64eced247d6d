import type { PulpitMail } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

type Paper = Pick<PulpitMail, 'size' | 'points'>;

/** On what the sheet for the pulpit is made: cards, or pages to read from a distance. */
export const PULPIT_PAPERS: readonly Paper[] = [
  { size: 'a5', points: 18 },
  { size: 'a4', points: 18 },
  { size: 'a4', points: 24 },
  { size: 'letter', points: 18 },
  { size: 'letter', points: 24 },
];

export function usePulpitPaper(): (paper: Paper) => string {
  const t = useTranslate();
  return ({ size, points }) =>
    t('serviceList.pulpitPaper', { paper: t(`serviceList.papers.usual.${size}`), points: String(points) });
}
