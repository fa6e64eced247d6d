import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { MessageNotices } from '../src/emails/message-notices.js';
import { SendingQueue } from '../src/emails/email-sending.queue.js';
import { EmailSendingWorker } from '../src/emails/email-sending.worker.js';
import { LetterCounts } from '../src/emails/letter-counts.js';
import { Letterheads } from '../src/emails/letterheads.js';
import { LetterSources, type LetterSource } from '../src/emails/letter-source.js';
import { BACKOFF_SECONDS } from '../src/emails/message-state.js';
import { Outbox } from '../src/emails/outbox.js';
import { Posting } from '../src/emails/posting.js';
import { Sending } from '../src/emails/sending.js';
import { Rates } from '../src/emails/rates.js';
import { RelayReach } from '../src/emails/relay-reach.js';
import { ReturnPaths } from '../src/emails/return-path.js';
import type { HouseMail, SendingRules } from '../src/emails/sending-rules.js';
import { SuppressionService } from '../src/emails/suppression.service.js';
import { Sweep } from '../src/emails/sweep.js';
import { LetterLinks } from '../src/emails/letter-links.js';
import { Writing } from '../src/emails/writing.js';
import { NotificationsService } from '../src/notifications/index.js';
import { DateSettings, OrganizationBirth, OrganizationsService } from '../src/organizations/index.js';
import { DnsLookUp } from '../src/sender-domains/dns-look-up.js';
import { DomainChecks, SenderDomains } from '../src/sender-domains/index.js';
import { Audit } from '../src/platform/audit/index.js';
import { HouseWork } from '../src/platform/house-work/index.js';
import type { Clock } from '../src/platform/clock/index.js';
import type { Config } from '../src/platform/config/index.js';
import type { Transport } from '../src/platform/mail/index.js';

export const HOUSE: HouseMail = {
  mailFrom: 'house@zikaron.example',
  returnPaths: new ReturnPaths('s'.repeat(32), 'bounces@zikaron.example'),
  key: null,
  providers: [],
};

const CONFIGURED = {
  PUBLIC_URL: 'https://zikaron.example',
  LINK_SECRET: 's'.repeat(32),
  MAIL_FROM: HOUSE.mailFrom,
  DNS_SERVERS: [] as string[],
} as Config;

export interface SendingParts {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly jobs: Queue;
  readonly transport: Transport;
  readonly source: LetterSource;
  readonly rules?: Partial<SendingRules>;
}

/** Everything that sends, put together by hand: for specs and benchmarks that watch one part of it. */
export function wireSending({ db, clock, jobs, transport, source, rules = {} }: SendingParts) {
  const all: SendingRules = {
    house: HOUSE,
    connections: 5,
    leaseSeconds: 900,
    backoffSeconds: BACKOFF_SECONDS,
    relayRestSeconds: 60,
    perMinute: { organization: 1_000_000, domain: 1_000_000 },
    ...rules,
  };
  const sources = new LetterSources();
  sources.add(source);
  const audit = new Audit(db, clock);
  const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), new DateSettings());
  const links = new LetterLinks(CONFIGURED, clock);
  const notifications = new NotificationsService(db, clock);
  const alarms = new MessageNotices(notifications, db);
  const suppressions = new SuppressionService(db, clock, audit);
  const outbox = new Outbox(db, clock, all);
  const queue = new SendingQueue(jobs);
  const counts = new LetterCounts(db);
  const rates = new Rates(db, all);
  const writing = new Writing(sources, outbox, links, alarms);
  const checks = new DomainChecks(
    db,
    clock,
    audit,
    notifications,
    new DnsLookUp(CONFIGURED),
    new HouseWork(db, clock),
    CONFIGURED,
  );
  const senders = new SenderDomains(db, clock, audit, organizations, checks, CONFIGURED);
  const letterheads = new Letterheads(senders, all);
  const aReach = () => new RelayReach(db, clock, notifications, new HouseWork(db, clock), all);
  /** The memory of one more worker process. */
  const aWorker = (reach = aReach()) => {
    const posting = new Posting(outbox, transport, suppressions, alarms, reach, clock);
    return new Sending(outbox, writing, posting, queue, organizations, letterheads, rates, clock, all);
  };
  const reach = aReach();
  return {
    ...{ outbox, queue, suppressions, sources, aWorker, reach },
    worker: new EmailSendingWorker(aWorker(reach), counts),
    sweep: new Sweep(db, outbox, queue, alarms, counts, rates, clock),
  };
}

/** Counts the statements that go to the database from here on, each of which takes a connection from the pool. */
export function countStatements({ driver }: DataSource): () => number {
  const { master } = driver as unknown as { master: { on(event: 'acquire', heard: () => void): void } };
  let statements = 0;
  master.on('acquire', () => statements++);
  return () => statements;
}
