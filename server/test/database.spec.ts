import { testDatabase } from './database.js';

describe('the test database', () => {
  it('given two copies, when one is written to, then the other does not see it', async () => {
    const [mine, yours] = await Promise.all([testDatabase(), testDatabase()]);
    const [here, there] = await Promise.all([mine.dataSource([]), yours.dataSource([])]);

    await here.query('CREATE TABLE note (text text)');

    expect(await there.query(`SELECT to_regclass('note') AS found`)).toEqual([{ found: null }]);
    await Promise.all([mine.drop(), yours.drop()]);
  });

  it('given letters beyond ASCII, when the database lowers them, then it knows how', async () => {
    const database = await testDatabase();
    const source = await database.dataSource([]);

    expect(await source.query(`SELECT lower('ÄÖ') AS lowered`)).toEqual([{ lowered: 'äö' }]);
    await database.drop();
  });

  it("given a fresh copy, then the queue's tables are there", async () => {
    const database = await testDatabase();
    const source = await database.dataSource([]);

    const [{ count }] = await source.query(`SELECT count(*)::int FROM pg_tables WHERE schemaname = 'bullmq'`);

    expect(count).toBeGreaterThan(3);
    await database.drop();
  });

  it('given tables that grow to millions of rows, then Postgres sweeps them before a fifth of them is dead', async () => {
    const database = await testDatabase();
    const source = await database.dataSource([]);

    const swept: { table: string }[] = await source.query(
      `SELECT relname AS table FROM pg_class WHERE 'autovacuum_vacuum_scale_factor=0.02' = ANY (reloptions) ORDER BY 1`,
    );

    expect(swept.map(({ table }) => table)).toEqual([
      'audit_log',
      'delivery_report',
      'email_message',
      'kept_promise',
      'occurrence',
      'reminder',
    ]);
    await database.drop();
  });

  // A congregation has a few templates: whoever deletes one may read all of its letters for it.
  it('given a row that goes, then what points at it is found by an index, and not by reading all of its congregation', async () => {
    const database = await testDatabase();
    const source = await database.dataSource([]);

    expect(await source.query(WITHOUT_INDEX)).toEqual([]);
    await database.drop();
  });
});

/** An index of the rows that point at something serves as well as one of all rows. */
const WITHOUT_INDEX = `
  SELECT key.conrelid::regclass::text AS "table", key.conname AS name
    FROM pg_constraint key
   WHERE key.contype = 'f' AND key.conparentid = 0 AND key.confrelid <> 'template'::regclass
     AND NOT EXISTS (
       SELECT FROM pg_index index
        WHERE index.indrelid = key.conrelid AND index.indisvalid
          AND (index.indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
          AND (index.indpred IS NULL OR pg_get_expr(index.indpred, index.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))`;
