import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { Rates } from './rates.js';

const NOON = new Date(Date.UTC(2027, 0, 13, 12));
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
});
beforeEach(() => db.query('DELETE FROM sending_turn'));
afterAll(() => database.drop());

const aWorker = (organization: number, domain: number) => new Rates(db, { perMinute: { organization, domain } });
const many = (count: number, domain = 'example.org') => Array.from({ length: count }, () => domain);

describe('the rates', () => {
  it('given 600 a minute, when 700 letters come at once, then no minute gets more than 600 and ten seconds of burst', async () => {
    const waits = await aWorker(600, 10_000).takeTurns('one', many(700), NOON);

    expect(waits.filter((wait) => wait === 0)).toHaveLength(101);
    expect(waits.at(-1)).toBe(69_900 - 10_000);
  });

  it('given several workers at once, then they share the turns', async () => {
    const workers = [aWorker(60, 10_000), aWorker(60, 10_000), aWorker(60, 10_000)];

    const waits = (await Promise.all(workers.map((worker) => worker.takeTurns('one', many(20), NOON)))).flat();

    expect(waits.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 60 }, (_, at) => Math.max(0, at * 1000 - 10_000)),
    );
  });

  it('given one organization with its turns taken, then another one does not wait', async () => {
    const rates = aWorker(60, 10_000);
    await rates.takeTurns('large', many(100, 'large.example'), NOON);

    expect(await rates.takeTurns('small', many(1), NOON)).toEqual([0]);
  });

  it('given a domain with its turns taken, in whatever capitals, then letters to other domains do not wait', async () => {
    const rates = aWorker(10_000, 60);
    await rates.takeTurns('one', [...many(50, 'GMAIL.com'), ...many(50, 'gmail.com')], NOON);

    expect(await rates.takeTurns('one', ['gmail.com', 'example.org'], NOON)).toEqual([90_000, 0]);
  });

  it('given a quiet while, then nobody waits, and what is paid for is forgotten', async () => {
    const rates = aWorker(60, 60);
    await rates.takeTurns('one', many(60), NOON);

    expect(await rates.takeTurns('one', many(1), later(2))).toEqual([0]);
    await rates.forgetOld(later(10));
    expect(await db.query('SELECT FROM sending_turn')).toEqual([]);
  });
});
