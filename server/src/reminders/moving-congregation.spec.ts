import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { RememberingQueue, sendingQueue } from '../../test/remembering-queue.js';
import { aCongregation, anObserver, type Congregation } from '../../test/reminders-world.js';
import { StandingClock } from '../../test/standing-clock.js';
import { addDays, HOUR_MS, instantOf, maySendAt, type Place } from '../calendar/index.js';
import { NotificationsService } from '../notifications/index.js';
import { DateSettings } from '../organizations/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { StandingReminders } from '../yahrzeits/index.js';
import { EmailJobRow } from './email-job.entity.js';
import { Nights } from './nights.js';
import { Planner } from './planner.js';

const at = (timezone: string, latitude: number, longitude: number, shabbatTimes?: Place['shabbatTimes']): Place => ({
  ...{ timezone, latitude, longitude, israel: timezone === 'Asia/Jerusalem', ...(shabbatTimes && { shabbatTimes }) },
});
const EARLY = {
  candleMinutes: 40,
  earlyShabbatAt: '19:00',
  nightfall: 'minutes72',
  eveningWithoutSunset: '18:30',
} as const;

/** Both sides of the date line, clocks that change at midnight, and places where the sun does not set or does not rise. */
const PLACES: readonly Place[] = [
  at('America/New_York', 40.7, -74),
  at('Pacific/Kiritimati', 1.9, -157.4),
  at('Pacific/Pago_Pago', -14.3, -170.7),
  at('Asia/Jerusalem', 31.8, 35.2),
  at('Arctic/Longyearbyen', 78.2, 15.6, EARLY),
  at('Africa/Cairo', 30, 31.2),
  at('America/Asuncion', -25.3, -57.6),
  at('Antarctica/Troll', -72, 2.5),
  at('Pacific/Chatham', -43.9, -176.5),
  at('Europe/London', 51.5, -0.1, EARLY),
  at('Asia/Beirut', 33.9, 35.5),
];

const FIRST = '2027-03-01';
/** Of which each has an observance of somebody. */
const DAYS = 30;
const [TICK_HOURS, MOVES_AFTER] = [6, 9];
const TICKS = ((DAYS + 22) * 24) / TICK_HOURS;

describe('a congregation that moves', () => {
  let database: TestDatabase;
  let db: DataSource;
  let org: Congregation;
  let nights: Nights;
  const clock = new StandingClock(new Date(`${FIRST}T00:00:00Z`));
  const settings = new DateSettings();

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([EmailJobRow]);
    org = await aCongregation(db);
    const work = new HouseWork(db, clock);
    const reminders = new StandingReminders(db, clock, settings, work);
    reminders.onModuleInit();
    const planner = new Planner(db, clock, sendingQueue(new RememberingQueue()));
    nights = new Nights(db, clock, planner, new NotificationsService(db, clock), work, reminders);
  });
  afterAll(() => database.drop());

  const moveTo = ({ timezone, latitude, longitude, israel, shabbatTimes }: Place, hour: number) =>
    db.transaction(async (within) => {
      await within.query(
        `UPDATE organization SET timezone = $2, latitude = $3, longitude = $4, israel = $5, shabbat_times = $6, reminder_hour = $7
          WHERE id = $1`,
        [org.id, timezone, latitude, longitude, israel, shabbatTimes ?? {}, hour],
      );
      await settings.placeMoves(org.id, within);
    });

  it('given another place, hour or custom at any moment, then each family is written to once, in time, and never in a rest', async () => {
    for (let n = 0; n < DAYS; n++)
      await anObserver(db, org.id, [addDays(FIRST, n + 20)], { observance: { reminder_days_before: n % 15 } });

    const wrong: unknown[] = [];
    for (let tick = 0; tick < TICKS; tick++) {
      const moves = Math.floor(tick / MOVES_AFTER);
      const [place, hour] = [PLACES[moves % PLACES.length]!, (moves * 5) % 18];
      const now = new Date(Date.parse(`${FIRST}T00:07:00Z`) + tick * TICK_HOURS * HOUR_MS);
      clock.set(now);
      if (tick % MOVES_AFTER === 0) await moveTo(place, hour);
      await nights.planDue();
      const letters: { sendAt: Date; wished: string }[] = await db.query(
        `SELECT m.send_at AS "sendAt", r.wished_on AS wished FROM email_message m JOIN reminder r ON r.message_id = m.id
          WHERE m.created_at = $1`,
        [now],
      );
      for (const { sendAt, wished } of letters) {
        const days = (sendAt.getTime() - instantOf(wished, hour, place.timezone).getTime()) / (24 * HOUR_MS);
        if (!maySendAt(sendAt, place) || days < -5 || days > 2) wrong.push({ wished, sendAt, place });
      }
    }

    const ends = await db.query('SELECT state, count(*)::int AS n FROM reminder GROUP BY 1');
    const letters = await db.query('SELECT count(*)::int AS n FROM email_message');
    expect({ wrong, ends, letters }).toEqual({
      wrong: [],
      ends: [{ state: 'written', n: DAYS }],
      letters: [{ n: DAYS }],
    });
  });
});
