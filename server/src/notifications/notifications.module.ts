import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { OLD_NOTIFICATIONS } from './old-notifications.js';

@Module({
  controllers: [NotificationsController],
  providers: [NotificationsService, OLD_NOTIFICATIONS],
  exports: [NotificationsService],
})
export class NotificationsModule {}
