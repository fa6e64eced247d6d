import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { RemindersModule } from '../reminders/index.js';
import { Crashes } from './crashes.js';
import { CrashesController } from './crashes.controller.js';
import { HowItStands } from './how-it-stands.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { OperatorOrganizations } from './operator-organizations.js';
import { OperatorController } from './operator.controller.js';
import { OperatorMail } from './operator-mail.js';
import { OperatorService } from './operator.service.js';

/** For the people who run the installation: figures for their instruments, and one page for their eyes. */
@Module({
  imports: [EmailsModule, OrganizationsModule, RemindersModule],
  controllers: [MetricsController, OperatorController, CrashesController],
  providers: [Crashes, HowItStands, Metrics, OperatorMail, OperatorOrganizations, OperatorService],
  exports: [Crashes, HowItStands, Metrics, OperatorMail, OperatorOrganizations],
})
export class OperationModule {}
