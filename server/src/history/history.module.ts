import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/index.js';
import { HistoryController } from './history.controller.js';
import { HistorySeals } from './history-seals.service.js';
import { HistoryService } from './history.service.js';
import { OLD_ACTS } from './old-acts.js';

/** The trail of a whole organization, for its managers. */
@Module({
  imports: [OrganizationsModule],
  controllers: [HistoryController],
  providers: [HistoryService, HistorySeals, OLD_ACTS],
  exports: [HistorySeals],
})
export class HistoryModule {}
