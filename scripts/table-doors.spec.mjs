import { loadModule } from 'libpg-query';
import { tablesIn } from './table-doors.mjs';

describe('the tables that a program names', () => {
  beforeAll(() => loadModule());

  it('given statements in texts, then each table of them, but none that WITH makes or that a column is called', () => {
    expect(tablesIn('db.query(`SELECT template, y.name FROM yahrzeit y, contact WHERE y.id = $1`)')).toEqual([
      'contact',
      'yahrzeit',
    ]);
    expect(tablesIn('db.query("WITH contact AS (DELETE FROM picture RETURNING id) SELECT * FROM contact")')).toEqual([
      'picture',
    ]);
    expect(tablesIn('db.query("INSERT INTO import_row SELECT * FROM import ON CONFLICT DO NOTHING")')).toEqual([
      'import',
      'import_row',
    ]);
    expect(
      tablesIn('db.query("UPDATE observance o SET version = 1 FROM membership m WHERE EXISTS (SELECT FROM template)")'),
    ).toEqual(['membership', 'observance', 'template']);
  });

  it('given parts that are only known when it runs, then still each table', () => {
    expect(tablesIn('`SELECT ${SHOWN} FROM contact ${WHERE} ${orderBy(query)} LIMIT ${limit}`')).toEqual(['contact']);
    expect(tablesIn('`LEFT JOIN yahrzeit y ON y.id = ${id} JOIN observance o USING (id)`')).toEqual([
      'observance',
      'yahrzeit',
    ]);
    expect(tablesIn('`FROM ${from} JOIN LATERAL (SELECT FROM email_message m, picture) x`')).toEqual([
      'email_message',
      'picture',
    ]);
  });

  it('given calls of the builder, then each table; what people read is no statement', () => {
    const program = `kysely(db).selectFrom(['contact as c', 'picture']).innerJoin('observance as o', 'o.contactId', 'c.id')
      .leftJoin((of) => of.selectFrom('template').as('t'), (on) => on.onTrue())`;
    expect(tablesIn(program)).toEqual(['contact', 'observance', 'picture', 'template']);
    expect(tablesIn("say('Choose a template from contact or yahrzeit')")).toEqual([]);
  });
});
