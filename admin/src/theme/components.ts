import type { ButtonProps } from '@mui/material';
import type { ThemeOptions } from '@mui/material/styles';
import { opensOnly, unlessOfDoublePress } from './still-pressed';
import { dusk, ink, parchment, remembrance } from './tokens';

/** What a notice offers to do stands whole, and beneath its sentence where there is no room beside it. */
const beneathOnPhones = {
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 55%' },
  '& .MuiAlert-action': { flex: '0 0 auto', maxWidth: '100%', paddingTop: 0 },
};

/** Each button stands whole; on a phone they may be one above the other. */
const dialogFoot = {
  justifyContent: 'flex-start',
  flexWrap: 'wrap',
  gap: 8,
  padding: '16px 24px 20px',
  '& > .MuiButton-root': { flexShrink: 0, maxWidth: '100%' },
} as const;

type Parts = NonNullable<ThemeOptions['components']>;

/** How every part looks in both modes: 44 px targets, 16 px tables, a 3 px focus ring, no ripples. `loading` is read out for circles. */
export const components = (dark: boolean, loading: string): Record<string, unknown> => ({
  ...ground(dark),
  ...buttons(dark),
  ...fields(dark),
  ...tables(dark),
  ...notices(dark),
  ...IN_BOTH_MODES,
  // A circle alone says nothing to somebody who does not see it.
  MuiCircularProgress: { defaultProps: { 'aria-label': loading } },
  ...reactAdmin(dark),
});

// Where what surrounds it would cut the ring off.
const ringInside = { '&.Mui-focusVisible': { outlineOffset: -3 } };

const IN_BOTH_MODES: Parts = {
  // What stands together is held by two lines; paper that lies on the page is a Paper.
  MuiCard: {
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderRadius: 0, borderInlineWidth: 0 },
          },
        ],
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', fullWidth: true } },
  // Labels stand above their field, never inside it.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        transition: 'none',
        maxWidth: '100%',
        fontSize: '0.9375rem',
        fontWeight: 600,
        // A long question stands in two lines on a phone.
        whiteSpace: 'normal',
        marginBottom: 4,
      },
    },
  },
  // What nothing chosen means is read without opening the list: it is no empty box.
  MuiSelect: { defaultProps: { displayEmpty: true, MenuProps: { onMouseUpCapture: opensOnly } } },
  MuiAutocomplete: {
    styleOverrides: {
      // Its two buttons are as large as a finger, and what is written ends before them.
      root: {
        '&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiAutocomplete-inputRoot.MuiOutlinedInput-root':
          {
            paddingInlineEnd: 101,
          },
      },
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 0, '& .MuiAutocomplete-input': { paddingBlock: 11 } },
      },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-of-type td': { borderBottom: 0 } } } },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 28, minWidth: 28 } } },
  MuiTablePagination: { styleOverrides: { selectLabel: { fontSize: '1rem' }, displayedRows: { fontSize: '1rem' } } },
  MuiTab: {
    styleOverrides: {
      root: { ...ringInside, minHeight: 52, fontSize: '1rem', textTransform: 'none', fontWeight: 600 },
    },
  },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8, height: 30, fontSize: '0.9375rem' } } },
  MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.9375rem' } } },
  // Under every dialog, menu and drawer.
  MuiModal: { defaultProps: { onMouseDownCapture: unlessOfDoublePress, onClickCapture: unlessOfDoublePress } },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
  // As at the foot of a form: what is done comes first, Cancel after it.
  MuiDialogActions: { defaultProps: { disableSpacing: true }, styleOverrides: { root: dialogFoot } },
  MuiListItemButton: { styleOverrides: { root: ringInside } },
  MuiMenuItem: { styleOverrides: { root: { ...ringInside, minHeight: 44, fontSize: '1rem' } } },
  MuiLink: { defaultProps: { underline: 'always' } },
};

function ground(dark: boolean): Parts {
  const ring = { outline: `3px solid ${dark ? remembrance.dark.text : ink[700]}`, outlineOffset: 2 };
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': ring } },
    },
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': ring,
        a: { color: dark ? '#c8dcf3' : ink[700], textUnderlineOffset: '.15em' },
      },
    },
    // Written so all over the admin; MUI itself knows only `textSecondary`.
    MuiTypography: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: ({ color }: { color?: unknown }) => color === 'text.secondary',
              style: { color: dark ? '#c2b7a5' : '#4e5258' },
            },
          ],
        },
      },
    },
  };
}

const buttons = (dark: boolean): Parts => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, minHeight: 44, paddingInline: 18 },
      sizeSmall: { minHeight: 44, fontSize: '1rem', paddingInline: 12 },
      text: { variants: [{ props: isWord, style: word(dark) }] },
      outlined: {
        borderColor: dark ? dusk[500] : ink[200],
        backgroundColor: dark ? dusk[800] : '#fff',
        '&.MuiButton-colorPrimary:not(.Mui-disabled)': { color: dark ? '#f0e8da' : ink[800] },
      },
      contained: dark
        ? {
            '&.MuiButton-colorPrimary:not(.Mui-disabled)': {
              backgroundColor: remembrance.dark.text,
              color: dusk[900],
              '&:hover': { backgroundColor: '#f0ca84' },
            },
          }
        : {},
    },
  },
});

