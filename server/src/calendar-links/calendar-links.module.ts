import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { CalendarLinksController } from './calendar-links.controller.js';
import { CalendarLinksService } from './calendar-links.service.js';
import { CalendarsService } from './calendars.service.js';

@Module({
  imports: [OrganizationsModule, ContactsModule, YahrzeitsModule],
  controllers: [CalendarLinksController],
  providers: [CalendarLinksService, CalendarsService],
  exports: [CalendarLinksService, CalendarsService],
})
export class CalendarLinksModule {}
