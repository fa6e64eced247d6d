import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import CheckIcon from '@mui/icons-material/Check';
import LogoutIcon from '@mui/icons-material/Logout';
import { Box, Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { may } from '@zikaron/contract';
import type { ReactNode } from 'react';
import { useLocaleState, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account';
import { useIsOperator } from '../api/operator';
import { isLooking } from '../api/look';
import { switchOrganization } from '../api/organization';
import { useOrganizations } from '../api/organizations';
import { useMenu } from '../lists/useMenu';
import { OPERATOR_MENU, USER_MENU } from './navigation';

/** The signed-in person's name, the pages that are about them and their congregation, and Logout. */
export function UserMenu({ withLanguages }: { withLanguages: boolean }) {
  const { data } = useAccount();
  // Whether they run the installation is known before the menu opens, so that it opens whole.
  const entries = useEntries();
  const { open, close, menu } = useMenu();
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={open}
        sx={{ position: 'relative', minWidth: 44, px: { xs: 1, md: 1.5 }, fontWeight: 400, color: 'text.secondary' }}
      >
        <AccountCircle sx={{ display: { md: 'none' } }} />
        <UserName />
      </Button>
      <Menu {...menu} disableScrollLock>
        <PageItems entries={entries} onDone={close} />
        <OrganizationItems current={data?.organization.id} open={menu.open} />
        {withLanguages && <LanguageItem onDone={close} />}
        <Divider />
        <LogoutItem />
      </Menu>
    </>
  );
}

function useEntries() {
  const { data } = useAccount();
  const isOperator = useIsOperator();
  // Whoever looks into another congregation leaves it before they go anywhere of their own.
  const own = isLooking() ? USER_MENU.filter(({ to }) => to !== '/account') : USER_MENU;
  return [...own, ...(isOperator && !isLooking() ? OPERATOR_MENU : [])].filter(
    ({ needs }) => !needs || (data && may(data.currentUser.role, needs)),
  );
}

function PageItems({ entries, onDone }: { entries: ReturnType<typeof useEntries>; onDone: () => void }) {
  const t = useTranslate();
  return entries.map(({ group, label, to }, at) => [
    group && group !== entries[at - 1]?.group && <GroupName key={group}>{t(`layout.menu.groups.${group}`)}</GroupName>,
    <MenuItem key={to} component={Link} to={to} onClick={onDone}>
      {t(label)}
    </MenuItem>,
  ]);
}

function UserName() {
  const t = useTranslate();
  const user = useAccount().data?.currentUser;
  return (
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
      {user?.name || user?.email || t('layout.menu.user')}
    </Box>
  );
}

const GroupName = ({ children }: { children: ReactNode }) => (
  <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
    {children}
  </ListSubheader>
);

/** Of somebody who belongs to several organizations: which one this is, and the way to the others. */
function OrganizationItems({ current, open }: { current: string | undefined; open: boolean }) {
  const t = useTranslate();
  const { data = [] } = useOrganizations(open && !isLooking());
  if (data.length < 2) return null;
  return [
    <Divider key="divider" />,
    <GroupName key="title">{t('layout.menu.organization')}</GroupName>,
    ...data.map(({ id, name }) => (
      <MenuItem
        key={id}
        role="menuitemradio"
        aria-checked={id === current}
        selected={id === current}
        onClick={() => id !== current && switchOrganization(id)}
        sx={{ gap: 1 }}
      >
        <CheckIcon fontSize="small" sx={{ visibility: id === current ? 'visible' : 'hidden' }} />
        <span dir="auto">{name}</span>
      </MenuItem>
    )),
  ];
}

/** On phones the name is for screen readers only. */
const narrowHides = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

/** The one other language, by its own name. */
export const otherLanguage = (locale: string): { locale: string; name: string } =>
  locale === 'he' ? { locale: 'en', name: 'English' } : { locale: 'he', name: 'עברית' };

function LanguageItem({ onDone }: { onDone: () => void }) {
  const [locale, setLocale] = useLocaleState();
  const other = otherLanguage(locale);
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

function LogoutItem() {
  const t = useTranslate();
  const logout = useLogout();
  return (
    <MenuItem onClick={() => void logout()}>
      <LogoutIcon fontSize="small" sx={{ marginInlineEnd: 1 }} />
      {t('ra.auth.logout')}
    </MenuItem>
  );
}
