import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The figures of a chart for whoever would rather read them; closed until it is asked for. */
export function ChartTable({ label, head, rows }: { label: string; head: string[]; rows: ReactNode[][] }) {
  const t = useTranslate();
  return (
    <Box component="details" sx={{ mt: 1, '& summary': { fontWeight: 600 } }}>
      <summary>{t('dataQuality.asTable')}</summary>
      <Box sx={{ maxHeight: 320, overflow: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {head.map((one) => (
                <TableCell key={one}>{one}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, at) => (
              <TableRow key={at}>
                {row.map((cell, column) => (
                  <TableCell key={column}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
