import { Box, TableBody, TableCell, TableRow } from '@mui/material';
import type { Yahrzeit } from '@zikaron/contract';
import { Children, type ReactNode } from 'react';
import {
  DataTableRow,
  RecordContextProvider,
  useDataTableDataContext,
  useListContext,
  useLocaleState,
} from 'react-admin';
import { formatCivil } from '../dates/civil';
import { hebrewDayOf } from '../dates/hebrew';
import { HowFar } from '../dates/When';
import { ChoosableBody, NamedBoxes } from '../lists/ChoosableBody';
import { SERIF } from '../theme/tokens';
import { nextObservance } from './next-observance';

/** Whether the list is in the order of the days to come, in which rows of one day stand together. */
export const useIsByDay = (): boolean => {
  const { sort } = useListContext();
  return sort.field === 'nextHebrewObservanceDate' && sort.order === 'ASC';
};

/** The rows of the table, under a heading for each day while they are in the order of days. */
export function ByDay({ children }: { children?: ReactNode }) {
  const rows = useDataTableDataContext<Yahrzeit>() ?? [];
  if (!useIsByDay()) return <ChoosableBody>{children}</ChoosableBody>;
  const days = daysOf(rows).map(({ date, ofDay }) => (
    <TableBody key={date ?? 'none'}>
      {date && <DayHeading date={date} columns={Children.count(children) + 1} />}
      {ofDay.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <DataTableRow>{children}</DataTableRow>
        </RecordContextProvider>
      ))}
    </TableBody>
  ));
  return <NamedBoxes>{days}</NamedBoxes>;
}

/** Rows that follow each other with the same next day. */
function daysOf(rows: readonly Yahrzeit[]): { date: string | null; ofDay: Yahrzeit[] }[] {
  const days: { date: string | null; ofDay: Yahrzeit[] }[] = [];
  for (const row of rows) {
    const date = nextObservance(row);
    const last = days.at(-1);
    if (last?.date === date) last.ofDay.push(row);
    else days.push({ date, ofDay: [row] });
  }
  return days;
}

function DayHeading({ date, columns }: { date: string; columns: number }) {
  const [locale] = useLocaleState();
  return (
    <TableRow>
      <TableCell component="th" scope="rowgroup" colSpan={columns} sx={heading}>
        <Box component="span" sx={{ fontFamily: SERIF, fontWeight: 600, fontSize: '1.1875rem', color: 'primary.main' }}>
          {hebrewDayOf(date, locale)}
        </Box>
        {locale !== 'he' && (
          <Box
            component="span"
            lang="he"
            sx={{ fontFamily: SERIF, fontSize: '1.125rem', color: 'secondary.main', mx: 1.5 }}
          >
            <bdi>{hebrewDayOf(date, 'he')}</bdi>
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary', mx: locale === 'he' ? 1.5 : 0 }}>
          {formatCivil(date, locale, 'long')} · <HowFar date={date} />
        </Box>
      </TableCell>
    </TableRow>
  );
}

const heading = { fontWeight: 400, paddingBlock: '12px 5px', textAlign: 'start', lineHeight: 1.3 };
