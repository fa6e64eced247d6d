import { testDatabase } from '../database.js';
import { compileServer, type Compiled } from './compile.js';
import { besiege } from './hostile.js';

/** The small form of `npm run faults -- --hostile`. */
describe('whatever one congregation uploads, orders or presses', () => {
  let compiled: Compiled;
  let database: Awaited<ReturnType<typeof testDatabase>>;

  beforeAll(async () => {
    compiled = compileServer();
    database = await testDatabase();
  }, 60_000);
  afterAll(async () => {
    await database?.drop();
    compiled?.remove();
  });

  it('then the list of another one answers within half a second, nothing is a fault, and no process dies', async () => {
    const { mainProgram } = compiled;
    const figures = await besiege({ databaseUrl: database.url, mainProgram, size: 0.05, every: 4 });

    expect(figures).toMatchObject({ wrong: [], died: false });
    expect(figures.inputs).toBeGreaterThanOrEqual(15);
    expect(figures.floods).toBeGreaterThanOrEqual(12);
    expect(figures.asked).toBeGreaterThan(100);
    // The promise is 500 ms. A machine that is slow before anything hostile comes is measured against itself.
    expect(figures.p99Ms).toBeLessThan(Math.max(500, 3 * figures.calmMs));
  }, 400_000);
});
