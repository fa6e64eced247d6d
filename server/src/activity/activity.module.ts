import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { ActivityController } from './activity.controller.js';

/** What was written, printed and changed about a record: it reads of every floor below, so it stands above them. */
@Module({
  imports: [ContactsModule, YahrzeitsModule],
  controllers: [ActivityController],
})
export class ActivityModule {}
