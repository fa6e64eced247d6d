import { Box, Button } from '@mui/material';
import type { Notification } from '@zikaron/contract';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NotificationItem } from '../notifications/NotificationItem';
import { Nothing, Panel } from './Panel';

export function RecentNotifications({ notifications }: { notifications: Notification[] }) {
  const t = useTranslate();
  return (
    <Panel
      title={t('dataQuality.recent')}
      beside={
        <Button component={Link} to="/app/notifications">
          {t('dataQuality.viewAll')}
        </Button>
      }
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
