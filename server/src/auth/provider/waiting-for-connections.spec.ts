import { createPostgresConnection } from '@supabase/lite/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { connectionsTo } from './waiting-for-connections.js';

const AGE = `SELECT extract(epoch FROM clock_timestamp() - backend_start)::float8 AS seconds
               FROM pg_stat_activity WHERE pid = pg_backend_pid()`;

describe('the connections of the identity provider', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('given connections that close by their age, when one is waited for meanwhile, then it is had', async () => {
    const { driver } = connectionsTo(database.url, createPostgresConnection, { max: 1, max_lifetime: 0.1 });

    for (let n = 0; n < 400; n++) {
      (await driver.reserve()).release();
      await sleep(3);
    }

    const [age] = await driver.unsafe(AGE);
    expect(age?.seconds).toBeLessThan(1);
    await driver.end({ timeout: 0 });
  });
});
