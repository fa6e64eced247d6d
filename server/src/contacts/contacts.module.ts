import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { ContactMergeService } from './contact-merge.service.js';
import { Merges } from './merges.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [NotificationsModule],
  controllers: [ContactsController],
  providers: [ContactsService, ContactMergeService, Merges],
  exports: [ContactsService, ContactMergeService, Merges],
})
export class ContactsModule {}
