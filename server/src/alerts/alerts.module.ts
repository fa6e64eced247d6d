import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { DailyDigest } from './daily-digest.js';
import { DigestController } from './digest.controller.js';
import { DiskWatch } from './disk-watch.js';
import { OrganizationChecks } from './organization-checks.js';
import { UnusualActs } from './unusual-acts.js';

/** What the house tells its staff by itself: in the bell, and once a day by email. */
@Module({
  imports: [NotificationsModule, EmailsModule],
  controllers: [DigestController],
  providers: [DiskWatch, OrganizationChecks, DailyDigest, UnusualActs],
  exports: [DiskWatch, OrganizationChecks, DailyDigest, UnusualActs],
})
export class AlertsModule {}
