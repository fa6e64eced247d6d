import { useStore } from 'react-admin';

export type Density = 'comfortable' | 'compact';

/** How close together the rows of lists stand; remembered in this browser, also after signing out. */
export const useDensity = () => useStore<Density>('density', 'comfortable');

/** Rows of 26 px in place of 44. */
export const COMPACT = {
  '& .MuiTableCell-body': { py: 0, px: 1.5, fontSize: '.9375rem', lineHeight: 1.6 },
  '& .MuiTableCell-body *': { fontSize: '.9375rem', lineHeight: 'inherit' },
  '& .MuiTableCell-head': { py: 0, px: 1.5 },
  '& th[scope=rowgroup]': { paddingBlock: '1px' },
  '& .MuiTableCell-body .MuiIconButton-root': { minHeight: 26, py: 0 },
  '& .MuiCheckbox-root': { p: '1px' },
  '& .MuiTableCell-body .MuiChip-root': { height: 22 },
};
