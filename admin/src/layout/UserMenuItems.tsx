import CheckIcon from '@mui/icons-material/Check';
import LogoutIcon from '@mui/icons-material/Logout';
import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocaleState, useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccount } from '../api/account';
import { isLooking } from '../api/look';
import { switchOrganization } from '../api/organization';
import { useOrganizations } from '../api/organizations';
import type { useMenu } from '../lists/useMenu';
import type { MenuEntry } from './navigation';
import { otherLanguage } from './other-language';

interface UserMenuItemsProps {
  entries: MenuEntry[];
  menu: ReturnType<typeof useMenu>['menu'];
  withLanguages: boolean;
  onDone: () => void;
}

/** The pages that are about a person and their congregation, and Logout. */
export default function UserMenuItems({ entries, menu, withLanguages, onDone }: UserMenuItemsProps) {
  const { data } = useAccount();
  return (
    <Menu {...menu} disableScrollLock>
      <PageItems entries={entries} onDone={onDone} />
      <OrganizationItems current={data?.organization.id} open={menu.open} />
      {withLanguages && <LanguageItem onDone={onDone} />}
      <Divider />
      <LogoutItem />
    </Menu>
  );
}

function PageItems({ entries, onDone }: { entries: MenuEntry[]; onDone: () => void }) {
  const t = useTranslate();
  return entries.map(({ group, label, to }, at) => [
    group && group !== entries[at - 1]?.group && <GroupName key={group}>{t(`layout.menu.groups.${group}`)}</GroupName>,
    <MenuItem key={to} component={Link} to={to} onClick={onDone}>
      {t(label)}
    </MenuItem>,
  ]);
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
