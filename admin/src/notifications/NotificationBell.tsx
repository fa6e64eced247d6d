import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Part } from '../crash/Part';
import { useEver } from '../lists/useEver';
import { useUnreadCount } from './use-notifications';

const Newest = lazy(() => import('./Newest'));

/** The bell: how many are unread ("99+" above 99), and the newest 20. */
export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEver(anchor !== null);
  return (
    <>
      <Bell open={anchor !== null} onOpen={setAnchor} />
      {everOpen && (
        <Part>
          <Newest anchor={anchor} onClose={() => setAnchor(null)} />
        </Part>
      )}
    </>
  );
}

function Bell({ open, onOpen }: { open: boolean; onOpen: (anchor: HTMLElement) => void }) {
  const t = useTranslate();
  const unread = useUnreadCount();
  return (
    <IconButton
      color="inherit"
      aria-label={t('notifications.bell', { smart_count: unread })}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Badge badgeContent={unread} max={99} sx={{ '& .MuiBadge-badge': countLook }}>
        <BellIcon />
      </Badge>
    </IconButton>
  );
}

const countLook = { bgcolor: 'primary.main', color: 'primary.contrastText', fontSize: '.875rem' };
