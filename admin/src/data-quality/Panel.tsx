import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Quiet } from '../theme/Quiet';

/** One part of a dashboard, under its own heading. */
export function Panel({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {beside}
      </Box>
      {children}
    </Box>
  );
}

export const Nothing = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ py: 2, color: 'text.secondary' }}>{children}</Typography>
);

/** One figure: what it is, the figure, and a line below it. */
export function Figure({ label, value, note }: { label: string; value: ReactNode; note: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" sx={{ fontSize: '1rem' }}>
        {label}
      </Typography>
      <Typography component="p" variant="h1" sx={{ my: 0.25, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      <Quiet sx={{ minHeight: '1.5em' }}>{note}</Quiet>
    </Box>
  );
}

/** Panels beside each other where there is room. */
export const Panels = ({ least, children }: { least: number; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 6,
      rowGap: 4,
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`,
      mb: 5,
    }}
  >
    {children}
  </Box>
);
