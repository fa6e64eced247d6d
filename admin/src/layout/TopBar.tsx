import MenuIcon from '@mui/icons-material/Menu';
import {
  AppBar,
  Box,
  Container,
  Drawer,
  IconButton,
  List,
  ListItemButton,
  ListItemText,
  Toolbar,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { LoadingIndicator, LocalesMenuButton, ToggleThemeButton, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { NotificationBell } from '../notifications/NotificationBell';
import { SERIF } from '../theme/tokens';
import { Flame } from './Flame';
import { BELONGS_TO, NAVIGATION } from './navigation';
import { UserMenu } from './UserMenu';

/** The bar with name, pages, bell and user menu; on phones the pages are in a drawer. */
export function TopBar() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'));
  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={(theme) => ({
        backgroundImage: 'none',
        backgroundColor: theme.palette.mode === 'dark' ? '#18222e' : '#1d3b5c',
        color: '#fff',
        borderBottom: `1px solid ${theme.palette.mode === 'dark' ? '#323c49' : '#12263d'}`,
        '& :focus-visible': { outlineColor: '#f2c879' },
      })}
    >
      <Container maxWidth="xl" disableGutters>
        <Toolbar sx={{ gap: { xs: 0, sm: 1 }, minHeight: { xs: 60, lg: 68 }, px: { xs: 1, sm: 3 } }}>
          {narrow && <PagesDrawer />}
          <Brand />
          {narrow ? <Box sx={{ flex: 1 }} /> : <PagesBar />}
          <LoadingIndicator sx={{ display: { xs: 'none', md: 'inline-flex' } }} />
          {!narrow && <LocalesMenuButton />}
          <ToggleThemeButton />
          <NotificationBell />
          <UserMenu withLanguages={narrow} />
        </Toolbar>
      </Container>
    </AppBar>
  );
}

function Brand() {
  const t = useTranslate();
  return (
    <Box
      component={Link}
      to="/app"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.25 },
        minHeight: 44,
        marginInlineEnd: { xs: 0.5, sm: 2 },
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      <Flame on="ink" />
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
  return pathname === '/app' ? NAVIGATION[0]?.to : NAVIGATION.find(({ to }) => under(to))?.to;
}

function PagesBar() {
  const t = useTranslate();
  const current = useCurrentEntry();
  return (
    <Box component="nav" aria-label={t('layout.main')} sx={{ display: 'flex', flex: 1, gap: 0.25 }}>
      {NAVIGATION.map(({ label, to }) => (
        <Box
          key={to}
          component={Link}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          sx={{
            px: 1.5,
            py: 1.25,
            borderRadius: 2,
            color: '#e6edf5',
            fontWeight: 500,
            fontSize: '1rem',
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            '&:hover': { bgcolor: 'rgba(255,255,255,.08)' },
            '&[aria-current]': {
              color: '#fff',
              fontWeight: 650,
              bgcolor: 'rgba(255,255,255,.14)',
              boxShadow: 'inset 0 -3px 0 #f2c879',
            },
          }}
        >
          {t(label)}
        </Box>
      ))}
    </Box>
  );
}

function PagesDrawer() {
  const t = useTranslate();
  const current = useCurrentEntry();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton color="inherit" edge="start" aria-label={t('ra.action.open_menu')} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': t('layout.main') } }}>
        <List component="nav" aria-label={t('layout.main')} sx={{ width: 280, pt: 2 }}>
          {NAVIGATION.map(({ label, to }) => (
            <ListItemButton
              key={to}
              component={Link}
              to={to}
              selected={to === current}
              aria-current={to === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
              sx={{ minHeight: 52, px: 3 }}
            >
              <ListItemText primary={t(label)} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </>
  );
}
