import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { kysely } from './kysely.js';

describe('typed statements', () => {
  let database: TestDatabase;
  let db: DataSource;
  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([]);
  });
  afterAll(() => database.drop());
  const day = { month: '2027-01-01', letters: 3 };
  let made = 0;
  const aCongregation = () =>
    kysely(db)
      .insertInto('organization')
      .values({ name: 'Beth Shalom', orgCode: `code-${(made += 1)}`, rules: '{}' })
      .returning(['id', 'orgCode', 'rules', 'createdAt'])
      .executeTakeFirstOrThrow();

  it('given columns in the names of entities, then they are those of the table, and come back so', async () => {
    const { id, orgCode, rules, createdAt } = await aCongregation();

    expect(rules).toEqual({});
    expect(createdAt).toBeInstanceOf(Date);
    expect(await db.query('SELECT id FROM organization WHERE org_code = $1', [orgCode])).toEqual([{ id }]);
  });

  it('given days and counts, then a day is a text and a count a number', async () => {
    const { id } = await aCongregation();
    await kysely(db)
      .insertInto('included_letters')
      .values({ organizationId: id, ...day })
      .execute();

    const read = kysely(db).selectFrom('included_letters').where('organizationId', '=', id);
    expect(await read.select(['month', 'letters']).executeTakeFirst()).toEqual(day);
    expect(await read.select((of) => of.fn.countAll<number>().as('n')).executeTakeFirst()).toEqual({ n: 1 });
  });

  it('given a value of jsonb, then the names inside it stay as they were written', async () => {
    const { rows } = await sql<{ given: object }>`SELECT '{"first_name": {"last_name": 1}}'::jsonb AS given`.execute(
      kysely(db),
    );

    expect(rows).toEqual([{ given: { first_name: { last_name: 1 } } }]);
  });

  it('given a transaction that fails, then what was written in it is gone', async () => {
    const { id } = await aCongregation();
    const failing = db.transaction(async (within) => {
      await kysely(within)
        .insertInto('included_letters')
        .values({ organizationId: id, ...day })
        .execute();
      const { rows } = await sql<{
        n: number;
      }>`SELECT count(*) AS n FROM included_letters WHERE organization_id = ${id}`.execute(kysely(within));
      expect(rows).toEqual([{ n: 1 }]);
      throw new Error('No.');
    });

    await expect(failing).rejects.toThrow('No.');
    expect(await db.query('SELECT 1 FROM included_letters WHERE organization_id = $1', [id])).toEqual([]);
  });

  it('given rows that were changed, then their number is told', async () => {
    const { id } = await aCongregation();
    const rename = kysely(db).updateTable('organization').set({ name: 'Beth El' });

    expect((await rename.where('id', '=', id).executeTakeFirst()).numUpdatedRows).toBe(1n);
    expect((await rename.where('orgCode', '=', 'none').executeTakeFirst()).numUpdatedRows).toBe(0n);
  });

  it('given more statements than connections, then each is answered, and none is kept', async () => {
    const asked = Array.from({ length: 40 }, () => sql`SELECT 1`.execute(kysely(db)));

    await expect(Promise.all(asked)).resolves.toHaveLength(40);
    await expect(sql`SELECT broken`.execute(kysely(db))).rejects.toThrow(/broken/);
    await expect(Promise.all(asked.map(() => sql`SELECT 1`.execute(kysely(db))))).resolves.toHaveLength(40);
  });

  it('given a transaction of Kysely’s own, then it is refused', async () => {
    await expect(
      kysely(db)
        .transaction()
        .execute(() => Promise.resolve()),
    ).rejects.toThrow(/TypeORM/);
  });
});
