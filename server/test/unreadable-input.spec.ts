import type { RefusalBody } from '@zikaron/contract';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { goodBodies, NEEDED } from './attacks.js';
import { everyRecord, fingerprint, type Records } from './records.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, type Congregation, type World } from './world.js';

/** What no database keeps and no letter shows. */
const UNREADABLE = [
  ['the character NUL', 'Sarah\u0000Levin'],
  ['the first half of a character', 'Sarah \ud83d'],
  ['the second half of a character', '\udd6f Sarah'],
] as const;

/** Every table answers as Postgres does when its disk has no room. */
const FULL_DISK = `
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
    EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION full_disk()', name);
  END LOOP;
END $$`;

const NESTED = '['.repeat(20_000) + ']'.repeat(20_000);

/** The same body, once for every text in it, with that text replaced. */
function* withEveryText(body: object, text: string): Generator<[path: string, body: object]> {
  for (const [key, value] of Object.entries(body)) {
    if (typeof value === 'string') yield [key, { ...body, [key]: text }];
    else if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const [path, inner] of withEveryText(value, text)) yield [`${key}.${path}`, { ...body, [key]: inner }];
  }
}

describe('what can be kept by nobody', () => {
  let world: World;
  let us: Congregation;
  let ours: Records;
  let theirs: Records;
  let routes: Route[];

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'ourselves.owner@example.org' });
    us = await world.congregation('Ourselves');
    const them = await world.congregation('Kanarie');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
    ours = await everyRecord(world.db, us.org, 'Ourselves');
    theirs = await everyRecord(world.db, them.org, 'Kanarie');
    routes = await routesOf(world.app);
  });
  afterAll(() => world.close());

  const owner = () => world.as(us.people.owner);

  it.each(UNREADABLE)(
    'given %s in any text of any body, then it is refused by the name of the field, and nothing is changed',
    async (_, text) => {
      const before = await fingerprint(world.db, us.org);
      const wrong: string[] = [];
      let tried = 0;

      for (const route of routes.filter(({ takesBody }) => takesBody))
        for (const { path, body } of goodBodies(route, ours, theirs).slice(0, 1))
          for (const [field, spoiled] of withEveryText(body ?? {}, text)) {
            tried++;
            const { status, body: answer } = await owner()[route.method](path).send(spoiled);
            const told = (answer as RefusalBody).details?.map(({ path: told }) => told);
            if (status !== 400 || !told.includes(field)) wrong.push(`${route.name} ${field}: ${status} ${told}`);
          }

      expect(wrong).toEqual([]);
      expect(tried).toBeGreaterThan(40);
      expect(await fingerprint(world.db, us.org)).toEqual(before);
    },
  );

  it.each(UNREADABLE)('given %s in what any list is asked, then it is refused: 400', async (_, text) => {
    const lists = routes.filter(({ isList, method, path }) => isList && method === 'get' && !path.includes('{'));
    const wrong: string[] = [];

    for (const { path, name } of lists)
      for (const filter of [{ q: text }, { [text]: 'x' }]) {
        const { status } = await owner()
          .get(path)
          .query({ ...NEEDED[name], filter: JSON.stringify(filter) });
        if (status !== 400) wrong.push(`${name} ${Object.keys(filter)[0]}: ${status}`);
      }

    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThanOrEqual(14);
  });

  it.each(['0001-01-01', '9999-12-31'])(
    'given %s as the day around which something is reckoned, then it is refused by the name of the field',
    async (day) => {
      const asked: [path: string, field: string][] = [
        ['/api/reminders/forecast', 'today'],
        ['/api/coverage/export', 'from'],
        ['/api/pulpit-sheet.pdf', 'eve'],
        ['/api/service-list/services', 'date'],
        ['/api/service-list/not-read', 'friday'],
        ...['/api/service-list', '/api/service-list.txt'].map((path): [string, string] => [path, 'friday']),
        ...['/api/coverage', '/api/coverage/lost'].flatMap((path): [string, string][] => [
          [path, 'from'],
          [path, 'to'],
        ]),
      ];
      const reading = { yahrzeitId: ours.yahrzeit, calendar: 'civil', date: '2027-01-04', service: '2027-01-08' };
      const window = { from: '2027-01-01', to: '2027-01-31' };
      const job = { mode: 'ids', templateId: ours.template, yahrzeitIds: [ours.yahrzeit] };
      const told: ['put' | 'post', path: string, field: string, body: object][] = [
        ['put', '/api/service-list/readings', 'date', { ...reading, date: day, key: null, reason: null }],
        ['put', '/api/service-list/readings', 'service', { ...reading, service: day, key: null, reason: null }],
        [
          'put',
          '/api/service-list/mourning',
          'shiva',
          { yahrzeitId: ours.yahrzeit, shiva: day, sheloshim: null, reason: null },
        ],
        ['post', '/api/list-issues', 'friday', { friday: day }],
        ['post', '/api/printing', 'from', { ...window, from: day }],
        ['post', '/api/printing/count', 'to', { ...window, to: day }],
        ['put', `/api/emails/jobs/${ours.job}`, 'sendAt', { ...job, sendAt: `${day}T12:00:00Z` }],
      ];
      const { body: link } = await owner().post('/api/list-links').send({ label: 'Site', language: 'en' }).expect(201);
      const { pathname } = new URL(`${link.url}.json`);

      const answers = [
        ...(await Promise.all(
          asked.map(
            async ([path, field]) =>
              [
                path,
                field,
                await owner()
                  .get(path)
                  .query({ [field]: day }),
              ] as const,
          ),
        )),
        ...(await Promise.all(
          told.map(
            async ([method, path, field, body]) => [path, field, await owner()[method](path).send(body)] as const,
          ),
        )),
        [pathname, 'from', await owner().get(pathname).query({ from: day, to: day })] as const,
      ];

      for (const [path, field, { status, body }] of answers)
        expect([path, status, body.details]).toEqual([
          path,
          400,
          expect.arrayContaining([{ path: field, message: 'must be in the years 1000 to 2999' }]),
        ]);
    },
  );

  it('given a name that turns the direction of what follows, then it is kept without that, and RLM stays', async () => {
    const { body } = await owner()
      .post('/api/contacts/alone')
      .send({ name: '\u202Egnirts\u202C Levin\u2066\u200F\u2069' })
      .expect(201);

    expect(body.name).toBe('gnirts Levin\u200F');
  });

  it('given lines that turn the direction of what follows, then they are kept without that', async () => {
    const { body } = await owner()
      .post('/api/contacts/alone')
      .send({ name: 'Ann Levin', address: '\u202E1 Elm\nBoston\u202C', notes: '\u2067a note\u2069' })
      .expect(201);

    expect(body).toMatchObject({ address: '1 Elm\nBoston', notes: 'a note' });
  });

  it.each(['\u200B', '\u200F\u200E', '\u3164', '\u2800 \u00AD', '\u{E0041}'])(
    'given nothing that one sees as a name (%j), then it is missing, as it is where it may be',
    async (blank) => {
      const { body } = await owner().post('/api/contacts/alone').send({ name: blank }).expect(400);
      const other = await owner()
        .post('/api/contacts/alone')
        .send({ name: 'Ann Levin', hebrewName: blank, notes: blank });

      expect(body.details).toEqual([{ path: 'name', message: 'is required' }]);
      expect(other.body).toMatchObject({ hebrewName: null, notes: null });
    },
  );

  it.each([
    ['templateHtml', '/api/merge-field-testing/validate-template', (html: string) => ({ templateHtml: html })],
    ['metadataJson.html', '/api/templates/prepare', (html: string) => ({ metadataJson: { html } })],
  ])('given 20,000 tags within one another as %s of %s, then it is refused by name', async (field, path, bodyOf) => {
    const html = `${'<b>'.repeat(20_000)}Dear friend${'</b>'.repeat(20_000)}`;

    const { status, body } = await owner().post(path).send(bodyOf(html));

    expect([status, body.code, body.details[0].path]).toEqual([422, 'template_refused', field]);
    expect(body.message).toContain('300 elements');
  });

  it('given 20,000 tags of MJML within one another, then it is refused by name', async () => {
    const mjml = `<mjml><mj-body>${'<mj-raw>'.repeat(20_000)}${'</mj-raw>'.repeat(20_000)}</mj-body></mjml>`;

    const { status, body } = await owner().post('/api/templates/prepare').send({ metadataJson: { mjml } });

    expect([status, body.code]).toEqual([422, 'template_refused']);
  });

  it.each([
    ['a list', NESTED],
    ['the notes of a design', `{"name":"L","metadataJson":{"html":"<p>x</p>","designJson":${NESTED}}}`],
  ])('given %s nested 20,000 deep, then it is refused: 400', async (_, text) => {
    const { status, body } = await owner().post('/api/templates').type('json').send(text);

    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.message).toContain('100 deep');
  });

  it.each([
    ['of 150,000 fields', `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join(',')}}`, 413],
    ['of a million numbers', `{"name":[${'1,'.repeat(900_000)}1]}`, 413],
    ['of empty objects', `[${'{},'.repeat(600_000)}{}]`, 413],
    [
      'of signs that are within a text alone',
      JSON.stringify({ name: 'L', metadataJson: '[{,\\"'.repeat(30_000) }),
      400,
    ],
  ])('given JSON %s, then it is measured before it is parsed', async (_, text, expected) => {
    const parse = jest.spyOn(JSON, 'parse');
    const { status } = await owner().post('/api/templates').type('json').send(text);
    const isParsed = parse.mock.calls.some(([parsed]) => parsed === text);
    parse.mockRestore();

    expect([status, isParsed]).toEqual([expected, expected === 400]);
  });

  it('given JSON in another alphabet than UTF-8, then it is refused: 415', async () => {
    const { status } = await owner()
      .post('/api/templates')
      .set('content-type', 'application/json; charset=utf-16le')
      .send(Buffer.from('{"name":"L"}', 'utf16le') as never);

    expect(status).toBe(415);
  });

  it.each<[what: string, headers: Record<string, string>, sent: Buffer, status: number, message: string]>([
    [
      'that unpacks to more than is taken',
      { 'Content-Encoding': 'gzip' },
      gzipSync(JSON.stringify({ name: 'x'.repeat(3_000_000) })),
      ...([413, 'This is too large: at most 2048 kB are taken here.'] as const),
    ],
    [
      'that is longer than is taken and says no length',
      { 'Transfer-Encoding': 'chunked' },
      Buffer.from(JSON.stringify({ name: 'x'.repeat(3_000_000) })),
      ...([413, 'This is too large: at most 2048 kB are taken here.'] as const),
    ],
    [
      'in a compression that nobody reads',
      { 'Content-Encoding': 'compress' },
      Buffer.from('{}'),
      ...([415, 'This is compressed in a way that is not read here.'] as const),
    ],
    [
      'that is not compressed as it says',
      { 'Content-Encoding': 'gzip' },
      Buffer.from('Ploni@example.org'),
      ...([400, 'This cannot be unpacked: it is not compressed as its head says.'] as const),
    ],
    [
      'that breaks off within its compression',
      { 'Content-Encoding': 'gzip' },
      gzipSync(JSON.stringify({ name: 'x' })).subarray(0, 12),
      ...([400, 'This cannot be unpacked: it is not compressed as its head says.'] as const),
    ],
    [
      'that is no brotli',
      { 'Content-Encoding': 'br' },
      Buffer.from('Ploni@example.org Ploni@example.org'),
      ...([400, 'This cannot be unpacked: it is not compressed as its head says.'] as const),
    ],
    [
      'that is no JSON',
      {},
      Buffer.from('{"email": Ploni@example.org}'),
      ...([400, 'This is not the JSON that it is said to be.'] as const),
    ],
    [
      'in another alphabet',
      { 'Content-Type': 'application/json; charset=koi8-r' },
      Buffer.from('{}'),
      ...([415, 'Text is read in UTF-8 alone.'] as const),
    ],
  ])(
    'given a body %s, then that is said in our words, without a word of what was sent',
    async (_, headers, sent, status, message) => {
      const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const { port } = world.app.getHttpServer().address() as AddressInfo;
        const call = request(
          {
            ...{ port, host: '127.0.0.1', method: 'POST', path: '/api/contacts/alone' },
            headers: {
              ...{ Host: 'zikaron.test', Authorization: `Bearer ${us.people.owner.token}` },
              ...{
                'Content-Type': 'application/json',
                ...(headers['Transfer-Encoding'] ? {} : { 'Content-Length': sent.length }),
              },
              ...headers,
            },
          },
          (response) => void readText(response).then((text) => resolve({ status: response.statusCode, text })),
        );
        call.on('error', reject);
        call.end(sent);
      });

      expect([answer.status, (JSON.parse(answer.text) as RefusalBody).message]).toEqual([status, message]);
      expect(answer.text).not.toContain('Ploni');
    },
  );

  it('given whoever sends many bodies and never ends them, then they wait before they are read, and others are answered', async () => {
    const { port } = world.app.getHttpServer().address() as AddressInfo;
    const begun = Array.from({ length: 20 }, () => {
      const line = connect(port, '127.0.0.1', () =>
        line.write(
          'POST /api/contacts/alone HTTP/1.1\r\nHost: zikaron.test\r\nX-Forwarded-For: 203.0.113.9\r\n' +
            `Content-Type: application/json\r\nContent-Length: ${2 * 1024 * 1024}\r\n\r\n{`,
        ),
      );
      return line;
    });
    const answers = begun.map(
      (line) => new Promise<string>((resolve) => line.once('data', (part) => resolve(String(part)))),
    );
    const refused = await Promise.all(answers.map((one) => Promise.race([one, pause(2000, '')])));
    const draft = { name: 'Sarah Levin', notes: 'x'.repeat(9_000) };
    const theirs = await owner()
      .post('/api/contacts/alone')
      .set('X-Forwarded-For', '203.0.113.9')
      .send({ name: 'x'.repeat(2_000_000) });
    const others = await owner().post('/api/contacts/alone').send(draft);
    for (const line of begun) line.destroy();

    expect(refused.filter((text) => /^HTTP\/1\.1 503[^]*Retry-After/.test(text))).toHaveLength(8);
    expect([theirs.status, theirs.body.code, others.status]).toEqual([503, 'busy', 201]);
    for (let n = 0; n < 30; n++)
      await owner()
        .post('/api/contacts/alone')
        .set('X-Forwarded-For', '203.0.113.9')
        .send({ name: 'x'.repeat(1_900_000) })
        .expect(400);
  });

  it('given a path that cannot be read, or leads nowhere, then that is said without repeating it', async () => {
    const [unreadable, nowhere] = [await owner().get('/api/yahrzeits/%E0%A4%A'), await owner().get('/api/Ploni')];

    expect([unreadable.status, unreadable.body.message]).toEqual([400, 'This cannot be read.']);
    expect([nowhere.status, nowhere.body.message]).toEqual([404, 'There is nothing at this address.']);
  });

  it('given a full disk, then every list is read, and what is to be written is refused in words', async () => {
    // A file that is handed out is an act of the history, which cannot be written: it is refused too.
    const shown = routes.filter(({ path }) => !path.includes('{') && !path.endsWith('/export'));
    const lists = shown.filter(({ isList, method }) => isList && method === 'get');
    await world.db.query(FULL_DISK);
    const wrong: string[] = [];
    for (const { path, name } of lists) {
      const { status } = await owner()
        .get(path)
        .query({ ...NEEDED[name] });
      if (status !== 200) wrong.push(`${name}: ${status}`);
    }
    const written = await owner().post('/api/contacts/alone').send({ name: 'Sarah Levin' });
    await world.db.query('DROP FUNCTION full_disk CASCADE');

    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThanOrEqual(14);
    expect([written.status, written.body.code]).toEqual([503, 'disk_full']);
    expect(written.body.message).toContain('nothing new can be saved until there is room');
    await owner().post('/api/contacts/alone').send({ name: 'Sarah Levin' }).expect(201);
  });

  it.each([
    ['/api/contacts', 'application/json', 2],
    ['/api/billing/webhook', 'application/json', 0.5],
    ['/api/webhooks/mail/ses', 'text/plain', 1],
    ['/u/none', 'application/x-www-form-urlencoded', 0.03],
    ['/api/pictures', 'image/png', 8],
    ['/api/imports?fileName=x.csv', 'text/csv', 20],
  ])(
    'given %s is told of a %s that is larger than its %d MB, then it answers 413 before a byte of it came',
    async (path, type, megabytes) => {
      const bytes = Math.ceil(megabytes * 1024 * 1024) + 4096;
      const { port } = world.app.getHttpServer().address() as AddressInfo;
      const answer = await new Promise<string>((resolve, reject) => {
        const line = connect(port, '127.0.0.1', () =>
          line.write(
            `POST ${path} HTTP/1.1\r\nHost: zikaron.test\r\nAuthorization: Bearer ${us.people.owner.token}\r\n` +
              `Content-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`,
          ),
        );
        let text = '';
        line.on('data', (part) => (text += part));
        line.on('end', () => resolve(text));
        line.on('error', reject);
      });

      expect(answer).toMatch(/^HTTP\/1\.1 413/);
    },
  );
});
