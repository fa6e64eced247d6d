import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { CoverageModule } from '../coverage/index.js';
import { DataQualityModule } from '../data-quality/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { BulkActionsController } from './bulk-actions.controller.js';
import { BulkActionsService } from './bulk-actions.service.js';
import { Selections } from './selections.service.js';

@Module({
  imports: [YahrzeitsModule, ContactsModule, CoverageModule, DataQualityModule],
  controllers: [BulkActionsController],
  providers: [BulkActionsService, Selections],
})
export class BulkActionsModule {}
