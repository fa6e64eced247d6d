import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { ReadingsService } from './readings.service.js';
import { ServiceListController } from './service-list.controller.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsController } from './service-settings.controller.js';
import { ServiceSettingsService } from './service-settings.service.js';

@Module({
  imports: [OrganizationsModule],
  controllers: [ServiceListController, ServiceSettingsController],
  providers: [ServiceListService, ServiceSettingsService, ReadingsService],
  exports: [ServiceListService],
})
export class ServiceListModule {}
