import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import { Box, Button } from '@mui/material';
import { may } from '@zikaron/contract';
import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import { useAccount } from '../api/account';
import { isLooking } from '../api/look';
import { useIsOperator } from '../api/operator';
import { Part } from '../crash/Part';
import { useEver } from '../lists/useEver';
import { useMenu } from '../lists/useMenu';
import { OPERATOR_MENU, USER_MENU } from './navigation';

const UserMenuItems = lazy(() => import('./UserMenuItems'));

/** The signed-in person's name, the pages that are about them and their congregation, and Logout. */
export function UserMenu({ withLanguages }: { withLanguages: boolean }) {
  // Whether they run the installation is known before the menu opens, so that it opens whole.
  const entries = useEntries();
  const { open, close, menu } = useMenu();
  const everOpen = useEver(menu.open);
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
      {everOpen && (
        <Part>
          <UserMenuItems entries={entries} menu={menu} withLanguages={withLanguages} onDone={close} />
        </Part>
      )}
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

/** On phones the name is for screen readers only. */
const narrowHides = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;
