import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { CoverageModule } from '../coverage/index.js';
import { EmailsModule } from '../emails/index.js';
import { ImportsModule } from '../imports/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { RemindersModule } from '../reminders/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { Archive } from './archive.js';
import { ChosenExportsController } from './chosen-exports.controller.js';
import { ExportFiles } from './export-files.js';
import { ExportsController } from './exports.controller.js';
import { LetterExports } from './letter-exports.js';
import { RecordExports } from './record-exports.js';
import { Restoration } from './restore/restoration.js';
import { RestoreController } from './restore/restore.controller.js';
import { SheetLinksController } from './sheet-links.controller.js';
import { SheetLinksService } from './sheet-links.service.js';

@Module({
  imports: [
    OrganizationsModule,
    NotificationsModule,
    ContactsModule,
    CoverageModule,
    YahrzeitsModule,
    ImportsModule,
    // Before emails, as its routes are.
    RemindersModule,
    EmailsModule,
    TemplatesModule,
  ],
  controllers: [ExportsController, ChosenExportsController, RestoreController, SheetLinksController],
  providers: [Archive, ExportFiles, LetterExports, RecordExports, Restoration, SheetLinksService],
})
export class ExportsModule {}
