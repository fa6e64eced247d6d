import { Module } from '@nestjs/common';
import { CoverageModule } from '../coverage/index.js';
import { CustomsModule } from '../customs/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { ServiceListModule } from '../service-list/index.js';
import { ThisWeekController } from './this-week.controller.js';
import { ThisWeekService } from './this-week.service.js';

@Module({
  imports: [CoverageModule, CustomsModule, OrganizationsModule, ServiceListModule],
  controllers: [ThisWeekController],
  providers: [ThisWeekService],
})
export class ThisWeekModule {}
