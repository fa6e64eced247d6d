import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { NAMES_THAT_SOMEBODY_TYPED } from '../platform/outward-calls/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { BroughtFiles } from './understand/brought-file.js';
import { ImportMendings } from './import-mending.js';
import { ImportMonitor } from './import-monitor.js';
import { ImportQueue, importWork } from './import-queue.js';
import { ImportWork } from './import-work.js';
import { ImportWorker } from './import.worker.js';
import { ImportWriting } from './write/import-writing.js';
import { ImportsController } from './imports.controller.js';
import { KeptImports } from './kept-imports.js';
import { ImportsService } from './imports.service.js';
import { LearnedPresetsController } from './learned/learned-presets.controller.js';
import { LearnedPresetsService } from './learned/learned-presets.service.js';
import { ManyRows } from './many-rows.js';
import { OldLists } from './old-lists.js';
import { ImportSourcesController } from './sources/import-sources.controller.js';
import { ImportSourcesService } from './sources/import-sources.service.js';
import { SourceRuns } from './sources/source-runs.js';
import { PhotographsController } from './photographs/photographs.controller.js';
import { PhotographsService } from './photographs/photographs.service.js';
import { PlatesService } from './photographs/plates.service.js';

@Module({
  imports: [
    ContactsModule,
    OrganizationsModule,
    NotificationsModule,
    YahrzeitsModule,
    BullModule.registerQueue({ name: importWork.name }),
  ],
  controllers: [ImportsController, ImportSourcesController, LearnedPresetsController, PhotographsController],
  providers: [
    ImportsService,
    ImportMendings,
    ManyRows,
    KeptImports,
    BroughtFiles,
    ImportQueue,
    ImportWork,
    ImportWorker,
    ImportWriting,
    ImportMonitor,
    LearnedPresetsService,
    ImportSourcesService,
    SourceRuns,
    NAMES_THAT_SOMEBODY_TYPED,
    PhotographsService,
    PlatesService,
    OldLists,
  ],
  exports: [ImportsService, ImportWork, ManyRows, PhotographsService, SourceRuns],
})
export class ImportsModule {}
