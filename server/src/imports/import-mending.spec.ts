import type { ImportPlan, ImportRow, ImportRowWithCells, ImportSummary, ImportTraces } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { ImportWork } from './import-work.js';
import { KeptImports } from './kept-imports.js';

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
const upload = async (text: string) =>
  (await staff().post('/api/imports?fileName=list.csv').set('Content-Type', 'text/csv').send(text).expect(201))
    .body as ImportSummary;
const tell = async (id: string, what: 'rows' | 'columns', body: object) =>
  (await staff().post(`/api/imports/${id}/${what}`).send(body).expect(200)).body as ImportSummary;
const rowsOf = async (id: string, filter: object = {}) => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const { body } = await staff().get(`/api/imports/${id}/rows?filter=${query}`).expect(200);
  return (body as { data: ImportRowWithCells[] }).data;
};
const carryOut = async (id: string, what: 'run' | 'undo') => {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
};
const names = async () => {
  const people: { name: string }[] = await world.db.query(
    'SELECT name FROM yahrzeit WHERE organization_id = $1 ORDER BY name',
    [ours.org],
  );
  return people.map(({ name }) => name);
};

const idsOf = async (...called: string[]): Promise<string[]> => {
  const rows: { id: string }[] = await world.db.query(
    'SELECT id FROM yahrzeit WHERE organization_id = $1 AND name = ANY ($2)',
    [ours.org, called],
  );
  return rows.map(({ id }) => id);
};
const reminderTemplate = async (): Promise<string> => {
  const [{ id }] = await world.db.query(
    `SELECT id FROM template WHERE organization_id = $1 AND jsx_component_key = 'default_reminder'`,
    [ours.org],
  );
  return id as string;
};

describe('two lists that are looked at', () => {
  const LIST = 'Name,Date of Death,Email\nMiriam Katz,3/4/1984,dan@example.org\nSam Levin,3/5/1984,ruth@example.org\n';

  it('given one of them is imported or taken back, then the other says what importing it comes to now, and keeps what was said of its rows', async () => {
    const [first, second] = [await upload(LIST), await upload(`${LIST}Leah Blum,3/6/1984,max@example.org\n`)];
    await tell(second.id, 'rows', { rows: [4], skip: true });
    const countsOfSecond = async () =>
      ((await staff().get(`/api/imports/${second.id}`).expect(200)).body as ImportSummary).counts;

    await carryOut(first.id, 'run');
    expect(await countsOfSecond()).toMatchObject({ new: 0, unchanged: 2, skipped: 1 });

    await carryOut(first.id, 'undo');
    expect(await countsOfSecond()).toMatchObject({ new: 2, unchanged: 0, skipped: 1 });
  });
});

describe('a list that is taken for one of a program', () => {
  const LIST =
    'Yahrzeit Name,Yahrzeit Date,Observer Family ID,Name,Relationship,Physical Address,Account Status\n' +
    'Miriam Katz,14 Nisan 5744,7,Sam Katz,Son,1 Elm Street,Active\n';

  it('then the program is named; when somebody says no, its columns are guessed as any, and the next file remembers that', async () => {
    const table = await upload(LIST);
    expect(table.preset).toBe('ShulCloud');

    const denied = await tell(table.id, 'columns', { fields: [], preset: null });
    expect(denied).toMatchObject({ preset: null, state: 'previewed', counts: { new: 1 } });
    expect(denied.columns[0]).toMatchObject({ heading: 'Yahrzeit Name', field: 'name' });

    await carryOut(table.id, 'run');
    expect((await upload(LIST)).preset).toBeNull();
  });

  it('then what somebody corrected in it leaves its name', async () => {
    const table = await upload(LIST);
    const fields = table.columns.map(({ field, heading }) => (heading === 'Relationship' ? 'ignore' : field));

    expect(await tell(table.id, 'columns', { fields })).toMatchObject({ preset: 'ShulCloud' });
  });
});

