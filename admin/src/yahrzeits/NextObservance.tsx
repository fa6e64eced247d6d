import { Box, Divider, Typography } from '@mui/material';
import type { Occurrence, YahrzeitDetails } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account';
import { dateFormat, HOUR, fridayOn, keptTogether, plusDays } from '../dates/civil';
import { houseNow } from '../dates/house-clock';
import { Day, HowFar, useTimezone } from '../dates/When';
import { SERIF } from '../theme/tokens';
import { weekdayAndDay, which } from '../this-week/words';
import { useMayWriteYahrzeits } from './may-write';
import { comingDay, endOfToday } from './next-observance';

/** The next day of a person as the first thing one sees: when, in both calendars, the candle, the service, and why. */
export function NextObservance({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { next, ahead } = comingDay(yahrzeit);
  const why = locale === 'he' ? (yahrzeit.explanationHe ?? yahrzeit.explanation) : yahrzeit.explanation;
  return (
    <Box component="section" aria-label={t('resources.yahrzeits.nextObservance')} sx={hero}>
      {next ? <WhenItIs next={next} ahead={ahead} /> : <Typography>{t('resources.yahrzeits.noObservance')}</Typography>}
      {yahrzeit.assignedService && <WhereRead yahrzeit={yahrzeit} usual={yahrzeit.assignedService} />}
      {why && <Why why={why} />}
    </Box>
  );
}

function WhenItIs({ next, ahead }: { next: string; ahead: Occurrence | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const whichOne = (nth: number) =>
    t(`resources.yahrzeits.${nth === 1 ? 'firstOne' : 'whichOne'}`, { nth: which(t, nth, locale) });
  return (
    <>
      <Box sx={{ fontSize: '1.0625rem' }}>
        <HowFar date={next} />
        <Until of={ahead} />
      </Box>
      {ahead && <BothScripts of={ahead} />}
      <Typography sx={{ fontSize: '1.1875rem' }}>
        <Day date={next} style="long" />
        {ahead?.nth && (
          <>
            , <Box component="span" sx={{ display: 'inline-block' }} children={whichOne(ahead.nth)} />
          </>
        )}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t('resources.yahrzeits.sundown')} <Near date={plusDays(next, -1)} />. <Candle on={ahead} />
      </Typography>
    </>
  );
}

/** "Friday, 20 November": the day above it says the year. */
function Near({ date }: { date: string }) {
  const [locale] = useLocaleState();
  return <time dateTime={date}>{weekdayAndDay(date, locale)}</time>;
}

/** "Today, until sundown at 4:31 pm", while that is ahead and the place is known. */
function Until({ of }: { of: Occurrence | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useTimezone();
  const ends = of && endOfToday(of, houseNow(), timeZone);
  if (!ends) return null;
  const hour = dateFormat(locale, { ...HOUR, timeZone }).format(ends);
  return (
    <Box component="span" sx={{ color: 'secondary.main', fontWeight: 600 }}>
      {t('resources.yahrzeits.untilSundown', { hour: keptTogether(hour) })}
    </Box>
  );
}

function Why({ why }: { why: string }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Divider sx={{ my: 2.5 }} />
      <Typography component="h3" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {t('resources.yahrzeits.why')}
      </Typography>
      <Typography
        dir="auto"
        sx={{ fontFamily: SERIF, fontSize: '1.1875rem', fontStyle: locale === 'he' ? 'normal' : 'italic' }}
      >
        {keptTogether(why)}
      </Typography>
    </>
  );
}

const hero = {
  position: 'relative',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  p: { xs: 2.5, sm: 4 },
};

/** At which service the name is read, which leads to its list and to another date; of one that is not read, the list says why. */
function WhereRead({ yahrzeit: { id, readAt: at }, usual }: { yahrzeit: YahrzeitDetails; usual: string }) {
  const t = useTranslate();
  const mayMove = useMayWriteYahrzeits();
  const list = `/app/service-list?friday=${at ? fridayOn(plusDays(at.date, -1)) : usual}`;
  return (
    <Typography>
      {t(`resources.yahrzeits.${at ? 'service' : 'notRead'}`)}{' '}
      <Box component={Link} to={list} sx={{ color: 'inherit' }}>
        {at ? <Near date={at.date} /> : t('resources.yahrzeits.whyNotRead')}
      </Box>
      .{' '}
      {at && mayMove && (
        <Box component={Link} to={list} state={{ change: id }} sx={{ color: 'inherit' }}>
          {t('resources.yahrzeits.readElsewhere')}
        </Box>
      )}
    </Typography>
  );
}

/** "12 Kislev · י״ב בכסלו", without the year, which the civil date beside it tells. */
function BothScripts({ of }: { of: Occurrence }) {
  const [locale] = useLocaleState();
  const [english, hebrew] = [of.hebrewDate, of.hebrewDateHe].map((date) => date.split(' ').slice(0, -1));
  return (
    <Typography variant="h2" sx={{ fontSize: { xs: '1.75rem', sm: '2.5rem' }, my: 0.25 }}>
      {locale !== 'he' && <>{english?.join(' ')} · </>}
      <bdi lang="he">{hebrew?.join(' ')}</bdi>
    </Typography>
  );
}

/** When the memorial candle is lit: before, at or after sundown, with the hour where the place is known. */
function Candle({ on }: { on: Occurrence | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useAccount().data?.organization.timezone;
  if (!on || !timeZone) return null;
  const { when, at, byClock } = on.candle;
  const hour = at && dateFormat(locale, { ...HOUR, timeZone }).format(new Date(at));
  return (
    <>
      {t(`resources.yahrzeits.candle.${byClock && when === 'atSundown' ? 'byClock' : when}`)}
      {hour && (
        <>
          , <bdi>{keptTogether(t(`resources.yahrzeits.candle.hours.${when}`, { hour }))}</bdi>
        </>
      )}
      .
    </>
  );
}
