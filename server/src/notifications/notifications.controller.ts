import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { markRead, notificationPage, notificationQuery, notificationStats } from '@zikaron/contract';
import { z } from 'zod';
import { Recorded } from '../platform/audit/index.js';
import { Id, Operation } from '../platform/http/index.js';
import { May, Org, type OrganizationId } from '../platform/tenancy/index.js';
import { NotificationsService } from './notifications.service.js';

const done = z.object({ data: z.object({ unreadCount: z.int() }) });

@ApiTags('Notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Get()
  @Operation('listNotifications', 'Notifications, newest first', notificationPage)
  @May('notifications:read')
  list(@Org() org: OrganizationId, @Query({ schema: notificationQuery }) query: z.output<typeof notificationQuery>) {
    return this.notifications.list(org, query);
  }

  @Get('stats')
  @Operation('getNotificationStats', 'How many notifications are unread', notificationStats)
  @May('notifications:read')
  async stats(@Org() org: OrganizationId) {
    return { unreadCount: await this.notifications.unreadCount(org) };
  }

  @Post('mark-read')
  @Operation('markNotificationsRead', 'Mark notifications read', done)
  @Recorded('mark read', 'notification', ['notificationIds', 'markAll'])
  @May('notifications:write')
  async markRead(
    @Org() org: OrganizationId,
    @Body({ schema: markRead }) { notificationIds, markAll }: z.output<typeof markRead>,
  ) {
    await this.notifications.markRead(org, markAll ? 'all' : (notificationIds ?? []));
    return { data: { unreadCount: await this.notifications.unreadCount(org) } };
  }

  @Post(':id/dismiss')
  @Operation('dismissNotification', 'Dismiss a notification', done)
  @Recorded('dismiss', 'notification')
  @May('notifications:write')
  async dismiss(@Org() org: OrganizationId, @Id() notification: string) {
    await this.notifications.dismiss(org, notification);
    return { data: { unreadCount: await this.notifications.unreadCount(org) } };
  }
}
