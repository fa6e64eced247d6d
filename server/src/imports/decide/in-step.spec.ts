import type { ImportChoice, ImportRow, ImportSummary } from '@zikaron/contract';
import { ImportWork } from '../import-work.js';
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
const HEADINGS = 'Yahrzeit ID,Name,Date of Death,Observer,Email,Plaque,Notes\n';
const upload = async (rows: string) =>
  (
    await staff()
      .post('/api/imports?fileName=list.csv')
      .set('Content-Type', 'text/csv')
      .send(HEADINGS + rows)
      .expect(201)
  ).body as ImportSummary;
const rowsOf = async (id: string) =>
  ((await staff().get(`/api/imports/${id}/rows`).expect(200)).body as { data: ImportRow[] }).data;
const choose = (id: string, choice: ImportChoice) =>
  staff().post(`/api/imports/${id}/choices`).send({ rows: 'all', choice }).expect(200);
const finish = async (id: string, what: 'run' | 'undo' = 'run') => {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  return (await staff().get(`/api/imports/${id}`).expect(200)).body as ImportSummary;
};
const brought = async (rows: string) => finish((await upload(rows)).id);
interface Kept {
  id: string;
  name: string;
  died: string;
  plaque: string | null;
  notes: string | null;
}
const records = (): Promise<Kept[]> =>
  world.db.query(
    `SELECT id, name, gregorian_date AS died, plaque, notes FROM yahrzeit
      WHERE organization_id = $1 AND archived_at IS NULL ORDER BY created_at, import_row`,
    [ours.org],
  );
const byHand = (id: string, values: Partial<Record<'name' | 'plaque' | 'notes', string>>) =>
  world.db.query(
    `UPDATE yahrzeit SET name = coalesce($3, name), plaque = coalesce($4, plaque), notes = coalesce($5, notes), version = version + 1
      WHERE organization_id = $1 AND id = $2`,
    [ours.org, id, values.name ?? null, values.plaque ?? null, values.notes ?? null],
  );

const MIRIAM = '17,Miriam Katz,3/4/1984,Sam Katz,sam@example.org,1N-1,Founder\n';
const SARAH = '18,Sarah Levin,5/6/1990,David Levin,david@example.org,2S-2,\n';

