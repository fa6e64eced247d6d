import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useCompactLines } from '../lists/density';

/** The list of a panel or a page. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={[{ listStyle: 'none', m: 0, p: 0 }, useCompactLines()]}>
    {children}
  </Box>
);

/** What it is, how much of it, and what can be done about it. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', py: 1 },
      ...{ borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
    }}
  >
    {children}
  </Box>
);
