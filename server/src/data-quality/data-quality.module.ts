import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { BulkAnalysisController } from './bulk-analysis.controller.js';
import { BulkAnalysisService } from './bulk-analysis.service.js';
import { DateProblemsService } from './date-problems.service.js';
import { DuplicatesService } from './duplicates.service.js';
import { LackingRecordsService } from './lacking-records.service.js';
import { RecordsController } from './records.controller.js';
import { SummariesController } from './summaries.controller.js';
import { SummariesService } from './summaries.service.js';

/** What records lack for the letters that are made of them, and how the letters fared that were sent. */
@Module({
  imports: [OrganizationsModule, NotificationsModule, ContactsModule, YahrzeitsModule, TemplatesModule],
  controllers: [BulkAnalysisController, SummariesController, RecordsController],
  providers: [BulkAnalysisService, SummariesService, LackingRecordsService, DateProblemsService, DuplicatesService],
  exports: [DateProblemsService],
})
export class DataQualityModule {}
