import { testDatabase } from '../database.js';
import { compileServer, type Compiled } from './compile.js';
import { besiege } from './hostile.js';

/** The small form of `npm run faults -- --hostile`. */
describe('whatever one congregation uploads, orders or presses', () => {
  let compiled: Compiled;
  let database: Awaited<ReturnType<typeof testDatabase>>;

  beforeAll(async () => {
    compiled = await compileServer();
    database = await testDatabase();
  });
  afterAll(async () => {
    await database?.drop();
  });

  it('then the list of another one answers within half a second, nothing is a fault, and no process dies', async () => {
    const { mainProgram, turnsProgram } = compiled;
    const figures = await besiege({
      databaseUrl: database.url,
      mainProgram,
      turnsProgram,
      size: 0.01,
      every: 4,
      say: (l) => process.stderr.write(l + '\n'),
    });

    expect(figures).toMatchObject({ wrong: [], died: false, heldUp: [] });
    expect(figures.inputs).toBeGreaterThanOrEqual(15);
    expect(figures.floods).toBeGreaterThanOrEqual(12);
    expect(figures.asked).toBeGreaterThan(100);
  }, 400_000);
});
