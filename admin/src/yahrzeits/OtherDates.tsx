import { Box, Card, Typography } from '@mui/material';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { todayIn, type CivilDate } from '../dates/civil';
import { Day } from '../dates/When';

/** What else lies ahead: the times of the year of mourning while it lasts, and the congregation's next Yizkor. */
export function OtherDates({ yahrzeit: { mourning, nextYizkor } }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const today = todayIn(useAccount().data?.organization.timezone ?? 'UTC');
  const mourned = mourning && mourning.yearEnds >= today;
  return (
    <Card variant="outlined" component="section" aria-labelledby="other-dates" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="h2" id="other-dates" sx={{ mb: 1 }}>
        {t('resources.yahrzeits.other.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1, fontSize: '1rem' }}>
        {mourned && (
          <>
            <Ends name="shiva" on={mourning.shivaEnds} />
            <Ends name="sheloshim" on={mourning.sheloshimEnds} />
            <Ends name="kaddish" on={mourning.kaddishEnds} />
            <Ends name="year" on={mourning.yearEnds} />
          </>
        )}
        <Pair name={t('resources.yahrzeits.other.yizkor')}>
          {t(`serviceList.days.${nextYizkor.day}`)}, <Day date={nextYizkor.date} style="weekday" />
        </Pair>
      </Box>
      {mourned && !mourning.shivaEnds && (
        <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '.9375rem' }}>
          {t('resources.yahrzeits.other.noBurial')}
        </Typography>
      )}
    </Card>
  );
}

function Ends({ name, on }: { name: 'shiva' | 'sheloshim' | 'kaddish' | 'year'; on: CivilDate | null }) {
  const t = useTranslate();
  if (!on) return null;
  return (
    <Pair name={t(`resources.yahrzeits.other.${name}`)}>
      <Day date={on} style="weekday" />
    </Pair>
  );
}

const Pair = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0 }}>
      {children}
    </Box>
  </Box>
);
