import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { CustomsController } from './customs.controller.js';
import { CustomsPreviewService } from './customs-preview.service.js';
import { LeapYearService } from './leap-year.service.js';

@Module({
  imports: [OrganizationsModule, YahrzeitsModule, NotificationsModule],
  controllers: [CustomsController],
  providers: [CustomsPreviewService, LeapYearService],
  exports: [LeapYearService],
})
export class CustomsModule {}
