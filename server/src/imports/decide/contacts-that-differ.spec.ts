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
  await bring(LIST);
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const LIST = 'Name,Date of Death,Observer,Email,Phone\nAl Hart,1/15/1990,Ann Hart,ann@example.org,(216) 555-0101\n';

interface Seen {
  readonly id: string;
  readonly counts: ImportSummary['counts'];
  readonly rows: ImportRow[];
}

async function upload(list: string): Promise<Seen> {
  const { body: table } = await staff()
    .post('/api/imports?fileName=list.csv')
    .set('Content-Type', 'text/csv')
    .send(list)
    .expect(201);
  const { id, counts } = table as ImportSummary;
  const { body: shown } = await staff().get(`/api/imports/${id}/rows`).expect(200);
  return { id, counts, rows: (shown as { data: ImportRow[] }).data };
}

async function finish(id: string, what: 'run' | 'undo' = 'run'): Promise<void> {
  await staff().post(`/api/imports/${id}/${what}`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
}

const bring = async (list: string) => finish((await upload(list)).id);

/** The list as it is in the end, when this was chosen for its first row. */
async function choose(list: string, choice: ImportChoice): Promise<string> {
  const { id, rows } = await upload(list);
  await staff()
    .post(`/api/imports/${id}/choices`)
    .send({ rows: [rows[0]?.row], choice })
    .expect(200);
  await finish(id);
  return id;
}

const contacts = (): Promise<object[]> =>
  world.db.query(
    `SELECT c.name, c.email, c.phone, c.address, c.notes, count(o.id)::int AS remembers FROM contact c LEFT JOIN observance o ON o.contact_id = c.id
      WHERE c.organization_id = $1 GROUP BY c.id ORDER BY c.created_at, c.email`,
    [ours.org],
  );
const asked = ({ rows }: Seen) => rows.flatMap(({ conflict }) => (conflict ? [[conflict.kind, conflict.usual]] : []));
const remarks = ({ rows }: Seen) =>
  rows.flatMap(({ issues }) => issues.map(({ code }) => code).filter((code) => code.startsWith('contact_')));

describe('a list without ids of those who observe, a month later', () => {
  it('given another telephone, then it is asked, with whom it concerns; the same one with other signs is the same', async () => {
    const seen = await upload(LIST.replace('(216) 555-0101', '216-555-9999'));

    expect(seen.counts).toMatchObject({ conflicts: 1, doubts: 1, unchanged: 1 });
    expect(seen.rows[0]?.conflict).toMatchObject({
      ...{ kind: 'contactDiffers', usual: 'keep' },
      fields: [
        { field: 'observerPhone', existing: '(216) 555-0101', file: '216-555-9999', contact: { name: 'Ann Hart' } },
      ],
    });
    expect(asked(await upload(LIST.replace('(216) 555-0101', '216.555.0101')))).toEqual([]);
    expect(asked(await upload(LIST))).toEqual([]);
  });

  it('given another kinship than the one that is here, be it that somebody has changed it here, then that stays, and it is said', async () => {
    const list = (kinship: string) =>
      `Name,Date of Death,Observer,Email,Kinship\nAl Hart,1/15/1990,Ann Hart,ann@example.org,${kinship}\n`;
    const said = ({ rows }: Seen) =>
      rows.flatMap(({ issues }) => issues.flatMap(({ code, message }) => (code === 'kinship_stays' ? message : [])));
    const kinship = () =>
      world.db.query(`SELECT relationship_detail AS kinship FROM observance WHERE organization_id = $1`, [ours.org]);
    await world.db.query(
      `UPDATE observance SET relationship = 'Parent', relationship_detail = 'Stepfather' WHERE organization_id = $1`,
      [ours.org],
    );

    const next = await upload(list('Father'));
    await finish(next.id);

    expect(said(next)).toEqual(['The list says "Father" to Ann Hart; "Stepfather" is here, and stays']);
    expect(await kinship()).toEqual([{ kinship: 'Stepfather' }]);
    expect(said(await upload(list('stepfather')))).toEqual([]);
  });

  it.each<[ImportChoice, string]>([
    ['keep', '(216) 555-0101'],
    ['file', '216-555-9999'],
    ['separate', '(216) 555-0101, 216-555-9999'],
  ])(
    'given another telephone and %s is chosen, then it is %s, is not asked again, and can be undone',
    async (choice, phone) => {
      const next = LIST.replace('(216) 555-0101', '216-555-9999');
      const id = await choose(next, choice);

      expect(await contacts()).toMatchObject([{ phone, remembers: 1 }]);
      const moved = await upload(next.replace('\n', '\nBo Ring,2/15/1990,Ann Hart,ann@example.org,216 555 9999\n'));
      expect(asked(moved)).toEqual([]);

      await finish(id, 'undo');
      expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101', remembers: 1 }]);
    },
  );

  it.each<[ImportChoice, object[]]>([
    ['keep', [{ email: 'ann@example.org', remembers: 2 }]],
    ['file', [{ email: 'ann.hart@example.org', remembers: 2 }]],
    [
      'separate',
      [
        { email: 'ann@example.org', remembers: 1 },
        { email: 'ann.hart@example.org', remembers: 2 },
      ],
    ],
  ])(
    'given another email address and %s is chosen, then every row of the list follows, and the next one too',
    async (choice, after) => {
      const next = `${LIST.replace('ann@', 'ann.hart@')}Bo Hart,2/15/1991,Ann Hart,ann.hart@example.org,\n`;
      expect(asked(await upload(next))).toEqual([['contactDiffers', 'keep']]);
      const id = await choose(next, choice);
      expect(await contacts()).toMatchObject(after);

      const again = await upload(next);
      expect(again.counts).toMatchObject({ unchanged: 2, conflicts: 0 });
      await finish(again.id);
      expect(await contacts()).toMatchObject(after);

      await finish(id, 'undo');
      expect(await contacts()).toMatchObject([{ email: 'ann@example.org', remembers: 1 }]);
    },
  );

  it('given the name and another address beside somebody else, then two may bear it: both, unless somebody says otherwise', async () => {
    const other = 'Name,Date of Death,Observer,Email\nMax Ring,2/15/1990,Ann Hart,hart@example.net\n';
    const seen = await upload(other);

    expect(asked(seen)).toEqual([['contactDiffers', 'separate']]);
    await finish(seen.id);
    expect(await contacts()).toHaveLength(2);
    expect(asked(await upload(other.replace('hart@', 'third@')))).toEqual([['contactDiffers', 'keep']]);
  });

  it.each([
    ['the telephone', `Max Ring,2/15/1991,Ann Hart,hart@example.net,216.555.0101\n`],
    [
      'whom they remember, in a later row',
      `Max Ring,2/15/1991,Ann Hart,hart@example.net,\nAl Hart,1/15/1990,Ann Hart,hart@example.net,\n`,
    ],
  ])('given the name and another address, and %s says who it is, then nobody is made a second one', async (_, rows) => {
    const seen = await upload(`${LIST.split('\n')[0]}\n${rows}`);

    expect(asked(seen)).toEqual([['contactDiffers', 'keep']]);
    await finish(seen.id);
    expect(await contacts()).toMatchObject([{ email: 'ann@example.org', remembers: 2 }]);
  });

  it('given a row that says of the person too what the record says otherwise, then both are one question', async () => {
    const next =
      'Name,Date of Death,Observer,Email,Phone,Plaque\nAl Hart,1/15/1990,Ann Hart,ann@example.org,5550000,1N-1\n';
    const { rows } = await upload(next);
    expect(rows[0]?.conflict).toMatchObject({
      kind: 'sameDay',
      fields: [{ field: 'plaque' }, { field: 'observerPhone' }],
    });
    await choose(next, 'file');

    expect(await contacts()).toMatchObject([{ phone: '5550000' }]);
    expect(asked(await upload(next))).toEqual([]);
  });

  it('given somebody of the name who died on another day, and both are wanted, then the contact of both has both telephones', async () => {
    const next = LIST.replace('1/15/1990', '1/16/1991').replace('0101', '7777');
    const { rows } = await upload(next);
    expect(rows[0]?.conflict).toMatchObject({ kind: 'otherDay', usual: 'separate' });
    const id = await choose(next, 'separate');

    expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101, (216) 555-7777', remembers: 2 }]);
    await finish(id, 'undo');
    expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101', remembers: 1 }]);
  });

  it('given a telephone is taken, then nobody is counted as an observer more', async () => {
    const { id, rows } = await upload(LIST.replace('0101', '7777'));
    const answer = await staff()
      .post(`/api/imports/${id}/choices`)
      .send({ rows: [rows[0]?.row], choice: 'file' })
      .expect(200);

    expect((answer.body as ImportSummary).counts).toMatchObject({ changed: 1, observers: 0 });
  });

  it('given an import from when a row had one observer, then it is put back too', async () => {
    const id = await choose(LIST.replace('0101', '7777'), 'file');
    expect(await contacts()).toMatchObject([{ phone: '(216) 555-7777' }]);
    await world.db.query(
      `UPDATE import_row SET understood = understood - 'observersBefore' || jsonb_build_object(
              'observerBefore', (understood->'observersBefore'->0) - 'id', 'observerContact', understood->'observersBefore'->0->>'id')
        WHERE organization_id = $1 AND import_id = $2 AND understood ? 'observersBefore'`,
      [ours.org, id],
    );

    await finish(id, 'undo');
    expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101' }]);
  });

  it('given a couple who moved, then it is one question about both', async () => {
    const couple = 'Name,Date of Death,Observer,Address\nMax Ring,2/15/1990,Lou and Eve Ring,1 Elm Street\n';
    await bring(couple);
    await choose(couple.replace('1 Elm', '2 Oak'), 'file');

    const moved = (await contacts()).slice(1);
    expect(moved).toMatchObject([{ address: '2 Oak Street' }, { address: '2 Oak Street' }]);
  });

  it('given the address of somebody who is called otherwise here, then it is said who will have the letter', async () => {
    expect(remarks(await upload(LIST.replace('Ann Hart', 'Joe Hart')))).toEqual(['contact_named']);
  });

  it('given another telephone beside somebody without an email address, then it is asked too; and an address is one to take', async () => {
    const postal = 'Name,Date of Death,Observer,Phone\nMax Ring,2/15/1990,Lou Ring,(216) 555-0102\n';
    await bring(postal);
    expect(asked(await upload(postal.replace('0102', '7777')))).toEqual([['contactDiffers', 'keep']]);

    await choose(postal.replace('Phone', 'Email').replace('(216) 555-0102', 'lou@example.org'), 'file');
    expect((await contacts()).slice(1)).toMatchObject([{ email: 'lou@example.org', phone: '(216) 555-0102' }]);
  });

  it('given two rows with two more telephones and both are wanted, then all three are kept', async () => {
    const next = `${LIST.replace('0101', '7777')}Bo Hart,2/15/1991,Ann Hart,ann@example.org,(216) 555-8888\n`;
    const { id, rows } = await upload(next);
    for (const { row } of rows)
      await staff()
        .post(`/api/imports/${id}/choices`)
        .send({ rows: [row], choice: 'separate' })
        .expect(200);
    await finish(id);
    expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101, (216) 555-7777, (216) 555-8888' }]);

    await finish(id, 'undo');
    expect(await contacts()).toMatchObject([{ phone: '(216) 555-0101' }]);
  });
});

describe('rows of one list about one who observes', () => {
  const EVE = 'Eve Ring,eve@example.org';
  const list = (...rows: string[]) =>
    `Name,Date of Death,Observer,Email,Phone,Address\n${rows.map((row, at) => `Max${at} Ring,2/15/${1990 + (at % 10)},${row}\n`).join('')}`;
  const last = async () => (await contacts()).at(-1);

  it('given what one row leaves empty and another says, then the contact has it, with or without an email address', async () => {
    await bring(list(`${EVE},,`, `${EVE},(216) 555-0102,`, `${EVE},,1 Elm Street`));
    expect(await last()).toMatchObject({ phone: '(216) 555-0102', address: '1 Elm Street', remembers: 3 });

    await bring(list('Lou Ring,,,', 'Lou Ring,,555-0103,', 'Lou Ring,,,2 Oak Street'));
    expect(await contacts()).toContainEqual(
      expect.objectContaining({ name: 'Lou Ring', phone: '555-0103', address: '2 Oak Street' }),
    );
  });

  it('given more notes than a form takes, then those that there is room for are kept', async () => {
    const rows = Array.from({ length: 600 }, (_, n) => `Max${n} Ring,2/15/1990,${EVE},Spouse Number ${n}\n`);
    await bring(`Name,Date of Death,Observer,Email,Spouse Name\n${rows.join('')}`);

    const { notes } = (await last()) as { notes: string };
    expect(notes.length).toBeGreaterThan(9_000);
    expect(notes.length).toBeLessThanOrEqual(10_000);
  });

  it('given what comes with the name alone, in a batch after that of the address, then it is of the same contact', async () => {
    const others = Array.from({ length: 1000 }, () => ',,,');
    await bring(list(`${EVE},,`, ...others, `${EVE},(216) 555-0102,`, 'Eve Ring,,,1 Elm Street'));

    expect(await contacts()).toContainEqual(
      expect.objectContaining({ name: 'Eve Ring', phone: '(216) 555-0102', address: '1 Elm Street', remembers: 3 }),
    );
  });

  it('given two telephones, then both are kept; given another address or name, then the first stays; each is said once', async () => {
    const differing = [
      '(216) 555-0102,1 Elm Street',
      '216.555.0102,1 Elm Street',
      '555-0103,2 Oak Street',
      '555-0103,2 Oak Street',
    ];
    const { id, rows } = await upload(list(...differing.map((one) => `${EVE},${one}`), 'Joe Ring,eve@example.org,,'));
    expect(rows.map(({ issues }) => issues.flatMap(({ code }) => (code.startsWith('contact_') ? [code] : [])))).toEqual(
      [...[[], [], ['contact_phones', 'contact_address'], [], ['contact_named']]],
    );

    await finish(id);
    expect(await last()).toMatchObject({
      name: 'Eve Ring',
      phone: '(216) 555-0102, 555-0103',
      address: '1 Elm Street',
    });
    expect(asked(await upload(list(`${EVE},555-0103,`)))).toEqual([]);
  });
});

describe('several contacts of one name here', () => {
  const HEAD = 'Name,Date of Death,Observer,Email,Phone\n';
  const ANN = 'Max Ring,2/15/1990,Ann Ring,,(216) 555-0102\n';
  beforeEach(async () => {
    await bring(`${HEAD}${ANN}`);
    await bring(
      `${HEAD}Joe Ring,2/15/1991,Ann Ring,second@example.org,\nBea Ring,2/15/1992,Ann Ring,third@example.org,\n`,
    );
  });

  it('given the list as it was, then the one who remembers the person is meant, and nobody is made', async () => {
    const before = await contacts();
    await bring(`${HEAD}${ANN}`);

    expect(await contacts()).toEqual(before);
  });

  it('given another email, then it is asked where the list says who is meant, and else remarked', async () => {
    const sure = await upload(`${HEAD}${ANN.replace(',,', ',fourth@example.org,')}`);
    expect([asked(sure), remarks(sure)]).toEqual([[['contactDiffers', 'keep']], []]);

    const unsure = await upload(`${HEAD}Lou Ring,3/15/1990,Ann Ring,fourth@example.org,\n`);
    expect([asked(unsure), remarks(unsure)]).toEqual([[], ['contact_elsewhere']]);
    const byName = await upload(`${HEAD}Lou Ring,3/15/1990,Ann Ring,,\n`);
    expect([asked(byName), remarks(byName)]).toEqual([[], ['contact_elsewhere']]);
  });
});
