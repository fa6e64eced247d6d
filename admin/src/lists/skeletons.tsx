import { Box, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
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

/** What the page showed before the program was there; the first page that comes is waited for with it, and nothing moves. */
let before = document.querySelector('.app-frame-page');
const keep = (box: HTMLElement | null): (() => void) | undefined => {
  if (!box || !before) return undefined;
  box.append(before);
  // One shape follows the other until the page is there; it is forgotten with the last of them.
  return () => void setTimeout(() => (before = before?.isConnected ? before : null));
};

/** The shape of a page while it comes. */
export function PageSkeleton() {
  const [isFirst] = useState(before !== null);
  const loading = useTranslate()('ra.page.loading');
  if (isFirst)
    return (
      <div role="status" aria-label={loading}>
        <div ref={keep} className="zk app-frame-kept" aria-hidden />
      </div>
    );
  return (
    <Box>
      <Skeleton variant="text" sx={{ fontSize: '2.25rem', width: 'min(320px, 70%)' }} />
      <Skeleton variant="text" sx={{ fontSize: '1.0625rem', width: 'min(460px, 90%)', mb: 3 }} />
      <RowsSkeleton />
    </Box>
  );
}
