import { useMediaQuery, type Theme } from '@mui/material';
import { useStore } from 'react-admin';

type Density = 'comfortable' | 'compact';

/** How close together the rows of lists stand; remembered in this browser, also after signing out. */
export const useDensity = () => useStore<Density>('density', 'comfortable');

/** What stands in a cell one below the other, and beside one another where rows stand close together. */
export const TWO_LINES = 'two-lines';

/** The same, where all of it is to be read: what has no room goes on below. */
export const BESIDE = 'beside';

/** Whether a text that has room for a second line may take it. */
export const BREAKS = '--breaks';

/** Whether a name within a sentence is a box, which is cut at its own end, in whichever direction it runs. */
export const NAME_BOX = '--name-box';

/** Rows of 24 px in place of 44: fourteen on a laptop, with the headings of their days. */
const COMPACT = {
  [BREAKS]: 'nowrap',
  [NAME_BOX]: 'inline-block',
  '& .MuiTableCell-body': { py: 0, px: 1.5, fontSize: '.9375rem', lineHeight: 1.5 },
  '& .MuiTableCell-body *': { fontSize: '.9375rem', lineHeight: 'inherit' },
  '& .MuiTableCell-head': { py: 0, px: 1.5 },
  '& th[scope=rowgroup]': { paddingBlock: 0, lineHeight: 1.4 },
  '& .MuiTableCell-body :is(.MuiButton-root, .MuiIconButton-root)': { minHeight: 24, py: 0 },
  '& .MuiCheckbox-root': { p: 0 },
  '& .MuiCheckbox-root .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& .MuiTableCell-body .MuiChip-root': { height: 22 },
  // What is longer than a column has room for is cut: one long address would leave a word's width to the columns beside it.
  [`& .${TWO_LINES}`]: { display: 'flex', columnGap: '.5em', maxWidth: '22rem', whiteSpace: 'nowrap' },
  [`& .${TWO_LINES} > *`]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  [`& .${TWO_LINES} wbr`]: { display: 'none' },
  [`& .${BESIDE}`]: { display: 'flex', flexWrap: 'wrap', columnGap: '.5em' },
  // The first of them, such as a name, is cut last.
  [`& .${TWO_LINES} > :first-of-type:not(:only-child)`]: { flex: '0 0 auto', maxWidth: '75%' },
};

/** Whether somebody chose to have rows close together; cards of a phone have their own room. */
export function useIsCompact(): boolean {
  const [density] = useDensity();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return density === 'compact' && !narrow;
}

/** How rows in columns look where they are close together. */
export const useCompact = () => useIsCompact() && COMPACT;
