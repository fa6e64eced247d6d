import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { CoverageModule } from '../coverage/index.js';
import { DataQualityModule } from '../data-quality/index.js';
import { EmailsModule } from '../emails/index.js';
import { ImportsModule } from '../imports/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { RemindersModule } from '../reminders/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { BulkActionsController } from './bulk-actions.controller.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { KeptActions } from './kept-actions.js';
import { ManyImportRows } from './many-import-rows.js';
import { ManyLetters } from './many-letters.js';
import { MergesController } from './merges/merges.controller.js';
import { MergesService } from './merges/merges.service.js';
import { Selections } from './selections.service.js';

@Module({
  imports: [
    YahrzeitsModule,
    ContactsModule,
    CoverageModule,
    DataQualityModule,
    EmailsModule,
    ImportsModule,
    OrganizationsModule,
    RemindersModule,
  ],
  controllers: [BulkActionsController, MergesController],
  providers: [BulkActionsService, KeptActions, ManyImportRows, ManyLetters, MergesService, Selections],
})
export class BulkActionsModule {}
