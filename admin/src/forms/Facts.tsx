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
