import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { examine } from '../src/app/doctor/examinations.js';
import { startPostgres, type RunningPostgres } from '../src/app/embedded/postgres.js';
import { freePort, removeTemporary, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { readConfig } from '../src/platform/config/index.js';
import { asOneRequest, dataSourceOptions, positionOf, slightlyOld } from '../src/platform/database/index.js';
import { testDatabase, type TestDatabase } from './database.js';
import { aWorld, type Congregation, type World } from './world.js';

/** Asks until it is so: a standby is looked at twice a second, and on a busy machine it may answer too late to be read. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await holds()) return;
    await sleep(100);
  }
  throw new Error('It did not come to be so within a minute.');
}

describe('a position in the log', () => {
  it('given how Postgres writes it, then what is later is greater', () => {
    expect(positionOf('1/0')).toBe(2n ** 32n);
    expect(positionOf('0/FFFFFFFF') < positionOf('1/6B374D48')).toBe(true);
  });
});

describe('a standby by streaming replication', () => {
  const directory = temporaryDirectory();
  const password = randomBytes(12).toString('hex');
  let primary: RunningPostgres;
  let standby: RunningPostgres;
  let db: DataSource;

  /** The cluster is copied while it rests, as one would copy it with pg_basebackup while it works. */
  beforeAll(async () => {
    const [one, other] = [path.join(directory, 'postgres'), path.join(directory, 'standby')];
    const [port, otherPort] = [await freePort(), await freePort()];
    const resting = await startPostgres({ directory: one, port, password });
    await resting.stop();
    cpSync(one, other, { recursive: true, preserveTimestamps: true });
    appendFileSync(
      path.join(other, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres password=${password}'\n`,
    );
    writeFileSync(path.join(other, 'standby.signal'), '');
    ownedAs(one, other);
    primary = await startPostgres({ directory: one, port, password });
    standby = await startPostgres({ directory: other, port: otherPort, password });
    db = await new DataSource(
      dataSourceOptions(primary.url('postgres'), [], 4, 0, standby.url('postgres')),
    ).initialize();
    await db.query('CREATE TABLE name (name text)');
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await standby.stop();
    await removeTemporary(directory);
  }, 60_000);

  /** What a request reads that has written nothing lately. */
  const reads = <Row>(statement: string, mayBeOld = true): Promise<Row[]> =>
    new Promise((resolve, reject) =>
      asOneRequest(() => void slightlyOld(() => db.query(statement)).then(resolve, reject), mayBeOld),
    );
  const byReplica = async (): Promise<boolean> =>
    (await reads<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby'))[0]?.standby === true;

  it('given lists, then it reads them, and has what was written a moment ago', async () => {
    await until(byReplica);
    await db.query(`INSERT INTO name VALUES ('Ploni')`);

    await until(async () => (await reads('SELECT name FROM name')).length === 1);
    await until(byReplica);
  });

  it('given whoever has just written, and work of the house itself, then the primary reads', async () => {
    const [own] = await reads<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby', false);
    const [outside] = await slightlyOld(() => db.query('SELECT pg_is_in_recovery() AS standby'));

    expect([own?.standby, outside.standby]).toEqual([false, false]);
  });

  it('given it no longer replays, then the primary reads within seconds, until it has come after', async () => {
    const there = await new DataSource(dataSourceOptions(standby.url('postgres'), [], 1)).initialize();
    await there.query('SELECT pg_wal_replay_pause()');
    await db.query(`INSERT INTO name VALUES ('Almoni')`);

    await until(async () => !(await byReplica()));
    expect(await reads('SELECT name FROM name')).toHaveLength(2);
    await there.query('SELECT pg_wal_replay_resume()');
    await until(byReplica);
    expect(await reads('SELECT name FROM name')).toHaveLength(2);
    await there.destroy();
  });

  it('given what it cannot answer, then the primary is asked once more', async () => {
    expect(await reads(`INSERT INTO name VALUES ('Plonit') RETURNING name`)).toEqual([{ name: 'Plonit' }]);
  });

  it('given the doctor, then it says how far it is behind, and what is none', async () => {
    const config = readConfig({
      ...{ NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:9', LINK_SECRET: 'y'.repeat(32), DNS_SERVERS: '127.0.0.1:1' },
      ...{
        DATABASE_URL: primary.url('postgres'),
        SUPABASE_URL: 'http://127.0.0.1:1',
        PUBLIC_URL: 'http://127.0.0.1:1',
      },
    });
    const found = async (url: string) =>
      (await examine({ ...config, DATABASE_REPLICA_URL: url }, {})).find(({ part }) => part === 'replica');

    expect(await found(standby.url('postgres'))).toMatchObject({ state: 'good' });
    expect(await found(primary.url('postgres'))).toMatchObject({
      state: 'bad',
      said: expect.stringMatching(/no standby/),
    });
    expect(await found('postgres://nobody@127.0.0.1:1/none')).toMatchObject({ state: 'bad' });
  }, 60_000);

  it('given it is killed, then the primary reads, without an error; given it is back, then it does again', async () => {
    await until(byReplica);
    standby.kill();

    for (let asked = 0; asked < 20; asked++) expect(await reads('SELECT name FROM name')).toHaveLength(3);
    await until(() => Promise.resolve(!standby.isAlive()));
    expect(await byReplica()).toBe(false);
    const port = Number(new URL(standby.url('postgres')).port);
    standby = await startPostgres({ directory: path.join(directory, 'standby'), port, password });
    await until(byReplica);
  }, 60_000);

  it('given it was promoted, and follows nobody any more, then it is not read', async () => {
    await until(byReplica);
    const there = await new DataSource(dataSourceOptions(standby.url('postgres'), [], 1)).initialize();
    await there.query('SELECT pg_promote()');
    await there.query(`INSERT INTO name VALUES ('of another house')`);

    await until(
      async () => !(await reads<{ name: string }>('SELECT name FROM name')).some(({ name }) => /other/.test(name)),
    );
    await sleep(2500);
    expect(await reads('SELECT name FROM name')).toHaveLength(3);
    await there.destroy();
  }, 60_000);
});

function ownedAs(one: string, other: string): void {
  const { uid, gid } = statSync(one);
  chownSync(other, uid, gid);
  for (const entry of readdirSync(other, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(other, entry), uid, gid);
}

describe('lists of the whole house, from a replica', () => {
  const MARKED = 'Only on the replica';
  let replica: TestDatabase;
  let there: DataSource;
  let world: World;
  let us: Congregation;
  let them: Congregation;
  const log: string[] = [];

  /** Another database, which says of itself that it is a standby and has everything: so one sees what was read there. */
  beforeAll(async () => {
    replica = await testDatabase();
    there = await replica.dataSource([]);
    const [{ name }] = await there.query('SELECT current_database() AS name');
    await there.query(`
      CREATE FUNCTION public.pg_is_in_recovery() RETURNS boolean LANGUAGE sql AS 'SELECT true';
      CREATE FUNCTION public.pg_last_wal_replay_lsn() RETURNS pg_lsn LANGUAGE sql AS $$SELECT 'FFFFFFFF/FFFFFFFF'::pg_lsn$$;
      ALTER DATABASE "${name}" SET search_path = public, pg_catalog`);
    world = await aWorld(
      { DATABASE_REPLICA_URL: replica.url, LOG_LEVEL: 'info' },
      { write: (line: string) => void log.push(line) },
    );
    [us, them] = [await world.congregation('Ourselves'), await world.congregation('Kanarie')];
    await there.transaction(async (within) => {
      await within.query('SET LOCAL session_replication_role = replica');
      for (const [org, name] of [
        [us.org, MARKED],
        [them.org, 'Kanarie'],
      ])
        await within.query('INSERT INTO contact (organization_id, name) VALUES ($1, $2)', [org, name]);
    });
    await until(() => Promise.resolve(log.some((line) => line.includes('The replica serves'))));
  }, 120_000);
  afterAll(async () => {
    await world.close();
    await replica.drop();
  });

  /** The browser of a member, which keeps a session. */
  function aBrowser() {
    const agent = world.as(us.people.owner);
    agent.jar.setCookie('zikaron_here=1');
    return agent;
  }
  async function listed(agent: ReturnType<typeof aBrowser>): Promise<string[]> {
    const { body } = await agent.get('/api/contacts').expect(200);
    return (body as { data: { name: string }[] }).data.map(({ name }) => name);
  }

  it('given a list, then the replica is read, of this organization alone', async () => {
    await until(async () => (await listed(aBrowser())).includes(MARKED));
    await until(async () => (await listed(aBrowser())).join() === MARKED);
  });

  it('given an export, then so are its rows, and the act stands in the history of the primary', async () => {
    await until(async () => {
      const { text } = await aBrowser().get('/api/contacts/export').query({ format: 'csv' }).expect(200);
      return text.includes(MARKED);
    });
    const acts = await world.db.query(
      `SELECT FROM audit_log WHERE organization_id = $1 AND action = 'export' AND resource = 'contacts'`,
      [us.org],
    );

    expect(acts.length).toBeGreaterThanOrEqual(1);
  });

  it('given one record, what a program asks, or whoever has just written, then the primary is read', async () => {
    const browser = aBrowser();
    const [{ id }] = await there.query('SELECT id FROM contact WHERE name = $1', [MARKED]);
    await browser.get(`/api/contacts/${id}`).expect(404);
    expect(await listed(world.as(us.people.owner))).toEqual([]);

    await browser.post('/api/contacts/alone').send({ name: 'Ploni' }).expect(201);
    expect(await listed(browser)).toEqual(['Ploni']);
    // A colleague, who wrote nothing, may see it some seconds later.
    await until(async () => (await listed(aBrowser())).includes(MARKED));
  });

  it('given the replica is away, then the primary serves, and that is one line in the log', async () => {
    const [{ name }] = await there.query('SELECT current_database() AS name');
    await world.db.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`);
    await world.db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);

    expect(await listed(aBrowser())).toEqual(['Ploni']);
    await until(() =>
      Promise.resolve(
        log
          .filter((line) => line.includes('The replica '))
          .at(-1)
          ?.includes('cannot serve') ?? false,
      ),
    );
    expect(await listed(aBrowser())).toEqual(['Ploni']);
    const told = log.flatMap((line) => /The replica (cannot serve|serves)/.exec(line)?.[1] ?? []);
    expect(told.at(-1)).toBe('cannot serve');
    expect(told.filter((said, at) => said === told[at - 1])).toEqual([]);
  });
});
