import { Box, Button, Card, Divider, Typography } from '@mui/material';
import type { Occurrence, Organization, YahrzeitDetails } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { plusDays } from '../dates/civil';
import { Day, HebrewDate, NextDay } from '../dates/When';
import { nextObservance } from './next-observance';

/** The next observance, why it is on that day, the service, and the five years that follow. */
export function NextObservance({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [open, setOpen] = useState(false);
  const next = nextObservance(yahrzeit);
  const ahead = yahrzeit.upcoming.find(({ date }) => date === next);
  const years = observedYears(yahrzeit, useAccount().data?.organization.calendar);
  const why = locale === 'he' ? (yahrzeit.explanationHe ?? yahrzeit.explanation) : yahrzeit.explanation;
  return (
    <Card variant="outlined" component="section" aria-labelledby="next" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" id="next">
        {t('resources.yahrzeits.nextObservance')}
      </Typography>
      {next ? (
        <>
          {ahead && (
            <Typography variant="h2" component="p" sx={{ mt: 1, color: 'primary.main' }}>
              <HebrewDate of={ahead} />
            </Typography>
          )}
          <NextDay date={next} />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('resources.yahrzeits.sundown')} <Day date={plusDays(next, -1)} style="weekday" />
          </Typography>
          <Candle on={ahead} />
        </>
      ) : (
        <Typography sx={{ mt: 1 }}>{t('resources.yahrzeits.noObservance')}</Typography>
      )}
      {yahrzeit.assignedService && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('resources.yahrzeits.service')} <Day date={yahrzeit.assignedService} style="weekday" />
        </Typography>
      )}
      {why && (
        <>
          <Divider sx={{ my: 2 }} />
          <Typography variant="h6" component="h3">
            {t('resources.yahrzeits.why')}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ mt: 0.5 }}>
            {why}
          </Typography>
        </>
      )}
      {years.length > 0 && (
        <>
          <Divider sx={{ my: 2 }} />
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ marginInlineStart: -1.5 }}>
            {t(open ? 'resources.yahrzeits.hideYears' : 'resources.yahrzeits.showYears')}
          </Button>
          {open && <Years years={years} />}
        </>
      )}
    </Card>
  );
}

/** When the memorial candle is lit: before, at or after sundown, with the hour where the place is known. */
function Candle({ on }: { on: Occurrence | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useAccount().data?.organization.timezone;
  if (!on || !timeZone) return null;
  const { when, at, byClock } = on.candle;
  const hour = at && new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t(`resources.yahrzeits.candle.${byClock && when === 'atSundown' ? 'byClock' : when}`)}
      {hour && (
        <>
          , <bdi>{t(`resources.yahrzeits.candle.hours.${when}`, { hour })}</bdi>
        </>
      )}
    </Typography>
  );
}

/** The years ahead on the calendars that somebody observes; on the congregation's when nobody has said. */
function observedYears(
  { upcoming, observers }: YahrzeitDetails,
  usual: Organization['calendar'] = 'hebrew',
): Occurrence[] {
  const kept = observers.map(({ observeOnHebrewCalendar }) => (observeOnHebrewCalendar ? 'hebrew' : 'civil'));
  const observed = upcoming.filter(({ calendar }) => (kept.length > 0 ? kept : [usual]).includes(calendar));
  return observed.length > 0 ? observed : upcoming;
}

const Years = ({ years }: { years: Occurrence[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {years.map((year) => (
      <Box component="li" key={`${year.calendar}-${year.date}`} sx={{ py: 1 }}>
        <Box sx={{ fontWeight: 600 }}>
          <Day date={year.date} style="weekday" />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '.9375rem' }}>
          <HebrewDate of={year} />
          {year.calendar === 'civil' && <CivilMark />}
        </Box>
      </Box>
    ))}
  </Box>
);

const CivilMark = () => <> · {useTranslate()('observers.civil')}</>;
