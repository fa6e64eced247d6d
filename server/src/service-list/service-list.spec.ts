import type { ServiceList } from '@zikaron/contract';
import { buffer } from 'node:stream/consumers';
import { unzipped } from '../../test/workbook.js';
import { aWorld, toldAt, type Congregation, type World } from '../../test/world.js';
import { wordDocument } from '../platform/documents/index.js';

/** A Wednesday, when the two dates of 3 March 1984 that come next are not read on one Shabbat. */
const TODAY = '2026-12-02T15:00:00Z';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld(toldAt(TODAY));
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const remember = async (name: string, more: object = {}): Promise<string> => {
  const answer = await staff()
    .post('/api/yahrzeits')
    .send({ name, gregorianDate: '1984-03-03', ...more })
    .expect(201);
  return (answer.body as { id: string }).id;
};
const observe = (yahrzeitId: string, name: string, columns: string) =>
  world.db.query(
    `WITH c AS (INSERT INTO contact (organization_id, name) VALUES ($1, $3) RETURNING id)
     INSERT INTO observance (organization_id, yahrzeit_id, contact_id, relationship, relationship_detail, observe_on_hebrew_calendar)
     SELECT $1, $2, c.id, ${columns} FROM c`,
    [ours.org, yahrzeitId, name],
  );
const serviceOf = async (id: string, hebrew = true): Promise<string> => {
  const [row] = await world.db.query(
    `SELECT service_date AS friday FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar = $2 AND date > $3 ORDER BY date LIMIT 1`,
    [id, hebrew, TODAY],
  );
  return row.friday;
};
const listAt = async (query: string) =>
  (await world.as(ours.people.viewer).get(`/api/service-list?${query}`).expect(200)).body as ServiceList;
const texts = (list: ServiceList) => list.services.flatMap(({ names }) => names.map(({ text }) => text));

