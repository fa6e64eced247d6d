import type { Notification } from '@zikaron/contract';
import { ASKED_AGAIN } from '../api/freshness';
import { call } from '../api/http';
import { useAnswer } from '../api/useAnswer';
import { useDone } from '../forms/useChange';

/** The unread count, asked every 30 s. */
export const useUnreadCount = (): number =>
  useAnswer<{ unreadCount: number }>(['notifications', 'stats'], '/notifications/stats', {
    refetchInterval: ASKED_AGAIN.unread,
  }).data?.unreadCount ?? 0;

/** The newest 20, asked every 15 s while the panel is open. */
export const useNewest = (open: boolean) =>
  useAnswer<{ notifications: Notification[] }>(['notifications', 'newest'], '/notifications?limit=20', {
    enabled: open,
    refetchInterval: ASKED_AGAIN.notifications,
    staleTime: 0,
  });

export function useNotificationActions() {
  const done = useDone(['notifications']);
  const post = async (path: string, body: unknown = {}) => {
    await call(`/notifications/${path}`, { method: 'POST', body });
    await done();
  };
  return {
    markRead: (ids: string[]) => post('mark-read', { notificationIds: ids }),
    markAllRead: () => post('mark-read', { markAll: true }),
    dismiss: (id: string) => post(`${id}/dismiss`),
  };
}
