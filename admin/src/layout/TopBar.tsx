import MenuIcon from '@mui/icons-material/Menu';
import LightIcon from '@mui/icons-material/Brightness7';
import DarkIcon from '@mui/icons-material/Brightness4';
import {
  AppBar,
  Box,
  Button,
  CircularProgress,
  Container,
  IconButton,
  Toolbar,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { lazy, useState } from 'react';
import { useLoading, useLocaleState, useTheme, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Part } from '../crash/Part';
import { useEver } from '../lists/useEver';
import { NotificationBell } from '../notifications/NotificationBell';
import { storedMode } from '../preferences';
import { SERIF } from '../theme/tokens';
import { FindAnyone } from './FindAnyone';
import { BarActions } from './InBar';
import { Mark } from './Flame';
import { BELONGS_TO, FIRST_LIST, HOME, NAVIGATION } from './navigation';
import { otherLanguage } from './other-language';
import { UserMenu } from './UserMenu';

const PagesDrawer = lazy(() => import('./PagesDrawer'));

const groundLook = {
  bgcolor: 'background.default',
  color: 'text.primary',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
};

/** The bar with name, pages, bell and user menu; on phones the pages are in a drawer. */
export function TopBar() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return (
    <AppBar position="sticky" elevation={0} color="transparent" sx={groundLook}>
      <Container maxWidth="xl" disableGutters>
        <Toolbar sx={barLook}>
          {narrow && <PagesButton />}
          <Brand />
          {narrow ? <Box sx={{ flex: 1 }} /> : <PagesBar />}
          <Waits />
          <BarActions />
          <Box className="makes-way">
            <FindAnyone narrow={narrow} />
          </Box>
          {!narrow && (
            <Box className="makes-way">
              <OtherLanguage />
            </Box>
          )}
          <Box className="makes-way">
            <OtherLight />
          </Box>
          <NotificationBell />
          <UserMenu withLanguages={narrow} />
        </Toolbar>
      </Container>
    </AppBar>
  );
}

const barLook = {
  gap: { xs: 0, sm: 0.5 },
  minHeight: { xs: 56, lg: 56 },
  px: { xs: 1, sm: 3 },
  '& .MuiIconButton-root': { color: 'text.secondary' },
};

/** While an answer is waited for longer than a moment, where there is room. */
function Waits() {
  if (!useLoading()) return null;
  return (
    <Box
      className="app-waits"
      sx={{ display: { xs: 'none', md: 'inline-flex' }, animation: 'app-loader 300ms 800ms both' }}
    >
      <CircularProgress color="inherit" size={16} thickness={6} sx={{ m: 1.5 }} />
    </Box>
  );
}

function OtherLight() {
  const label = useTranslate()('ra.action.toggle_theme');
  const [mode = storedMode(), setMode] = useTheme();
  return (
    <IconButton
      color="inherit"
      title={label}
      aria-label={label}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
}

function Brand() {
  const t = useTranslate();
  return (
    <Box
      component={Link}
      to={HOME}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        minHeight: 44,
        marginInlineEnd: { xs: 0.5, sm: 2 },
        color: 'primary.main',
        textDecoration: 'none',
      }}
    >
      <Mark />
      <Box component="span" sx={{ fontFamily: SERIF, fontSize: { xs: '1.25rem', sm: '1.375rem' }, fontWeight: 600 }}>
        {t('layout.brand')}
      </Box>
    </Box>
  );
}

function useCurrentEntry(): string | undefined {
  const { pathname } = useLocation();
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const guest = Object.keys(BELONGS_TO).find(under);
  if (guest) return BELONGS_TO[guest];
  return pathname === '/app' ? FIRST_LIST : NAVIGATION.find(({ to }) => under(to))?.to;
}

function PagesBar() {
  const t = useTranslate();
  const current = useCurrentEntry();
  return (
    <Box component="nav" aria-label={t('layout.main')} sx={{ display: 'flex', flex: 1, gap: 3, alignSelf: 'stretch' }}>
      {NAVIGATION.map(({ label, to }) => (
        <PageLink key={to} to={to} current={current} label={label} />
      ))}
    </Box>
  );
}

function PageLink({ to, current, label }: { to: string; current: string | undefined; label: string }) {
  const t = useTranslate();
  return (
    <Box
      component={Link}
      to={to}
      aria-current={to === current ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        color: 'text.secondary',
        fontSize: '1.0625rem',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        borderTop: '2px solid transparent',
        borderBottom: '2px solid',
        borderBottomColor: 'transparent',
        '&:hover': { color: 'text.primary' },
        '&[aria-current]': { color: 'primary.main', fontWeight: 600, borderBottomColor: 'secondary.light' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      {t(label)}
    </Box>
  );
}

/** The one other language, by its own name. */
function OtherLanguage() {
  const [locale, setLocale] = useLocaleState();
  const other = otherLanguage(locale);
  return (
    <Button
      color="inherit"
      lang={other.locale}
      onClick={() => setLocale(other.locale)}
      sx={{ fontWeight: 400, color: 'text.secondary' }}
    >
      {other.name}
    </Button>
  );
}

function PagesButton() {
  const t = useTranslate();
  const current = useCurrentEntry();
  const [open, setOpen] = useState(false);
  const everOpen = useEver(open);
  return (
    <>
      <IconButton color="inherit" edge="start" aria-label={t('ra.action.open_menu')} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      {everOpen && (
        <Part>
          <PagesDrawer open={open} current={current} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
