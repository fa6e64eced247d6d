import { lintMigrations, problemsOf } from './lint-migrations.mjs';

const migration = (up, { name = 'FindLetters', head = '' } = {}) => `
export class ${name}1700099000000 implements MigrationInterface {
  ${head}
  async up(db: QueryRunner): Promise<void> {
    ${up}
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE letter');
  }
}`;
const query = (sql) => `await db.query(\`${sql}\`);`;
const of = (sql, options) => problemsOf('1700099000000-find-letters.ts', migration(query(sql), options));

describe('what is asked of a migration', () => {
  it('given those that are in the house, then nothing is wrong with them', () => {
    expect(lintMigrations()).toEqual([]);
  });

  it('given a new table with its indexes, then nothing is wrong', () => {
    expect(of('CREATE TABLE letter (id uuid NOT NULL); CREATE INDEX letter_day ON letter (day)')).toEqual([]);
  });

  it.each([
    'CREATE INDEX letter_day ON contact (day)',
    'CREATE UNIQUE INDEX IF NOT EXISTS letter_day ON "contact" (day)',
  ])('given %s on a filled table, then it is to be made beside the work', (sql) => {
    expect(of(sql)).toEqual([expect.stringMatching(/letter_day.* is made on contact, .*use indexConcurrently/)]);
  });

  it('given an index beside the work, then it is made without a transaction', () => {
    const up = "await indexConcurrently(db, 'letter_day', 'ON contact (day)');";
    const problems = (head) => problemsOf('1700099000000-find-letters.ts', migration(up, { head }));

    expect(problems('')).toEqual([expect.stringContaining('transaction = false')]);
    expect(problems('transaction = false;')).toEqual([]);
  });

  it('given a migration without a transaction, then it changes nothing else', () => {
    expect(of('UPDATE contact SET day = 1', { head: 'transaction = false;' })).toEqual([
      expect.stringContaining('a migration of its own'),
    ]);
  });

  it.each([
    'ALTER TABLE contact DROP COLUMN day',
    'ALTER TABLE contact RENAME COLUMN day TO date',
    'ALTER TABLE contact ALTER COLUMN day SET NOT NULL',
    'ALTER TABLE contact ALTER COLUMN day TYPE date USING day::date',
    'ALTER TABLE contact ADD COLUMN date date, DROP COLUMN IF EXISTS day',
    'DROP TABLE contact',
    'DROP VIEW reach',
  ])('given %s, then it waits for the version after, in a migration that says so', (sql) => {
    expect(of(sql)).toEqual([expect.stringMatching(/one version later, in a migration named `…-contract-…`/)]);
    expect(problemsOf('1700099000000-contract-days.ts', migration(query(sql), { name: 'ContractDays' }))).toEqual([]);
  });

  it('given a view that is made anew, then nothing is wrong', () => {
    expect(of('DROP VIEW reach; CREATE VIEW reach AS SELECT 1')).toEqual([]);
  });

  it('given a column that must be filled, then it has a default, for the version before', () => {
    expect(of('ALTER TABLE contact ADD COLUMN name text, ADD COLUMN day date NOT NULL')).toEqual([
      expect.stringContaining('contact.day is NOT NULL without DEFAULT'),
    ]);
    expect(of('ALTER TABLE contact ADD COLUMN day date NOT NULL DEFAULT now()')).toEqual([]);
  });

  it('given a file that contracts, then its class says so too, by which older programs know it', () => {
    const text = migration(query('DROP TABLE contact'));
    expect(problemsOf('1700099000000-contract-days.ts', text)).toEqual([expect.stringContaining('belong together')]);
  });

  it('given words in a comment, then they do nothing', () => {
    expect(of('-- DROP TABLE contact\nCREATE TABLE letter (id uuid)')).toEqual([]);
  });
});
