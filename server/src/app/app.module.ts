import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../platform/audit/index.js';
import { ClockModule } from '../platform/clock/index.js';
import { ConfigModule, type Config } from '../platform/config/index.js';
import { dataSourceOptions } from '../platform/database/index.js';
import { HouseWorkModule } from '../platform/house-work/index.js';
import { IdempotencyModule } from '../platform/idempotency/index.js';
import { chooseQueueBackend, MonitorsModule, SharedConnectionModule } from '../platform/queues/index.js';
import { HeavyWorkModule } from '../platform/heavy-work/index.js';
import { PrivateAddressesModule } from '../platform/private-addresses/index.js';
import { TableFilesModule } from '../platform/table-files/index.js';
import { EndOfTraces } from '../platform/tracing/index.js';
import { RateLimitsModule } from '../platform/rate-limits/index.js';
import { AuthModule } from '../auth/index.js';
import { BulkActionsModule } from '../bulk-actions/index.js';
import { BillingModule } from '../billing/index.js';
import { CalendarLinksModule } from '../calendar-links/index.js';
import { ContactsModule } from '../contacts/index.js';
import { CoverageModule } from '../coverage/index.js';
import { CustomsModule } from '../customs/index.js';
import { DataQualityModule } from '../data-quality/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { EmailsModule } from '../emails/index.js';
import { ExportsModule } from '../exports/index.js';
import { HebcalModule } from '../hebcal/index.js';
import { HistoryModule } from '../history/index.js';
import { HoldsModule } from '../holds/index.js';
import { ImportsModule } from '../imports/index.js';
import { LooksModule } from '../looks/index.js';
import { MembersModule } from '../members/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OperationModule } from '../operation/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { PicturesModule } from '../pictures/index.js';
import { PreferencesModule } from '../preferences/index.js';
import { ActivityModule } from '../activity/index.js';
import { PrivacyModule } from '../privacy/index.js';
import { QueuesModule } from '../queues/index.js';
import { FirstYearModule } from '../first-year/index.js';
import { RememberersModule } from '../rememberers/index.js';
import { RemindersModule } from '../reminders/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { SenderDomainsModule } from '../sender-domains/index.js';
import { ServiceListModule } from '../service-list/index.js';
import { TemplatesModule } from '../templates/index.js';
import { ThisWeekModule } from '../this-week/index.js';
import { WebhooksModule } from '../webhooks/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { entities } from './entities.js';
import { HealthController } from './health.controller.js';
import { operatorConsole } from './operator-console.js';
import { Readiness } from './readiness.js';
import { SiteController } from './site.controller.js';
import { StatusController } from './status.controller.js';

/** In this order their routes are asked. */
const MODULES = [
  OrganizationsModule,
  AuthModule,
  BillingModule,
  // Before the lists: /yahrzeits/export is not the yahrzeit "export".
  ExportsModule,
  // Before emails: /emails/jobs is not the message "jobs".
  RemindersModule,
  LooksModule,
  MembersModule,
  HebcalModule,
  HistoryModule,
  WebhooksModule,
  ContactsModule,
  PicturesModule,
  TemplatesModule,
  NotificationsModule,
  YahrzeitsModule,
  ImportsModule,
  CalendarLinksModule,
  ServiceListModule,
  CoverageModule,
  HoldsModule,
  RememberersModule,
  FirstYearModule,
  CustomsModule,
  ThisWeekModule,
  BulkActionsModule,
  SenderDomainsModule,
  EmailsModule,
  PreferencesModule,
  ActivityModule,
  DeliveryModule,
  PrivacyModule,
  QueuesModule,
  SchedulingModule,
  DataQualityModule,
  OperationModule,
];

/** The whole house. Queues are registered always, their workers only where the role asks for them. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [...platformOf(config), ...MODULES, ...operatorConsole()],
      controllers: [HealthController, SiteController, StatusController],
      providers: [Readiness, EndOfTraces],
    };
  }
}

function platformOf(config: Config) {
  const connection = chooseQueueBackend(config);
  return [
    ConfigModule.with(config),
    ClockModule.shifted(config.CLOCK_SHIFT_SECONDS),
    AuditModule,
    PrivateAddressesModule,
    MonitorsModule,
    RateLimitsModule,
    HeavyWorkModule,
    TableFilesModule,
    HouseWorkModule,
    IdempotencyModule,
    TypeOrmModule.forRoot(
      dataSourceOptions(
        config.DATABASE_URL,
        entities,
        config.DATABASE_POOL,
        config.DATABASE_TIMEOUT_SECONDS,
        config.DATABASE_REPLICA_URL,
      ),
    ),
    SharedConnectionModule.with(connection),
    BullModule.forRoot({ connection, extraOptions: { manualRegistration: true } }),
    ScheduleModule.forRoot(),
  ];
}
