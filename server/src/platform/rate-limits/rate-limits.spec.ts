import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { RateLimits } from './rate-limits.js';
import { StandingClock } from '../../../test/standing-clock.js';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22) + second * 1000);

describe('limits that processes share', () => {
  const clock = new StandingClock(at(0));
  let database: TestDatabase;
  let [here, there]: DataSource[] = [];

  /** The same limit in two processes, and what each says at these seconds, in turn. */
  const both = (name: string, most: number, windowSeconds = 60) =>
    [here!, there!].map((db) => new RateLimits(db, clock).of(name, most, windowSeconds)) as [Limit, Limit];
  type Limit = ReturnType<RateLimits['of']>;
  const take = (limit: Limit, second: number, key = 'a') => {
    clock.set(at(second));
    return limit.take(key);
  };
  const rows = async () => (await here!.query('SELECT count(*)::int AS count FROM rate_limit'))[0].count;

  beforeAll(async () => {
    database = await testDatabase();
    [here, there] = [await database.dataSource([]), await database.dataSource([])];
  });
  beforeEach(() => here!.query('DELETE FROM rate_limit'));
  afterAll(() => database.drop());

  it('given two attempts a minute, when two processes take one each, then a third waits at either until the first has passed', async () => {
    const [one, other] = both('knocks', 2);

    expect([await take(one, 0), await take(other, 10)]).toEqual([0, 0]);
    expect([await take(one, 20), await take(other, 20)]).toEqual([40, 40]);
    expect([await take(other, 60), await take(one, 61)]).toEqual([0, 9]);
  });

  it('given forty attempts at once from two processes, when ten may be made, then ten are', async () => {
    const [one, other] = both('knocks', 10);

    const waits = await Promise.all(Array.from({ length: 40 }, (_, n) => take(n % 2 ? one : other, 0)));

    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
    expect(waits.filter((seconds) => seconds === 60)).toHaveLength(30);
  });

  it('given other keys and other limits, then each has its own', async () => {
    const [knocks] = both('knocks', 1);
    const [rings] = both('rings', 1);

    expect([await take(knocks, 0), await take(rings, 0), await take(knocks, 0, 'b'), await take(knocks, 1)]).toEqual([
      0, 0, 0, 59,
    ]);
  });

  it('given an attempt that another process gives back, then it does not count', async () => {
    const [one, other] = both('knocks', 1);
    await take(one, 0);

    await other.giveBack('a');

    expect(await take(one, 1)).toBe(0);
  });

  it('given attempts that no limit counts any more, then they are forgotten, and those that count are not', async () => {
    const [short] = both('short', 1, 60);
    const [long] = both('long', 1, 3600);
    await take(short, 0);
    await take(long, 0);

    clock.set(at(61));
    await new RateLimits(here!, clock).forgetOld();

    expect(await rows()).toBe(1);
    expect(await take(long, 62)).toBe(3538);
  });

  it('given an address as the key, then it is not in the table', async () => {
    const [limit] = both('passwords', 1);
    await take(limit, 0, '192.0.2.1 ploni@example.org');

    const [{ row }] = await here!.query(`SELECT encode(key, 'escape') || attempts::text AS row FROM rate_limit`);

    expect(row).not.toMatch(/ploni|192\.0/);
  });

  it('given a database that cannot count, then each process counts alone and says so once, and all count together again when it can', async () => {
    const [one, other] = both('knocks', 2);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await here!.query('ALTER TABLE rate_limit RENAME TO elsewhere');

    const alone = [await take(one, 0), await take(one, 0), await take(one, 0), await take(other, 0)];
    await here!.query('ALTER TABLE elsewhere RENAME TO rate_limit');

    expect(alone).toEqual([0, 0, 60, 0]);
    expect(logged.mock.calls).toEqual(Array(2).fill([expect.stringContaining('this process counts by itself')]));
    logged.mockRestore();
    expect([await take(one, 1), await take(other, 1), await take(one, 1)]).toEqual([0, 0, 60]);
  });
});
