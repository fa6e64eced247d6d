import { Logger } from '@nestjs/common';
import { SIMULATED_ROWS, SimulatedCongregation } from '../bench/simulated-congregation.js';
import { oneDay } from '../bench/families.js';
import { testDatabase, type TestDatabase } from './database.js';

/** Five months, in which as much befalls two hundred people as in nearly nine years of a congregation. */
const NIGHTS = 160;

/** On a machine that does much else. */
const LONGEST_MS = 600_000;

/** The small form of `npm run bench -- families`, which runs for ten years. */
describe('families of a simulated congregation, night by night', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    // Each worker that is killed would say so.
    Logger.overrideLogger(false);
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it(
    'given deaths, holds, letters that two must release, and nights that are killed, then nobody is forgotten, and nothing leaves that may not',
    async () => {
      const db = await database.dataSource(SIMULATED_ROWS);
      const size = { observers: 200, seed: 5787, often: 20, isFuzzed: true };
      const congregation = new SimulatedCongregation(db, size, () => Promise.resolve());
      await congregation.begin();
      for (let night = 0; night < NIGHTS; night++) await oneDay(congregation, night);

      const { wrong, happened, staff } = congregation;
      expect(wrong).toEqual({
        notListed: 0,
        wronglyListed: 0,
        heldAndGone: 0,
        heldUntold: 0,
        forgotten: 0,
        stillOpen: 0,
      });
      expect(staff.wrong).toEqual({ unreleased: 0, releasedAlone: 0, otherWords: 0 });
      expect(Object.entries({ ...happened, ...staff.happened }).filter(([, times]) => times === 0)).toEqual([]);
    },
    LONGEST_MS,
  );
});
