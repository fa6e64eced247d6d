import type { SxProps, Theme } from '@mui/material';

/**
 * A table that becomes cards where the lists do, on a phone or enlarged: its rows stand one below the other, each cell with its column's name from
 * `data-label`, where it has one, before it.
 */
export const stacked: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': { border: 0, px: 2, py: 0.375, minHeight: 0 },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ":\\00a0"',
      color: theme.palette.text.secondary,
      fontSize: '.9375rem',
      float: 'inline-start',
    },
  },
});
