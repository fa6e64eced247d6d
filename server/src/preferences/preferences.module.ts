import { Module } from '@nestjs/common';
import { CalendarLinksModule } from '../calendar-links/index.js';
import { ContactsModule } from '../contacts/index.js';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { ServiceListModule } from '../service-list/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { AnswerController } from './answers/answer.controller.js';
import { AnswerServices } from './answers/answer-services.js';
import { ResponsesController } from './answers/responses.controller.js';
import { ResponsesService } from './answers/responses.service.js';
import { FamilyPages } from './family-pages.js';
import { LinkLimits } from './link-limits.js';
import { OfficeMessages } from './office-messages.service.js';
import { PreferencesController } from './preferences.controller.js';
import { PreferencesService } from './preferences.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeService } from './unsubscribe.service.js';
import { Visits } from './visits.service.js';
import { WhoRemembersController } from './who-remembers/who-remembers.controller.js';
import { WhoRemembersService } from './who-remembers/who-remembers.service.js';

/** What whoever has a letter may do by its links, without an account. */
@Module({
  imports: [
    CalendarLinksModule,
    ContactsModule,
    EmailsModule,
    NotificationsModule,
    OrganizationsModule,
    ServiceListModule,
    YahrzeitsModule,
  ],
  controllers: [
    AnswerController,
    ResponsesController,
    PreferencesController,
    UnsubscribeController,
    WhoRemembersController,
  ],
  providers: [
    AnswerServices,
    FamilyPages,
    ResponsesService,
    LinkLimits,
    OfficeMessages,
    PreferencesService,
    UnsubscribeService,
    Visits,
    WhoRemembersService,
  ],
})
export class PreferencesModule {}
