import { Module } from '@nestjs/common';
import { ContactMergeService } from './contact-merge.service.js';
import { ContactMerges } from './contact-merges.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';

@Module({
  controllers: [ContactsController],
  providers: [ContactsService, ContactMergeService, ContactMerges],
  exports: [ContactsService, ContactMerges],
})
export class ContactsModule {}
