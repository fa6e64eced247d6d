import { Box, Typography, useMediaQuery, type Theme } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import type { ThisWeek } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAnswer } from '../api/useAnswer';
import { WindowTitle } from '../layout/WindowTitle';
import { FailedPage } from '../lists/FailedPage';
import { PageSkeleton } from '../lists/skeletons';
import { SERIF } from '../theme/tokens';
import { Answered } from './Answered';
import { Beginning, useIsBeginning } from './Beginning';
import { FridaySheet } from './FridaySheet';
import { ReleaseLine, useFirstRelease } from './ReleaseLine';
import { AskAgain, SetupCard } from './SetupCard';
import { Waiting } from './Waiting';
import { WeekStrip } from './WeekStrip';
import { counted, hebrewDays } from './words';

/** `/app/this-week`: who is remembered, who has been told, what waits for a person, what is read on Friday. */
export function ThisWeekPage() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useAnswer<ThisWeek>(
    ['yahrzeits', 'this-week', locale],
    `/this-week?language=${locale === 'he' ? 'he' : 'en'}`,
    { placeholderData: keepPreviousData },
  );
  const title = t('layout.nav.thisWeek');
  if (!data && error) return <FailedPage {...{ title, error }} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <WindowTitle title={title} />
      {data ? <Week week={data} /> : <PageSkeleton />}
    </Box>
  );
}

function Week({ week }: { week: ThisWeek }) {
  const isBeginning = useIsBeginning(week);
  const release = useFirstRelease();
  // The days stand one below another there, and what waits for a person would be far down.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isBeginning)
    return (
      <>
        <Head week={week} />
        <Beginning />
      </>
    );
  return (
    <>
      <Head week={week} />
      {narrow && release && <ReleaseLine release={release} />}
      {week.setup && <SetupCard setup={week.setup} />}
      {week.setupDeclined && <AskAgain />}
      <WeekStrip week={week} />
      <Box sx={twoColumns}>
        <Box sx={{ minWidth: 0 }}>
          <Waiting waiting={week.waiting} release={release} isReleaseHere={!narrow} />
          <Answered answers={week.answers} rememberers={week.rememberers} />
        </Box>
        <FridaySheet week={week} />
      </Box>
    </>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 27fr) minmax(0, 20fr)' },
  gap: { xs: 4, md: 5.5 },
  alignItems: 'start',
  mt: 4,
};

function Head({ week }: { week: ThisWeek }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const reading = locale === 'he' ? week.reading.he : week.reading.en;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2.5, mb: 2 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '2rem', sm: '2.5rem' } }}>
        {t(week.reading.festival ? 'thisWeek.titleFestival' : 'thisWeek.title', { reading })}
      </Typography>
      <Box lang="he" dir="rtl" sx={{ fontFamily: SERIF, fontSize: '1.5rem', color: 'secondary.main' }}>
        {hebrewDays(week.days)}
      </Box>
      <Typography color="text.secondary" sx={{ marginInlineStart: { md: 'auto' }, fontSize: '1.125rem' }}>
        {useSummary(week)}
      </Typography>
    </Box>
  );
}

/** "Nine are remembered. Eight families know." */
function useSummary({ remembered, told }: ThisWeek): string {
  const t = useTranslate();
  if (remembered === 0) return t('thisWeek.nobody');
  const names = t('thisWeek.remembered', counted(t, remembered));
  if (told === 0) return `${names} ${t('thisWeek.knowNone')}`;
  if (told === 1 && remembered > 1) return `${names} ${t('thisWeek.knowOne')}`;
  return `${names} ${t('thisWeek.know', counted(t, told))}`;
}
