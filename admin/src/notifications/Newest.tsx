import { Box, Popover, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';
import { LoadError } from '../lists/LoadError';
import { RowsSkeleton } from '../lists/skeletons';
import { NotificationItem } from './NotificationItem';
import { useNewest } from './use-notifications';

/** The newest 20, below the bell. */
export default function Newest({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('notifications.title'), sx: { width: 'min(440px, 94vw)' } },
      }}
    >
      <Lines onOpen={onClose} />
    </Popover>
  );
}

const lineLook = { px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' };

function Lines({ onOpen }: { onOpen: () => void }) {
  const t = useTranslate();
  const { data, error, isPending, refetch } = useNewest(true);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <LinkButton to="/app/notifications" onClick={onOpen} label={t('lists.words.viewAll')} />
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
