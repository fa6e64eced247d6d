import { Injectable } from '@nestjs/common';
import { Cron, SchedulerRegistry, type CronOptions } from '@nestjs/schedule';
import { DailyDigest, DiskWatch, OrganizationChecks, UnusualActs } from '../alerts/index.js';
import { Backups } from '../backups/index.js';
import { Overage, Subscriptions, Webhooks } from '../billing/index.js';
import { DatesWork, LeapYearService } from '../customs/index.js';
import { BounceMailbox, DeliveryUpkeep } from '../delivery/index.js';
import { RelayReach, Sweep } from '../emails/index.js';
import { Looks } from '../looks/index.js';
import { DeletionLetters, DeletionService } from '../members/index.js';
import { HistorySeals } from '../history/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { HeldLetters } from '../holds/index.js';
import { ImportWork, PhotographsService, SourceRuns } from '../imports/index.js';
import { HouseWork, Retention } from '../platform/house-work/index.js';
import { Crashes } from '../operation/index.js';
import { Idempotency } from '../platform/idempotency/index.js';
import { RateLimits } from '../platform/rate-limits/index.js';
import { traced } from '../platform/tracing/index.js';
import { Nights } from '../reminders/index.js';
import { DomainChecks } from '../sender-domains/index.js';
import {
  ListEditorsService,
  ListIssuesService,
  PulpitPacksService,
  PulpitReadersService,
} from '../service-list/index.js';
import { TemplatesService } from '../templates/index.js';
import { Clock } from '../platform/clock/index.js';
import { Deliveries } from '../webhooks/index.js';
import { OccurrencesService, YahrzeitsService } from '../yahrzeits/index.js';

/** Asleep until `start`; one at a time in a process; does not keep a process alive. What fails is logged and comes again. */
const asleep = { disabled: true, waitForCompletion: true, unrefTimeout: true, timeZone: 'UTC' } satisfies CronOptions;

/**
 * What the house does by itself, and when. Every worker keeps this table, and each entry may run on many workers at
 * once: the rows decide who does what. It has one dependency for each thing that has its hour, and no logic.
 */
