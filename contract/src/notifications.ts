import { z } from 'zod';
import { id, instant, listQuery } from './common.js';

export const notification = z.object({
  id,
  /** In English; `key` and `values` say the same in the reader's language (NOTIFICATION_WORDS). */
  title: z.string(),
  message: z.string(),
  key: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  severity: z.enum(['error', 'warning', 'info']),
  createdAt: instant,
  readAt: instant.nullable(),
  data: z.object({ actionUrl: z.string().optional() }).loose(),
});
export type Notification = z.infer<typeof notification>;

/** GET /notifications: under `notifications`, as the bell reads it, and under `data`, as lists do. */
export const notificationPage = z.object({
  notifications: z.array(notification),
  data: z.array(notification),
  total: z.int(),
});
export const notificationQuery = listQuery(['createdAt'], {
  unread: z.boolean().optional(),
  severity: z.enum(['error', 'warning', 'info']).optional(),
}).extend({ limit: z.coerce.number().int().min(1).max(100).optional() });

export const notificationStats = z.object({ unreadCount: z.int() });
export const markRead = z
  .object({ notificationIds: z.array(id).min(1).max(1000), markAll: z.literal(true) })
  .partial()
  .refine(({ notificationIds, markAll }) => notificationIds ?? markAll, {
    path: ['notificationIds'],
    message: 'is required, or markAll',
  });
