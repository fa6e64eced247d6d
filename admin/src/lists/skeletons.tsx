import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The shape of a table while its rows come. */
export function RowsSkeleton({ rows = 8 }: { rows?: number }) {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('ra.page.loading')} sx={{ p: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Stack key={row} direction="row" sx={{ gap: 3, py: 1.25, alignItems: 'center' }}>
          <Skeleton height={28} sx={{ flex: 3 }} />
          <Skeleton height={28} sx={{ flex: 2 }} />
          <Skeleton height={28} sx={{ flex: 2, display: { xs: 'none', md: 'block' } }} />
          <Skeleton height={28} sx={{ flex: 1, display: { xs: 'none', md: 'block' } }} />
        </Stack>
      ))}
    </Box>
  );
}

/** The shape of a page while it comes. */
export const PageSkeleton = () => (
  <Box>
    <Skeleton variant="text" sx={{ fontSize: '2.25rem', width: 'min(320px, 70%)' }} />
    <Skeleton variant="text" sx={{ fontSize: '1.0625rem', width: 'min(460px, 90%)', mb: 3 }} />
    <RowsSkeleton />
  </Box>
);
