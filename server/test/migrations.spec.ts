import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createContext } from '../src/app/application.js';
import { migrate } from '../src/app/migrations.js';
import { readConfig } from '../src/platform/config/index.js';
import { indexConcurrently } from '../src/platform/database/index-concurrently.js';
import { testDatabase, type TestDatabase } from './database.js';

class AddNote1799000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('CREATE TABLE note (text text)');
    await db.query('SELECT pg_sleep(0.3)');
  }
  async down(): Promise<void> {}
}

class NoteOnOrganizations1799000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization ADD COLUMN note text');
  }
  async down(): Promise<void> {}
}

class FindNotes1799000000002 implements MigrationInterface {
  transaction = false;
  async up(db: QueryRunner): Promise<void> {
    await indexConcurrently(db, 'organization_found', 'ON organization (name)');
  }
  async down(): Promise<void> {}
}

const QUICK = { lockTimeoutMs: 100, retries: 100, pauseMs: 50 };

describe('migrations as people run them', () => {
  let database: TestDatabase;
  let somebody: pg.Client;

  const validity = async () =>
    (await somebody.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('organization_found')`)).rows;

  beforeEach(async () => {
    database = await testDatabase();
    somebody = new pg.Client({ connectionString: database.url });
    await somebody.connect();
  });
  afterEach(async () => {
    await somebody.end();
    await database.drop();
  });

  it('given three that begin at once, then one does it, and two wait and find it done', async () => {
    const migrations = [AddNote1799000000000];

    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { migrations })));

    expect(applied.flat()).toEqual(['AddNote1799000000000']);
  });

  it('given a table that somebody reads from for long, when it is to change, then nobody waits long behind that, and it changes at last', async () => {
    await somebody.query('BEGIN; SELECT count(*) FROM organization');
    const migrating = migrate(database.url, { ...QUICK, migrations: [NoteOnOrganizations1799000000001] });
    const another = new pg.Client({ connectionString: database.url });
    await another.connect();

    // Longer than the change may wait at once: with nothing but patience this reader would stand behind it.
    await another.query(`SET statement_timeout = '2s'`);
    for (let n = 0; n < 20; n++) {
      await another.query('SELECT count(*) FROM organization');
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await another.end();
    await somebody.query('COMMIT');

    expect(await migrating).toEqual(['NoteOnOrganizations1799000000001']);
  });

  it('given a table that is never free, then the migration says so in the end', async () => {
    await somebody.query('BEGIN; SELECT count(*) FROM organization');
    const migrations = [AddNote1799000000000, NoteOnOrganizations1799000000001];

    await expect(migrate(database.url, { ...QUICK, retries: 2, migrations })).rejects.toThrow(/lock timeout/);

    await somebody.query('COMMIT');
    expect(await migrate(database.url, { migrations })).toEqual(['NoteOnOrganizations1799000000001']);
  });

  it('given others that wait for their turn, when an index is made beside the work, then none waits for the other for ever', async () => {
    const migrations = [FindNotes1799000000002];

    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, { ...QUICK, migrations })));

    expect(applied.flat()).toEqual(['FindNotes1799000000002']);
    expect(await validity()).toEqual([{ indisvalid: true }]);
  });

  it('given an index that an attempt left unfinished, then it is made anew, while who writes goes on', async () => {
    await somebody.query('CREATE INDEX organization_found ON organization (name)');
    await somebody.query(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'organization_found'::regclass`);
    await somebody.query(`BEGIN; UPDATE organization SET name = name`);
    const migrating = migrate(database.url, { ...QUICK, migrations: [FindNotes1799000000002] });

    await new Promise((resolve) => setTimeout(resolve, 400));
    await somebody.query('UPDATE organization SET name = name');
    await somebody.query('COMMIT');

    await migrating;
    expect(await validity()).toEqual([{ indisvalid: true }]);
  });

  describe('a database that a newer program has changed', () => {
    const hadAlready = (name: string) =>
      somebody.query('INSERT INTO migrations (timestamp, name) VALUES (1799000000009, $1)', [name]);
    const start = async () => {
      const config = readConfig({
        NODE_ENV: 'test',
        ROLE: 'api',
        DATABASE_URL: database.url,
        DATABASE_POOL: '2',
        PUBLIC_URL: 'http://zikaron.test',
        SUPABASE_URL: 'http://identity.test',
        SUPABASE_JWT_SECRET: 'a secret that only the identity provider and the server know',
        SMTP_URL: 'smtp://127.0.0.1:9',
        LINK_SECRET: 'y'.repeat(32),
        LOG_LEVEL: 'silent',
      });
      await (await createContext(config)).close();
    };

    it('given what it only added, then this program runs on it', async () => {
      await hadAlready('AddWords1799000000009');

      await start();
      expect(await migrate(database.url)).toEqual([]);
    });

    it('given what it took away, then this program neither starts nor migrates, and says why', async () => {
      await hadAlready('ContractWords1799000000009');
      const words = /belongs to a newer Zikaron: ContractWords1799000000009 took away .+ Start the newer version/;

      await expect(start()).rejects.toThrow(words);
      await expect(migrate(database.url)).rejects.toThrow(words);
    });
  });
});
