import { Module, type OnModuleInit } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { ReadingPlaces, YahrzeitsModule } from '../yahrzeits/index.js';
import { CalledNamesController } from './called-names.controller.js';
import { CalledNamesService } from './called-names.service.js';
import { ListIssuesController } from './list-issues.controller.js';
import { ListIssuesService } from './list-issues.service.js';
import { ListEditorsService } from './list-editors.service.js';
import { ListLinksController } from './list-links.controller.js';
import { ListLinksService } from './list-links.service.js';
import { PublicListsService } from './public-lists.service.js';
import { ReadingsService } from './readings.service.js';
import { PulpitPacksService } from './pulpit-packs.service.js';
import { PulpitReadersService } from './pulpit-readers.service.js';
import { ServiceListController } from './service-list.controller.js';
import { ServiceListService } from './service-list.service.js';
import { ServiceSettingsController } from './service-settings.controller.js';
import { ServiceSettingsService } from './service-settings.service.js';

@Module({
  imports: [ContactsModule, EmailsModule, NotificationsModule, OrganizationsModule, YahrzeitsModule],
  controllers: [
    ServiceListController,
    ServiceSettingsController,
    ListLinksController,
    CalledNamesController,
    ListIssuesController,
  ],
  providers: [
    ServiceListService,
    ServiceSettingsService,
    ReadingsService,
    ListLinksService,
    PublicListsService,
    CalledNamesService,
    ListIssuesService,
    PulpitPacksService,
    PulpitReadersService,
    ListEditorsService,
  ],
  exports: [ServiceListService, ListIssuesService, ListEditorsService, PulpitPacksService, PulpitReadersService],
})
export class ServiceListModule implements OnModuleInit {
  constructor(
    private readonly places: ReadingPlaces,
    private readonly lists: ServiceListService,
  ) {}

  onModuleInit(): void {
    this.places.foundBy((org, asked) => this.lists.placesOf(org, asked));
  }
}
