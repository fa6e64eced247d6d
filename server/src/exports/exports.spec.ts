import { exportManifest, type ImportRow, type ImportSummary, type SheetLink } from '@zikaron/contract';
import { createHash, randomUUID } from 'node:crypto';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { unzipped } from '../../test/workbook.js';
import { rowsIn } from '../../test/read-rows.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const get = (path: string, role: 'owner' | 'admin' | 'staff' | 'viewer' = 'viewer') =>
  world
    .as(ours.people[role])
    .get(`/api/${path}`)
    .buffer(true)
    .parse((answer, done) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done(null, Buffer.concat(parts)));
    });
const tableAt = async (path: string) => rowsIn((await get(path).expect(200)).body as Buffer);
const remember = (name: string, more: object = {}) =>
  world
    .as(ours.people.staff)
    .post('/api/yahrzeits')
    .send({ name, gregorianDate: '1984-03-03', ...more })
    .expect(201);
const query = (asked: Record<string, unknown>) =>
  Object.entries(asked)
    .map(([key, value]) => `${key}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');

describe('a list as a file', () => {
  it('given a filter, an order and columns, then the file holds what the list shows', async () => {
    await remember('Sarah Levin', { plaque: '1N-1' });
    await remember('שרה לוין');
    await remember('Max Cohen');

    const asked = query({ filter: { q: 'levin' }, columns: 'plaque,name' });

    expect(await tableAt(`yahrzeits/export?${asked}`)).toEqual([
      ['Plaque', 'Name'],
      ['1N-1', 'Sarah Levin'],
    ]);
  });

  it.each(['csv', 'xlsx'])('given more rows than any page, then %s holds each once, in order', async (format) => {
    await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name) SELECT $1, 'Person ' || lpad(n::text, 4, '0') FROM generate_series(1, 1234) n`,
      [ours.org],
    );

    const rows = await tableAt(`yahrzeits/export?${query({ sort: ['name', 'DESC'], columns: 'name', format })}`);

    expect(rows).toHaveLength(1235);
    expect(rows.slice(1).map(([name]) => name)).toEqual(
      Array.from({ length: 1234 }, (_, at) => `Person ${String(1234 - at).padStart(4, '0')}`),
    );
  });

  it('given more rows chosen one by one than an address holds, then the file holds them and no others, in order', async () => {
    await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name) SELECT $1, 'Person ' || lpad(n::text, 4, '0') FROM generate_series(1, 1300) n`,
      [ours.org],
    );
    const all: { id: string }[] = await world.db.query(
      'SELECT id FROM yahrzeit WHERE organization_id = $1 ORDER BY random()',
      [ours.org],
    );
    const wish = { columns: 'name', sort: '["name","ASC"]', filter: '{"q":"person"}' };

    const ids = all.slice(0, 1200).map(({ id }) => id);
    const answer = await world
      .as(ours.people.viewer)
      .post('/api/yahrzeits/export')
      .send({ ...wish, ids })
      .expect(200);
    const names = answer.text.trim().split('\r\n').slice(1);

    expect(names).toHaveLength(1200);
    expect(names).toEqual([...names].sort());
    await world
      .as(ours.people.viewer)
      .post('/api/yahrzeits/export')
      .send({ ...wish, ids: [] })
      .expect(400);
  });

  it.each(['contacts/export', 'observers/export', 'emails/export', 'emails/jobs/export', 'coverage/export'])(
    'given rows of another congregation are chosen in %s, then the file has its headings only',
    async (path) => {
      const answer = await world
        .as(ours.people.viewer)
        .post(`/api/${path}`)
        .send({ ids: [randomUUID()] })
        .expect(200);

      expect(answer.text.trim().split('\r\n')).toHaveLength(1);
    },
  );

  it('given the name of the organization in Hebrew, then the file is named so, and its headings are Hebrew', async () => {
    await world.db.query(`UPDATE organization SET name = 'בית שלום', language = 'he' WHERE id = $1`, [ours.org]);

    const answer = await get('yahrzeits/export?format=xlsx').expect(200);

    expect(answer.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('בית שלום - יארצייטים.xlsx')}`,
    );
    expect((await rowsIn(answer.body as Buffer))[0]).toContain('שם עברי');
    expect((await unzipped(answer.body as Buffer)).get('xl/worksheets/sheet1.xml')).toContain('rightToLeft="1"');
  });

  it('given Hebrew, then no cell holds a code or a date in other letters, and the import knows all of it again', async () => {
    await remember('Sarah Levin', { afterSunset: false });
    await world.db.query(`UPDATE organization SET language = 'he' WHERE id = $1`, [ours.org]);
    await world.db.query(
      `WITH c AS (INSERT INTO contact (organization_id, name, email, language) VALUES ($1, 'Dov', 'dov@example.org', 'he') RETURNING id)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, observe_on_hebrew_calendar)
       SELECT $1, y.id, c.id, 'Parent', false FROM yahrzeit y, c WHERE y.organization_id = $1`,
      [ours.org],
    );

    const { body } = await get('observers/export').expect(200);
    expect((await rowsIn(body as Buffer))[1]).toEqual(expect.arrayContaining(['כ״ט באדר א׳ תשמ״ד', 'לועזי']));
    expect(await tableAt('contacts/export?columns=language')).toEqual([['שפה'], ['עברית']]);
    const { body: again } = await world
      .as(ours.people.staff)
      .post('/api/imports?fileName=again.csv')
      .set('Content-Type', 'text/csv')
      .send((body as Buffer).toString())
      .expect(201);
    expect(again.counts).toMatchObject({ new: 0, merge: 0, changed: 0, unchanged: 1, error: 0 });
  });

  it('given days and moments, then a workbook counts them, a moment by the clocks of the congregation, and only what Excel does not count is text', async () => {
    await world.db.query(`UPDATE organization SET timezone = 'Asia/Jerusalem' WHERE id = $1`, [ours.org]);
    await remember('Ada', { gregorianDate: '1900-02-28' });
    await remember('Bella', { gregorianDate: '1900-03-01' });
    await remember('Clara', { gregorianDate: '2026-02-01' });
    await world.db.query(
      `INSERT INTO contact (organization_id, name, created_at) VALUES ($1, 'Dov', '2026-07-31T22:15:00Z')`,
      [ours.org],
    );
    const cells = async (path: string) =>
      (await unzipped((await get(path).expect(200)).body as Buffer)).get('xl/worksheets/sheet1.xml') ?? '';
    const died = `yahrzeits/export?${query({ sort: ['name', 'ASC'], columns: 'gregorianDate' })}`;
    const made = 'contacts/export?columns=createdAt';

    const sheet = await cells(`${died}&format=xlsx`);
    expect([...sheet.matchAll(/<v>(\d+)</g)].map(([, days]) => days)).toEqual(['61', '46054']);
    expect(sheet).toContain('>1900-02-28<');
    expect(await cells(`${made}&format=xlsx`)).toMatch(/<v>46235\.0520\d*</);
    const days = [['Date of Death'], ['1900-02-28'], ['1900-03-01'], ['2026-02-01']];
    expect(await tableAt(`${died}&format=csv`)).toEqual(days);
    expect(await tableAt(`${died}&format=xlsx`)).toEqual(days);
    expect(await tableAt(`${made}&format=csv`)).toEqual([['Created'], ['2026-08-01 01:15']]);
  });

  it.each(['contacts/export', 'observers/export', 'emails/export', 'emails/jobs/export', 'templates/export'])(
    'given %s, then it answers its headings',
    async (path) => {
      expect((await tableAt(`${path}?format=xlsx`))[0]?.length).toBeGreaterThan(4);
    },
  );

  it.each(['csv', 'xlsx'])(
    'given a row for each observer as %s, then the import knows every person and every observer in it already',
    async (format) => {
      await remember('Sarah Levin', {
        hebrewDate: '30 Adar I 5744',
        afterSunset: true,
        ageAtDeath: 7,
        plaque: 'Wall 4',
        notes: 'a, "b"',
      });
      await world
        .as(ours.people.staff)
        .post('/api/yahrzeits')
        .send({ name: 'משה כץ', hebrewDate: '15 Tishrei' })
        .expect(201);
      await remember('Zev Stern', { afterSunset: false });
      await world.db.query(
        `WITH c AS (
           INSERT INTO contact (organization_id, name, email, phone, address) VALUES
             ($1, 'Dov Levin', 'dov@example.org', '555', '1 Main St'), ($1, 'Rut bat Sarah', NULL, NULL, NULL) RETURNING id)
         INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, reminder_days_before, own_lead, observe_on_hebrew_calendar)
         SELECT $1, y.id, c.id, 'Parent', 21, true, y.name = 'Sarah Levin' FROM yahrzeit y, c WHERE y.organization_id = $1 AND y.name <> 'Zev Stern'`,
        [ours.org],
      );

      const path = `yahrzeits/export?${query({ each: 'observer', sort: ['name', 'ASC'], format })}`;
      const { body } = await get(path).expect(200);
      const rows = await rowsIn(body as Buffer);
      const at = (heading: string) => rows[0]?.indexOf(heading) ?? -1;
      expect(
        rows
          .slice(1)
          .map((row) => [row[at('Name')], row[at('Age at Death')], row[at('Relationship')], row[at('Lead Days')]]),
      ).toEqual([
        ...[
          ['Sarah Levin', '7', 'Parent', '21'],
          ['Sarah Levin', '7', 'Parent', '21'],
          ['Zev Stern', '', '', ''],
        ],
        ...[
          ['משה כץ', '', 'Parent', '21'],
          ['משה כץ', '', 'Parent', '21'],
        ],
      ]);

      const imported = await world
        .as(ours.people.staff)
        .post(`/api/imports?fileName=again.${format}`)
        .set('Content-Type', format === 'csv' ? 'text/csv' : 'application/octet-stream')
        .send(body)
        .expect(201);
      const { counts, id } = imported.body as { counts: Record<string, number>; id: string };
      expect(counts).toMatchObject({ new: 0, merge: 0, changed: 0, error: 0 });
      const { body: preview } = await world.as(ours.people.staff).get(`/api/imports/${id}/rows`).expect(200);
      const states = preview.data.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`);
      expect(new Set(states)).toEqual(new Set(['Sarah Levin unchanged', 'Zev Stern unchanged', 'משה כץ unchanged']));
    },
  );

  it('given a record without a date, then it comes back by its file, here as one that is known and elsewhere as a new one', async () => {
    await world.as(ours.people.staff).post('/api/yahrzeits').send({ name: 'Perl Roth', plaque: 'Wall 9' }).expect(201);
    await remember('Sarah Levin');
    const { body: file } = await get('yahrzeits/export?format=csv').expect(200);
    const elsewhere = await world.congregation('Elsewhere');
    const brought = async (staff: typeof ours.people.staff) =>
      (
        await world
          .as(staff)
          .post('/api/imports?fileName=list.csv')
          .set('Content-Type', 'text/csv')
          .send((file as Buffer).toString())
          .expect(201)
      ).body as { id: string; counts: object };

    expect((await brought(ours.people.staff)).counts).toMatchObject({ new: 0, unchanged: 2, error: 0 });
    const { id, counts } = await brought(elsewhere.people.staff);
    expect(counts).toMatchObject({ new: 2, error: 0 });
    const { body: rows } = await world.as(elsewhere.people.staff).get(`/api/imports/${id}/rows`).expect(200);
    const perl = rows.data.find(({ name }: { name: string }) => name === 'Perl Roth');
    expect(perl).toMatchObject({
      state: 'new',
      gregorianDate: null,
      issues: [{ code: 'date_missing', severity: 'warning' }],
    });
  });

  it('given an import with problems, then each has a line that names its column', async () => {
    const answer = await world
      .as(ours.people.staff)
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send('Name,Date of Death\nSarah,99/99/1984\nMax,3/3/1984\n')
      .expect(201);
    const { id } = answer.body as { id: string };

    const rows = await tableAt(`imports/${id}/problems`);

    expect(rows[0]).toEqual(['Row', 'Name', 'Result', 'Severity', 'Column', 'Problem']);
    expect(rows[1]?.slice(0, 5)).toEqual(['2', 'Sarah', 'Cannot be read', 'Cannot be read', 'Date of Death']);
  });

  it('given the import of another organization, then there is none', async () => {
    const { id } = (
      await world
        .as(ours.people.staff)
        .post('/api/imports?fileName=a.csv')
        .set('Content-Type', 'text/csv')
        .send('Name,Date of Death\nSarah,3/3/1984\n')
        .expect(201)
    ).body as { id: string };
    const theirs = await world.congregation('Other');

    await world.as(theirs.people.owner).get(`/api/imports/${id}/problems`).expect(404);
  });

  it.each(['yahrzeits/export?format=pdf', 'yahrzeits/export?columns=secret', 'contacts/export?filter={"x":1}'])(
    'given %s, then it is refused',
    async (path) => {
      await get(path).expect(400);
    },
  );
});

describe('the whole organization as one archive', () => {
  it('given all its records, then the manifest counts each file and knows its hash, and nothing of others is in it', async () => {
    await remember('Sarah Levin', { notes: '=1+1' });
    const theirs = await world.congregation('Other');
    await world
      .as(theirs.people.staff)
      .post('/api/yahrzeits')
      .send({ name: 'Canary', gregorianDate: '1984-03-03' })
      .expect(201);

    const answer = await get('organization/export', 'admin').expect(200);
    const files = await unzipped(answer.body as Buffer);
    const manifest = exportManifest.parse(JSON.parse(files.get('manifest.json') ?? ''));

    expect(manifest.files.map(({ name }) => name)).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json'),
    );
    for (const { name, sha256, bytes, rows } of manifest.files) {
      const content = files.get(name) ?? '';
      expect([name, createHash('sha256').update(content).digest('hex')]).toEqual([name, sha256]);
      expect([name, Buffer.byteLength(content)]).toEqual([name, bytes]);
      expect([name, (await rowsIn(Buffer.from(content))).length]).toEqual([name, rows + 1]);
    }
    expect(files.get('yahrzeits.csv')).toContain(`"'=1+1"`);
    expect(manifest.files.find(({ name }) => name === 'yahrzeits.csv')).toMatchObject({ rows: 1 });
    expect([...files.values()].join('')).not.toContain('Canary');
  });

  it('given why a letter is held, then no file says it, and one says by whom', async () => {
    await remember('Sarah Levin');
    await world.db.query(
      `INSERT INTO hold (organization_id, yahrzeit_id, reason, note, held_by, held_at)
       SELECT organization_id, id, 'by_own_hand', 'Confided to me', 'Rabbi Stein', now() FROM yahrzeit WHERE name = 'Sarah Levin'`,
    );

    const { body } = await get('organization/export', 'owner').expect(200);
    const said = [...(await unzipped(body as Buffer)).values()].join('');

    expect(said).not.toMatch(/by_own_hand|Confided to me/);
    expect(said).toContain('Rabbi Stein');
  });

  it.each(['staff', 'viewer'] as const)('given %s, then it is refused', async (role) => {
    await get('organization/export', role).expect(403);
  });

  it('given it was taken, then the trail says who took it', async () => {
    await get('organization/export', 'owner').expect(200);

    const trail = await world.db.query(
      `SELECT action FROM audit_log WHERE organization_id = $1 AND resource = 'organization' AND action = 'export'`,
      [ours.org],
    );
    expect(trail).toHaveLength(1);
  });
});

describe('the list at a private address', () => {
  const made = async (): Promise<SheetLink> =>
    (await world.as(ours.people.staff).post('/api/sheet-links').send({ label: 'Treasurer' }).expect(201)).body;
  const read = ({ url }: { url: string }) => world.as().get(new URL(url).pathname);
  const observed = (name: string) =>
    world.db.query(
      `WITH c AS (
         INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Dov Levin', 'dov@example.org'), ($1, 'Rut Levin', NULL) RETURNING id, email)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, channel)
       SELECT $1, y.id, c.id, 'Parent', CASE WHEN c.email IS NULL THEN 'phone' ELSE 'email' END FROM yahrzeit y, c
        WHERE y.organization_id = $1 AND y.name = $2`,
      [ours.org, name],
    );

  it('given nobody is signed in, then it has a line for each observer, with the id and what comes next, and is counted', async () => {
    await remember('Sarah Levin', { plaque: '1N-1' });
    await remember('Max Cohen');
    await observed('Sarah Levin');
    const link = await made();

    const { text, headers } = await read(link).expect(200);
    const [headings = [], ...lines] = await rowsIn(Buffer.from(text));
    const column = (name: string) => lines.map((line) => line[headings.indexOf(name)]);
    const records: { id: string; next: string }[] = await world.db.query(
      `SELECT y.id, o.service_date AS next FROM yahrzeit y JOIN occurrence o ON o.yahrzeit_id = y.id
         AND o.on_hebrew_calendar AND o.date = y.next_hebrew_observance WHERE y.organization_id = $1 ORDER BY y.name`,
      [ours.org],
    );

    expect(headers['content-type']).toContain('text/csv');
    expect(column('Name')).toEqual(['Max Cohen', 'Sarah Levin', 'Sarah Levin']);
    const hears = column('Observer').map((name, at) => `${name} ${column('Reached By')[at]}`);
    expect(hears.sort()).toEqual([' ', 'Dov Levin email', 'Rut Levin none']);
    expect(column('Zikaron ID')).toEqual([records[0]?.id, records[1]?.id, records[1]?.id]);
    expect(column('Read On')).toEqual([records[0]?.next, records[1]?.next, records[1]?.next]);
    const { body } = await world.as(ours.people.staff).get('/api/sheet-links').expect(200);
    expect(body.data).toMatchObject([{ label: 'Treasurer', opened: 1, lastOpenedAt: expect.any(String) }]);
  });

  it.each(['en', 'he'])(
    'given it comes back as it was in %s, then nothing is new; a cell that was changed in it is asked about',
    async (language) => {
      await world.db.query('UPDATE organization SET language = $2 WHERE id = $1', [ours.org, language]);
      await remember('Sarah Levin', { plaque: '1N-1', hebrewDate: '30 Adar I 5744', afterSunset: true });
      await remember('Max Cohen', { afterSunset: false });
      await observed('Sarah Levin');
      const { text } = await read(await made()).expect(200);
      const brought = async (sheet: string) =>
        (
          await world
            .as(ours.people.staff)
            .post('/api/imports?fileName=sheet.csv')
            .set('Content-Type', 'text/csv')
            .send(sheet)
            .expect(201)
        ).body;

      const again = (await brought(text)) as ImportSummary;
      expect(again.columns.filter(({ field, leftOut }) => field === 'ignore' && !leftOut)).toEqual([]);
      expect(again).toMatchObject({ counts: { new: 0, changed: 0, conflicts: 0, error: 0, doubts: 0 } });
      const changed = await brought(text.replaceAll('Max Cohen', 'Max Kohn').replaceAll('1N-1', '2S-2'));
      expect(changed.counts).toMatchObject({ new: 0, changed: 0, error: 0 });
      const { body } = await world.as(ours.people.staff).get(`/api/imports/${changed.id}/rows`).expect(200);
      expect(
        (body.data as ImportRow[]).flatMap(({ conflict }) => (conflict ? [[conflict.kind, conflict.fields]] : [])),
      ).toEqual([
        ['bothChanged', [{ field: 'name', existing: 'Max Cohen', file: 'Max Kohn' }]],
        ['bothChanged', [{ field: 'plaque', existing: '1N-1', file: '2S-2' }]],
        ['bothChanged', [{ field: 'plaque', existing: '1N-1', file: '2S-2' }]],
      ]);
    },
  );

  it('given it is revoked, changed by a character, or read for the 31st time in an hour, then it answers nothing', async () => {
    const [first, second] = [await made(), await made()];
    await world.as(ours.people.staff).delete(`/api/sheet-links/${first.id}`).expect(200);

    await read(first).expect(404);
    await read({ url: second.url.replace(/(.)\.csv$/, (_, last) => `${last === 'A' ? 'B' : 'A'}.csv`) }).expect(404);
    for (let time = 0; time < 30; time++) await read(second).expect(200);
    const { headers } = await read(second).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('given somebody who may only read, then they neither see nor make one', async () => {
    await world.as(ours.people.viewer).get('/api/sheet-links').expect(403);
    await world.as(ours.people.viewer).post('/api/sheet-links').send({ label: 'Mine' }).expect(403);
  });
});
