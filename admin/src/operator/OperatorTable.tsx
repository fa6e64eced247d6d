import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Nothing, Panel } from '../data-quality/Panel';

interface OperatorTableProps<Row> {
  title: string;
  rows: Row[];
  columns: Record<string, (row: Row) => ReactNode>;
}

/** A panel with a table; the names of the columns are those of the translations. */
export function OperatorTable<Row>({ title, rows, columns }: OperatorTableProps<Row>) {
  const t = useTranslate();
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Nothing>{t('operator.none')}</Nothing>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {Object.keys(columns).map((column) => (
                  <TableCell key={column}>{t(`operator.columns.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, at) => (
                <TableRow key={at}>
                  {Object.entries(columns).map(([column, shown]) => (
                    <TableCell key={column} dir="auto">
                      {shown(row)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}
