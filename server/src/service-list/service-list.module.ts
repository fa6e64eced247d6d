import { Module, type OnModuleInit } from '@nestjs/common';
import { ContactsModule, Merges } from '../contacts/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { ListLinksController } from './list-links.controller.js';
import { ListLinksService } from './list-links.service.js';
import { mergeReadings } from './merge-readings.js';
import { PublicListsService } from './public-lists.service.js';
import { ReadingsService } from './readings.service.js';
import { ServiceListController } from './service-list.controller.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsController } from './service-settings.controller.js';
import { ServiceSettingsService } from './service-settings.service.js';

@Module({
  imports: [ContactsModule, OrganizationsModule],
  controllers: [ServiceListController, ServiceSettingsController, ListLinksController],
  providers: [ServiceListService, ServiceSettingsService, ReadingsService, ListLinksService, PublicListsService],
  exports: [ServiceListService],
})
export class ServiceListModule implements OnModuleInit {
  constructor(private readonly merges: Merges) {}

  onModuleInit(): void {
    this.merges.whenMerged(mergeReadings);
  }
}
