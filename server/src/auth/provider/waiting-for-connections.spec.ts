import { createPostgresConnection } from '@supabase/lite/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { connectionsTo } from './waiting-for-connections.js';

describe('the connections of the identity provider', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('given connections that close by their age, when one is waited for meanwhile, then it is had', async () => {
    const { driver } = connectionsTo(database.url, createPostgresConnection, { max: 1, max_lifetime: 0.1 });

    const pids = new Set<unknown>();
    for (let n = 0; n < 400; n++) {
      const connection = await driver.reserve();
      if (n % 100 === 0) pids.add((await connection.unsafe('SELECT pg_backend_pid() AS pid'))[0]?.pid);
      connection.release();
      await sleep(3);
    }

    // A hundred take three times the age at which they close.
    expect(pids.size).toBe(4);
    await driver.end({ timeout: 0 });
  });
});
