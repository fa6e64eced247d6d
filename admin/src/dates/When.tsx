import { Box } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { TWO_LINES } from '../lists/density';
import { Quiet } from '../theme/Quiet';
import {
  dateFormat,
  HOUR,
  daysBetween,
  formatCivil,
  formatInstant,
  keptTogether,
  todayIn,
  type CivilDate,
  type DateStyle,
} from './civil';

/** The congregation's time zone. */
export const useTimezone = (): string => useAccount().data?.organization.timezone ?? 'UTC';

/** A civil date in the reader's language; a dash when there is none. */
export function Day({ date, style = 'day' }: { date: CivilDate | null | undefined; style?: DateStyle }) {
  const [locale] = useLocaleState();
  return date ? <time dateTime={date}>{keptTogether(formatCivil(date, locale, style))}</time> : <span>–</span>;
}

/** A day that lies ahead: weekday and date, and below it how far away it is. */
export function NextDay({ date }: { date: CivilDate | null | undefined }) {
  if (!date) return <span>–</span>;
  return (
    <Box className={TWO_LINES} sx={{ lineHeight: 1.35 }}>
      <Box sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}>
        <Day date={date} style="weekday" />
      </Box>
      <Quiet>
        <HowFar date={date} />
      </Quiet>
    </Box>
  );
}

/** "Today", "in 4 days"; gold within a week. */
export function HowFar({ date }: { date: CivilDate }) {
  const t = useTranslate();
  const days = daysBetween(todayIn(useTimezone()), date);
  const near = days >= 0 && days <= 7;
  return (
    <Box component="span" sx={near ? { color: 'secondary.main', fontWeight: 600 } : undefined}>
      {days === 0
        ? t('dates.today')
        : days > 0
          ? t('dates.in', { smart_count: days })
          : t('dates.ago', { smart_count: -days })}
    </Box>
  );
}

/** A Hebrew date in the reader's script; a dash when nobody knows it. */
export function HebrewDate({ of }: { of: { hebrewDate: string | null; hebrewDateHe: string | null } }) {
  const [locale] = useLocaleState();
  return <bdi>{(locale === 'he' ? of.hebrewDateHe : null) ?? of.hebrewDate ?? '–'}</bdi>;
}

/** An instant on the congregation's clock; a dash when there is none. */
export function Moment({ at }: { at: string | null | undefined }) {
  const [locale] = useLocaleState();
  const timezone = useTimezone();
  return at ? <time dateTime={at}>{formatInstant(at, locale, timezone)}</time> : <span>–</span>;
}

/** The day of an instant on the congregation's clock, where the hour says nothing. */
export function DayOf({ at }: { at: string }) {
  return <Day date={todayIn(useTimezone(), new Date(at))} />;
}

/** An instant in a table: the day, and the hour below it. */
export function MomentCell({ at }: { at: string | null | undefined }) {
  const [locale] = useLocaleState();
  const timeZone = useTimezone();
  if (!at) return <span>–</span>;
  const part = (style: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...style, timeZone }).format(new Date(at));
  return (
    <Box component="time" className={TWO_LINES} dateTime={at} sx={{ whiteSpace: 'nowrap', lineHeight: 1.35 }}>
      {part({ day: 'numeric', month: 'short', year: 'numeric' })}
      <Quiet component="span" sx={{ display: 'block' }}>
        {part(HOUR)}
      </Quiet>
    </Box>
  );
}

/** How long ago, as the bell says it: "Just now" under a minute, then minutes, hours, days. */
export function Ago({ at }: { at: string }) {
  const t = useTranslate();
  const minutes = Math.floor((Date.now() - Date.parse(at)) / 60_000);
  if (minutes < 1) return <>{t('dates.justNow')}</>;
  if (minutes < 60) return <>{t('dates.minutesAgo', { smart_count: minutes })}</>;
  if (minutes < 1440) return <>{t('dates.hoursAgo', { smart_count: Math.floor(minutes / 60) })}</>;
  return <>{t('dates.daysAgo', { smart_count: Math.floor(minutes / 1440) })}</>;
}
