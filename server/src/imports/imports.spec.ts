import { createHash } from 'node:crypto';
import type { ImportRow, ImportSummary } from '@zikaron/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anArchive, aWorkbook } from '../../test/workbook.js';
import { ImportWork } from './import-work.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

const LIST = readFileSync(join(process.cwd(), 'server/test/data/messy-yahrzeits.csv'));

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const upload = (file: Buffer | string, name = 'list.csv') =>
  world
    .as(ours.people.staff)
    .post(`/api/imports?fileName=${encodeURIComponent(name)}`)
    .set('Content-Type', 'text/csv')
    .send(file);
const preview = async (file: Buffer | string) => (await upload(file).expect(201)).body as ImportSummary;
const asked = async (id: string, what: 'run' | 'undo') => {
  await world.as(ours.people.staff).post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  return (await world.as(ours.people.staff).get(`/api/imports/${id}`).expect(200)).body as ImportSummary;
};
const run = (id: string) => asked(id, 'run');
const count = async (table: string): Promise<number> => {
  const [{ n }] = await world.db.query(`SELECT count(*) AS n FROM ${table} WHERE organization_id = $1`, [ours.org]);
  return n;
};

describe('importing a list', () => {
  it('given a preview, then every problem is named by row and column and no record is made', async () => {
    const { id, counts } = await preview(LIST);

    const filter = encodeURIComponent(JSON.stringify({ state: 'error' }));
    const answer = await world.as(ours.people.viewer).get(`/api/imports/${id}/rows?filter=${filter}`).expect(200);
    const errors = (answer.body as { data: ImportRow[] }).data;

    expect(counts).toMatchObject({ rows: 32, error: 4, duplicate: 1, merge: 1, new: 26 });
    expect(errors.map(({ row, issues }) => [row, issues.find((i) => i.severity === 'error')?.column])).toEqual([
      [21, 'Hebrew Date of Death'],
      [23, 'Date of Death'],
      [25, 'Hebrew Date of Death'],
      [28, 'Date of Death'],
    ]);
    expect(await count('yahrzeit')).toBe(0);
  });

  it('given what is assumed of many rows, then it is said once with their number, and only what needs eyes is listed', async () => {
    const list =
      'Name,Hebrew Date,Observer Email\n' +
      ['Sarah,29 Adar I 5744,a@example.org', 'Dov,6 Sivan 5719,b@example.org', 'Leah,1 Tevet 5740,not an address'].join(
        '\n',
      );
    const { id, counts } = await preview(list);
    const filter = encodeURIComponent(JSON.stringify({ withIssues: true }));
    const { body } = await world.as(ours.people.viewer).get(`/api/imports/${id}/rows?filter=${filter}`).expect(200);

    expect(counts.saidOnce).toEqual([
      { code: 'gregorian_derived', message: 'The civil date was computed from the Hebrew date', rows: 3 },
    ]);
    expect(body.data.map(({ name }: ImportRow) => name)).toEqual(['Leah']);
  });

  it('given rows and a sheet that the workbook does not show, then it is said which: the rows are read, the sheet is not', async () => {
    const sheet = (...rows: string[]) => `<worksheet>${rows.join('')}</worksheet>`;
    const row = (name: string, day: string, said = '') =>
      `<row ${said}><c t="str"><v>${name}</v></c><c t="str"><v>${day}</v></c></row>`;
    const list = sheet(
      row('Yahrzeits', '', 'hidden="1"') + row('Name', 'Date of Death'),
      ...['a', 'b', 'c', 'd'].map((name, at) => row(`Sarah ${name}`, '3/3/1984', at === 1 ? '' : 'hidden="1"')),
    );
    const { id, counts, hidden } = await preview(
      await anArchive({
        'xl/workbook.xml':
          '<workbook><sheets><sheet r:id="a"/><sheet name="Of 2019" state="hidden" r:id="b"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="a" Target="a.xml"/><Relationship Id="b" Target="b.xml"/></Relationships>',
        'xl/a.xml': list,
        'xl/b.xml': list,
      }),
    );

    expect(counts.rows).toBe(4);
    expect(hidden).toEqual({ rows: 3, numbers: '3, 5–6', sheets: ['Of 2019'] });
    expect(await run(id)).toMatchObject({ hidden });
  });

  it('given a person filled down a whole sheet, then there is one, and it is said which row that is', async () => {
    const row = (...cells: string[]) => cells.map((text) => `<table-cell><p>${text}</p></table-cell>`).join('');
    const { counts, hidden } = await preview(
      await anArchive({
        'content.xml': `<document><table><table-row>${row('Name', 'Date of Death')}</table-row><table-row>${row('Sarah', '3/3/1984')}</table-row><table-row number-rows-repeated="1048574">${row('Dov', '4/4/1985')}</table-row></table></document>`,
      }),
    );

    expect(counts.rows).toBe(2);
    expect(hidden).toEqual({ rows: 0, numbers: '', sheets: [], filledDown: '3' });
  });

  it('given texts of which every cut would halve a character, then the list is looked at and brought in', async () => {
    const columns = ['Name', 'Hebrew Name', 'Date of Death', 'Hebrew Date', 'Relationship', 'Plaque'];
    columns.push('Observer Name', 'Observer Hebrew Name', 'Observer Email', 'Observer Phone', 'Address', 'Person ID');
    const good = ['Sarah', 'שרה', '3/4/1999', '', 'mother', '', 'Ruth', 'רות', 'ruth@example.org', '', '', ''];
    const rows = [...columns.keys()].flatMap((at) =>
      ['', 'x'].map((before) => good.with(at, before + '🕯'.repeat(99)).join(',')),
    );

    const { id } = await preview([columns.join(','), good.join(','), ...rows].join('\n'));

    expect(await run(id)).toMatchObject({ state: 'imported' });
  });

  it('given a page of more than a hundred rows, whose cells may be most of a file, then it is refused in words', async () => {
    const { id } = await preview(LIST);
    const page = (range: string) => world.as(ours.people.viewer).get(`/api/imports/${id}/rows?range=${range}`);
    await page('[0,99]').expect(200);
    const { body } = await page('[0,100]').expect(400);
    expect(body).toMatchObject({ details: [{ path: 'range', message: 'A page holds at most 100 rows' }] });
  });

  /** Attempts of ours that were made so many minutes ago. */
  const attempted = (count: number, minutes: number) =>
    world.db.query(
      `INSERT INTO rate_limit (key, attempts, ends_at) VALUES ($1, array_fill(now() - $3::interval, ARRAY[$2::int]), now() + interval '1 hour')
       ON CONFLICT (key) DO UPDATE SET attempts = excluded.attempts`,
      [createHash('sha256').update(`lists to import\n${ours.org}`).digest(), count, `${minutes} minutes`],
    );

  it('given a file that is no table, then it counts as one as well', async () => {
    await attempted(59, 10);

    await upload('nothing that could be a list').expect(422);
    await upload(LIST).expect(429);
  });

  it('given sixty files in an hour, then the next one waits, and that of another organization does not', async () => {
    await attempted(60, 10);

    const { headers } = await upload(LIST).expect(429);

    expect(Number(headers['retry-after'])).toBeGreaterThan(2900);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3000);
    const earlier = ours;
    ours = await world.congregation('Elsewhere');
    await preview(LIST);
    ours = earlier;
    await attempted(60, 61);
    await preview(LIST);
  });

  it('given it is imported, then the people, their observers and their next observances are there', async () => {
    const { id } = await preview(LIST);
    await run(id);

    const people = await world.db.query(
      `SELECT y.name, y.gregorian_date, y.next_hebrew_observance IS NOT NULL AS dated,
              coalesce(array_agg(c.name ORDER BY c.name) FILTER (WHERE c.id IS NOT NULL), '{}') AS observers
         FROM yahrzeit y LEFT JOIN observance o ON o.yahrzeit_id = y.id LEFT JOIN contact c ON c.id = o.contact_id
        WHERE y.organization_id = $1 GROUP BY y.id`,
      [ours.org],
    );
    const named = (name: string) => people.filter((person: { name: string }) => person.name === name);

    expect(people).toHaveLength(26);
    expect(people.every(({ dated }: { dated: boolean }) => dated)).toBe(true);
    expect(named('David Ben-Gurion')).toEqual([
      { name: 'David Ben-Gurion', gregorian_date: '1973-12-01', dated: true, observers: ['Test Observer One'] },
    ]);
    expect(named('Golda Meir')[0].observers).toEqual(['Test Observer Eleven', 'Test Observer One']);
    expect(named('Yitzhak Rabin')[0].observers).toEqual(['Mr. & Mrs. Test Household', 'Mr. & Mrs. Test Household']);
    expect(await count('contact')).toBe(14);
  });

  it.each(['en', 'he'] as const)(
    'given families that wish for a letter, a call or nothing, then they are reminded so, and also where our own list in %s brings them',
    async (language) => {
      const { counts, id } = await preview(`Name,Date of Death,Observer,Email,Reminders
Sam Levin,3/4/1984,Dan Levin,dan@example.org,None
Miriam Katz,3/5/1984,Ruth Katz,ruth@example.org,Letter
Leah Blum,3/6/1984,Max Blum,max@example.org,Email and letter
Golda Stern,3/7/1984,Ann Stern,,Phone
Zev Adler,3/8/1984,Eve Adler,eve@example.org,`);
      await run(id);
      const channels = async () =>
        (
          await world.db.query<{ name: string; channel: string }[]>(
            `SELECT c.name, o.channel FROM observance o JOIN contact c ON c.id = o.contact_id WHERE o.organization_id = $1 ORDER BY 1`,
            [ours.org],
          )
        ).map(({ name, channel }) => `${name}: ${channel}`);
      const wished = ['Ann Stern: phone', 'Dan Levin: none', 'Eve Adler: email', 'Max Blum: both', 'Ruth Katz: letter'];
      expect(counts.saidOnce).toContainEqual(expect.objectContaining({ code: 'not_reminded', rows: 1 }));
      expect(await channels()).toEqual(wished);

      await world.db.query('UPDATE organization SET language = $2 WHERE id = $1', [ours.org, language]);
      const ourList = '/api/yahrzeits/export?each=observer&format=csv';
      const { text: list } = await world.as(ours.people.staff).get(ourList).expect(200);
      expect(list).toContain(language === 'en' ? 'Reminded By' : 'דרך התזכורת');
      ours = await world.congregation('Elsewhere');
      await run((await preview(list)).id);
      expect(await channels()).toEqual(wished);
    },
  );

  it('given a word for "after sunset" that nobody knows, then it is asked once, and the answer holds in the next file', async () => {
    const file = 'Name,Date of Death,After Sunset\nSarah Katz,3/3/1984,late\nDan Katz,3/4/1984,Late\nRuth,3/5/1984,EVE';
    const { id, columns, sunsetWords } = await preview(file);
    expect(sunsetWords).toEqual([{ word: 'late', count: 2, means: null }]);

    const fields = columns.map(({ field }) => field);
    const { body } = await world
      .as(ours.people.staff)
      .post(`/api/imports/${id}/columns`)
      .send({ fields, sunsetWords: { late: 'yes' } })
      .expect(200);
    expect(body).toMatchObject({ sunsetWords: [{ word: 'late', count: 2, means: 'yes' }] });
    await run(id);

    expect(
      await world.db.query('SELECT name, after_sunset FROM yahrzeit WHERE organization_id = $1 ORDER BY name', [
        ours.org,
      ]),
    ).toEqual(['Dan Katz', 'Ruth', 'Sarah Katz'].map((name) => ({ name, after_sunset: true })));
    expect((await preview(file.replace('Ruth', 'Rut'))).sunsetWords).toMatchObject([{ word: 'late', means: 'yes' }]);
  });

  it('given empty cells beside filled ones, then what they mean is asked once, and a Hebrew date that tells by itself comes first', async () => {
    const file =
      'Name,Date of Death,Hebrew Date,After Sunset\nSarah Katz,3/3/1984,,\nDan Katz,3/3/1984,30 Adar I 5744,\nRuth,3/5/1984,,yes';
    const { id, columns, sunsetWords } = await preview(file);
    expect(sunsetWords).toEqual([{ word: '', count: 2, means: 'unsure' }]);

    const fields = columns.map(({ field }) => field);
    const answered = { fields, sunsetWords: { '': 'no' } };
    await world.as(ours.people.staff).post(`/api/imports/${id}/columns`).send(answered).expect(200);
    await run(id);

    const said = await world.db.query(
      'SELECT name, after_sunset AS after FROM yahrzeit WHERE organization_id = $1 ORDER BY name',
      [ours.org],
    );
    expect(said).toEqual([
      { name: 'Dan Katz', after: true },
      { name: 'Ruth', after: true },
      { name: 'Sarah Katz', after: false },
    ]);
    expect((await preview(file.replaceAll(',yes', ','))).sunsetWords).toEqual([]);
  });

  it('given the same file again, then nothing changes', async () => {
    await run((await preview(LIST)).id);
    const before = [await count('yahrzeit'), await count('contact'), await count('observance')];

    const again = await preview(LIST);
    await run(again.id);

    expect(again.counts).toMatchObject({ new: 0, merge: 0 });
    expect([await count('yahrzeit'), await count('contact'), await count('observance')]).toEqual(before);
  });

  it('given two clicks at once, then one imports and the other is refused', async () => {
    const { id } = await preview(LIST);
    const click = () => world.as(ours.people.staff).post(`/api/imports/${id}/run`);

    const answers = await Promise.all([click(), click()]);

    await Promise.all([1, 2].map(() => world.app.get(ImportWork).carryOut(ours.org, id)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count('yahrzeit')).toBe(26);
  });

  it('given an import is undone, then what it made is gone and what people changed stays', async () => {
    const { id } = await preview(LIST);
    await run(id);
    const [{ id: golda }] = await world.db.query(
      `SELECT id FROM yahrzeit WHERE organization_id = $1 AND name = 'Golda Meir'`,
      [ours.org],
    );
    await world
      .as(ours.people.staff)
      .put(`/api/yahrzeits/${golda}`)
      .send({ notes: 'A plaque was ordered' })
      .expect(200);

    await asked(id, 'undo');

    expect(await count('yahrzeit')).toBe(1);
    expect(await count('contact')).toBe(0);
  });

  it('given a workbook of an old Mac, then its days are imported as what they were there', async () => {
    const file = await aWorkbook(
      [
        [
          ['Name', 'Date of Death', 'Observer'],
          ['David Ben-Gurion', { serial: 25537 }, 'Father of Renana'],
        ],
      ],
      { date1904: true },
    );

    const table = await preview(file);
    await run(table.id);

    const [person] = await world.db.query(
      `SELECT y.gregorian_date AS died, c.name AS observer FROM yahrzeit y JOIN observance o ON o.yahrzeit_id = y.id
         JOIN contact c ON c.id = o.contact_id WHERE y.organization_id = $1`,
      [ours.org],
    );
    expect(table.encoding).toBe('Excel 1904');
    expect(person).toEqual({ died: '1973-12-01', observer: 'Renana' });
  });

  it('given a workbook of an old Mac whose numbers are not formatted as days, then they count as that workbook counts', async () => {
    const cells = [
      [
        ['Name', 'Date of Death'],
        ['David Ben-Gurion', { serial: 25537, format: 'plain' as const }],
      ],
    ];
    const [old, usual] = [await aWorkbook(cells, { date1904: true }), await aWorkbook(cells, {})];

    const daysIn = async (file: Buffer) => {
      const { id } = await preview(file);
      const answer = await world.as(ours.people.staff).get(`/api/imports/${id}/rows`).expect(200);
      return (answer.body as { data: ImportRow[] }).data.map(({ gregorianDate }) => gregorianDate);
    };

    expect([await daysIn(old), await daysIn(usual)]).toEqual([['1973-12-01'], ['1969-11-30']]);
  });

  it('given columns were corrected and imported once, then the next file with these headings is read so', async () => {
    const first = await preview('Name,Date,Stone\nMiriam Katz,3/4/1984,4/3/1984\n');
    const correct = { fields: ['name', 'ignore', 'gregorianDate'], dateOrder: 'dmy' };
    await world.as(ours.people.staff).post(`/api/imports/${first.id}/columns`).send(correct).expect(200);
    await run(first.id);

    const next = await preview('Name,Date,Stone\nMax Cohen,3/4/1985,5/6/1985\n');
    const others = await world.congregation('Other');
    const theirs = await world
      .as(others.people.staff)
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send('Name,Date,Stone\nMax Cohen,3/4/1985,5/6/1985\n')
      .expect(201);

    expect([next.columns.map(({ field }) => field), next.dateOrder]).toEqual([correct.fields, 'dmy']);
    expect((theirs.body as ImportSummary).columns.map(({ field }) => field)).not.toEqual(correct.fields);
  });

  it('given a column was guessed wrong, when a person corrects it, then the rows are read anew', async () => {
    const table = await preview('Name,Date,Stone\nMiriam Katz,3/4/1984,4/3/1984\n');
    const correct = { fields: ['name', 'ignore', 'gregorianDate'], dateOrder: 'dmy' };

    const answer = await world.as(ours.people.staff).post(`/api/imports/${table.id}/columns`).send(correct).expect(200);
    const rows = await world.as(ours.people.staff).get(`/api/imports/${table.id}/rows`).expect(200);

    expect((answer.body as ImportSummary).columns.map(({ field }) => field)).toEqual(correct.fields);
    expect((rows.body as { data: ImportRow[] }).data[0]).toMatchObject({ gregorianDate: '1984-03-04' });
  });

  it('given more observers than the plan has room for, then nothing is imported', async () => {
    await world.db.query('UPDATE organization SET observers_limit = 3 WHERE id = $1', [ours.org]);
    const { id } = await preview(LIST);

    const after = await run(id);

    expect(await count('yahrzeit')).toBe(0);
    expect(after).toMatchObject({ state: 'failed', failure: expect.stringContaining('for observers is 3') });
  });

  it.each([
    ['an empty body', '', 422, 'empty_file'],
    ['one column', 'Sarah Levin\nSam Levin\n', 422, 'no_header'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 422, 'not_a_table'],
    ['a million columns', `Name${','.repeat(1_000_000)}\n`, 422, 'too_many_columns'],
  ])('given %s, then the refusal says why', async (_, file, status, code) => {
    const answer = await upload(file).expect(status);

    expect(answer.body).toMatchObject({ code, details: [{ path: 'file' }] });
  });

  it('given a hundred megabytes are announced, then they are refused before they are sent', async () => {
    const answer = await world
      .as(ours.people.staff)
      .post('/api/imports?fileName=huge.csv')
      .set('Content-Type', 'text/csv')
      .set('Content-Length', String(100 * 1024 * 1024))
      .send('Name,Date\n');

    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'file_too_large' });
  });
});
