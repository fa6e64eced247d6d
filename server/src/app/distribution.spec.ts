import { readFileSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { inTheWay, KNOWN } from './distribution-rules.js';

const PAGE = new URL('../../../docs/operation/distribute.sql', import.meta.url);

describe('what stands in the way of distributing tables by organization', () => {
  let database: TestDatabase;
  let db: DataSource;
  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([]);
  });
  afterAll(() => database.drop());

  it('given the tables as they are, then only what is known, each with its reason', async () => {
    expect(await inTheWay(db)).toEqual(Object.keys(KNOWN).sort());
  });

  it.each([
    ['a name that no two congregations may have', 'name text UNIQUE', 'odd: unique (name)'],
    [
      'a reference that says no organization',
      'contact_id uuid REFERENCES contact (id)',
      'odd: FOREIGN KEY (contact_id) REFERENCES contact(id)',
    ],
    ['no other key than the id', 'UNIQUE (id)', 'odd: unique (id)'],
  ])('given a table with %s, then it is named', async (_, column, told) => {
    await db.query(`CREATE TABLE odd (organization_id uuid REFERENCES organization, id uuid, ${column})`);

    expect(await inTheWay(db)).toContain(told);
    await db.query('DROP TABLE odd');
  });

  it('given a table without an organization, then it is named unless it is one of the house', async () => {
    await db.query('CREATE TABLE odd (id uuid PRIMARY KEY)');

    expect(await inTheWay(db)).toContain('odd belongs to no organization, and is no table of the house');
    await db.query('DROP TABLE odd');
  });

  it('given the statements of the page, then nothing stands in the way, and no table has a key of the id alone', async () => {
    await db.query(readFileSync(PAGE, 'utf8'));

    expect(await inTheWay(db)).toEqual([]);
    const left = await db.query(
      `SELECT conrelid::regclass AS table FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attname = 'organization_id'
        WHERE contype IN ('p', 'u') AND pg_get_constraintdef(pg_constraint.oid) ~ 'KEY \\(id\\)|UNIQUE \\(id\\)'`,
    );
    expect(left).toEqual([]);
  });
});
