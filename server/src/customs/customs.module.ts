import { BullModule } from '@nestjs/bullmq';
import { Module, type OnModuleInit } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { DateSettings, OrganizationsModule } from '../organizations/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { CustomsController } from './customs.controller.js';
import { CustomsPreviewService } from './customs-preview.service.js';
import { DatesController } from './dates.controller.js';
import { DatesMonitor } from './dates-monitor.js';
import { DatesQueue, observanceDates } from './dates-queue.js';
import { DatesWork } from './dates-work.js';
import { DatesWorker } from './dates.worker.js';
import { LeapYearService } from './leap-year.service.js';

@Module({
  imports: [
    OrganizationsModule,
    YahrzeitsModule,
    NotificationsModule,
    BullModule.registerQueue({ name: observanceDates.name }),
  ],
  controllers: [CustomsController, DatesController],
  providers: [CustomsPreviewService, LeapYearService, DatesQueue, DatesWork, DatesWorker, DatesMonitor],
  exports: [LeapYearService, DatesWork],
})
export class CustomsModule implements OnModuleInit {
  constructor(
    private readonly settings: DateSettings,
    private readonly queue: DatesQueue,
  ) {}

  onModuleInit(): void {
    this.settings.whenSettingsChange((org) => this.queue.announce(org));
  }
}
