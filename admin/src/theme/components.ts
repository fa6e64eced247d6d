import type { ThemeOptions } from '@mui/material/styles';
import { ink, parchment } from './tokens';

/** How every part looks in both modes: 44 px targets, 16 px tables, a 3 px focus ring. `loading` is read out for circles. */
export function components(dark: boolean, loading: string): Record<string, unknown> {
  const line = dark ? '#323c49' : parchment[200];
  const focus = dark ? '#f2c879' : ink[700];
  const mui: ThemeOptions['components'] = {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: '"tnum" 1', textRendering: 'optimizeLegibility' },
        // What a person typed runs in its own direction, and stands where the page's text stands.
        '[dir="auto"]:not(input, textarea)': { textAlign: ['-webkit-match-parent', 'match-parent'] },
        ':focus-visible': { outline: `3px solid ${focus}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiCard: { styleOverrides: { root: { borderRadius: 14 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 10, minHeight: 44, paddingInline: 18 },
        sizeSmall: { minHeight: 44, fontSize: '1rem', paddingInline: 12 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 2, lineHeight: 1.45 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { minHeight: 46, backgroundColor: dark ? '#171e27' : '#fff' },
        input: { paddingBlock: 11, 'textarea&': { paddingBlock: 0 } },
        multiline: { paddingBlock: 11 },
        notchedOutline: { borderColor: dark ? '#738296' : '#8d8470', top: 0, '& legend': { display: 'none' } },
      },
    },
    // Labels stand above their field, never inside it.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: '100%',
          fontSize: '0.9375rem',
          fontWeight: 600,
          marginBottom: 4,
        },
      },
    },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { opacity: 1, color: dark ? '#b3bac3' : '#5f6368' } } },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 0, '& .MuiAutocomplete-input': { paddingBlock: 11 } } },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { fontSize: '1rem', borderColor: line, padding: '13px 16px' },
        head: { fontWeight: 600, fontSize: '0.9375rem', color: dark ? '#d3dae2' : '#45453e', paddingBlock: 10 },
        sizeSmall: { padding: '13px 16px' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28, minWidth: 28 } } },
    MuiTablePagination: { styleOverrides: { selectLabel: { fontSize: '1rem' }, displayedRows: { fontSize: '1rem' } } },
    MuiTab: { styleOverrides: { root: { minHeight: 52, fontSize: '1rem', textTransform: 'none', fontWeight: 600 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8, height: 30, fontSize: '0.9375rem' } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.9375rem' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, fontSize: '1rem' } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 12, fontSize: '1rem' } } },
    // A circle alone says nothing to somebody who does not see it.
    MuiCircularProgress: { defaultProps: { 'aria-label': loading } },
    MuiLink: { defaultProps: { underline: 'always' } },
  };
  return { ...mui, ...reactAdmin(dark) };
}

function reactAdmin(dark: boolean): Record<string, unknown> {
  return {
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-table': { borderCollapse: 'separate' },
          '& .RaDataTable-headerCell': { backgroundColor: dark ? '#232c38' : parchment[100] },
          '& .RaDataTable-clickableRow:hover': { backgroundColor: dark ? '#222c38' : '#f4f7fb' },
        },
      },
    },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { fontSize: '0.9375rem', color: 'inherit' } } } },
    RaRadioButtonGroupInput: {
      styleOverrides: {
        root: { '& .RaRadioButtonGroupInput-label': { transform: 'none', fontSize: '0.9375rem', fontWeight: 600 } },
      },
    },
    RaFilterFormInput: { styleOverrides: { root: { '& .RaFilterFormInput-spacer': { width: 8 } } } },
  };
}
