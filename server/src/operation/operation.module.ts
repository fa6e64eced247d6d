import { Module } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsController } from './metrics.controller.js';
import { OperatorController } from './operator.controller.js';
import { OperatorService } from './operator.service.js';

/** For the people who run the installation: figures for their instruments, and one page for their eyes. */
@Module({ controllers: [MetricsController, OperatorController], providers: [Metrics, OperatorService] })
export class OperationModule {}
