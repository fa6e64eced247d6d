import { COMMENTS_OF_CELLS, KINSHIP_OF_SECTIONS, OBSERVERS_BELOW, SUNSET_ANSWERED } from '@zikaron/contract';
import { useTranslate } from 'react-admin';

/** What heads a column on the page: the list's own words, but for columns that have no heading, or that reading the list has made. */
export function useHeading(): (heading: string) => string {
  const t = useTranslate();
  return (heading) => {
    const [, n] = /^Column (\d+)$/.exec(heading) ?? [];
    if (n) return t('resources.imports.noHeading', { n });
    if (heading === OBSERVERS_BELOW) return t('resources.imports.observersBelow');
    if (heading === KINSHIP_OF_SECTIONS) return t('resources.imports.kinshipOfSections');
    if (heading.startsWith(COMMENTS_OF_CELLS))
      return t('resources.imports.commentsOfCells') + heading.slice(COMMENTS_OF_CELLS.length);
    return heading === SUNSET_ANSWERED ? t('resources.imports.sunset.answered') : heading;
  };
}
