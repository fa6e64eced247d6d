import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { BulkAnalysisController } from './bulk-analysis.controller.js';
import { BulkAnalysisService } from './bulk-analysis.service.js';

/** What records lack for the letters that are made of them. */
@Module({
  imports: [ContactsModule, YahrzeitsModule, TemplatesModule],
  controllers: [BulkAnalysisController],
  providers: [BulkAnalysisService],
})
export class DataQualityModule {}
