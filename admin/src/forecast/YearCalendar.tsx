import { Box, Typography } from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import type { Forecast } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { monthOf } from '../coverage/search-params';
import { dateFormat, formatCivil, plusDays, type CivilDate } from '../dates/civil';
import { hebrewMonthOf } from '../dates/hebrew';
import { dusk, parchment, SERIF } from '../theme/tokens';

type DayCount = Forecast['days'][number];

/** Twelve months as calendars: on each day the letters that leave, and where Shabbat or Yom Tov moved some to it. */
export function YearCalendar({ from, days }: { from: CivilDate; days: DayCount[] }) {
  const t = useTranslate();
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('forecast.byDay')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        <Mark /> {t('forecast.movedHere')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 4,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
        }}
      >
        {Array.from({ length: 12 }, (_, ahead) => (
          <Month key={ahead} days={monthOf(from, ahead)} byDate={byDate} />
        ))}
      </Box>
    </>
  );
}

/** Shows that letters were moved here; the words beside it say so too. */
const Mark = () => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      verticalAlign: 'baseline',
      border: '5px solid transparent',
      borderInlineStartWidth: 0,
      borderInlineEnd: '7px solid currentColor',
    }}
  />
);

function Month({ days: [first, last], byDate }: { days: [CivilDate, CivilDate]; byDate: Map<CivilDate, DayCount> }) {
  const [locale] = useLocaleState();
  const title = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dayName = dateFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const weeks = weeksOf(first, last);
  return (
    <Box>
      <Box component="table" sx={tableLook}>
        <Box component="caption" sx={captionLook}>
          {title.format(new Date(`${first}T00:00:00Z`))}
          <Box component="span" sx={{ color: 'secondary.main', fontWeight: 400, fontSize: '1rem' }}>
            {' · '}
            {hebrewMonths(first, last, locale)}
          </Box>
        </Box>
        <DayNames weeks={weeks} dayName={dayName} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>{date >= first && date <= last && <Cell date={date} count={byDate.get(date)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function DayNames({ weeks, dayName }: { weeks: string[][]; dayName: Intl.DateTimeFormat }) {
  return (
    <thead>
      <tr>
        {weeks[1]?.map((date) => (
          <Box
            component="th"
            key={date}
            scope="col"
            sx={{ color: 'text.secondary', fontWeight: 500, fontSize: '.875rem' }}
          >
            {dayName.format(new Date(`${date}T00:00:00Z`))}
          </Box>
        ))}
      </tr>
    </thead>
  );
}

/** "Cheshvan – Kislev": the Hebrew months that a civil month falls into, by their days. */
function hebrewMonths(first: CivilDate, last: CivilDate, locale: string): string {
  return [...new Set([first, last].map((date) => hebrewMonthOf(date, locale)))].join(' – ');
}

const tableLook = { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', textAlign: 'center' };

const captionLook = {
  captionSide: 'top',
  textAlign: 'start',
  fontFamily: SERIF,
  fontSize: '1.1875rem',
  fontWeight: 600,
  color: 'text.primary',
  pb: 1,
};

function Cell({ date, count }: { date: CivilDate; count: DayCount | undefined }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const number = Number(date.slice(8));
  if (!count) return <Box sx={[plainDay, isShabbat(date) && restDay]}>{number}</Box>;
  const said = t('forecast.dayLabel', { date: formatCivil(date, locale), smart_count: count.letters });
  const moved = count.moved > 0 ? `, ${t('forecast.dayMoved', { n: count.moved })}` : '';
  return (
    <Box
      title={`${said}${moved}`}
      sx={{
        m: 0.25,
        py: 0.25,
        borderRadius: '8px',
        bgcolor: ({ palette }) => alpha(palette.secondary.light, glow(count.letters)),
      }}
    >
      <Box sx={{ fontSize: '.875rem', lineHeight: 1.2 }}>{number}</Box>
      <Box component="span" sx={{ fontWeight: 650, lineHeight: 1.2 }}>
        {count.letters}
        {count.moved > 0 && <Mark />}
      </Box>
      <Box component="span" sx={hidden}>
        {said}
        {moved}
      </Box>
    </Box>
  );
}

const isShabbat = (date: CivilDate): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
const plainDay = { color: 'text.secondary', fontSize: '.875rem', m: 0.25, py: 0.5, borderRadius: '8px' };
/** On Shabbat nothing leaves: the day rests, in the colour of its evening. */
const restDay = { bgcolor: ({ palette }: Theme) => (palette.mode === 'dark' ? dusk[700] : parchment[200]) };

const hidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

/** The weeks of a month from Sunday to Saturday, with the days around it that fill them. */
function weeksOf(first: CivilDate, last: CivilDate): CivilDate[][] {
  const weeks: CivilDate[][] = [];
  const begins = plusDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  for (let sunday = begins; sunday <= last; sunday = plusDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => plusDays(sunday, day)));
  }
  return weeks;
}

/** How much light stands behind a day: more for more letters, and never so much that its words are hard to read. */
const glow = (letters: number): number => Math.min(0.1 + letters * 0.045, 0.42);