describe('whose kinship a list tells, whose columns are remembered', () => {
  const LIST =
    'Name,Date of Death,Mourner,Relationship\n' +
    'Miriam Katz,3/4/1984,Dan Katz,son\nSam Levin,3/5/1984,Ruth Levin,daughter\nLeah Blum,3/6/1984,Max Blum,son\n';
  const OLD = ['name', 'gregorianDate', 'observerName', 'relationship'];
  const fieldOf = ({ columns }: ImportSummary) => columns[3]?.field;

  it('given it was guessed, then the cells tell; given somebody said it, then that stays', async () => {
    const first = await upload(LIST);
    await carryOut(first.id, 'run');
    await world.db.query(
      `UPDATE import SET columns = jsonb_set(columns, '{3,field}', '"relationship"') WHERE organization_id = $1`,
      [ours.org],
    );
    const next = await upload(LIST);
    expect(fieldOf(next)).toBe('observerRelationship');

    await tell(next.id, 'columns', { fields: OLD });
    await carryOut(next.id, 'run');
    for (let times = 0; times < 2; times++) {
      const later = await upload(LIST);
      expect(fieldOf(later)).toBe('relationship');
      await carryOut(later.id, 'run');
    }
  });
});

describe('a list whose columns nobody knows', () => {
  const UNHEADED = 'Miriam Katz,3/4/1984,plot 12\nSam Levin,5/28/1990,plot 13';

  it('given no headings, then it waits with its first row as a person, and cannot be imported before', async () => {
    const table = await upload(UNHEADED);

    expect(table).toMatchObject({ state: 'columns', headerRow: 0, counts: { rows: 2 } });
    expect(table.columns.map(({ heading, samples }) => [heading, samples[0]])).toEqual([
      ['Column 1', 'Miriam Katz'],
      ['Column 2', '3/4/1984'],
      ['Column 3', 'plot 12'],
    ]);
    await staff().post(`/api/imports/${table.id}/run`).expect(409);

    const named = await tell(table.id, 'columns', { fields: ['name', 'gregorianDate', 'plaque'] });
    expect(named).toMatchObject({ state: 'previewed', warnings: [], counts: { new: 2, error: 0 } });
    await carryOut(table.id, 'run');
    expect(await names()).toEqual(['Miriam Katz', 'Sam Levin']);
  });

  it('given headings of an unknown language, then they are headings, and a switch makes them a person and back', async () => {
    const table = await upload('Qwe,Rty\nMiriam Katz,3/4/1984\nSam Levin,5/28/1990');
    expect(table).toMatchObject({ state: 'columns', headerRow: 1, counts: { rows: 2, leftOut: 1 } });

    const unheaded = await tell(table.id, 'columns', { fields: [], firstRow: 'person' });
    expect(unheaded).toMatchObject({ headerRow: 0, counts: { rows: 3, leftOut: 0 } });
    const headed = await tell(table.id, 'columns', { fields: [], firstRow: 'headings' });

    expect(headed).toMatchObject({ headerRow: 1, counts: { rows: 2, leftOut: 1 } });
    expect(headed.columns.map(({ heading }) => heading)).toEqual(['Qwe', 'Rty']);
  });

  it('given a column that nobody knows, then it is told until it is used or left out, also in the next file', async () => {
    const list = 'Name,Date of Death,Zzz\nMiriam Katz,3/4/1984,something\nSam Levin,5/28/1990,';
    const table = await upload(list);
    expect(table.warnings).toEqual([{ code: 'column_unused', index: 2, column: 'Zzz', filled: 1 }]);

    const fields = table.columns.map(({ field }) => field);
    expect(await tell(table.id, 'columns', { fields, leaveOut: [2] })).toMatchObject({ warnings: [] });
    await carryOut(table.id, 'run');

    expect(await upload(list)).toMatchObject({ state: 'previewed', warnings: [] });
  });
});

