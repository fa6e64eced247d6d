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

  it('given a database that says it is in India, then hours are those of UTC', async () => {
    const [{ name }] = await (await database.dataSource([])).query('SELECT current_database() AS name');
    await (await database.dataSource([])).query(`ALTER DATABASE "${name}" SET TimeZone TO 'Asia/Kolkata'`);

    expect(await (await database.dataSource([])).query('SHOW TimeZone')).toEqual([{ TimeZone: 'UTC' }]);
  });
});
