import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/index.js';
import { BackupsModule } from '../backups/index.js';
import { BillingModule } from '../billing/index.js';
import { CustomsModule } from '../customs/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { EmailsModule } from '../emails/index.js';
import { HoldsModule } from '../holds/index.js';
import { HistoryModule } from '../history/index.js';
import { ImportsModule } from '../imports/index.js';
import { LooksModule } from '../looks/index.js';
import { MembersModule } from '../members/index.js';
import { OperationModule } from '../operation/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { RemindersModule } from '../reminders/index.js';
import { ServiceListModule } from '../service-list/index.js';
import { SenderDomainsModule } from '../sender-domains/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { Timetable } from './timetable.js';

/** `ScheduleModule.forRoot()` belongs to the app; the hours are kept only after `Timetable.start()`. */
@Module({
  imports: [
    OrganizationsModule,
    YahrzeitsModule,
    EmailsModule,
    DeliveryModule,
    SenderDomainsModule,
    TemplatesModule,
    ServiceListModule,
    RemindersModule,
    CustomsModule,
    AlertsModule,
    BackupsModule,
    BillingModule,
    HistoryModule,
    ImportsModule,
    HoldsModule,
    WebhooksModule,
    LooksModule,
    MembersModule,
    OperationModule,
  ],
  providers: [Timetable],
})
export class SchedulingModule {}
