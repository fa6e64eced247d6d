import { Box } from '@mui/material';
import type { Notification } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { LinkButton } from '../lists/LinkButton';
import { NotificationItem } from '../notifications/NotificationItem';
import { Nothing, Panel } from './Panel';

export function RecentNotifications({ notifications }: { notifications: Notification[] }) {
  const t = useTranslate();
  return (
    <Panel
      title={t('dataQuality.recent')}
      beside={<LinkButton to="/app/notifications" label={t('lists.words.viewAll')} />}
    >
      {notifications.length === 0 && <Nothing>{t('dataQuality.noRecent')}</Nothing>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notifications.map((notification) => (
          <Box component="li" key={notification.id} sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
            <NotificationItem notification={notification} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
