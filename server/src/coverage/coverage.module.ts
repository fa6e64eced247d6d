import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { RemindersModule } from '../reminders/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { CoverageController } from './coverage.controller.js';
import { CoverageFiles } from './coverage-files.js';
import { CoverageService } from './coverage.service.js';
import { LostService } from './lost.service.js';
import { PrintedFiles } from './printing/printed-files.js';
import { PrintingController } from './printing/printing.controller.js';
import { PrintingService } from './printing/printing.service.js';

@Module({
  imports: [ContactsModule, OrganizationsModule, RemindersModule, YahrzeitsModule],
  controllers: [CoverageController, PrintingController],
  providers: [CoverageService, CoverageFiles, LostService, PrintingService, PrintedFiles],
  exports: [CoverageFiles, CoverageService],
})
export class CoverageModule {}
