import type { ImportChoice, ImportRow, ImportSummary } from '@zikaron/contract';
import { ImportWork } from '../import-work.js';
import { deceasedKey } from '../understand/names.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const HEADINGS = 'Name,Date of Death,Observer,Email,Plaque,Notes\n';
const upload = async (rows: string) =>
  (
    await staff()
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(HEADINGS + rows)
      .expect(201)
  ).body as ImportSummary;
const rowsOf = async (id: string, filter: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(filter));
  return ((await staff().get(`/api/imports/${id}/rows?filter=${query}`).expect(200)).body as { data: ImportRow[] })
    .data;
};
const choose = async (id: string, choice: ImportChoice | null, rows: number[] | 'all' = 'all') =>
  (await staff().post(`/api/imports/${id}/choices`).send({ rows, choice }).expect(200)).body as ImportSummary;
const finish = async (id: string, what: 'run' | 'undo' = 'run') => {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  return (await staff().get(`/api/imports/${id}`).expect(200)).body as ImportSummary;
};
const records = (): Promise<{ name: string; died: string; plaque: string | null; notes: string | null }[]> =>
  world.db.query(
    `SELECT name, gregorian_date AS died, plaque, notes FROM yahrzeit WHERE organization_id = $1 ORDER BY created_at, import_row`,
    [ours.org],
  );

const MIRIAM = 'Miriam Katz,3/4/1984,Son of Sam Katz,sam@example.org,1N-1,Founder\n';
/** The same person by name and day; the plaque is another, and the notes are silent. */
const MOVED = '"Katz, Miriam",3/4/1984,Son of Sam Katz,sam@example.org,2S-4,\n';
/** The same name, another day. */
const LATER = 'Miriam Katz,3/9/1984,Son of Sam Katz,sam@example.org,1N-1,Founder\n';

const brought = async (rows: string) => finish((await upload(rows)).id);