const fields = (dark: boolean): Parts => ({
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...{ fontSize: '0.9375rem', marginInline: 2, lineHeight: 1.45 },
        // The empty line that react-admin keeps for an error would make the fields of a form stand unevenly.
        '&:not(.Mui-error):has(> span:only-child:not([class]))': { display: 'none' },
        // Why a field cannot be filled in is there to be read.
        '&.Mui-disabled': { color: dark ? '#c2b7a5' : '#4e5258' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 46,
        backgroundColor: dark ? dusk[900] : '#fff',
        // A finger leaves no hover behind: MUI's is too pale to be seen.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: dark ? dusk[300] : '#8d8470',
          },
        },
      },
      input: { paddingBlock: 11, 'textarea&': { paddingBlock: 0 } },
      multiline: { paddingBlock: 11 },
      notchedOutline: { borderColor: dark ? dusk[300] : '#8d8470', top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { opacity: 1, color: dark ? '#c2b7a5' : '#5f6368' } } },
  },
});

const lineOf = (dark: boolean): string => (dark ? dusk[500] : parchment[200]);

const tables = (dark: boolean): Parts => ({
  MuiTableCell: {
    styleOverrides: {
      root: { fontSize: '1rem', borderColor: lineOf(dark), padding: '9px 16px' },
      // A word on its ground makes no row taller than its neighbours.
      body: { fontVariantNumeric: 'lining-nums tabular-nums', '& .MuiChip-root': { height: 26 } },
      head: { fontWeight: 600, fontSize: '0.9375rem', color: dark ? '#d8cfbf' : '#4e5258', paddingBlock: 10 },
      sizeSmall: { padding: '9px 16px' },
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: { root: { borderBottom: `1px solid ${lineOf(dark)}` } },
  },
});

const notices = (dark: boolean): Parts => ({
  // As the shapes of the page that stands before the program.
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: dark ? dusk[700] : parchment[200] } } },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 12,
        fontSize: '1rem',
        // What it offers stands on the line of its sentence.
        '& .MuiAlert-action': { paddingTop: 0, marginBlock: -2 },
        '@media (max-width: 599.95px)': beneathOnPhones,
        // What is wrong says so in words; gold is for remembrance.
        '&.MuiAlert-standard.MuiAlert-colorWarning': {
          backgroundColor: dark ? dusk[700] : '#f3eee4',
          color: dark ? '#f0e8da' : '#3d3425',
        },
        '&.MuiAlert-standard.MuiAlert-colorInfo': {
          backgroundColor: dark ? '#242a31' : '#eef2f6',
          color: dark ? '#dbe6f2' : ink[800],
        },
      },
    },
  },
});

/** A button that is a word among words; with an icon, or in a colour of its own, it stands for itself. */
const isWord = ({ color, startIcon, endIcon }: ButtonProps) =>
  (color === 'primary' || color === 'error') && !startIcon && !endIcon;

/** A thin line below the word, which begins where the text around it begins. */
const word = (dark: boolean) => ({
  minWidth: 44,
  paddingInline: 8,
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: dark ? dusk[300] : ink[200],
  textDecorationThickness: 1,
  textUnderlineOffset: '.25em',
  '&:hover': { textDecoration: 'underline', textDecorationColor: 'currentColor' },
  '&:first-of-type:not(.MuiButton-root + *)': { marginInlineStart: -8 },
  '&.MuiButton-sizeSmall': { paddingInline: 8 },
  '.MuiDialogActions-root &, .form-buttons &, .MuiAlert-action &': { textDecoration: 'none' },
});

function reactAdmin(dark: boolean): Record<string, unknown> {
  return {
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-table': { borderCollapse: 'separate' },
          '& .RaDataTable-headerCell': { backgroundColor: 'transparent' },
          '& .RaDataTable-clickableRow:hover': { backgroundColor: dark ? dusk[700] : parchment[100] },
          // A word longer than its column breaks, and does not push the last columns out of the window; one of usual length does not.
          '& .RaDataTable-rowCell:not(.MuiTableCell-paddingCheckbox)': { minWidth: '6rem', overflowWrap: 'anywhere' },
        },
      },
    },
    RaLabeled: { styleOverrides: { root: { '& .RaLabeled-label': { fontSize: '0.9375rem', color: 'inherit' } } } },
    RaCheckboxGroupInput: {
      styleOverrides: {
        root: { '& .RaCheckboxGroupInput-label': { transform: 'none', fontSize: '0.9375rem', fontWeight: 600 } },
      },
    },
    RaRadioButtonGroupInput: {
      styleOverrides: {
        root: { '& .RaRadioButtonGroupInput-label': { transform: 'none', fontSize: '0.9375rem', fontWeight: 600 } },
      },
    },
    RaFilterFormInput: { styleOverrides: { root: { '& .RaFilterFormInput-spacer': { width: 8 } } } },
  };
}
