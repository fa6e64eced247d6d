import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { ContactMergeService } from './contact-merge.service.js';
import { ManyContacts } from './many-contacts.js';
import { Merges } from './merges.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  imports: [NotificationsModule, OrganizationsModule],
  controllers: [ContactsController],
  providers: [ContactsService, ContactMergeService, ManyContacts, Merges],
  exports: [ContactsService, ContactMergeService, ManyContacts, Merges],
})
export class ContactsModule {}
