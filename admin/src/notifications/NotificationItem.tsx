import { Box, Button } from '@mui/material';
import type { Notification } from '@zikaron/contract';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../api/account';
import { safeNext } from '../api/safe-next';
import { useSaying } from '../api/useSaying';
import { Ago, useTimezone } from '../dates/When';
import { useAction } from '../forms/useAction';
import { StatusChip } from '../lists/Cells';
import { Quiet } from '../theme/Quiet';
import type { Tone } from '../theme/tokens';
import { useNotificationActions } from './use-notifications';
import { written } from './written';

const TONES: Record<Notification['severity'], Tone> = { error: 'danger', warning: 'care', info: 'calm' };

/** One notification: what happened, what to do, and putting it away. */
export function NotificationItem({ notification, onOpen }: { notification: Notification; onOpen?: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const { key, values, readAt, data } = notification;
  const filling = written(values, locale, useTimezone(), useSaying());
  const said = (part: 'title' | 'message') => t(`told.${key ?? ''}.${part}`, { ...filling, _: notification[part] });
  /** A sentence of ours runs as its language does, also when it begins with a name; one kept as it was written, by itself. */
  const dir = key ? undefined : 'auto';
  const actionUrl = safeNext(data.actionUrl ?? null);
  const mayPutAway = useMay('notifications:write');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <HowAndWhen notification={notification} />
      <Box dir={dir} sx={{ fontWeight: readAt ? 500 : 700 }}>
        {actionUrl ? (
          <Box component={Link} to={actionUrl} onClick={onOpen} sx={{ color: 'primary.main' }}>
            {said('title')}
          </Box>
        ) : (
          said('title')
        )}
      </Box>
      <Box dir={dir} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {said('message')}
      </Box>
      {mayPutAway && <Buttons notification={notification} />}
    </Box>
  );
}

function HowAndWhen({ notification: { severity, readAt, createdAt } }: { notification: Notification }) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <StatusChip tone={TONES[severity]}>{t(`notifications.severity.${severity}`)}</StatusChip>
      {!readAt && (
        <Box sx={{ fontWeight: 700, fontSize: '.9375rem', color: 'primary.main' }}>{t('notifications.unread')}</Box>
      )}
      <Quiet sx={{ marginInlineStart: 'auto' }}>
        <Ago at={createdAt} />
      </Quiet>
    </Box>
  );
}

function Buttons({ notification: { id, readAt } }: { notification: Notification }) {
  const t = useTranslate();
  const { markRead, dismiss } = useNotificationActions();
  const { busy, act } = useAction();
  const failed = t('lists.failed');
  return (
    <Box>
      {!readAt && (
        <Button size="small" disabled={busy} onClick={() => void act(() => markRead([id]), failed)}>
          {t('notifications.markRead')}
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={() => void act(() => dismiss(id), failed)}>
        {t('notifications.dismiss')}
      </Button>
    </Box>
  );
}
