import { Module } from '@nestjs/common';
import { ContactsModule } from '../contacts/index.js';
import { EmailsModule } from '../emails/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { TemplatesModule } from '../templates/index.js';
import { YahrzeitsModule } from '../yahrzeits/index.js';
import { EmailJobsController } from './email-jobs.controller.js';
import { EmailJobsService } from './email-jobs.service.js';
import { ForecastsController } from './forecasts.controller.js';
import { Forecasts } from './forecasts.js';
import { JobRuns } from './job-runs.js';
import { LetterPreviews } from './letters/letter-previews.js';
import { LetterRecordsService } from './letters/letter-records.service.js';
import { ManyJobs } from './many-jobs.js';
import { Nights } from './nights.js';
import { ObservanceLetters } from './letters/observance-letters.js';
import { OLD_RUNS } from './old-runs.js';
import { PaperLetters } from './letters/paper-letters.js';
import { Planner } from './planner.js';
import { ReleasesController } from './releases/releases.controller.js';
import { ReleasesService } from './releases/releases.service.js';
import { RunComparisons } from './run-comparisons.js';
import { RunMonitor } from './run-monitor.js';
import { RunsController } from './runs.controller.js';
import { TestLettersController } from './letters/test-letters.controller.js';

@Module({
  imports: [ContactsModule, OrganizationsModule, TemplatesModule, NotificationsModule, EmailsModule, YahrzeitsModule],
  controllers: [EmailJobsController, RunsController, TestLettersController, ForecastsController, ReleasesController],
  providers: [
    EmailJobsService,
    Forecasts,
    JobRuns,
    LetterPreviews,
    LetterRecordsService,
    ManyJobs,
    Nights,
    ObservanceLetters,
    ...OLD_RUNS,
    PaperLetters,
    Planner,
    ReleasesService,
    RunComparisons,
    RunMonitor,
  ],
  exports: [EmailJobsService, ManyJobs, Nights, PaperLetters],
})
export class RemindersModule {}
