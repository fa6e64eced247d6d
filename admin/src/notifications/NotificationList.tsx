import { Box, Button, List, ListItem } from '@mui/material';
import type { Notification } from '@zikaron/contract';
import { BooleanInput, ResourceContextProvider, useListContext, useTranslate } from 'react-admin';
import { useMay } from '../api/account';
import { useAction } from '../forms/useAction';
import { EmptyState } from '../lists/EmptyState';
import { ListPage } from '../lists/ListPage';
import { DigestSwitch } from './DigestSwitch';
import { NotificationItem } from './NotificationItem';
import { useNotificationActions } from './use-notifications';
import { ChoiceFilter } from '../lists/Filters';
import { choicesOf } from '../observers/relationships';

/** `/app/notifications`: all of them, 20 a page. */
export function NotificationList() {
  const t = useTranslate();
  return (
    <ResourceContextProvider value="notifications">
      <ListPage
        title={t('notifications.title')}
        actions={<MarkAll />}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={[
          <ChoiceFilter
            key="severity"
            source="severity"
            alwaysOn
            label={t('notifications.severityLabel')}
            choices={choicesOf(['error', 'warning', 'info'], 'notifications.severity')}
            sx={{ minWidth: 150 }}
          />,
          <BooleanInput key="unread" source="unread" label={t('notifications.onlyUnread')} alwaysOn sx={apart} />,
        ]}
        empty={<EmptyState title={t('notifications.none')} text={t('notifications.noneText')} />}
        cards={<Rows />}
        below={<DigestSwitch />}
      >
        <Rows />
      </ListPage>
    </ResourceContextProvider>
  );
}

const apart = { marginInlineStart: 2 };

function MarkAll() {
  const t = useTranslate();
  const { markAllRead } = useNotificationActions();
  const { busy, act } = useAction();
  const mayPutAway = useMay('notifications:write');
  if (!mayPutAway) return null;
  const mark = () => void act(markAllRead, t('lists.failed'));
  return (
    <Button variant="outlined" disabled={busy} onClick={mark}>
      {t('notifications.markAll')}
    </Button>
  );
}

function Rows() {
  const { data = [] } = useListContext<Notification>();
  return (
    <List disablePadding>
      {data.map((notification) => (
        <ListItem
          key={notification.id}
          sx={{
            px: { xs: 2, sm: 3 },
            py: 2,
            borderTop: '1px solid',
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          <Box sx={{ width: '100%' }}>
            <NotificationItem notification={notification} />
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
