import { Box, Pagination } from '@mui/material';
import { PER_PAGE } from './use-page';

/** Shown only when there is more than one page. */
export function Paging({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  if (total <= PER_PAGE) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
      <Pagination page={page + 1} count={Math.ceil(total / PER_PAGE)} onChange={(_, to) => onChange(to)} />
    </Box>
  );
}
