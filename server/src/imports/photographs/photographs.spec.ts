import type { ImportRowWithCells, ImportSummary, Photograph, Plate } from '@zikaron/contract';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { BRASS, DISTORTIONS, wallOf } from '../../../test/rendered-plates.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';
import { Clock } from '../../platform/clock/index.js';
import { ImportWork } from '../import-work.js';
import { NEEDED, notInstalled } from './read/packages.js';
import { PhotographsService } from './photographs.service.js';

/** They are optional: without them the page says so, and nothing here can be read. */
const whereInstalled = notInstalled().length === 0 ? it : it.skip;

const WALL = [
  ['Sarah Levinson', 'שרה בת אברהם', 'ט״ו שבט תשמ״ד', 'January 19, 1984'],
  ['DAVID KAPLAN', 'דוד בן יעקב', 'כ״ו שבט תשל״ב', 'February 11, 1972'],
  ['Miriam Goldfarb', 'מרים בת יצחק', 'ל׳ סיוון תשס״ג', 'June 30, 2003'],
  ['Rose Feldman', 'רייזל בת משה', 'כ״ב טבת תש״ס', 'December 31, 1999'],
].map((lines) => ({ lines }));

describe('photographs of plates', () => {
  let world: World;
  let ours: Congregation;
  let wall: Buffer;

  beforeAll(async () => {
    world = await aWorld();
    wall = await wallOf(WALL, { ...BRASS, columns: 2 });
  });
  beforeEach(async () => {
    ours = await world.congregation('Beth Shalom');
  });
  afterAll(() => world.close());

  const staff = () => world.as(ours.people.staff);
  const upload = (file: Buffer, by = staff()) =>
    by.post('/api/photographs?fileName=wall.jpg').set('Content-Type', 'image/jpeg').send(file);
  const added = async (file: Buffer) => (await upload(file).expect(201)).body as Photograph;
  const readWhole = async (id: string): Promise<void> => {
    for (let left = 1; left > 0;) {
      const { body } = await staff().post(`/api/photographs/${id}/read`).expect(200);
      left = (body as Photograph).counts.waiting;
    }
  };
  const plates = async () => (await staff().get('/api/photographs/plates').expect(200)).body.data as Plate[];

  whereInstalled('given a tilted wall, then its plates are found, read and brought as an ordinary import', async () => {
    const tilted = await DISTORTIONS.tilted?.(wall);
    const { id, boxes, cutBy } = await added(tilted ?? wall);
    expect([boxes.length, cutBy]).toEqual([4, 'program']);
    await staff().post('/api/photographs/bring').expect(409);

    await readWhole(id);
    const read = await plates();

    expect(read.map(({ name, civilDate, light }) => [name, civilDate, light])).toEqual([
      ['Sarah Levinson', '1984-01-19', 'green'],
      ['DAVID KAPLAN', '1972-02-11', 'green'],
      ['Miriam Goldfarb', '2003-06-30', 'green'],
      ['Rose Feldman', '1999-12-31', 'green'],
    ]);
    const { body } = await staff().post('/api/photographs/bring').expect(201);
    const table = body as ImportSummary;
    expect(table).toMatchObject({ state: 'previewed', fileName: 'wall.jpg', counts: { rows: 4, new: 4, error: 0 } });
    const { body: left } = await staff().get('/api/photographs').expect(200);
    expect(left).toEqual({ missing: [], data: [] });

    const { body: rows } = await staff().get(`/api/imports/${table.id}/rows`).expect(200);
    expect(
      (rows.data as ImportRowWithCells[]).map(({ row, name, gregorianDate }) => [row, name, gregorianDate]),
    ).toEqual([
      [2, 'Sarah Levinson', '1984-01-19'],
      [3, 'David Kaplan', '1972-02-11'],
      [4, 'Miriam Goldfarb', '2003-06-30'],
      [5, 'Rose Feldman', '1999-12-31'],
    ]);
    const { body: crops } = await staff().get(`/api/imports/${table.id}/crops?rows=2,5,9`).expect(200);
    const pictures = (crops.data as { row: number; picture: string }[]).map(({ row, picture }) => [
      row,
      picture.slice(0, 22),
    ]);
    expect(pictures).toEqual([2, 5].map((row) => [row, 'data:image/jpeg;base64']));

    for (const [what, people] of [
      ['run', 4],
      ['undo', 0],
    ] as const) {
      await staff().post(`/api/imports/${table.id}/${what}`).expect(200);
      await world.app.get(ImportWork).carryOut(ours.org, table.id);
      const [{ n }] = await world.db.query('SELECT count(*)::int AS n FROM yahrzeit WHERE organization_id = $1', [
        ours.org,
      ]);
      expect(n).toBe(people);
    }
  });

  whereInstalled(
    'given boxes that a person draws, then those are the plates; outside of the picture is refused',
    async () => {
      const { id, boxes, width } = await added(await sharp(wall).jpeg().toBuffer());
      const [first] = boxes;
      await staff()
        .put(`/api/photographs/${id}/boxes`)
        .send({ boxes: [{ ...first, left: width - 10 }] })
        .expect(422);
      const { body } = await staff()
        .put(`/api/photographs/${id}/boxes`)
        .send({ boxes: [first] })
        .expect(200);

      expect(body).toMatchObject({ cutBy: 'person', boxes: [first], counts: { waiting: 1 } });
      await readWhole(id);
      expect((await plates()).map(({ name }) => name)).toEqual(['Sarah Levinson']);
    },
  );

  whereInstalled('given what a person writes, then its light follows; without a name nothing is brought', async () => {
    const { id, boxes } = await added(await sharp(wall).jpeg().toBuffer());
    await staff()
      .put(`/api/photographs/${id}/boxes`)
      .send({ boxes: boxes.slice(0, 2) })
      .expect(200);
    await readWhole(id);
    const [one, other] = await plates();
    const said = { name: 'Sara Levinson', hebrewName: '', hebrewDate: 'ט״ז שבט תשמ״ד', civilDate: '1984-01-19' };
    const check = async (plate: Plate | undefined, fields: object) =>
      (await staff().put(`/api/photographs/plates/${plate?.id}`).send(fields).expect(200)).body as Plate;

    expect(await check(one, said)).toMatchObject({ state: 'checked', light: 'amber', reason: 'one_day_apart' });
    for (const blank of ['', '\u3164'])
      expect(await check(one, { ...said, name: blank })).toMatchObject({ light: 'amber', reason: 'no_name' });
    const { body } = await staff().post('/api/photographs/bring').expect(409);
    expect(body.code).toBe('plates_without_name');
    await check(one, said);
    await check(other, { ...said, leftOut: true });
    const { body: table } = await staff().post('/api/photographs/bring').expect(201);
    expect(table).toMatchObject({ counts: { rows: 1, doubts: 1 } });
  });

  whereInstalled('given what is no photograph, then it is refused in words, and nothing is kept', async () => {
    await upload(Buffer.from('%PDF-1.7 a list')).expect(415);
    await upload(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(2000)])).expect(422);
    await upload(Buffer.alloc(15 * 1024 * 1024 + 1)).expect(413);
    await upload(bomb()).expect(422);
    await upload(wall, world.as(ours.people.viewer)).expect(403);
    expect((await staff().get('/api/photographs').expect(200)).body.data).toEqual([]);
  });

  whereInstalled.each([
    ['cut off', (kept: Buffer) => kept.subarray(0, kept.length / 2)],
    ['other bytes', (kept: Buffer) => Buffer.alloc(kept.length, 7)],
    ['gone', () => Buffer.alloc(0)],
  ])(
    'given a photograph that decayed where it is kept (%s), then that is said, and it can be removed',
    async (_, decayed) => {
      const { id } = await added(await sharp(wall).jpeg().toBuffer());
      const [{ picture }] = await world.db.query('SELECT picture FROM photograph WHERE id = $1', [id]);
      await world.db.query('UPDATE photograph SET picture = $2, shown = $2 WHERE id = $1', [id, decayed(picture)]);

      const { body } = await staff().post(`/api/photographs/${id}/read`).expect(422);

      expect(body.code).toBe('broken_picture');
      await staff().get(`/api/photographs/${id}`).expect(200);
      await staff().delete(`/api/photographs/${id}`).expect(200);
    },
  );

  whereInstalled('given two bring the plates at once, then they are one import', async () => {
    const { id, boxes } = await added(await sharp(wall).jpeg().toBuffer());
    await staff()
      .put(`/api/photographs/${id}/boxes`)
      .send({ boxes: boxes.slice(0, 1) })
      .expect(200);
    await readWhole(id);

    const bring = () => staff().post('/api/photographs/bring');
    const answers = await Promise.all([bring(), bring(), bring()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = 'SELECT count(*)::int AS n FROM import WHERE organization_id = $1';
    expect(await world.db.query(made, [ours.org])).toEqual([{ n: 1 }]);
  });

  whereInstalled('given a month without an import, then the photograph is forgotten', async () => {
    const { id } = await added(await sharp(wall).resize({ width: 400 }).jpeg().toBuffer());
    const days = (n: number) =>
      world.db.query(`UPDATE photograph SET created_at = $2 WHERE id = $1`, [id, new Date(now() - n * 86_400_000)]);
    const now = () => world.app.get(Clock).now().getTime();
    const photographs = world.app.get(PhotographsService);

    await days(29);
    await photographs.forgetOld();
    await staff().get(`/api/photographs/${id}`).expect(200);
    await days(31);
    await photographs.forgetOld();
    await staff().get(`/api/photographs/${id}`).expect(404);
  });

  it('given packages that are not installed, then they are named', () => {
    expect(notInstalled(['pg', 'no-such-package'])).toEqual(['no-such-package']);
    expect(NEEDED).toHaveLength(3);
  });
});

/** 30,000 × 30,000 white pixels in a hundred kilobytes. */
function bomb(): Buffer {
  const side = 30_000;
  const part = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))],
  ]);
}
