import { Box, Table, TableBody, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { useCompact } from './density';
import { HeadCells } from './HeadCells';

interface WideTableProps {
  label: string;
  heads: readonly string[];
  sx?: SxProps<Theme>;
  /** Its rows. */
  children: ReactNode;
}

/** A small table that scrolls by itself where it is wider than the screen, by keyboard too. */
export const WideTable = ({ label, heads, sx = {}, children }: WideTableProps) => (
  <Box sx={[{ overflowX: 'auto' }, useCompact()]} tabIndex={0} role="region" aria-label={label}>
    <Table size="small" sx={sx}>
      <HeadCells names={heads} />
      <TableBody>{children}</TableBody>
    </Table>
  </Box>
);
