import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { Crashes } from './crashes.js';
import { CrashesController } from './crashes.controller.js';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { OperatorOrganizations } from './operator-organizations.js';
import { OperatorController } from './operator.controller.js';
import { OperatorService } from './operator.service.js';

/** For the people who run the installation: figures for their instruments, and one page for their eyes. */
@Module({
  imports: [OrganizationsModule],
  controllers: [MetricsController, OperatorController, CrashesController],
  providers: [Crashes, Metrics, OperatorOrganizations, OperatorService],
  exports: [Crashes, Metrics],
})
export class OperationModule {}
