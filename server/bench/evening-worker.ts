import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { emailSending, SendingQueue } from '../src/emails/email-sending.queue.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { chooseQueueBackend } from '../src/platform/queues/index.js';
import { nightsOf } from './reminder-rows.js';
import { StandingClock } from '../test/standing-clock.js';

/** What the process that simulates the evening says: the instant that it is. */
export interface Tick {
  readonly now: string;
}

/** What a worker planned at one tick, or why it could not. */
export interface Ticked {
  readonly nights?: number;
  readonly letters?: number;
  readonly failed?: string;
}

/** A worker process of the simulated evening: at each tick it plans what is due and announces it on the real queue. */
const url = process.argv[2] ?? '';
const db = await new DataSource(dataSourceOptions(url, [])).initialize();
const connection = chooseQueueBackend({ DATABASE_URL: url, REDIS_URL: undefined });
const jobs = new Queue(emailSending.name, { connection });
const clock = new StandingClock(new Date(0));
const nights = nightsOf(db, clock, new SendingQueue(jobs));

process.on('message', (tick: Tick) => void answer(tick));
process.on('disconnect', () => process.exit());
process.send!({});

async function answer({ now }: Tick): Promise<void> {
  clock.set(new Date(now));
  const ticked = await nights.planDue().then(
    (planned): Ticked => ({ nights: planned.length, letters: planned.reduce((sum, { queued }) => sum + queued, 0) }),
    (error: unknown): Ticked => ({ failed: String(error) }),
  );
  process.send!(ticked);
}
