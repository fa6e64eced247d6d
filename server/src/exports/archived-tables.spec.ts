import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { ARCHIVED } from './archived-tables.js';
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from './not-archived.js';

describe('what goes into the archive', () => {
  let database: TestDatabase;
  let db: DataSource;
  let columns: { table: string; column: string }[];

  beforeAll(async () => {
    database = await testDatabase();
    db = await database.dataSource([]);
    columns = await db.query(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name <> 'organization_id'
          AND (table_name = 'organization' OR table_name IN (SELECT table_name FROM information_schema.columns
                WHERE table_schema = 'public' AND column_name = 'organization_id'))`,
    );
  });
  afterAll(() => database.drop());

  const archivedOf = (table: string): Set<string> | null => {
    const parts = ARCHIVED.filter(({ from }) => new RegExp(`(^|FROM |JOIN )${table} `).test(from));
    const named = parts.flatMap((part) => part.columns).map((one) => (typeof one === 'string' ? one : one.of));
    return parts.length ? new Set(named.map((name) => name.replace(/^\w+\./, ''))) : null;
  };

  it('given a table of an organization, then it is archived, or said why not', () => {
    const tables = [...new Set(columns.map(({ table }) => table))];

    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((table) => !archivedOf(table) && !TABLES_LEFT_OUT[table])).toEqual([]);
    expect(Object.keys(TABLES_LEFT_OUT).filter((table) => !tables.includes(table) || archivedOf(table))).toEqual([]);
  });

  it('given a column of such a table, then it is archived, or said why not', () => {
    const leftOut = Object.values(COLUMNS_LEFT_OUT).flat();
    const lacking = columns
      .filter(({ table, column }) => archivedOf(table)?.has(column) === false)
      .map(({ table, column }) => `${table}.${column}`);

    expect(lacking.filter((column) => !leftOut.includes(column))).toEqual([]);
    expect(leftOut.filter((column) => !lacking.includes(column))).toEqual([]);
  });
});
