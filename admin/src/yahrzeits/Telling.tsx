import { Box } from '@mui/material';
import type { CoveragePage, Yahrzeit } from '@zikaron/contract';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAnswer } from '../api/useAnswer';
import { dateFormat, keptTogether, plusDays } from '../dates/civil';
import { StatusChip } from '../lists/Cells';
import { NAME_BOX } from '../lists/density';
import { useIsByDay } from './DayWords';
import { nextObservance } from './next-observance';
import { civilDaysOf, tellingOf } from './telling-of';

/** So many lines are asked for: a page of records has fewer observers. */
const MOST = 199;

const Lines = createContext<CoveragePage['data']>([]);

/** Around rows that say who is told: it is asked once, and said piece by piece once the rows stand. */
export const WithTellings = ({ children }: { children: ReactNode }) => (
  <Lines value={useDeferredValue(useLines())}>{children}</Lines>
);

/** Who is told about the next day of a record, and when: "Jonah Abelsky, on 25 November"; of one whom nobody observes, that. */
export function Telling({ row }: { row: Yahrzeit }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const telling = tellingOf(row, use(Lines));
  if (row.observerCount === 0) return <StatusChip tone="care">{t('resources.yahrzeits.noObserver')}</StatusChip>;
  if (!telling) return null;
  const { word, names, day, civilDay } = telling;
  const [first = ''] = names;
  const name =
    names.length > 1 ? t('resources.yahrzeits.tellings.and', { name: first, smart_count: names.length - 1 }) : first;
  const said = t(`resources.yahrzeits.tellings.${word}`, { name, day: day ? shortDay(day, locale) : '' });
  return (
    <Box component="span" sx={quiet}>
      <WithName
        name={first}
        text={civilDay ? t('resources.yahrzeits.tellings.civil', { said, day: shortDay(civilDay, locale) }) : said}
      />
    </Box>
  );
}

/** A sentence whose name has an end of its own: cut with the sentence, a Latin name in a Hebrew one would lose its beginning. */
function WithName({ name, text }: { name: string; text: string }) {
  const at = text.indexOf(name);
  if (!name || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <Box component="bdi" sx={nameBox}>
        {name}
      </Box>
      {text.slice(at + name.length)}
    </>
  );
}

const nameBox = {
  ...{ display: `var(${NAME_BOX}, inline)`, maxWidth: '55%', verticalAlign: 'bottom' },
  ...{ overflow: 'hidden', textOverflow: 'ellipsis' },
};

/** At the end of its line; what is too long for one goes on below. */
const quiet = {
  ...{ display: 'block', minWidth: 0, textAlign: 'end' },
  ...{ color: 'text.secondary', fontSize: '.9375rem', lineHeight: 1.35 },
};

/** "25 Nov": beside names there is no room for more. */
const shortDay = (day: string, locale: string): string =>
  keptTogether(
    dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
  );

/** A civil day farther away than this from the row's is another year's. */
const NEAR_DAYS = 45;

/** Of all rows that are shown in one answer, where they are in the order of days: otherwise their days are a year apart. A second one is of those who keep the civil day. */
function useLines(): CoveragePage['data'] {
  const { data: rows = [] } = useListContext<Yahrzeit>();
  const days = rows.flatMap((row) => nextObservance(row) ?? []).sort();
  const answer = useWindow(days);
  const last = days.at(-1);
  const civil = answer && last ? civilDaysOf(rows, answer).filter((day) => day <= plusDays(last, NEAR_DAYS)) : [];
  const ofCivil = useWindow(civil);
  return useMemo(() => [...(answer ?? []), ...(ofCivil ?? [])], [answer, ofCivil]);
}

/** The lines of a window of days, in their order; undefined until they are there. */
function useWindow(days: readonly string[]): CoveragePage['data'] | undefined {
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const enabled = [useIsByDay(), useMay('emails:read'), from !== ''].every(Boolean);
  const path = `/coverage?${new URLSearchParams({ from, to, range: `[0,${MOST}]` })}`;
  return useAnswer<CoveragePage>(['coverage', 'tellings', from, to], path, { enabled }).data?.data;
}