describe('rows that are mended by hand', () => {
  const LIST = [
    'Yahrzeit list,',
    'Name,Date of Death',
    'MARCH,',
    'Miriam Katz,33/44/1984',
    'Sam Levin,5/28/1990',
    'Total: 2,',
  ].join('\n');

  it('given a title, a section and a total, then they are named, with the numbers of the file, and may be brought', async () => {
    const { id, counts } = await upload(LIST);

    expect(counts).toMatchObject({ rows: 2, leftOut: 4, error: 1 });
    expect((await rowsOf(id, { state: 'leftOut' })).map(({ row, leftOut }) => [row, leftOut])).toEqual([
      [1, 'title'],
      [2, 'headings'],
      [3, 'section'],
      [6, 'total'],
    ]);
    expect(await tell(id, 'rows', { rows: [3], bring: true })).toMatchObject({ counts: { rows: 3, leftOut: 3 } });
  });

  it('given a date that cannot be read, when its cell is mended, then it is imported, and the next file is read so by itself', async () => {
    const { id } = await upload(LIST);

    const mended = await tell(id, 'rows', { rows: [4], cells: { 1: '3/4/1984' } });
    expect(mended.counts).toMatchObject({ error: 0, new: 2, doubts: 0 });
    expect((await rowsOf(id))[0]).toMatchObject({
      ...{ row: 4, gregorianDate: '1984-03-04' },
      ...{ cells: ['Miriam Katz', '33/44/1984'], mended: ['Miriam Katz', '3/4/1984'] },
    });
    await carryOut(id, 'run');

    expect(await names()).toEqual(['Miriam Katz', 'Sam Levin']);
    expect((await upload(`${LIST}\nRuth Katz,33/44/1984`)).counts).toMatchObject({ error: 0, new: 1, unchanged: 2 });
  });

  it('given a heading that every object knows, when a cell of it was mended, then the next list is read, and no other object has what was written', async () => {
    const list = (who: string) => `Name,Date of death,__proto__\n${who},3/15/1984,mendedText\n`;
    const table = await upload(list('Miriam Katz'));
    await tell(table.id, 'columns', { fields: ['name', 'gregorianDate', 'notes'] });
    await tell(table.id, 'rows', { rows: [2], cells: { 2: 'By the window' } });
    await carryOut(table.id, 'run');

    const next = await upload(list('Ruth Katz'));

    const everyObject = Object.prototype as Record<string, unknown>;
    expect(everyObject.mendedText).toBeUndefined();
    delete everyObject.mendedText;
    expect(await rowsOf(next.id)).toMatchObject([{ name: 'Ruth Katz' }]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'given %s in every cell, then it is a word as any',
    async (word) => {
      const headings = ['Name', 'Date of death', 'Hebrew date', 'Observer', 'Relationship', 'After sunset', 'Language'];
      const rows = [
        headings.map(() => word),
        headings.map((heading) => (heading === 'Hebrew date' ? `15 ${word} 5744` : `${word} Katz`)),
        ['Miriam Katz', '3/15/1984', '', 'Ruth Katz', word, '', ''],
      ];

      const table = await upload([[...headings, word], ...rows].map((row) => row.join(',')).join('\n'));

      expect((await rowsOf(table.id)).length).toBeGreaterThan(0);
    },
  );

  it.each(['constructor', 'prototype', 'tostring'])(
    'given %s under "After sunset", then an answer about it counts',
    async (word) => {
      const { id, columns } = await upload(`Name,Date of death,After sunset\nMiriam Katz,3/15/1984,${word}`);

      const fields = columns.map(({ field }) => field);
      const { sunsetWords } = await tell(id, 'columns', { fields, sunsetWords: { [word]: 'yes' } });

      expect([sunsetWords, await rowsOf(id)]).toMatchObject([[{ word, means: 'yes' }], [{ afterSunset: true }]]);
    },
  );

  it('given the kinship that the heading of a section says, when it is written anew, then it is the row’s own, in this file alone', async () => {
    const list = 'Name,Date of Death,Observer\nMothers,,\nSarah Levin,3/4/1984,Ann Hart\nRose Katz,5/28/1990,Ben Katz';
    const { id, columns } = await upload(list);
    const of = async (row: number) => (await rowsOf(id)).find((one) => one.row === row);
    const codesOf = async (row: number) => (await of(row))?.issues.map(({ code }) => code);
    expect(await codesOf(3)).toContain('kinship_of_section');

    await tell(id, 'rows', { rows: [3], cells: { [columns.length - 1]: 'Aunt' } });

    expect((await of(3))?.observers).toMatchObject([{ name: 'Ann Hart', detail: 'Aunt' }]);
    expect(await codesOf(3)).not.toContain('kinship_of_section');
    expect(await codesOf(4)).toContain('kinship_of_section');
    await carryOut(id, 'run');
    const next = await upload(`${list}\nIda Roth,6/28/1990,Dan Roth`);
    const told = (await rowsOf(next.id)).find(({ row }) => row === 5);
    expect(told?.observers).toMatchObject([{ name: 'Dan Roth', detail: 'Mother' }]);
  });

  it('given other text for a cell, then it is said how the row would be read, and nothing is kept of it', async () => {
    const { id } = await upload(LIST);
    const tried = async (text: string, row = 4) =>
      (
        await staff()
          .post(`/api/imports/${id}/trials`)
          .send({ row, cells: { 1: text } })
      ).body as ImportRow;

    expect(await tried('9 Av 5735')).toMatchObject({ name: 'Miriam Katz', hebrewDate: '9 Av 5735', state: 'new' });
    expect(await tried('3/4')).toMatchObject({ state: 'error', gregorianDate: null });
    expect(await tried('3/4/1984', 99)).toMatchObject({ code: 'not_found' });
    expect((await rowsOf(id))[0]).toMatchObject({ state: 'error', mended: null });
  });

  it('given rows are left out by hand, then they are not imported, and can be brought after all', async () => {
    const { id } = await upload(LIST);

    expect((await tell(id, 'rows', { rows: [4, 5], skip: true })).counts).toMatchObject({
      skipped: 2,
      error: 0,
      new: 0,
    });
    const after = async (rows: number[], skip: boolean) => (await tell(id, 'rows', { rows, skip })).counts;
    expect(await after([4, 5], false)).toMatchObject({ skipped: 0, error: 1, new: 1 });
    expect(await after([4], true)).toMatchObject({ skipped: 1, error: 0, new: 1 });
    await carryOut(id, 'run');

    expect(await names()).toEqual(['Sam Levin']);
  });

  it('given dates that are one day apart, then both are shown, and the answer has a column where the list has none', async () => {
    const { id, counts } = await upload(
      'Name,Date of Death,Hebrew Date\nMiriam Katz,3/3/1984,30 Adar I 5744\nSam Levin,5/28/1990,',
    );
    expect(counts.doubts).toBe(1);
    const [row] = await rowsOf(id, { withDoubt: true });
    expect(row?.issues.find(({ code }) => code === 'after_sunset_inferred')?.dates).toMatchObject({
      ...{ civil: '1984-03-03', civilAsHebrew: '29 Adar I 5744', hebrewAsCivil: '1984-03-04', differenceDays: 1 },
    });

    const answered = await tell(id, 'rows', { rows: [2], cells: { 3: 'yes' } });

    expect(answered.counts.doubts).toBe(0);
    expect(answered.columns[3]).toMatchObject({ field: 'afterSunset' });
    // That of the other row is no cell of the list: nothing is asked about it.
    expect(answered.sunsetWords).toEqual([]);
    expect((await rowsOf(id))[0]).toMatchObject({ afterSunset: true, gregorianDate: '1984-03-03' });
    await staff()
      .post(`/api/imports/${id}/rows`)
      .send({ rows: [2], cells: { 90: 'x' } })
      .expect(422);
  });

  it('given dates that are far apart, then the slip that would make them agree is named', async () => {
    const { id } = await upload('Name,Date of Death,Hebrew Date\nMiriam Katz,3/4/1985,30 Adar I 5744');

    const [row] = await rowsOf(id, { state: 'error' });

    expect(row?.issues.find(({ code }) => code === 'dates_conflict')?.dates?.wouldAgree).toContainEqual({
      ...{ field: 'gregorianDate', value: '1984-03-04' },
    });
  });

  it('given an import that is done, then nothing can be mended any more', async () => {
    const { id } = await upload('Name,Date of Death\nSam Levin,5/28/1990');
    await carryOut(id, 'run');

    await staff()
      .post(`/api/imports/${id}/rows`)
      .send({ rows: [2], skip: true })
      .expect(409);
  });
});

describe('before and after writing', () => {
  it('given a word for "after sunset" is not answered, then the server imports nothing', async () => {
    const { id } = await upload('Name,Date of Death,After Sunset\nSarah Katz,3/3/1984,late');

    const { body } = await staff().post(`/api/imports/${id}/run`).expect(409);

    expect(body).toMatchObject({ code: 'sunset_unanswered' });
  });

  it('given a word that somebody else asks about in the moment in which it is imported, then the server imports nothing', async () => {
    const { id } = await upload('Name,Date of Death,After Sunset\nSarah Katz,3/3/1984,yes');
    const kept = world.app.get(KeptImports, { strict: false });
    const hold = kept.hold.bind(kept);
    jest.spyOn(kept, 'hold').mockImplementationOnce(async (...held) => {
      await world.db.query(`UPDATE import SET sunset_words = '[{"word": "late", "means": null}]' WHERE id = $1`, [id]);
      return hold(...held);
    });

    const { body } = await staff().post(`/api/imports/${id}/run`).expect(409);

    expect(body).toMatchObject({ code: 'sunset_unanswered' });
  });

  it('given more observers than the plan includes, then it is told before anything is written', async () => {
    await world.db.query('UPDATE organization SET observers_limit = 1 WHERE id = $1', [ours.org]);
    const { id } = await upload('Name,Died,Observer\nSarah Katz,3/3/1984,Dan Katz\nMax Gold,3/4/1985,Ruth Gold');

    const { body } = await staff().get(`/api/imports/${id}/plan`).expect(200);

    expect(body as ImportPlan).toEqual({ limit: 1, after: 2 });
  });

  it('given somebody changed a record since, then undoing names it before and after', async () => {
    const { id } = await upload('Name,Date of Death\nMiriam Katz,3/4/1984\nSam Levin,5/28/1990');
    await carryOut(id, 'run');
    const [{ id: miriam }] = await world.db.query(
      `SELECT id FROM yahrzeit WHERE organization_id = $1 AND name = 'Miriam Katz'`,
      [ours.org],
    );
    await staff().put(`/api/yahrzeits/${miriam}`).send({ notes: 'A plaque was ordered' }).expect(200);
    const traces = async () => (await staff().get(`/api/imports/${id}/traces`).expect(200)).body as ImportTraces;

    const before = await traces();
    await carryOut(id, 'undo');

    expect(before).toMatchObject({ stayingInAll: 1, letters: { sent: 0, printed: 0, waiting: 0 } });
    expect(await traces()).toMatchObject({
      staying: [{ of: 'yahrzeits', id: miriam, name: 'Miriam Katz' }],
      stayingInAll: 1,
    });
    const { body } = await staff().get(`/api/imports/${id}/rows`).expect(200);
    const rows = (body as { data: ImportRow[] }).data;
    expect(rows.map(({ yahrzeitId }) => yahrzeitId)).toEqual([miriam, null]);
    expect(rows[0]).toMatchObject({ hebrewDate: '30 Adar I 5744', hebrewDateHe: 'ל׳ באדר א׳ תשמ״ד' });
  });

  it('given contacts that were changed or observe somebody else since, then undoing keeps them, and both lists name them', async () => {
    await staff().post('/api/yahrzeits').send({ name: 'Ada Gold', gregorianDate: '1984-03-04' }).expect(201);
    const { id } = await upload(
      [
        'Name,Date of Death,Observer,Email',
        'Miriam Katz,3/4/1984,Dan Katz,dan@family.example',
        'Sam Levin,3/5/1984,Ruth Levin,ruth@family.example',
        'Max Blum,3/6/1984,Noa Blum,lea@family.example',
      ].join('\n'),
    );
    await carryOut(id, 'run');
    const contactOf = async (name: string): Promise<string> => {
      const [{ id: contact }] = await world.db.query(
        'SELECT id FROM contact WHERE organization_id = $1 AND name = $2',
        [...[ours.org, name]],
      );
      return contact;
    };
    const [dan, ruth] = [await contactOf('Dan Katz'), await contactOf('Ruth Levin')];
    const [ada] = await idsOf('Ada Gold');
    await staff().put(`/api/contacts/${dan}`).send({ phone: '555-0100' }).expect(200);
    await staff().post('/api/observers').send({ yahrzeitId: ada, contactId: ruth }).expect(200);
    const traces = async () => (await staff().get(`/api/imports/${id}/traces`).expect(200)).body as ImportTraces;

    const before = await traces();
    await carryOut(id, 'undo');

    const staying = [
      { of: 'contacts', id: dan, name: 'Dan Katz' },
      { of: 'contacts', id: ruth, name: 'Ruth Levin' },
    ];
    expect(before).toMatchObject({ staying, stayingInAll: 2 });
    expect(await traces()).toMatchObject({ staying, stayingInAll: 2 });
    expect(
      await world.db.query('SELECT name FROM contact WHERE organization_id = $1 ORDER BY name', [ours.org]),
    ).toEqual(staying.map(({ name }) => ({ name })));
  });

  it('given letters that have gone and were printed, also to a family that has both, then undoing says how many first', async () => {
    const { id } = await upload(
      [
        'Name,Date of Death,Observer,Email,Address',
        'Miriam Katz,3/4/1984,Dan Katz,dan@family.example,',
        'Sam Levin,3/5/1984,Ruth Levin,,"12 Elm Street, Springfield"',
        'Max Gold,3/6/1984,Noa Gold,noa@family.example,"14 Elm Street, Springfield"',
      ].join('\n'),
    );
    await carryOut(id, 'run');
    const about = { templateId: await reminderTemplate(), yahrzeitIds: await idsOf('Miriam Katz', 'Max Gold') };
    const job = await staff()
      .post('/api/emails/jobs')
      .send({ mode: 'ids', ...about })
      .expect(201);
    await staff().post(`/api/emails/jobs/${job.body.id}/run`).send({}).expect(200);
    await world.db.query(`UPDATE email_message SET state = 'sent', sent_at = now() WHERE organization_id = $1`, [
      ours.org,
    ]);
    await world.db.query(
      `UPDATE observance SET channel = 'both' WHERE contact_id = (SELECT id FROM contact WHERE email = 'noa@family.example')`,
    );
    const [{ from, to }] = await world.db.query(
      `SELECT min(occurrence_date)::text AS from, (min(occurrence_date) + 30)::text AS to FROM reminder WHERE organization_id = $1`,
      [ours.org],
    );
    await staff().post('/api/printing').send({ from, to }).expect(201);

    const { body } = await staff().get(`/api/imports/${id}/traces`).expect(200);

    expect(body).toMatchObject({ letters: { sent: 2, printed: 2, waiting: 0 } });
  });

  it('given a title, parts of a name, an address in parts and two phones, then each is where a person would write it', async () => {
    const { id } = await upload(
      [
        'Deceased,Age,Date of Death,Burial Date,Observer First Name,Observer Last Name,Street,City,State,Zip,Home Phone,Cell,Email,Observe By',
        'KATZ MIRIAM,aged 91,3/4/1984,3/5/1984,Dan,Katz,12 Elm Street,Springfield,IL,62704,(217) 555-0100,(312) 555-0101,dan@family.example,English',
      ].join('\n'),
    );
    await carryOut(id, 'run');

    const [record] = await world.db.query(
      `SELECT y.name, y.age_at_death AS age, y.burial_date AS burial, c.name AS observer, c.address, c.phone, o.observe_on_hebrew_calendar AS hebrew
         FROM yahrzeit y JOIN observance o ON o.yahrzeit_id = y.id JOIN contact c ON c.id = o.contact_id
        WHERE y.organization_id = $1`,
      [ours.org],
    );
    expect(record).toEqual({
      ...{ name: 'Katz Miriam', age: 91, burial: '1984-03-05', observer: 'Dan Katz', hebrew: false },
      ...{ address: '12 Elm Street\nSpringfield, IL 62704', phone: '(312) 555-0101, (217) 555-0100' },
    });
  });
});

describe('rows that could not be read', () => {
  const LIST =
    'Yahrzeit ID,Name,Date of Death\n1,Miriam Katz,3/4/1984\n2,Leo Gold,33/33/1984\n3,Max Levin,3/6/1984\n4,Ida Blum,3/7/198';

  it('given the list is imported, then they become a list of their own, which is mended and imported without the file', async () => {
    const { id } = await upload(LIST);
    await carryOut(id, 'run');
    const take = async () => (await staff().post(`/api/imports/${id}/rest`).expect(200)).body as ImportSummary;

    const rest = await take();
    expect(rest).toMatchObject({ state: 'previewed', counts: { rows: 2, error: 2 } });
    expect((await rowsOf(rest.id)).map(({ row, cells }) => [row, cells[1]])).toEqual([
      [3, 'Leo Gold'],
      [5, 'Ida Blum'],
    ]);
    expect((await take()).id).toBe(rest.id);

    await tell(rest.id, 'rows', { rows: [3], cells: { 2: '3/23/1984' } });
    await carryOut(rest.id, 'run');
    expect(await names()).toEqual(['Leo Gold', 'Max Levin', 'Miriam Katz']);
    const { body: gone } = await staff().get(`/api/imports/${rest.id}/no-longer-listed`).expect(200);
    expect(gone.total).toBe(0);
    expect((await take()).counts).toMatchObject({ error: 1 });
  });

  it('given the list is looked at still, or none is left, then there is nothing to take', async () => {
    const { id } = await upload('Name,Date of Death\nMiriam Katz,3/4/1984');
    await staff().post(`/api/imports/${id}/rest`).expect(409);
    await carryOut(id, 'run');
    const { body } = await staff().post(`/api/imports/${id}/rest`).expect(409);
    expect(body.code).toBe('nothing_left');
  });
});
