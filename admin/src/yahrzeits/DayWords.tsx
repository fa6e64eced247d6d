import { Box } from '@mui/material';
import { useListContext, useLocaleState } from 'react-admin';
import { formatCivil } from '../dates/civil';
import { hebrewDayOf } from '../dates/hebrew';
import { HowFar } from '../dates/When';
import { SERIF } from '../theme/tokens';

/** Whether the list is in the order of the days to come, in which rows of one day stand together. */
export const useIsByDay = (): boolean => {
  const { sort } = useListContext();
  return sort.field === 'nextHebrewObservanceDate' && sort.order === 'ASC';
};

/** A day above those who are remembered on it: in the Hebrew calendar, and how far away it is. `frame/first-list.ts` draws the same. */
export function DayWords({ date }: { date: string }) {
  const [locale] = useLocaleState();
  return (
    <>
      <Box component="span" sx={{ fontFamily: SERIF, fontWeight: 600, fontSize: '1.1875rem', color: 'primary.main' }}>
        {hebrewDayOf(date, locale)}
      </Box>
      {locale !== 'he' && (
        <Box
          component="span"
          lang="he"
          sx={{ fontFamily: SERIF, fontSize: '1.125rem', color: 'secondary.main', mx: 1.5 }}
        >
          <bdi>{hebrewDayOf(date, 'he')}</bdi>
        </Box>
      )}
      <Box component="span" sx={{ ...civil, mx: { md: locale === 'he' ? 1.5 : 0 } }}>
        {formatCivil(date, locale, 'long')}
        {'\u00a0· '}
        <HowFar date={date} />
      </Box>
    </>
  );
}

/** On a phone below the Hebrew day. */
const civil = { color: 'text.secondary', display: { xs: 'block', md: 'inline' } };