describe('rows that contradict what is there', () => {
  it.each([
    ['Miriam Katz', 'Dr. Miriam Katz'],
    ['Rabbi Dr. Miriam Katz', 'Katz, Miriam'],
    ['מרים כץ', 'גב׳ מרים כץ'],
  ])(
    'given %s is here and the list says %s of that day, then it is one person, and the title is asked',
    async (here, said) => {
      await brought(`"${here}",3/4/1984,,,,\n`);
      const { id, counts } = await upload(`"${said}",3/4/1984,,,,\n`);

      const [row] = await rowsOf(id, { withConflict: true });

      expect(counts).toMatchObject({ conflicts: 1, new: 0 });
      expect(row?.conflict?.fields).toMatchObject([{ field: 'name', existing: here }]);
    },
  );

  it('given a wife who was called by the name of her husband, then they are two', async () => {
    await brought('Sam Katz,3/4/1984,,,,\n');

    expect((await upload('Mrs. Sam Katz,3/4/1984,,,,\n')).counts).toMatchObject({ conflicts: 0, new: 1 });
  });

  it('the database takes titles away as the server does', async () => {
    const names = [
      'Dr. Levin',
      'Rabbi Dr. Sam Levin',
      'MR Sam Levin',
      'Drew Barry More',
      'Mrs. Sam Levin',
      'ד"ר שרה לוי',
      'ר׳ משה כהן',
      'מרים בת שרה',
    ];
    const rows: { key: string }[] = await world.db.query(
      'SELECT person_key(untitled(name)) AS key FROM unnest($1::text[]) WITH ORDINALITY AS n(name, at) ORDER BY at',
      [names],
    );

    expect(rows.map(({ key }) => key)).toEqual(names.map(deceasedKey));
  });

  it('given the record says otherwise, then the fields are named with both values, and silence is no conflict', async () => {
    await brought(MIRIAM);
    const { id, counts } = await upload(MOVED);

    const [row] = await rowsOf(id, { withConflict: true });

    expect(counts).toMatchObject({ conflicts: 1, unchanged: 1 });
    expect(row?.conflict).toMatchObject({
      kind: 'sameDay',
      usual: 'keep',
      fields: [{ field: 'plaque', existing: '1N-1', file: '2S-4' }],
    });
  });

  it('given the day that was worked out from a Hebrew date, then the record says it already', async () => {
    await staff().post('/api/yahrzeits').send({ name: 'Miriam Katz', hebrewDate: '30 Adar I 5744' }).expect(201);
    const { counts } = await upload('Miriam Katz,3/4/1984,,,,\n');

    expect(counts).toMatchObject({ conflicts: 0, new: 0 });
  });

  it('given nobody chooses, then what is there is kept, and of another day another person is made', async () => {
    await brought(MIRIAM);
    await brought(MOVED + LATER);

    expect((await records()).map(({ died, plaque }) => [died, plaque])).toEqual([
      ['1984-03-04', '1N-1'],
      ['1984-03-09', '1N-1'],
    ]);
  });

  it.each<[ImportChoice, string, [string, string][]]>([
    ['keep', 'unchanged', [['1984-03-04', '1N-1']]],
    ['file', 'changed', [['1984-03-04', '2S-4']]],
    [
      'separate',
      'new',
      [
        ['1984-03-04', '1N-1'],
        ['1984-03-04', '2S-4'],
      ],
    ],
    ['skip', 'skipped', [['1984-03-04', '1N-1']]],
  ])(
    'given the choice to %s, then the row is %s and the records say so, also after the same file again',
    async (choice, state, after) => {
      await brought(MIRIAM);
      const { id } = await upload(MOVED);
      const chosen = await choose(id, choice);
      const shown = await rowsOf(id);
      const imported = await finish(id);
      const once = await records();

      const again = await upload(MOVED);
      await finish(again.id);

      expect(shown).toMatchObject([{ state, choice }]);
      expect([chosen.counts[state as 'new'], imported.counts[state as 'new']]).toEqual([1, 1]);
      expect(once.map(({ died, plaque }) => [died, plaque])).toEqual(after);
      expect(again.counts).toMatchObject({ new: 0, changed: 0, merge: 0, conflicts: 0 });
      expect(await records()).toEqual(once);
    },
  );

  it.each<[ImportChoice, string[]]>([
    ['keep', ['1984-03-04']],
    ['file', ['1984-03-09']],
    ['separate', ['1984-03-04', '1984-03-09']],
    ['skip', ['1984-03-04']],
  ])(
    'given the same name with another day and the choice to %s, then the days are right and stay so',
    async (choice, days) => {
      await brought(MIRIAM);
      const { id } = await upload(LATER);
      await choose(id, choice);
      await finish(id);
      const once = (await records()).map(({ died }) => died);
      await brought(LATER);

      expect(once).toEqual(days);
      expect((await records()).map(({ died }) => died)).toEqual(days);
    },
  );

  it('given the date is taken from the file, then the dates of observance follow, and the record tells who did it', async () => {
    await brought(MIRIAM);
    const next = () =>
      world.db.query('SELECT id, next_civil_observance AS next FROM yahrzeit WHERE organization_id = $1', [ours.org]);
    const [before] = await next();
    const { id } = await upload(LATER);
    await choose(id, 'file');
    await finish(id);
    const [after] = await next();

    const [audited] = await world.db.query(
      `SELECT actor_name AS by, before->>'gregorianDate' AS before, after->>'gregorianDate' AS after
         FROM audit_log WHERE resource = 'yahrzeit' AND resource_id = $1 AND action = 'change'`,
      [before.id],
    );
    expect(before.next.slice(5)).toBe('03-04');
    expect(after.next.slice(5)).toBe('03-09');
    expect(audited).toEqual({ by: 'staff', before: '1984-03-04', after: '1984-03-09' });
  });

  it('given the import is taken back, then what the record said before is back, unless somebody changed it since', async () => {
    await brought(MIRIAM + 'Max Cohen,5/6/1985,,,3W,\n');
    const { id } = await upload(MOVED + 'Max Cohen,5/6/1985,,,4E,\n');
    await choose(id, 'file');
    await finish(id);
    const [{ id: max }] = await world.db.query(
      `SELECT id FROM yahrzeit WHERE organization_id = $1 AND name LIKE 'Max%'`,
      [ours.org],
    );
    await staff().put(`/api/yahrzeits/${max}`).send({ notes: 'Seen' }).expect(200);

    await finish(id, 'undo');

    expect((await records()).map(({ plaque }) => plaque)).toEqual(['1N-1', '4E']);
  });

  it('given a file that says a person twice, then each choice is about the second row', async () => {
    const twice = await upload(MIRIAM + MOVED);
    expect(await rowsOf(twice.id, { withConflict: true })).toMatchObject([
      {
        row: 3,
        state: 'duplicate',
        conflict: { row: 2, fields: [{ field: 'plaque', existing: '1N-1', file: '2S-4' }] },
      },
    ]);

    await choose(twice.id, 'file', [3]);
    await finish(twice.id);

    expect(await records()).toMatchObject([{ plaque: '2S-4', notes: 'Founder' }]);
    await finish(twice.id, 'undo');
    expect(await records()).toEqual([]);
  });

  it('given a choice is taken back, then the row is as nobody had chosen', async () => {
    await brought(MIRIAM);
    const { id } = await upload(MOVED);
    await choose(id, 'file');

    const after = await choose(id, null);

    expect(after.counts).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await rowsOf(id)).toMatchObject([{ state: 'unchanged', choice: null }]);
  });

  it('given an import that is done, then nothing can be chosen any more', async () => {
    const { id } = await brought(MIRIAM);

    await staff().post(`/api/imports/${id}/choices`).send({ rows: 'all', choice: 'file' }).expect(409);
  });
});
