import AccountCircle from '@mui/icons-material/AccountCircle';
import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button, Divider, Menu, MenuItem } from '@mui/material';
import { may } from '@zikaron/contract';
import { useState } from 'react';
import { useLocaleState, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account';
import { useIsOperator } from '../api/operator';
import { OPERATOR_MENU, USER_MENU } from './navigation';

/** The signed-in person's name, the pages that are about them and their congregation, and Logout. */
export function UserMenu({ withLanguages }: { withLanguages: boolean }) {
  const t = useTranslate();
  const logout = useLogout();
  const { data } = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const name = data?.currentUser.name || data?.currentUser.email;
  const isOperator = useIsOperator();
  const entries = [...USER_MENU, ...(isOperator ? OPERATOR_MENU : [])].filter(
    ({ needs }) => !needs || (data && may(data.currentUser.role, needs)),
  );
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ position: 'relative', minWidth: 44, gap: 1, px: { xs: 1, md: 1.5 } }}
      >
        <AccountCircle />
        <Box
          component="span"
          dir="auto"
          sx={{
            maxWidth: { xs: '1px', md: 170 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...narrowHides,
          }}
        >
          {name ?? t('layout.menu.user')}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disableScrollLock>
        {entries.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {t(label)}
          </MenuItem>
        ))}
        {withLanguages && <LanguageItem onDone={close} />}
        <Divider />
        <MenuItem onClick={() => void logout()}>
          <LogoutIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
          {t('ra.auth.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** On phones the name is for screen readers only. */
const narrowHides = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

function LanguageItem({ onDone }: { onDone: () => void }) {
  const [locale, setLocale] = useLocaleState();
  const other = locale === 'he' ? { locale: 'en', name: 'English' } : { locale: 'he', name: 'עברית' };
  const choose = () => {
    setLocale(other.locale);
    onDone();
  };
  return (
    <MenuItem lang={other.locale} onClick={choose}>
      {other.name}
    </MenuItem>
  );
}
