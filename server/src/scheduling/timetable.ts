import { Injectable } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { DailyDigest, DiskWatch, OrganizationChecks, UnusualActs } from '../alerts/index.js';
import { Backups } from '../backups/index.js';
import { Overage, Subscriptions, Webhooks } from '../billing/index.js';
import { DatesWork, LeapYearService } from '../customs/index.js';
import { BounceMailbox, WebhookTokens } from '../delivery/index.js';
import { RelayReach, Sweep } from '../emails/index.js';
import { Looks } from '../looks/index.js';
import { DeletionLetters, DeletionService } from '../members/index.js';
import { HistorySeals } from '../history/index.js';
import { OrganizationsService } from '../organizations/index.js';
import { HeldLetters } from '../holds/index.js';
import { ImportWork, PhotographsService, SourceRuns } from '../imports/index.js';
import { HouseWork, Retention } from '../platform/house-work/index.js';
import { Crashes, OperatorMail } from '../operation/index.js';
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
import { Entry } from './entry.js';

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
    private readonly webhookTokens: WebhookTokens,
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
    private readonly operators: OperatorMail,
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

  @Entry('nights', '*/15 * * * *')
  async planNights(): Promise<void> {
    await traced('nights', () => this.nights.planDue());
  }

  @Entry('lost letters', '*/5 * * * *')
  async findLostLetters(): Promise<void> {
    try {
      await this.sweep.run();
    } finally {
      await this.reach.tell();
    }
  }

  @Entry('troubles', '2-59/5 * * * *')
  async tellOperators(): Promise<void> {
    await this.operators.tell();
  }

  @Entry('bounces', '3-59/5 * * * *')
  async readBounces(): Promise<void> {
    await this.bounces.read();
  }

  @Entry('lost work', '* * * * *')
  async findLostWork(): Promise<void> {
    await Promise.all([this.imports.sweep(), this.dates.sweep()]);
  }

  @Entry('lists that were taken', '45 * * * * *')
  async tellCorrections(): Promise<void> {
    try {
      await this.taken.tell();
    } finally {
      await this.editors.tell();
    }
  }

  @Entry('pulpit sheets', '2-59/15 * * * *')
  async prepareSheets(): Promise<void> {
    try {
      await this.pulpit.prepare();
    } finally {
      await this.pulpitReaders.mail();
    }
  }

  @Entry('disk', '*/10 * * * *')
  async watchTheDisk(): Promise<void> {
    await this.disk.look();
  }

  @Entry('history', '30 * * * * *')
  async sealHistory(): Promise<void> {
    await this.seals.seal();
    await this.unusual.tell();
  }

  @Entry('webhooks', '*/5 * * * * *')
  async deliverWebhooks(): Promise<void> {
    await this.deliveries.deliverDue();
  }

  @Entry('webhook log', '50 2 * * *')
  async purgeWebhookLog(): Promise<void> {
    await this.deliveries.purge();
  }

  /** Each in the night of its organization. */
  @Entry('sources', '17 * * * *')
  async fetchLists(): Promise<void> {
    await this.sources.runDue();
  }

  @Entry('deletions', '0 4 * * *')
  async deleteOrganizations(): Promise<void> {
    await this.deletion.carryOut();
  }

  @Entry('letters about deletions', '1-59/5 * * * *')
  async tellOfDeletions(): Promise<void> {
    await this.deletionLetters.send();
  }

  @Entry('looks', '4-59/5 * * * *')
  async endLooks(): Promise<void> {
    await this.looks.endOver();
  }

  /** Somewhere on earth a local date begins in every hour. */
  @Entry('next observances', '2 * * * *')
  async moveNextObservances(): Promise<void> {
    await this.occurrences.refreshNext();
  }

  @Entry('trials', '7 * * * *')
  async ageSubscriptions(): Promise<void> {
    await this.organizations.ageSubscriptions();
  }

  /** What is told here goes with the digest of the same hour. */
  @Entry('watch', '12 * * * *')
  async watchTheHouse(): Promise<void> {
    try {
      await this.watch.look();
      await this.held.tell();
    } finally {
      await this.digest.send();
    }
  }

  @Entry('billing', '25 * * * *')
  async countAndAskStripe(): Promise<void> {
    try {
      await this.overage.report();
    } finally {
      await this.subscriptions.rereadOld();
      await this.webhooks.forgetOld();
    }
  }

  @Entry('counted attempts and keys', '35 * * * *')
  async forgetAttempts(): Promise<void> {
    await this.limits.forgetOld();
    await this.work.forgetOld();
    await this.idempotency.forgetOld();
    await this.crashes.forgetOld();
  }

  @Entry('horizon', '20 2 * * *')
  async extendHorizon(): Promise<void> {
    await this.occurrences.extendHorizon();
  }

  @Entry('purge', '40 2 * * *')
  async purgeArchived(): Promise<void> {
    await this.yahrzeits.purgeArchived();
  }

  /** What is kept no longer, by each congregation's settings or by the house's rule. */
  @Entry('retention', '10 3 * * *')
  async forgetWhatIsOld(): Promise<void> {
    await this.retention.forget();
  }

  @Entry('ready letters', '30 3 * * *')
  async renewReadyLetters(): Promise<void> {
    await this.templates.renewReady(this.clock.now());
  }

  @Entry('sender domains', '35 3 * * *')
  async checkSenderDomains(): Promise<void> {
    await this.senderDomains.lookAgain();
  }

  @Entry('backup', '22 * * * *')
  async takeBackup(): Promise<void> {
    await this.backups.takeIfDue();
  }

  @Entry('old news', '50 2 * * *')
  async forgetOldNews(): Promise<void> {
    await this.bounces.forgetOld();
    await this.webhookTokens.forgetOld();
    await this.photographs.forgetOld();
  }

  /** From 1 Tishrei of a leap year on. */
  @Entry('leap year', '0 3 * * *')
  async remindOfLeapYear(): Promise<void> {
    await this.leapYear.remind();
  }
}
