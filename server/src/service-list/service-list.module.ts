import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { ListLinksController } from './list-links.controller.js';
import { ListLinksService } from './list-links.service.js';
import { PublicListsService } from './public-lists.service.js';
import { ReadingsService } from './readings.service.js';
import { ServiceListController } from './service-list.controller.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsController } from './service-settings.controller.js';
import { ServiceSettingsService } from './service-settings.service.js';

@Module({
  imports: [OrganizationsModule],
  controllers: [ServiceListController, ServiceSettingsController, ListLinksController],
  providers: [ServiceListService, ServiceSettingsService, ReadingsService, ListLinksService, PublicListsService],
  exports: [ServiceListService],
})
export class ServiceListModule {}
