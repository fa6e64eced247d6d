import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BESIDE, useIsCompact } from '../lists/density';

/** Lines without columns, close together. */
const COMPACT = {
  '& > li': { paddingBlock: '4px', rowGap: 0 },
  '& .MuiButton-root': { minHeight: 28, py: 0 },
  '& .MuiCheckbox-root': { py: 0 },
  '& .MuiChip-root': { height: 22 },
  [`& .${BESIDE}`]: { display: 'flex', flexWrap: 'wrap', columnGap: '.5em' },
};

/** The list of a panel or a page. */
export const Rows = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={[{ listStyle: 'none', m: 0, p: 0 }, useIsCompact() && COMPACT]}>
    {children}
  </Box>
);

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
