import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, Box, IconButton, Popover, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { NotificationItem } from './NotificationItem';
import { useNewest, useUnreadCount } from './use-notifications';

/** The bell: how many are unread ("99+" above 99), and the newest 20. */
export function NotificationBell() {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Bell open={anchor !== null} onOpen={setAnchor} />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('notifications.title'), sx: { width: 'min(440px, 94vw)' } },
        }}
      >
        <Newest onOpen={close} />
      </Popover>
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
const lineLook = { px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' };

function Newest({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate();
  const { data, error, isPending, refetch } = useNewest(true);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <LinkButton to="/app/notifications" onClick={onOpen} label={t('notifications.viewAll')} />
      </Box>
      {isPending && !error && <RowsSkeleton rows={3} />}
      {error && !data && <LoadError error={error} title={t('notifications.notRead')} onRetry={() => void refetch()} />}
      {data?.notifications.length === 0 && (
        <Typography sx={{ px: 2.5, pb: 3, pt: 1 }}>{t('notifications.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.notifications.map((notification) => (
          <Box component="li" key={notification.id} sx={lineLook}>
            <NotificationItem notification={notification} onOpen={onOpen} />
          </Box>
        ))}
      </Box>
    </>
  );
}
