import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { compileServer, type Compiled } from '../../../test/faults/compile.js';
import { execute } from '../../../test/test-server.js';
import { ensureDatabase } from '../embedded/embedded-databases.js';
import { freePort } from '../embedded/temporary-postgres.js';
import pg from 'pg';

const DEMO = { email: 'demo@zikaron.example', password: 'a password of the demonstration' };

describe('the api of a first start', () => {
  let database: TestDatabase;
  let identity: string;
  let compiled: Compiled;
  let child: ChildProcess;
  let site: string;

  beforeAll(async () => {
    database = await testDatabase();
    identity = `${database.url}_identity`;
    await ensureDatabase(identity);
    compiled = await compileServer();
  });
  beforeEach(start);
  afterEach(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  afterAll(async () => {
    await execute(database.url, `DROP DATABASE "${path.basename(identity)}" WITH (FORCE)`);
    await database.drop();
  });

  async function start(): Promise<void> {
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    child = spawn(process.execPath, [compiled.program('first-api')], {
      env: {
        ...{ PATH: process.env.PATH, ROLE: 'api', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: site },
        ...{ DATABASE_URL: database.url, DATABASE_POOL: '4', IDENTITY_DATABASE_URL: identity, BILLING: 'demo' },
        ...{ SUPABASE_JWT_SECRET: 'y'.repeat(32), LINK_SECRET: 'y'.repeat(32), SMTP_URL: 'smtp://127.0.0.1:9' },
        ...{ DEMO_EMAIL: DEMO.email, DEMO_PASSWORD: DEMO.password, LOG_LEVEL: 'silent' },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  async function untilItAnswers(): Promise<void> {
    while (!(await fetch(`${site}/health/live`).catch(() => null))) {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
      await sleep(20);
    }
  }

  async function demonstrations(): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query('SELECT id FROM organization WHERE is_demo')).rows;
    } finally {
      await client.end();
    }
  }

  it('answers nobody before the demonstration is there, and then lets its owner in', async () => {
    await untilItAnswers();

    expect(await demonstrations()).toHaveLength(1);
    const { status } = await fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(DEMO),
    });
    expect(status).toBe(200);
  });

  it('begun once more makes no second one', async () => {
    const before = await demonstrations();
    await untilItAnswers();

    expect(await demonstrations()).toEqual(before);
  });
});
