import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { hebrewNumeral, type Remembered, type ThisWeek, type WeekDay } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account';
import { Flame } from '../layout/Flame';
import { Quiet } from '../theme/Quiet';
import { parchment, remembrance, SERIF } from '../theme/tokens';
import { civilDay, weekdayOf, which } from './words';
import { dateFormat, HOUR } from '../dates/civil';

/** The seven days, side by side; on a phone one below the other, from today on. */
export function WeekStrip({ week }: { week: ThisWeek }) {
  const t = useTranslate();
  return (
    <Box component="ol" aria-label={t('thisWeek.days')} sx={strip}>
      {week.days.map((day, at) => (
        <Day key={day.date} day={day} week={week} isShabbat={at === 6} />
      ))}
    </Box>
  );
}

const strip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(6, minmax(0, 5fr)) minmax(0, 6fr)' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '16px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
};

interface DayProps {
  day: WeekDay;
  week: ThisWeek;
  isShabbat: boolean;
}

function Day({ day, week, isShabbat }: DayProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const name = isShabbat ? t('thisWeek.shabbat') : weekdayOf(day.date, locale);
  return (
    <Box
      component="li"
      aria-current={day.date === week.today ? 'date' : undefined}
      sx={(theme) => dayLook(theme, day, week.today)}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
        <Typography variant="h4" component="h2" sx={{ color: 'primary.main', fontSize: '1.1875rem' }}>
          {name}
        </Typography>
        <Box component="span" lang="he" sx={{ fontFamily: SERIF, fontSize: '1.0625rem', color: 'secondary.main' }}>
          {hebrewNumeral(day.hebrewDay)}
        </Box>
      </Box>
      <Quiet sx={{ fontSize: '.875rem', lineHeight: 1.4, mb: 1 }}>
        <Beneath day={day} week={week} isShabbat={isShabbat} />
      </Quiet>
      {day.people.length === 0 ? <Quiet>{t('thisWeek.noOne')}</Quiet> : <People day={day} />}
    </Box>
  );
}

/** The civil date, and what the day is. */
function Beneath({ day, week, isShabbat }: DayProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const timeZone = useAccount().data?.organization.timezone ?? 'UTC';
  const hour = day.candles && dateFormat(locale, { ...HOUR, timeZone }).format(new Date(day.candles));
  const words = [
    civilDay(day.date, locale),
    day.date === week.today && t('thisWeek.today'),
    // In a line of its own where it does not stand behind the date.
    hour && t('thisWeek.candles', { hour }).replaceAll(' ', '\u00a0'),
    isShabbat && (locale === 'he' ? week.reading.he : week.reading.en),
  ];
  return <>{words.filter(Boolean).join(' · ')}</>;
}

function People({ day }: { day: WeekDay }) {
  const t = useTranslate();
  const more = day.remembered - day.people.length;
  const whole = new URLSearchParams({ filter: JSON.stringify({ from: day.date, to: day.date }) });
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: '.9375rem' }}>
      {day.people.map((person) => (
        <Person key={person.yahrzeitId} person={person} />
      ))}
      {more > 0 && (
        <Box component="li" sx={{ paddingInlineStart: '19px' }}>
          <Box component={Link} to={`/app/yahrzeits?${whole.toString()}`} sx={{ color: 'primary.main' }}>
            {t('thisWeek.more', { smart_count: more })}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Person({ person: { yahrzeitId, name, hebrewName, nth, told } }: { person: Remembered }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const shown = locale === 'he' ? (hebrewName ?? name) : name;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, py: 0.375, lineHeight: 1.3 }}>
      <Box sx={{ flex: 'none', pt: '2px', color: 'text.secondary' }}>
        <Flame lit={told} label={t(told ? 'thisWeek.toldMark' : 'thisWeek.untoldMark')} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box component={Link} to={`/app/yahrzeits/${yahrzeitId}`} sx={nameLink}>
          <bdi>{shown}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{which(t, nth, locale)}</Box>
      </Box>
    </Box>
  );
}

const nameLink = {
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
};

/** Today on the ground of remembrance, a day of rest in the colour of its evening; past days are left out on a phone, and stand on paper. */
function dayLook({ palette, breakpoints }: Theme, { date, rest }: WeekDay, today: string) {
  const dark = palette.mode === 'dark';
  const ground = remembrance[dark ? 'dark' : 'light'].ground;
  const evening = dark ? '#2f251b' : parchment[100];
  return {
    padding: '14px 12px',
    minHeight: { lg: 228 },
    borderColor: palette.divider,
    ...(rest && { background: `linear-gradient(${evening}, ${palette.background.default})` }),
    ...(date === today && { background: ground }),
    ...(date < today && { [breakpoints.down('lg').replace('@media', '@media screen and')]: { display: 'none' } }),
    [breakpoints.down('lg')]: {
      '& + li': { borderTop: `1px solid ${palette.divider}` },
    },
    [breakpoints.up('lg')]: {
      paddingInline: '9px',
      '& + li': { borderInlineStart: `1px solid ${palette.divider}` },
    },
  };
}
