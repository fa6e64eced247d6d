import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { OldNotifications } from './old-notifications.js';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, OldNotifications],
  exports: [NotificationsService],
})
export class NotificationsModule {}
