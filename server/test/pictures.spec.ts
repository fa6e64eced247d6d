import type { Picture } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PicturesService } from '../src/pictures/pictures.service.js';
import { HeavyWork } from '../src/platform/heavy-work/index.js';
import { SYSTEM } from '../src/platform/tenancy/index.js';
import { aWorld, type Congregation, type World } from './world.js';

describe('pictures of letters, as browser and mailbox meet them', () => {
  let world: World;
  let beth: Congregation;
  let drawing: Buffer;

  beforeAll(async () => {
    world = await aWorld();
    beth = await world.congregation('Beth Shalom');
    drawing = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  afterAll(() => world.close());

  const upload = (file: Buffer, by = world.as(beth.people.staff)) =>
    by.post('/api/pictures').set('Content-Type', 'image/png').send(file);
  const pathOf = ({ url }: Picture) => new URL(url).pathname;

  it('given an upload, then every mailbox gets it, from any site, for ever', async () => {
    const { body } = await upload(drawing).expect(201);

    expect(body).toMatchObject({ type: 'image/png', width: 4, height: 2 });
    expect(body.url).toBe(`http://zikaron.test/api/pictures/${body.id}`);
    const shown = await world.as().get(pathOf(body)).expect(200).expect('Content-Type', 'image/png');
    expect((shown.body as Buffer).length).toBeGreaterThan(0);
    expect(shown.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('given the same picture again, then it is kept once; another congregation has its own', async () => {
    const other = await world.congregation('Etz Chaim');
    const [first, second] = [(await upload(drawing)).body, (await upload(drawing)).body];
    const { body: theirs } = await upload(drawing, world.as(other.people.staff));

    expect(second).toEqual(first);
    expect(theirs.id).not.toBe(first.id);
  });

  it('given a letter with it, when the letter is saved, then it may be sent', async () => {
    const { body } = await upload(drawing);
    const draft = { name: 'With a picture', jsxComponentKey: 'handlebars_html' };
    const { body: letter } = await world.as(beth.people.staff).post('/api/templates').send(draft).expect(201);

    const metadataJson = { html: `<p>{{yahrzeit.name}} <img src="${body.url}" alt=""></p>` };
    await world.as(beth.people.staff).put(`/api/templates/${letter.id}`).send({ metadataJson }).expect(200);
  });

  it('given room for one more, when several come at once, then one is kept', async () => {
    const full = await world.congregation('Full House');
    await world.db.query(
      `INSERT INTO picture (organization_id, type, width, height, content, sha256)
       SELECT $1, 'image/png', 1, 1, '', sha256(n::text::bytea) FROM generate_series(1, 999) AS n`,
      [full.org],
    );
    const drawn = Array.from({ length: 6 }, (_, n) => ({
      type: 'image/png',
      width: 1,
      height: 1,
      content: Buffer.from([n]),
    }));
    const drawing = jest.spyOn(world.app.get(HeavyWork), 'run').mockImplementation(async () => drawn.pop());

    const answers = await Promise.allSettled(
      [...drawn].map(() => world.app.get(PicturesService).add(full.org, SYSTEM, Buffer.alloc(0))),
    );
    drawing.mockRestore();

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('given what is no picture, too much of one, or somebody who only reads, then it is refused', async () => {
    await upload(Buffer.from('<svg/>')).expect(415);
    await upload(Buffer.alloc(9_000_000)).expect(413);
    await upload(drawing, world.as(beth.people.viewer)).expect(403);
    await upload(drawing, world.as()).expect(401);
  });

  it('given an address that nobody was given, then there is nothing', async () => {
    await world.as().get(`/api/pictures/${randomUUID()}`).expect(404);
    await world.as().get('/api/pictures/1').expect(400);
  });
});