describe('the service list', () => {
  it('given 20,000 names at Yizkor, then they are in the files, all of them; and one more is refused in words', async () => {
    const remembered = (from: number, to: number) =>
      world.db.query(
        `INSERT INTO yahrzeit (organization_id, name, gregorian_date)
         SELECT $1, 'Miriam Halperin ' || n, '1980-01-01' FROM generate_series($2::int, $3::int) n`,
        [ours.org, from, to],
      );
    const file = (form: 'txt' | 'docx') => staff().get(`/api/service-list.${form}?yizkor=yomKippur`).buffer(true);
    await remembered(1, 20_000);

    const { text } = await file('txt').expect(200);
    expect(text.match(/Miriam Halperin \d+/g)).toHaveLength(20_000);
    await file('docx').expect(200);
    // Of so many the list itself is written elsewhere too: it says the same as of a few.
    const { services } = await listAt('yizkor=yomKippur');
    expect(services[0]?.names).toHaveLength(20_000);
    expect(services[0]?.names[7]).toMatchObject({ text: expect.stringMatching(/^Miriam/), observers: [], gabbai: [] });

    await remembered(20_001, 20_001);
    expect((await file('txt').expect(413)).body).toMatchObject({ code: 'too_many_names' });
  });

  it('given a Friday, then those are named whose assigned service it is, each with what they were to whom', async () => {
    const id = await remember('Susie Schwartz', { hebrewName: 'שושנה בת אברהם', plaque: '1N-1' });
    await remember('Somebody Else', { gregorianDate: '1984-09-03' });
    await observe(id, 'David Schwartz', `'Parent', 'Mother', true`);
    const friday = await serviceOf(id);

    const list = await listAt(`friday=${friday}`);

    expect(list.services).toMatchObject([
      {
        date: friday,
        names: [
          {
            text: 'Susie Schwartz, mother of David Schwartz',
            hebrewName: 'שושנה בת אברהם',
            plaque: '1N-1',
            calendar: 'hebrew',
          },
        ],
      },
    ]);
    expect(texts(await listAt(`month=${friday.slice(0, 7)}`))).toContain('Susie Schwartz, mother of David Schwartz');
    expect(texts(await listAt(`friday=${friday}&observers=false`))).toEqual(['Susie Schwartz']);
  });

  it('given a record overrides the rule of the service, then it is read at that one', async () => {
    const usual = await remember('Usual');
    const other = await remember('Other', { serviceRule: 'strictAfter' });

    expect(await serviceOf(other)).not.toBe(await serviceOf(usual));
    expect(texts(await listAt(`friday=${await serviceOf(other)}`))).toEqual(['Other']);
  });

  it('given a family that keeps the civil date, then the name is read then, and not on the Hebrew date', async () => {
    const id = await remember('Susie Schwartz');
    await observe(id, 'David', `'Parent', null, false`);

    expect(texts(await listAt(`friday=${await serviceOf(id, false)}`))).toEqual(['Susie Schwartz, parent of David']);
    expect(texts(await listAt(`friday=${await serviceOf(id)}`))).toEqual([]);
  });

  it('given nobody observes it, then the name is read all the same; given it is deleted, then not', async () => {
    const id = await remember('Susie Schwartz');
    const friday = await serviceOf(id);
    expect(texts(await listAt(`friday=${friday}`))).toEqual(['Susie Schwartz']);

    await staff().delete(`/api/yahrzeits/${id}`).expect(200);
    expect(texts(await listAt(`friday=${friday}`))).toEqual([]);
  });

  it('given Yizkor, then all are named', async () => {
    await remember('B');
    await remember('A', { gregorianDate: '1990-01-01' });

    expect(texts(await listAt('yizkor=yomKippur'))).toEqual(['A', 'B']);
  });

  it('given a list in Hebrew, then it is in the order of what is read out', async () => {
    await remember('A', { hebrewName: 'ת' });
    await remember('B', { hebrewName: 'א' });

    const { services } = await listAt('yizkor=yomKippur&language=he');
    expect(services[0]?.names.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it.each(['friday=2027-01-09', 'friday=2027-01-08&month=2027-01', 'month=2027-13', 'yizkor=purim'])(
    'given %s, then it is refused',
    async (query) => {
      const { status } = await world.as(ours.people.viewer).get(`/api/service-list?${query}`);
      expect([400, 422]).toContain(status);
    },
  );

  it('given the bulletin, then the list is there as text and as a Word document', async () => {
    const id = await remember('Susie Schwartz', { hebrewName: 'שושנה' });
    const friday = await serviceOf(id);

    const text = await staff().get(`/api/service-list.txt?friday=${friday}`).expect(200);
    const word = await staff().get(`/api/service-list.docx?friday=${friday}`).responseType('blob').expect(200);

    expect(text.text).toContain('Susie Schwartz (');
    expect((await unzipped(word.body as Buffer)).get('word/document.xml')).toContain('<w:rtl/>');
  });

  it('given the list in Hebrew, then a Hebrew name stands once, and who has none, or a blank, is still named', async () => {
    await remember('Susie Schwartz', { hebrewName: 'שושנה בת אברהם', plaque: '1N-1' });
    await remember('No Hebrew Name', { hebrewName: null });
    const blank = await remember('Blank Hebrew Name');
    await world.db.query(`UPDATE yahrzeit SET hebrew_name = '  ' WHERE id = $1`, [blank]);

    const { text } = await staff().get('/api/service-list.txt?yizkor=pesach&language=he').expect(200);

    expect(text.trim().split('\n').slice(-3)).toEqual(['Blank Hebrew Name', 'No Hebrew Name', 'שושנה בת אברהם · 1N-1']);
  });

  it('given the starter plan, then files for the bulletin need another one', async () => {
    await world.db.query(`UPDATE organization SET plan = 'starter', subscription_status = 'active' WHERE id = $1`, [
      ours.org,
    ]);

    await staff().get('/api/service-list.txt').expect(402);
    await staff().get('/api/service-list').expect(200);
  });
});

describe('a Word document', () => {
  it('given Hebrew among Latin letters, then each has its own direction and no letter is lost', async () => {
    const line = 'Sarah · שרה בת אברהם, ז״ל (15 Adar) & <b>';
    const files = await unzipped(await buffer(wordDocument([{ text: line, style: 'text' }], new Date(0))));

    const runs = [...(files.get('word/document.xml') ?? '').matchAll(/<w:r>.*?<\/w:r>/g)].map(([run]) => run);
    expect(runs.map((run) => run.includes('<w:rtl/>'))).toEqual([false, true, false]);
    expect(runs.map((run) => /preserve">(.*?)<\/w:t>/.exec(run)?.[1]).join('')).toBe(
      'Sarah · שרה בת אברהם, ז״ל (15 Adar) &amp; &lt;b&gt;',
    );
  });
});
