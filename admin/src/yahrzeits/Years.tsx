import { Box } from '@mui/material';
import type { Activity, Occurrence, Organization, YahrzeitDetails } from '@zikaron/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { todayIn } from '../dates/civil';
import { Day } from '../dates/When';
import { remembrance, SERIF } from '../theme/tokens';
import { which } from '../this-week/words';
import { useActivity } from './use-activity';
import { sentAbout, yearsOf } from './years-of';

/** The years as a line: the last ones with what the family was sent, and those ahead on the calendars that somebody observes. */
export function Years({ yahrzeit }: { yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  const account = useAccount().data?.organization;
  const lines = useActivity(yahrzeit.id).data?.data ?? [];
  const ahead = observedYears(yahrzeit, account?.calendar);
  const years = yearsOf(ahead, lines, todayIn(account?.timezone ?? 'UTC'));
  if (years.length === 0) return null;
  return (
    <Box component="ol" aria-label={t('resources.yahrzeits.years')} sx={line}>
      {years.map((year) => (
        <Year key={`${year.calendar ?? ''}-${year.date}`} year={year} yahrzeit={yahrzeit} lines={lines} />
      ))}
    </Box>
  );
}

interface YearProps {
  year: Partial<Occurrence> & { date: string };
  yahrzeit: YahrzeitDetails;
  lines: Activity[];
}

function Year({ year: { date, nth, calendar }, yahrzeit, lines }: YearProps) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const sent = sentAbout(lines, date);
  const kept = calendar && [which(t, nth ?? null, locale), calendar === 'civil' && t('observers.civil')];
  return (
    <Box component="li" sx={{ position: 'relative', pt: { sm: 2.5 }, paddingInlineStart: { xs: 3, sm: 0 } }}>
      <Box aria-hidden sx={dot(sent.length > 0)} />
      <Box sx={{ fontFamily: SERIF, fontWeight: 600, fontSize: '1.1875rem', color: 'primary.main' }}>
        {date.slice(0, 4)}
      </Box>
      <Box>
        <Day date={date} style="yearless" />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{kept && kept.filter(Boolean).join(' · ')}</Box>
      <Sent lines={sent} yahrzeit={yahrzeit} />
    </Box>
  );
}

const NAMED = 2;

/** "Joel Orenbach by email", each in a line; of more than two how many. */
function Sent({ lines, yahrzeit: { observers } }: { lines: Activity[]; yahrzeit: YahrzeitDetails }) {
  const t = useTranslate();
  if (lines.length === 0) return null;
  if (lines.length > NAMED) return <Box>{t('observers.sentMany', { smart_count: lines.length })}</Box>;
  return lines.map(({ id, kind, contactId, toEmail }) => {
    const name = observers.find(({ contact }) => contact.id === contactId)?.contact.name ?? toEmail;
    return (
      <Box key={id} sx={{ overflowWrap: 'anywhere' }}>
        {name && <bdi>{name}</bdi>} {t(`observers.sent.${kind}`)}
      </Box>
    );
  });
}

const MOST_YEARS = 4;

const line = {
  listStyle: 'none',
  m: 0,
  mt: { sm: 1 },
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: `repeat(${MOST_YEARS}, minmax(0, 1fr))` },
  gap: 2,
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: 0,
  borderTopWidth: { sm: '1px' },
  borderInlineStartWidth: { xs: '1px', sm: 0 },
  marginInlineStart: { xs: '7px', sm: 0 },
};

/** Filled where the family has been told; on the line, which on a phone runs down. */
const dot = (told: boolean) => ({
  position: 'absolute',
  top: { xs: 5, sm: -8 },
  insetInlineStart: { xs: -8, sm: 0 },
  width: 15,
  height: 15,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: told ? remembrance.flame : 'divider',
  bgcolor: told ? remembrance.flame : 'background.default',
});

function observedYears(
  { upcoming, observers }: YahrzeitDetails,
  usual: Organization['calendar'] = 'hebrew',
): Occurrence[] {
  const kept = observers.map(({ observeOnHebrewCalendar }) => (observeOnHebrewCalendar ? 'hebrew' : 'civil'));
  const observed = upcoming.filter(({ calendar }) => (kept.length > 0 ? kept : [usual]).includes(calendar));
  return observed.length > 0 ? observed : upcoming;
}