describe('a list whose people have ids', () => {
  it('given the list says a name and a plaque otherwise, then the record follows, by itself, and can be put back', async () => {
    await brought(MIRIAM + SARAH);
    const { id, counts } = await upload(MIRIAM.replace('Katz,3', 'Katz-Gold,3').replace('1N-1', '4E-9') + SARAH);

    expect(counts).toMatchObject({ new: 0, changed: 1, unchanged: 1, conflicts: 0, doubts: 0 });
    expect((await rowsOf(id))[0]?.conflict).toMatchObject({
      kind: 'inStep',
      fields: [
        { field: 'name', existing: 'Miriam Katz', file: 'Miriam Katz-Gold' },
        { field: 'plaque', existing: '1N-1', file: '4E-9' },
      ],
    });
    await finish(id);
    expect((await records()).map(({ name, plaque }) => [name, plaque])).toEqual([
      ['Miriam Katz-Gold', '4E-9'],
      ['Sarah Levin', '2S-2'],
    ]);
    await finish(id, 'undo');
    expect((await records()).map(({ name, plaque }) => [name, plaque])).toEqual([
      ['Miriam Katz', '1N-1'],
      ['Sarah Levin', '2S-2'],
    ]);
  });

  it('given something was mended by hand here and the list is as it was, then it stays', async () => {
    await brought(MIRIAM);
    const [miriam] = await records();
    await byHand(miriam!.id, { name: 'Miriam Katz z"l', plaque: '9W' });

    expect((await upload(MIRIAM)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 1, conflicts: 0 });
  });

  it.each<[ImportChoice, string]>([
    ['keep', '9W'],
    ['file', '4E-9'],
  ])(
    'given both sides changed one field, then it is asked; on %s it is %s, and what only the list changed is taken',
    async (choice, plaque) => {
      await brought(MIRIAM);
      const [miriam] = await records();
      await byHand(miriam!.id, { plaque: '9W' });
      const next = MIRIAM.replace('1N-1', '4E-9').replace('Founder', 'Founder and friend');
      const { id, counts } = await upload(next);

      expect(counts).toMatchObject({ conflicts: 1, doubts: 1 });
      await choose(id, choice);
      await finish(id);

      expect(await records()).toMatchObject([{ plaque, notes: 'Founder and friend' }]);
      expect((await upload(next)).counts).toMatchObject({ changed: 0, conflicts: 0, new: 0 });
    },
  );

  it('given imports are taken back one after the other, then each puts back what it changed, and the first one goes', async () => {
    const imports: string[] = [];
    for (const plaque of ['1N-1', '4E-9', '7S-3']) {
      imports.push((await brought(MIRIAM.replace('1N-1', plaque))).id);
    }
    const left: (string | null)[] = [];
    for (const id of imports.reverse()) {
      await finish(id, 'undo');
      left.push((await records())[0]?.plaque ?? null);
    }

    expect(left).toEqual(['4E-9', '1N-1', null]);
  });

  it('given rows of one person contradict each other, then the same list again changes nothing in any order, and a row that is corrected is followed', async () => {
    const other = MIRIAM.replace('Sam Katz,sam@', 'Bob Katz,bob@').replace('1N-1', '2S-4');
    await brought(MIRIAM + other);
    for (const rows of [MIRIAM + other, other + MIRIAM, MIRIAM + other])
      expect((await brought(rows)).counts).toMatchObject({ changed: 0, conflicts: 0, unchanged: 2 });
    expect(await records()).toMatchObject([{ plaque: '1N-1' }]);

    await brought(other + MIRIAM.replace('1N-1', '2S-4'));
    expect(await records()).toMatchObject([{ plaque: '2S-4' }]);
  });

  it('given a record was deleted here, then the list does not bring it back by itself', async () => {
    await brought(MIRIAM);
    const [miriam] = await records();
    await staff().delete(`/api/yahrzeits/${miriam!.id}`).expect(200);

    const { id, counts } = await upload(MIRIAM);

    expect(counts).toMatchObject({ new: 0, skipped: 1, doubts: 0 });
    expect((await rowsOf(id))[0]?.conflict).toMatchObject({ kind: 'deletedHere', usual: 'skip' });
  });

  it('given an id is given to somebody else, then nobody is overwritten, and it is asked', async () => {
    await brought(MIRIAM);
    const { id, counts } = await upload('17,Leo Gold,7/8/1991,,,,\n');

    expect(counts).toMatchObject({ conflicts: 1, doubts: 1, new: 1 });
    await finish(id);
    expect((await records()).map(({ name }) => name)).toEqual(['Miriam Katz', 'Leo Gold']);
  });

  it('given people are no longer in the file, then they are listed, stay until somebody decides, and are asked about once', async () => {
    const gone = async (id: string) => (await staff().get(`/api/imports/${id}/no-longer-listed`).expect(200)).body;
    const LEO = '19,Leo Gold,7/8/1991,,,,\n';
    await brought(MIRIAM + SARAH + LEO);
    const [miriam, sarah] = await records();
    const { id } = await brought(LEO);

    expect(await gone(id)).toMatchObject({ total: 2, data: [{ name: 'Miriam Katz' }, { name: 'Sarah Levin' }] });
    const beyond = (path: string) => staff().get(`/api/imports${path}?range=[50,74]`).expect(200);
    expect((await beyond(`/${id}/no-longer-listed`)).body).toEqual({ data: [], total: 2 });
    expect((await beyond(`/${id}/rows`)).body).toEqual({ data: [], total: 1 });
    expect((await beyond('')).body).toMatchObject({ data: [], total: expect.any(Number) });
    expect((await beyond('')).body.total).toBeGreaterThan(1);
    expect(await records()).toHaveLength(3);
    await staff()
      .post(`/api/imports/${id}/no-longer-listed`)
      .send({ stay: [miriam!.id] })
      .expect(200);
    await staff().delete(`/api/yahrzeits/${sarah!.id}`).expect(200);
    expect(await gone(id)).toMatchObject({ total: 0 });
    expect(await gone((await upload(LEO)).id)).toMatchObject({ total: 0 });

    const another = await upload('99,Rosa Gold,7/8/1991,,,,\n');
    expect(await gone(another.id)).toMatchObject({ total: 0 });

    const others = 'Member No,Name,Date of Death\n1,Rosa Gold,7/8/1991';
    const other = await staff()
      .post('/api/imports?fileName=b.csv')
      .set('Content-Type', 'text/csv')
      .send(others)
      .expect(201);
    expect(await gone((other.body as ImportSummary).id)).toMatchObject({ total: 0 });
  });

  it('given the file before was undone, then the one before it counts', async () => {
    await brought(MIRIAM);
    const second = await brought(MIRIAM.replace('1N-1', '4E-9'));
    await finish(second.id, 'undo');

    expect((await upload(MIRIAM)).counts).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('given a thousand edits on both sides, then none is lost, none overwritten without a question, and again nothing changes', async () => {
    const FIELDS = ['plaque', 'notes'] as const;
    type Person = { plaque: string; notes: string };
    const row = (n: number, { plaque, notes }: Person) =>
      `${n},Person ${'ABCDEFGHIJ'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]} Levin${'uvwxyzabcd'[Math.floor(n / 100)]},3/${(n % 28) + 1}/1984,,,${plaque},${notes}\n`;
    const list = Array.from({ length: 300 }, (_, n): Person => ({ plaque: `p${n}`, notes: `n${n}` }));
    await brought(list.map((person, n) => row(n, person)).join(''));
    const before = await records();
    const [theirs, here] = [structuredClone(list), structuredClone(list)];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let edit = 0; edit < 1000; edit++) {
      const side = random(2) === 0 ? theirs : here;
      side[random(300)]![FIELDS[random(2)]!] = `e${edit}`;
    }
    await world.db.query(
      `UPDATE yahrzeit y SET plaque = h.plaque, notes = h.notes FROM jsonb_to_recordset($2::jsonb) AS h(id uuid, plaque text, notes text)
        WHERE y.organization_id = $1 AND y.id = h.id`,
      [ours.org, JSON.stringify(here.map((person, n) => ({ ...person, id: before[n]!.id })))],
    );
    const file = theirs.map((person, n) => row(n, person)).join('');
    const { id, counts } = await upload(file);
    await finish(id);
    const after = new Map((await records()).map((one) => [one.id, one]));

    let contested = 0;
    list.forEach((was, n) => {
      const isAsked = FIELDS.some((field) => theirs[n]![field] !== was[field] && here[n]![field] !== was[field]);
      contested += Number(isAsked);
      for (const field of FIELDS) {
        const mayBe = here[n]![field] !== was[field] ? here[n]![field] : theirs[n]![field];
        expect([n, field, after.get(before[n]!.id)?.[field]]).toEqual([n, field, mayBe]);
      }
    });
    expect(contested).toBeGreaterThan(50);
    expect(counts).toMatchObject({ conflicts: contested, new: 0 });
    expect((await upload(file)).counts).toMatchObject({ changed: 0, new: 0, merge: 0, conflicts: 0 });
  });
});

describe('a list whose observers have ids', () => {
  const HEAD = 'Name,Date of Death,Observer,Member ID,Email,Phone,Address\n';
  const SAM = 'Miriam Katz,3/4/1984,Sam Katz,M7,sam@example.org,555-0100,1 Elm Street\n';
  const AGAIN = 'Leo Katz,5/6/1990,Sam Katz,M7,sam@example.org,555-0100,1 Elm Street\n';
  const RUTH = 'Rosa Gold,7/8/1991,Ruth Gold,M7,ruth@example.org,,\n';
  const file = async (rows: string) =>
    (
      await staff()
        .post('/api/imports?fileName=list.csv')
        .set('Content-Type', 'text/csv')
        .send(HEAD + rows)
        .expect(201)
    ).body as ImportSummary;
  const bring = async (rows: string) => finish((await file(rows)).id);
  const contacts = (): Promise<
    { name: string; email: string | null; phone: string | null; address: string | null }[]
  > =>
    world.db.query('SELECT name, email, phone, address FROM contact WHERE organization_id = $1 ORDER BY name, email', [
      ours.org,
    ]);
  const changeHere = (change: string) =>
    world.db.query(
      `UPDATE contact SET ${change}, version = version + 1 WHERE organization_id = $1 AND name = 'Sam Katz'`,
      [ours.org],
    );
  const MOVED = { from: 'sam@example.org', to: 'sam.katz@example.org' };
  const moved = (rows: string) => rows.replaceAll(MOVED.from, MOVED.to);

  it('given the list has a new address, then the contact has it, shown once, no second contact is made, and it can be put back', async () => {
    await bring(SAM + AGAIN + RUTH);
    const { id, counts } = await file(moved(SAM + AGAIN) + RUTH);

    expect(counts).toMatchObject({ new: 0, merge: 0, changed: 1, unchanged: 2, doubts: 0 });
    expect((await rowsOf(id))[0]?.conflict).toMatchObject({
      ...{ kind: 'inStep', usual: 'file' },
      fields: [{ field: 'observerEmail', existing: MOVED.from, file: MOVED.to }],
    });
    await finish(id);
    expect((await contacts()).map(({ email }) => email)).toEqual(['ruth@example.org', MOVED.to]);
    expect((await file(moved(SAM + AGAIN) + RUTH)).counts).toMatchObject({ changed: 0, merge: 0, unchanged: 3 });

    await finish(id, 'undo');
    expect((await contacts()).map(({ email }) => email)).toEqual(['ruth@example.org', MOVED.from]);
  });

  it('given the address was changed here and the list is as it was, then it stays, and nobody is added', async () => {
    await bring(SAM);
    await changeHere(`email = 'by-hand@example.org'`);

    const { id, counts } = await file(SAM);
    expect(counts).toMatchObject({ new: 0, merge: 0, changed: 0, unchanged: 1 });
    await finish(id);
    expect((await contacts()).map(({ email }) => email)).toEqual(['by-hand@example.org']);
  });

  it.each<[ImportChoice, string]>([
    ['keep', 'by-hand@example.org'],
    ['file', MOVED.to],
  ])(
    'given both sides changed the address, then it is asked; on %s it is %s, and what only the list changed is taken',
    async (choice, email) => {
      await bring(SAM);
      await changeHere(`email = 'by-hand@example.org'`);
      const next = moved(SAM).replace('1 Elm', '2 Oak');
      const { id, counts } = await file(next);

      expect(counts).toMatchObject({ conflicts: 1, doubts: 1, merge: 0 });
      await choose(id, choice);
      await finish(id);
      expect(await contacts()).toMatchObject([{ email, address: '2 Oak Street', phone: '555-0100' }]);
      expect((await file(next)).counts).toMatchObject({ changed: 0, conflicts: 0, merge: 0 });
    },
  );

  it('given the new address is another contact’s, then nobody’s is overwritten', async () => {
    await bring(SAM + RUTH);
    await bring(SAM.replace('sam@', 'ruth@') + RUTH);

    expect((await contacts()).map(({ name, email }) => [name, email])).toEqual([
      ['Ruth Gold', 'ruth@example.org'],
      ['Sam Katz', 'sam@example.org'],
    ]);
  });

  it('given rows say it otherwise, then both telephones are kept, the same list again changes nothing, and one more is asked about', async () => {
    const rows = SAM + AGAIN.replace('555-0100', '555-0200').replace('1 Elm', '2 Oak');
    await bring(rows);
    expect(await contacts()).toMatchObject([{ phone: '555-0100, 555-0200', address: '1 Elm Street' }]);

    const again = await file(rows);
    expect(again.counts).toMatchObject({ changed: 0, conflicts: 0, unchanged: 2 });
    await finish(again.id);
    expect((await file(rows.replace('555-0100', '555-0300'))).counts).toMatchObject({ conflicts: 1, doubts: 1 });
    expect(await contacts()).toMatchObject([{ phone: '555-0100, 555-0200', address: '1 Elm Street' }]);
  });

  it('given the row that was kept says now what another one said, then it is followed; of two telephones, it is asked', async () => {
    await bring(SAM + AGAIN.replace('555-0100', '555-0200').replace('1 Elm', '2 Oak'));
    const { id } = await file((SAM + AGAIN).replaceAll('555-0100', '555-0200').replaceAll('1 Elm', '2 Oak'));

    expect((await rowsOf(id)).map(({ conflict }) => conflict?.fields)).toEqual([
      [
        expect.objectContaining({ field: 'observerPhone', existing: '555-0100, 555-0200', file: '555-0200' }),
        expect.objectContaining({ field: 'observerAddress', existing: '1 Elm Street', file: '2 Oak Street' }),
      ],
      undefined,
    ]);
    await finish(id);
    expect(await contacts()).toMatchObject([{ phone: '555-0100, 555-0200', address: '2 Oak Street' }]);
  });

  it('given imports are taken back one after the other, then the first one takes its contact away', async () => {
    const imports: string[] = [];
    for (const street of ['1 Elm', '2 Oak', '3 Ash']) {
      const { id } = await file(SAM.replace('1 Elm', street));
      await finish(id);
      imports.push(id);
    }
    const left: (string | null)[] = [];
    for (const id of imports.reverse()) {
      await finish(id, 'undo');
      left.push((await contacts())[0]?.address ?? null);
    }

    expect(left).toEqual(['2 Oak Street', '1 Elm Street', null]);
  });

  it('given a cell with one telephone fewer, then the list is followed', async () => {
    await bring(SAM.replace('555-0100', '"555-0100, 555-0200"'));
    await bring(SAM.replace('555-0100', '555-0200'));

    expect(await contacts()).toMatchObject([{ phone: '555-0200' }]);
  });

  it('given an observer without an address who has one now, then it is the same contact', async () => {
    await bring(SAM.replace('sam@example.org', ''));
    await bring(SAM);

    expect(await contacts()).toMatchObject([{ name: 'Sam Katz', email: 'sam@example.org' }]);
  });

  it('given a thousand edits of addresses on both sides, then none is lost, none overwritten without a question', async () => {
    const FIELDS = ['phone', 'address'] as const;
    type Person = { phone: string; address: string };
    const letters = (n: number) =>
      `${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}${'uvw'[Math.floor(n / 100)]}`;
    const row = (n: number, { phone, address }: Person) =>
      `Person${letters(n)} Levin,3/${(n % 28) + 1}/1984,Observer${letters(n)} Gold,O${n},o${n}@example.org,${phone},${address}\n`;
    const list = Array.from({ length: 250 }, (_, n): Person => ({ phone: `555-1${n}`, address: `${n} Elm Street` }));
    await bring(list.map((person, n) => row(n, person)).join(''));
    const [theirs, here] = [structuredClone(list), structuredClone(list)];
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let edit = 0; edit < 1000; edit++) {
      const person = (random(2) === 0 ? theirs : here)[random(250)]!;
      if (random(2) === 0) person.phone = `555-${2000 + edit}`;
      else person.address = `${edit} Oak Street`;
    }
    await world.db.query(
      `UPDATE contact c SET phone = h.phone, address = h.address, version = version + 1
         FROM jsonb_to_recordset($2::jsonb) AS h(email text, phone text, address text)
        WHERE c.organization_id = $1 AND c.email = h.email`,
      [ours.org, JSON.stringify(here.map((person, n) => ({ ...person, email: `o${n}@example.org` })))],
    );
    const next = theirs.map((person, n) => row(n, person)).join('');
    const { id, counts } = await file(next);
    await finish(id);
    const after = new Map((await contacts()).map((one) => [one.email, one]));

    let contested = 0;
    list.forEach((was, n) => {
      const differ = (side: Person[], field: (typeof FIELDS)[number]) => side[n]![field] !== was[field];
      contested += Number(FIELDS.some((field) => differ(theirs, field) && differ(here, field)));
      for (const field of FIELDS) {
        const mayBe = differ(here, field) ? here[n]![field] : theirs[n]![field];
        expect([n, field, after.get(`o${n}@example.org`)?.[field]]).toEqual([n, field, mayBe]);
      }
    });
    expect(contested).toBeGreaterThan(50);
    expect(counts).toMatchObject({ conflicts: contested, new: 0, merge: 0 });
    expect((await file(next)).counts).toMatchObject({ changed: 0, new: 0, merge: 0, conflicts: 0 });
  });
});
