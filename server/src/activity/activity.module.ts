import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { ContactDetailsController } from './contact-details.controller.js';
import { YahrzeitActivityController } from './yahrzeit-activity.controller.js';

/** What was written, printed and changed about a record: it reads of every floor below, so it stands above them. */
@Module({
  imports: [ContactsModule, YahrzeitsModule],
  controllers: [YahrzeitActivityController, ContactDetailsController],
})
export class ActivityModule {}
