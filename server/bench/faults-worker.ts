import 'reflect-metadata';
import { BullModule, BullRegistrar } from '@nestjs/bullmq';
import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Worker, type WorkerOptions } from 'bullmq';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  EmailsModule,
  LetterSource,
  LetterSources,
  Sweep,
  type Composed,
  type MessageToWrite,
} from '../src/emails/index.js';
import { SENDING_RULES, sendingRules } from '../src/emails/sending-rules.js';
import { OrganizationRow } from '../src/organizations/index.js';
import { AuditModule } from '../src/platform/audit/index.js';
import { Clock, ClockModule } from '../src/platform/clock/index.js';
import { ConfigModule, readConfig } from '../src/platform/config/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { HouseWorkModule } from '../src/platform/house-work/index.js';
import { Relay, Transport } from '../src/platform/mail/index.js';
import { chooseQueueBackend, MonitorsModule } from '../src/platform/queues/index.js';
import { RateLimitsModule } from '../src/platform/rate-limits/index.js';
import type { OrganizationId } from '../src/platform/tenancy/index.js';

/**
 * A worker process for the fault tests: the real module of emails with the real queue, database and relay, and with times
 * short enough to be watched. It is killed without warning, so it must need no farewell.
 */
const config = readConfig({
  NODE_ENV: 'test',
  ROLE: 'worker',
  LOG_LEVEL: 'silent',
  LINK_SECRET: 'y'.repeat(32),
  SENDING_PER_ORGANIZATION: '1000000',
  SENDING_PER_DOMAIN: '1000000',
  ...process.env,
});
const SWEEP_EVERY_MS = 700;
const times = { leaseSeconds: 3, backoffSeconds: [0.2, 0.4, 0.8, 1, 1], relayRestSeconds: 0.3 };
const relay = new Relay(config.SMTP_URL, { connection: 400, beforeText: 400, silence: 400, mail: 900 });

@Injectable()
class PlainLetters extends LetterSource implements OnModuleInit {
  readonly kind = 'faults';

  constructor(private readonly sources: LetterSources) {
    super();
  }

  onModuleInit(): void {
    this.sources.add(this);
  }

  async compose(_: OrganizationId, messages: readonly MessageToWrite[]): Promise<Map<string, Composed>> {
    const letter = { subject: 'Yahrzeit', html: '<p>In memory</p>', text: 'In memory', language: 'en' as const };
    return new Map(
      messages.map(({ id }) => [id, { letter: { ...letter, mergeFieldsUsed: [], mergeFieldIssues: [] } }]),
    );
  }
}

/** Runs with the real time, but in a week without holy days, so that the campaign may be run on any day. */
class ShiftedClock extends Clock {
  override now(): Date {
    return new Date(Date.now() + Number(process.env.CLOCK_SHIFT_MS));
  }
}

/** Takes over the batch of a dead worker after two seconds instead of after a minute. */
class QuickWorker extends Worker {
  constructor(name: string, process: ConstructorParameters<typeof Worker>[1], options: WorkerOptions) {
    super(name, process, { ...options, lockDuration: 2000, stalledInterval: 1000 });
  }
}
BullModule.workerClass = QuickWorker;

@Module({ imports: [EmailsModule], providers: [PlainLetters] })
class PlainLettersModule {}

const house = await Test.createTestingModule({
  imports: [
    ConfigModule.with(config),
    ClockModule,
    AuditModule,
    MonitorsModule,
    RateLimitsModule,
    HouseWorkModule,
    TypeOrmModule.forRoot(dataSourceOptions(config.DATABASE_URL, [OrganizationRow], 8)),
    BullModule.forRoot({ connection: chooseQueueBackend(config), extraOptions: { manualRegistration: true } }),
    PlainLettersModule,
  ],
})
  .setLogger(false as never)
  .overrideProvider(Transport)
  .useValue(relay)
  .overrideProvider(Clock)
  .useValue(new ShiftedClock())
  .overrideProvider(SENDING_RULES)
  .useValue({ ...sendingRules(config), ...times })
  .compile();
house.enableShutdownHooks();
await house.init();
house.get(BullRegistrar).register();

const sweep = house.get(Sweep);
const complain = (error: Error) => void process.stderr.write(`${error.stack}\n`);
let sweeping: Promise<unknown> = Promise.resolve();
const rounds = setInterval(() => {
  // The database or the queue may be away for a moment: the next round is soon.
  sweeping = sweeping.then(() => sweep.run()).catch(complain);
}, SWEEP_EVERY_MS);
process.once('SIGTERM', () => clearInterval(rounds));
process.stdout.write('ready\n');
