import { Box, Skeleton, ThemeProvider, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Part } from '../crash/Part';

/** The library draws from left to right; what runs the other way in Hebrew is said in `Charts`. */
const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

/** Keeps a chart's place while it comes, so that nothing jumps. */
export const InPlace = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={leftToRight}>
    <Box dir="ltr" sx={{ height: 260, minWidth: 0 }}>
      <Part fallback={<Skeleton variant="rounded" height={244} />}>{children}</Part>
    </Box>
  </ThemeProvider>
);
