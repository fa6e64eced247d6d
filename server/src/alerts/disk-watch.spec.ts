import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation } from '../../test/reminders-world.js';
import { NotificationsService } from '../notifications/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { DiskWatch } from './disk-watch.js';
import { StandingClock } from '../../test/standing-clock.js';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), statfs: jest.fn() }));

let database: TestDatabase;
let db: DataSource;
const clock = new StandingClock(new Date('2026-12-01T12:00:00Z'));

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
  await aCongregation(db);
});
afterAll(() => database.drop());

const look = async (left: number, DISK_TO_WATCH: string | undefined = '/data') => {
  jest.mocked(statfs).mockResolvedValue({ bavail: left, blocks: 1000 } as never);
  await new DiskWatch(new NotificationsService(db, clock), new HouseWork(db, clock), { DISK_TO_WATCH }).look();
  return db.query('SELECT key, message FROM notification WHERE dismissed_at IS NULL');
};

describe('the disk of the database', () => {
  it('given less than a tenth is left, then staff are warned once, until there is room again', async () => {
    expect(await look(100)).toEqual([]);
    await look(99);
    expect(await look(71)).toEqual([{ key: 'disk-nearly-full', message: expect.stringContaining('7%') }]);
    expect(await look(500)).toEqual([]);
  });

  it('given no disk to watch, then nothing is looked at', async () => {
    const db = { DISK_TO_WATCH: undefined };
    await new DiskWatch(null as never, null as never, db).look();
  });
});
