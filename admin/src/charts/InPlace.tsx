import { Box, Skeleton } from '@mui/material';
import { Suspense, type ReactNode } from 'react';

/** Keeps a chart's place while it comes, so that nothing jumps. Charts are drawn from left to right in every language. */
export const InPlace = ({ children }: { children: ReactNode }) => (
  <Box dir="ltr" sx={{ height: 260, minWidth: 0 }}>
    <Suspense fallback={<Skeleton variant="rounded" height={244} />}>{children}</Suspense>
  </Box>
);
