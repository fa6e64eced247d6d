import { Box, Typography } from '@mui/material';
import type { YahrzeitDetails } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { todayIn, type CivilDate } from '../dates/civil';
import { Day } from '../dates/When';
import { FactLine as Fact } from '../forms/Facts';

/** What else lies ahead: the times of the year of mourning while it lasts, and the congregation's next Yizkor. */
export function OtherDates({ yahrzeit: { mourning, nextYizkor } }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const today = todayIn(useAccount().data?.organization.timezone ?? 'UTC');
  const mourned = mourning && mourning.yearEnds >= today;
  return (
    <Box component="section" aria-labelledby="other-dates">
      <Typography variant="h3" component="h2" id="other-dates">
        {t('resources.yahrzeits.other.title')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {mourned && (
          <>
            <Ends name="shiva" on={mourning.shivaEnds} />
            <Ends name="sheloshim" on={mourning.sheloshimEnds} />
            <Ends name="kaddish" on={mourning.kaddishEnds} />
            <Ends name="year" on={mourning.yearEnds} />
          </>
        )}
        <Fact name={t('resources.yahrzeits.other.yizkor')}>
          {t(`serviceList.days.${nextYizkor.day}`)}, <Day date={nextYizkor.date} style="weekday" />
        </Fact>
      </Box>
      {mourned && !mourning.shivaEnds && (
        <Typography color="text.secondary" sx={{ mt: 1.5, fontSize: '.9375rem' }}>
          {t('resources.yahrzeits.other.noBurial')}
        </Typography>
      )}
    </Box>
  );
}

function Ends({ name, on }: { name: 'shiva' | 'sheloshim' | 'kaddish' | 'year'; on: CivilDate | null }) {
  const t = useTranslate();
  if (!on) return null;
  return (
    <Fact name={t(`resources.yahrzeits.other.${name}`)}>
      <Day date={on} style="weekday" />
    </Fact>
  );
}
