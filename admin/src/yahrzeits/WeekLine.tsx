import { Box, Skeleton } from '@mui/material';
import type { WeekAhead } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAnswer } from '../api/useAnswer';
import { formatInstant } from '../dates/civil';
import { useTimezone } from '../dates/When';

/** The quiet line above the list: what this week holds, who is without a contact, when the next letters leave. */
export function WeekLine() {
  const { data, isPending } = useAnswer<WeekAhead>(['yahrzeits', 'week'], '/yahrzeits/week');
  // As much room as the line is going to take: nothing moves when it comes.
  if (isPending)
    return (
      <Skeleton component="span" sx={{ display: 'inline' }}>
        <Line week={USUAL} />
      </Skeleton>
    );
  return data ? <Line week={data} /> : null;
}

const USUAL = { observances: 10, withoutObserver: 1 } as WeekAhead;

function Line({ week: { from, to, observances, withoutObserver, nextLetters } }: { week: WeekAhead }) {
  const t = useTranslate();
  return (
    <span>
      {t('resources.yahrzeits.week.lead')}{' '}
      <To filter={{ from, to }}>{t('resources.yahrzeits.week.observances', { smart_count: observances })}</To>
      {withoutObserver > 0 && (
        <>
          {', '}
          <To filter={{ from, to, withoutObserver: true }} care>
            {t('resources.yahrzeits.week.without', { smart_count: withoutObserver })}
          </To>
        </>
      )}
      {'. '}
      {nextLetters && (
        <>
          <NextLetters {...nextLetters} />{' '}
        </>
      )}
      <Box component={Link} to="/app/forecast" sx={link}>
        {t('forecast.link')}
      </Box>
      {'.'}
    </span>
  );
}

function NextLetters({ at, count }: { at: string; count: number }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useTimezone();
  const when = formatInstant(at, locale, timeZone, { weekday: 'long' });
  return (
    <Box component={Link} to={`/app/emails?${listQuery({ status: 'queued' })}`} sx={link}>
      {t('resources.yahrzeits.week.letters', { when, smart_count: count })}
    </Box>
  );
}

const To = ({ filter, care, children }: { filter: Record<string, unknown>; care?: boolean; children: ReactNode }) => (
  <Box component={Link} to={`/app/yahrzeits?${listQuery(filter)}`} sx={{ ...link, ...(care && { fontWeight: 600 }) }}>
    {children}
  </Box>
);

const listQuery = (filter: Record<string, unknown>): string =>
  new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((key) => [key, true]))),
  }).toString();

/** Among the words of a sentence. */
const link = { color: 'primary.main', py: 0 };
