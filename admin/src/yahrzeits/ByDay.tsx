import { TableBody, TableCell, TableRow } from '@mui/material';
import type { Yahrzeit } from '@zikaron/contract';
import { Children, type ReactNode } from 'react';
import { DataTableRow, RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { ChoosableBody, NamedBoxes } from '../lists/ChoosableBody';
import { DayWords, useIsByDay } from './DayWords';
import { nextObservance } from './next-observance';

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
  return (
    <TableRow>
      <TableCell component="th" scope="rowgroup" colSpan={columns} sx={heading}>
        <DayWords date={date} />
      </TableCell>
    </TableRow>
  );
}

const heading = { fontWeight: 400, paddingBlock: '12px 5px', textAlign: 'start', lineHeight: 1.3 };
