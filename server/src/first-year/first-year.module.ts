import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { HoldsModule } from '../holds/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { FirstYearController } from './first-year.controller.js';
import { FirstYearService } from './first-year.service.js';

/** A death in the congregation, and the way of those who mourn until the first yahrzeit. */
@Module({
  imports: [ContactsModule, HoldsModule, OrganizationsModule, YahrzeitsModule],
  controllers: [FirstYearController],
  providers: [FirstYearService],
  exports: [FirstYearService],
})
export class FirstYearModule {}
