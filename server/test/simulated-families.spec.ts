import { SIMULATED_ROWS, SimulatedCongregation } from '../bench/simulated-congregation.js';
import { oneDay } from '../bench/families.js';
import { testDatabase, type TestDatabase } from './database.js';

/** Five months, in which as much befalls two hundred people as in nearly nine years of a congregation. */
const NIGHTS = 160;

/** The small form of `npm run bench -- families`, which runs for ten years. */
describe('families of a simulated congregation, night by night', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('given people die, move away, stop letters and are held, then nobody is forgotten, and no held letter leaves', async () => {
    const db = await database.dataSource(SIMULATED_ROWS);
    const congregation = new SimulatedCongregation(db, { observers: 200, seed: 5787, often: 20 }, () =>
      Promise.resolve(),
    );
    await congregation.begin();
    for (let night = 0; night < NIGHTS; night++) await oneDay(congregation, night);

    const { wrong, happened } = congregation;
    expect(wrong).toEqual({
      notListed: 0,
      wronglyListed: 0,
      heldAndGone: 0,
      heldUntold: 0,
      forgotten: 0,
      stillOpen: 0,
    });
    expect(Object.entries(happened).filter(([, times]) => times === 0)).toEqual([]);
  });
});
