import { testDatabase, type TestDatabase } from '../../../test/database.js';

describe('the connections of the house', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await testDatabase()));
  afterAll(() => database.drop());

  it('given a connection, then Postgres compiles none of its statements, and never ends one without a limit that was set', async () => {
    const db = await database.dataSource([]);

    expect(await db.query('SHOW jit')).toEqual([{ jit: 'off' }]);
    expect(await db.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });
});
