import { heIL } from '@mui/material/locale';
import type { ThemeOptions } from '@mui/material/styles';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { components } from './components';
import { dusk, ink, parchment, remembrance, SANS, SERIF } from './tokens';

const heading = (dark: boolean) => ({ fontFamily: SERIF, fontWeight: 600, color: dark ? '#f3ead8' : ink[900] });

const typography = (dark: boolean): ThemeOptions['typography'] => ({
  fontFamily: SANS,
  h1: { ...heading(dark), fontSize: '2.25rem', lineHeight: 1.2, letterSpacing: '-0.01em' },
  h2: { ...heading(dark), fontSize: '1.625rem', lineHeight: 1.25 },
  h3: { ...heading(dark), fontSize: '1.3125rem', lineHeight: 1.3 },
  h4: { ...heading(dark), fontSize: '1.25rem' },
  h5: { fontSize: '1.125rem', fontWeight: 600 },
  h6: { fontSize: '1.0625rem', fontWeight: 600 },
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.5 },
  body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  body2: { fontSize: '1rem', lineHeight: 1.5 },
  caption: { fontSize: '0.9375rem', lineHeight: 1.45 },
  button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
});

const light: ThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: ink[800], dark: ink[900], light: ink[500], contrastText: '#fff' },
  secondary: { main: remembrance.light.text, light: remembrance.flame, contrastText: '#fff' },
  warning: { main: '#5b4a33' },
  error: { main: '#9c2333' },
  success: { main: '#2c6446' },
  info: { main: ink[700] },
  background: { default: parchment[50], paper: '#ffffff' },
  text: { primary: '#1f2733', secondary: '#4e5258' },
  divider: parchment[200],
};

const dark: ThemeOptions['palette'] = {
  mode: 'dark',
  primary: { main: '#a9c8ea', dark: '#86aeda', light: '#c8dcf3', contrastText: dusk[900] },
  secondary: { main: remembrance.dark.text, light: remembrance.flame, contrastText: dusk[900] },
  warning: { main: '#d8c7a8' },
  error: { main: '#f2a0a8' },
  success: { main: '#93d3b0' },
  info: { main: '#a9c8ea' },
  background: { default: dusk[900], paper: dusk[800] },
  text: { primary: '#f0e8da', secondary: '#c2b7a5' },
  divider: dusk[500],
};

/** In milliseconds: what moves is seen to move, and nobody waits for it. */
const QUICK = {
  ...{ shortest: 120, shorter: 120, short: 140, standard: 160, complex: 160 },
  ...{ enteringScreen: 160, leavingScreen: 120 },
};

/**
 * The theme of a mode and a direction of writing; react-admin builds it. `loading` names the circles of what is loading. What
 * MUI's own parts say (the pages of a table, the buttons of a choice) they say in Hebrew where one writes from the right.
 */
export function themeFor(mode: 'light' | 'dark', direction: 'ltr' | 'rtl', loading: string): RaThemeOptions {
  const isDark = mode === 'dark';
  const base = isDark ? defaultDarkTheme : defaultLightTheme;
  const ours = { ...base.components, ...components(isDark, loading) };
  return {
    ...base,
    direction,
    shape: { borderRadius: 10 },
    palette: isDark ? dark : light,
    typography: typography(isDark),
    transitions: { duration: QUICK },
    components: direction === 'rtl' ? inHebrew(ours as Parts) : ours,
  };
}

type Parts = Record<string, { defaultProps?: object }>;

/** MUI's words in Hebrew, below what we say ourselves. */
function inHebrew(ours: Parts): Parts {
  const words = (heIL.components ?? {}) as Parts;
  const said = Object.entries(words).map(
    ([part, { defaultProps }]) =>
      [part, { ...ours[part], defaultProps: { ...defaultProps, ...ours[part]?.defaultProps } }] as const,
  );
  return { ...ours, ...Object.fromEntries(said) };
}
