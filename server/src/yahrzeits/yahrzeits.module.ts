import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { HebcalModule } from '../hebcal/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { FamiliesController } from './families.controller.js';
import { ManyObservers } from './many-observers.js';
import { ManyYahrzeits } from './many-yahrzeits.js';
import { ObserversController } from './observers.controller.js';
import { ObserversService } from './observers.service.js';
import { OccurrencesService } from './occurrences.service.js';
import { ReadingPlaces } from './reading-places.js';
import { StandingReminders } from './standing-reminders.js';
import { TypedDatesService } from './typed-dates.service.js';
import { YahrzeitMergeService } from './yahrzeit-merge.service.js';
import { YahrzeitsController } from './yahrzeits.controller.js';
import { YahrzeitsService } from './yahrzeits.service.js';

@Module({
  imports: [ContactsModule, HebcalModule, OrganizationsModule],
  controllers: [YahrzeitsController, ObserversController, FamiliesController],
  providers: [
    YahrzeitsService,
    YahrzeitMergeService,
    ObserversService,
    ManyObservers,
    ManyYahrzeits,
    OccurrencesService,
    ReadingPlaces,
    StandingReminders,
    TypedDatesService,
  ],
  exports: [
    YahrzeitsService,
    YahrzeitMergeService,
    ObserversService,
    OccurrencesService,
    ReadingPlaces,
    StandingReminders,
    ManyObservers,
    ManyYahrzeits,
  ],
})
export class YahrzeitsModule {}