@Injectable()
export class Timetable {
  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly nights: Nights,
    private readonly sweep: Sweep,
    private readonly reach: RelayReach,
    private readonly occurrences: OccurrencesService,
    private readonly yahrzeits: YahrzeitsService,
    private readonly organizations: OrganizationsService,
    private readonly leapYear: LeapYearService,
    private readonly watch: OrganizationChecks,
    private readonly disk: DiskWatch,
    private readonly digest: DailyDigest,
    private readonly held: HeldLetters,
    private readonly taken: ListIssuesService,
    private readonly editors: ListEditorsService,
    private readonly pulpit: PulpitPacksService,
    private readonly pulpitReaders: PulpitReadersService,
    private readonly seals: HistorySeals,
    private readonly unusual: UnusualActs,
    private readonly overage: Overage,
    private readonly subscriptions: Subscriptions,
    private readonly webhooks: Webhooks,
    private readonly bounces: BounceMailbox,
    private readonly delivery: DeliveryUpkeep,
    private readonly senderDomains: DomainChecks,
    private readonly imports: ImportWork,
    private readonly sources: SourceRuns,
    private readonly photographs: PhotographsService,
    private readonly dates: DatesWork,
    private readonly deliveries: Deliveries,
    private readonly deletion: DeletionService,
    private readonly deletionLetters: DeletionLetters,
    private readonly looks: Looks,
    private readonly limits: RateLimits,
    private readonly work: HouseWork,
    private readonly idempotency: Idempotency,
    private readonly crashes: Crashes,
    private readonly retention: Retention,
    private readonly templates: TemplatesService,
    private readonly backups: Backups,
    private readonly clock: Clock,
  ) {}

  /** Begins to keep the hours, where the role includes it, with what a worker that was down may have missed. */
  async start(): Promise<void> {
    for (const job of this.registry.getCronJobs().values()) job.start();
    await Promise.all(
      ['nights', 'lost letters', 'lost work', 'ready letters'].map((name) =>
        this.registry.getCronJob(name).fireOnTick(),
      ),
    );
  }

  @Cron('*/15 * * * *', { ...asleep, name: 'nights' })
  async planNights(): Promise<void> {
    await traced('nights', () => this.nights.planDue());
  }

  @Cron('*/5 * * * *', { ...asleep, name: 'lost letters' })
  async findLostLetters(): Promise<void> {
    try {
      await this.sweep.run();
    } finally {
      await this.reach.tell();
    }
  }

  @Cron('3-59/5 * * * *', { ...asleep, name: 'bounces' })
  async readBounces(): Promise<void> {
    await this.bounces.read();
  }

  @Cron('* * * * *', { ...asleep, name: 'lost work' })
  async findLostWork(): Promise<void> {
    await Promise.all([this.imports.sweep(), this.dates.sweep()]);
  }

  @Cron('45 * * * * *', { ...asleep, name: 'lists that were taken' })
  async tellCorrections(): Promise<void> {
    try {
      await this.taken.tell();
    } finally {
      await this.editors.tell();
    }
  }

  @Cron('2-59/15 * * * *', { ...asleep, name: 'pulpit sheets' })
  async prepareSheets(): Promise<void> {
    try {
      await this.pulpit.prepare();
    } finally {
      await this.pulpitReaders.mail();
    }
  }

  @Cron('*/10 * * * *', { ...asleep, name: 'disk' })
  async watchTheDisk(): Promise<void> {
    await this.disk.look();
  }

  @Cron('30 * * * * *', { ...asleep, name: 'history' })
  async sealHistory(): Promise<void> {
    await this.seals.seal();
    await this.unusual.tell();
  }

  @Cron('*/5 * * * * *', { ...asleep, name: 'webhooks' })
  async deliverWebhooks(): Promise<void> {
    await this.deliveries.deliverDue();
  }

  @Cron('50 2 * * *', { ...asleep, name: 'webhook log' })
  async purgeWebhookLog(): Promise<void> {
    await this.deliveries.purge();
  }

  /** Each in the night of its organization. */
  @Cron('17 * * * *', { ...asleep, name: 'sources' })
  async fetchLists(): Promise<void> {
    await this.sources.runDue();
  }

  @Cron('0 4 * * *', { ...asleep, name: 'deletions' })
  async deleteOrganizations(): Promise<void> {
    await this.deletion.carryOut();
  }

  @Cron('1-59/5 * * * *', { ...asleep, name: 'letters about deletions' })
  async tellOfDeletions(): Promise<void> {
    await this.deletionLetters.send();
  }

  @Cron('4-59/5 * * * *', { ...asleep, name: 'looks' })
  async endLooks(): Promise<void> {
    await this.looks.endOver();
  }

  /** Somewhere on earth a local date begins in every hour. */
  @Cron('2 * * * *', { ...asleep, name: 'next observances' })
  async moveNextObservances(): Promise<void> {
    await this.occurrences.refreshNext();
  }

  @Cron('7 * * * *', { ...asleep, name: 'trials' })
  async ageSubscriptions(): Promise<void> {
    await this.organizations.ageSubscriptions();
  }

  /** What is told here goes with the digest of the same hour. */
  @Cron('12 * * * *', { ...asleep, name: 'watch' })
  async watchTheHouse(): Promise<void> {
    try {
      await this.watch.look();
      await this.held.tell();
    } finally {
      await this.digest.send();
    }
  }

  @Cron('25 * * * *', { ...asleep, name: 'billing' })
  async countAndAskStripe(): Promise<void> {
    try {
      await this.overage.report();
    } finally {
      await this.rereadSubscriptions();
    }
  }

  private async rereadSubscriptions(): Promise<void> {
    await this.subscriptions.rereadOld();
    await this.webhooks.forgetOld();
  }

  @Cron('35 * * * *', { ...asleep, name: 'counted attempts and keys' })
  async forgetAttempts(): Promise<void> {
    await this.limits.forgetOld();
    await this.work.forgetOld();
    await this.idempotency.forgetOld();
    await this.crashes.forgetOld();
  }

  @Cron('20 2 * * *', { ...asleep, name: 'horizon' })
  async extendHorizon(): Promise<void> {
    await this.occurrences.extendHorizon();
  }

  @Cron('40 2 * * *', { ...asleep, name: 'purge' })
  async purgeArchived(): Promise<void> {
    await this.yahrzeits.purgeArchived();
  }

  /** What is kept no longer, by each congregation's settings or by the house's rule. */
  @Cron('10 3 * * *', { ...asleep, name: 'retention' })
  async forgetWhatIsOld(): Promise<void> {
    await this.retention.forget();
  }

  @Cron('30 3 * * *', { ...asleep, name: 'ready letters' })
  async renewReadyLetters(): Promise<void> {
    await this.templates.renewReady(this.clock.now());
  }

  @Cron('35 3 * * *', { ...asleep, name: 'sender domains' })
  async checkSenderDomains(): Promise<void> {
    await this.senderDomains.lookAgain();
  }

  @Cron('22 * * * *', { ...asleep, name: 'backup' })
  async takeBackup(): Promise<void> {
    await this.backups.takeIfDue();
  }

  @Cron('50 2 * * *', { ...asleep, name: 'old news' })
  async forgetOldNews(): Promise<void> {
    await this.delivery.forgetOld();
    await this.photographs.forgetOld();
  }

  /** From 1 Tishrei of a leap year on. */
  @Cron('0 3 * * *', { ...asleep, name: 'leap year' })
  async remindOfLeapYear(): Promise<void> {
    await this.leapYear.remind();
  }
}
