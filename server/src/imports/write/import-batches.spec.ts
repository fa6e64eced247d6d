import type { ImportRow, ImportSummary } from '@zikaron/contract';
import { ImportWork } from '../import-work.js';
import { BATCH } from '../read/batches.js';
import { ImportWriting } from './import-writing.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';

const HEADINGS = 'Name,Date of Death,Observer,Email,Plaque\n';
/** So many rows of other people that what stands before and after them is read in different batches. */
const FAR = Array.from({ length: BATCH + 1 }, (_, n) => `Person Number ${n},3/4/1984,,,\n`).join('');

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
  await world.db.query('UPDATE organization SET observers_limit = 10000 WHERE id = $1', [ours.org]);
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const upload = async (rows: string) =>
  (
    await staff()
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(HEADINGS + rows)
      .expect(201)
  ).body as ImportSummary;
const rowsOf = async (id: string, filter: object) => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const answer = await staff().get(`/api/imports/${id}/rows?filter=${query}`).expect(200);
  return (answer.body as { data: ImportRow[] }).data;
};
const finish = async (id: string, what: 'run' | 'undo' = 'run') => {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  return (await staff().get(`/api/imports/${id}`).expect(200)).body as ImportSummary;
};
const named = (name: string) =>
  world.db.query<{ plaque: string | null; version: number; observers: string[] | null }[]>(
    `SELECT y.plaque, y.version, array_agg(c.id ORDER BY c.id) FILTER (WHERE c.id IS NOT NULL) AS observers
       FROM yahrzeit y LEFT JOIN observance o ON o.yahrzeit_id = y.id LEFT JOIN contact c ON c.id = o.contact_id
      WHERE y.organization_id = $1 AND y.name = $2 GROUP BY y.id`,
    [ours.org, name],
  );
const contactsCalled = (name: string) =>
  world.db.query('SELECT id, email FROM contact WHERE organization_id = $1 AND name = $2', [ours.org, name]);

/** The tables into which this transaction wrote so many rows, and whether their figures say anything of it. */
const FILLED = `
SELECT relname AS name, reltuples >= $1 / 2 AS known FROM pg_class
 WHERE relkind = 'r' AND pg_stat_get_xact_tuples_inserted(oid) >= $1 ORDER BY relname`;

describe('a list so long that it is read in batches', () => {
  it('given a person is named again far below, then it is the same person, in the preview and in the records', async () => {
    const { id, counts } = await upload(
      `Miriam Katz,3/4/1984,Son of Sam Katz,sam@example.org,\n${FAR}"Katz, Miriam",3/4/1984,Daughter of Ruth Gold,ruth@example.org,\n`,
    );
    const again = await rowsOf(id, { state: 'merge' });
    const imported = await finish(id);

    expect(counts).toMatchObject({ new: BATCH + 2, merge: 1, rows: BATCH + 3 });
    expect(imported.counts).toEqual(counts);
    expect(again).toMatchObject([{ row: BATCH + 4, sameAsRow: 2 }]);
    expect(await named('Miriam Katz')).toMatchObject([{ observers: [expect.any(String), expect.any(String)] }]);
  });

  it('given a record is changed by two rows far apart, when the import is taken back, then it says what it said at first', async () => {
    await finish((await upload('Miriam Katz,3/4/1984,,,1N\n')).id);
    const { id } = await upload(`Miriam Katz,3/4/1984,,,2S\n${FAR}Miriam Katz,3/4/1984,,,3W\n`);
    await staff().post(`/api/imports/${id}/choices`).send({ rows: 'all', choice: 'file' }).expect(200);
    await finish(id);
    const changed = await named('Miriam Katz');
    await finish(id, 'undo');

    expect(changed).toMatchObject([{ plaque: '3W', version: 2 }]);
    expect(await named('Miriam Katz')).toMatchObject([{ plaque: '1N', version: 3 }]);
    expect(await named('Person Number 7')).toEqual([]);
  });

  it.each([
    ['by address', 'sam@example.org'],
    ['by name alone', ''],
  ])(
    'given thousands of observers %s, then Postgres knows of every table that they fill how large it has become',
    async (_, email) => {
      await world.db.query('DELETE FROM organization WHERE id <> $1', [ours.org]);
      await world.db.query('ANALYZE reminder');
      const rows = Array.from({ length: 2 * BATCH }, (_row, n) => `Person Number ${n},3/4/1984,Sam Katz,${email},\n`);
      const { id } = await upload(rows.join(''));
      const writing = world.app.get(ImportWriting);
      const write = writing.doAsAsked.bind(writing);
      let filled: { name: string; known: boolean }[] = [];
      const spy = jest.spyOn(writing, 'doAsAsked').mockImplementation(async (within, ...asked) => {
        await write(within, ...asked);
        filled = await within.query(FILLED, [BATCH]);
      });

      await finish(id);
      spy.mockRestore();

      expect(filled.map(({ name }) => name)).toEqual(expect.arrayContaining(['yahrzeit', 'observance', 'reminder']));
      expect(filled.filter(({ known }) => !known)).toEqual([]);
    },
  );

  it('given an observer without an address who has one far below, then it is one contact', async () => {
    await finish(
      (
        await upload(
          `Miriam Katz,3/4/1984,Son of Sam Katz,,\n${FAR}Leo Katz,3/5/1985,Son of Sam Katz,sam@example.org,\n`,
        )
      ).id,
    );

    expect(await contactsCalled('Sam Katz')).toMatchObject([{ email: 'sam@example.org' }]);
    const [[miriam], [leo]] = [await named('Miriam Katz'), await named('Leo Katz')];
    expect(miriam?.observers).toEqual(leo?.observers);
  });

  it('given two contacts of a name, then rows far apart that name one without an address speak of the same third', async () => {
    await world.db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Sam Katz', 'a@example.org'), ($1, 'Sam Katz', 'b@example.org')`,
      [ours.org],
    );
    const unreached = FAR.replace(/,,,/g, ',Son of Ruth Gold,,');
    await finish(
      (await upload(`Miriam Katz,3/4/1984,Son of Sam Katz,,\n${unreached}Leo Katz,3/5/1985,Son of Sam Katz,,\n`)).id,
    );

    expect(await contactsCalled('Sam Katz')).toHaveLength(3);
    expect(await contactsCalled('Ruth Gold')).toHaveLength(1);
    const [[miriam], [leo]] = [await named('Miriam Katz'), await named('Leo Katz')];
    expect(miriam?.observers).toEqual(leo?.observers);
  });

  it('given columns are corrected, then all rows are read anew and none is there twice', async () => {
    const { id } = await upload(FAR);
    const fields = ['name', 'gregorianDate', 'ignore', 'ignore', 'notes'];

    const answer = await staff().post(`/api/imports/${id}/columns`).send({ fields, dateOrder: 'dmy' }).expect(200);

    expect((answer.body as ImportSummary).counts).toMatchObject({ rows: BATCH + 1, new: BATCH + 1 });
    expect((await rowsOf(id, {}))[0]).toMatchObject({ gregorianDate: '1984-04-03' });
  });
});
