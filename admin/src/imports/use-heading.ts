import { SUNSET_ANSWERED } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

/** What heads a column on the page: the list's own words, but for the column that answers given here have made. */
export function useHeading(): (heading: string) => string {
  const t = useTranslate();
  return (heading) => (heading === SUNSET_ANSWERED ? t('resources.imports.sunset.answered') : heading);
}
