import { TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Nothing, Panel } from '../data-quality/Panel';
import { stacked } from '../lists/stacked';
import { WideTable } from '../lists/WideTable';

interface OperatorTableProps<Row> {
  title: string;
  rows: Row[];
  columns: Record<string, (row: Row) => ReactNode>;
  /** Above the table and below it, also when it is empty. */
  head?: ReactNode;
  foot?: ReactNode;
  /** What an empty table says. */
  nothing?: string | undefined;
}

/** A panel with a table; the names of the columns are those of the translations. */
export function OperatorTable<Row>({ title, rows, columns, head, foot, nothing }: OperatorTableProps<Row>) {
  const t = useTranslate();
  const nameOf = (column: string) => t(`operator.columns.${column}`);
  return (
    <Panel title={title}>
      {head}
      {rows.length === 0 ? (
        <Nothing>{nothing || t('operator.none')}</Nothing>
      ) : (
        <WideTable label={title} heads={Object.keys(columns).map(nameOf)} sx={stacked}>
          {rows.map((row, at) => (
            <TableRow key={at}>
              {Object.entries(columns).map(([column, shown], nth) => (
                <TableCell key={column} data-label={nth > 0 ? nameOf(column) : undefined}>
                  <bdi>{shown(row)}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </WideTable>
      )}
      {foot}
    </Panel>
  );
}
