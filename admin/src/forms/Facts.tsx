import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What is known, as pairs of name and value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(3, 1fr)' },
      columnGap: 4,
      rowGap: 2.25,
    }}
  >
    {children}
  </Box>
);

export const Fact = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <Box sx={wide ? { gridColumn: '1 / -1' } : { minWidth: 0 }}>
    <Typography component="dt" sx={{ fontSize: '.9375rem', color: 'text.secondary' }}>
      {name}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: wide ? 'pre-line' : undefined }}>
      {children}
    </Box>
  </Box>
);

/** A fact as a line: its name, and what is known at the other end, or below it where it is longer. */
export const FactLine = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <Box
    sx={{
      display: wide ? 'block' : 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 1.25,
      borderBottom: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: wide ? 'pre-line' : undefined }}>
      {children}
    </Box>
  </Box>
);
