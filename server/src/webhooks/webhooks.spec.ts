import type { Webhook, WebhookDelivery, WebhookEvent, WebhookWithSecret } from '@zikaron/contract';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { everyRecord, type Records } from '../../test/records.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { Clock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { Deliveries, PATIENCE_DAYS, WAIT_SECONDS } from './deliveries.js';
import { safePost } from '../platform/outward-calls/index.js';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** The one way an instant is written: UTC, milliseconds, Z. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

let world: World;
let beth: Congregation;
let receiver: Server;
let received: Received[];
/** What the receiver answers, and to whom it sends on. */
let answer: { status: number; location?: string };
let now: Date;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, answer.location ? { Location: answer.location } : {}).end('thanks');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  world = await aWorld({ WEBHOOK_NETWORK: 'any' });
  jest.spyOn(world.app.get(Clock), 'now').mockImplementation(() => now);
});
beforeEach(async () => {
  now = new Date();
  received = [];
  answer = { status: 200 };
  await world.db.query('DELETE FROM webhook_endpoint');
  beth = await world.congregation('Beth Shalom');
});
afterAll(async () => {
  await world.close();
  receiver.close();
});

const url = (path = '/hook') => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
const owner = () => world.as(beth.people.owner);
const endpoint = async (events: WebhookEvent[] = ['yahrzeit.created', 'yahrzeit.updated', 'contact.updated']) =>
  (await owner().post('/api/webhooks').send({ url: url(), description: null, events }).expect(201))
    .body as WebhookWithSecret;
const deliver = () => world.app.get(Deliveries, { strict: false }).deliverDue();
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const logOf = async ({ id }: Webhook): Promise<WebhookDelivery[]> =>
  (await owner().get(`/api/webhooks/${id}/deliveries`).expect(200)).body.data;
const listed = async (): Promise<Webhook> => (await owner().get('/api/webhooks').expect(200)).body.data[0];
const aYahrzeit = async () => (await owner().post('/api/yahrzeits').send({ name: 'Sarah' }).expect(201)).body.id;
const signed = (secret: string, { headers, body }: Received) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

describe('what happens here', () => {
  it('given a new yahrzeit, then the endpoint is told, signed as the specification says', async () => {
    const hook = await endpoint();
    const id = await aYahrzeit();

    expect(await deliver()).toBe(1);

    const [got] = received as [Received];
    expect(JSON.parse(got.body)).toEqual({
      ...{
        type: 'yahrzeit.created',
        timestamp: expect.stringMatching(INSTANT),
        data: { id, deleted: false },
      },
    });
    expect(got.headers['webhook-signature']).toBe(signed(hook.secret, got));
    expect(await logOf(hook)).toMatchObject([{ state: 'delivered', attempts: [{ status: 200, error: null }] }]);
    expect(await deliver()).toBe(0);
  });

  it('given each thing that can be told, then it is told once, and what nobody asked for is not', async () => {
    const we = await everyRecord(world.db, beth.org, 'Ours');
    await world.db.query('DELETE FROM webhook_endpoint');
    await endpoint(['message.sent', 'message.failed', 'address.suppressed', 'yahrzeit.updated', 'contact.updated']);
    await happen(we);

    await deliver();

    expect(received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
      ...['address.suppressed', 'contact.updated', 'message.failed', 'message.sent', 'yahrzeit.updated'],
    ]);
    for (const { body } of received) {
      const instants: string[] = body.match(/\d{4}-\d\d-\d\d[T ]\d\d:[^"]*/g) ?? [];
      expect(instants).toEqual([expect.stringMatching(INSTANT)]);
    }
  });

  /** Statements as the modules write them, those that tell nothing among them. */
  async function happen(we: Records): Promise<void> {
    const change = (table: string, set: string, id: string) =>
      world.db.query(`UPDATE ${table} SET ${set} WHERE id = $1`, [id]);
    await change('email_message', `state = 'sending'`, we.message);
    await change('email_message', `state = 'sent'`, we.message);
    await change('email_message', `updated_at = now()`, we.message);
    await change('email_message', `state = 'uncertain'`, we.message);
    await change('email_message', `state = 'failed'`, we.message);
    await change('yahrzeit', `next_hebrew_observance = '2030-01-01', updated_at = now()`, we.yahrzeit);
    await change('yahrzeit', `plaque = 'North wall'`, we.yahrzeit);
    await change('contact', `phone = '1'`, we.contact);
    await change('contact', `updated_at = now()`, we.contact);
    await change('import', `state = 'imported'`, we.import);
    await world.db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'gone@example.org', 'bounced')`,
      [beth.org],
    );
  }

  it('given a change that is rolled back, then nobody is told', async () => {
    const hook = await endpoint();
    await expect(
      world.db.transaction(async (within) => {
        await within.query(`INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Never')`, [beth.org]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');

    expect(await deliver()).toBe(0);
    expect(await logOf(hook)).toEqual([]);
  });

  it('given another organization, then its endpoint hears nothing of ours', async () => {
    const other = await world.congregation('Elsewhere');
    await world
      .as(other.people.owner)
      .post('/api/webhooks')
      .send({ url: url('/theirs'), description: null, events: ['yahrzeit.created'] })
      .expect(201);

    await aYahrzeit();

    expect(await deliver()).toBe(0);
  });

  it('given a restoration, then it is told nothing', async () => {
    await endpoint();
    await world.db.transaction(async (within) => {
      await within.query(`SELECT set_config('zikaron.silent', 'on', true)`);
      await within.query(`INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Restored')`, [beth.org]);
    });

    expect(await deliver()).toBe(0);
  });
});

describe('a delivery', () => {
  it('given an endpoint that fails, then it is tried again after each wait with the same id, and given up in the end', async () => {
    answer = { status: 500 };
    const hook = await endpoint();
    await aYahrzeit();

    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    for (const wait of WAIT_SECONDS) {
      later(wait - 1);
      expect(await deliver()).toBe(0);
      later(1);
      expect(await deliver()).toBe(1);
    }

    const [row] = await logOf(hook);
    expect(row).toMatchObject({ state: 'failed' });
    expect(row?.attempts).toHaveLength(WAIT_SECONDS.length + 1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('given a redirect, then it is an answer that is no success, and nobody goes there', async () => {
    answer = { status: 302, location: url('/elsewhere') };
    const hook = await endpoint();
    await aYahrzeit();

    await deliver();

    expect(received).toHaveLength(1);
    expect((await logOf(hook))[0]).toMatchObject({ state: 'queued', attempts: [{ status: 302 }] });
  });

  it('given a name that answers otherwise the second time, then the connection goes to the address that was checked', async () => {
    const port = (receiver.address() as AddressInfo).port;
    let asked = 0;
    const resolve = async () => {
      asked++;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };

    const answered = await safePost(`http://hooks.example.test:${port}/`, '{}', {}, { network: 'any', resolve });

    expect([answered.status, asked, received[0]?.headers.host]).toEqual([200, 1, `hooks.example.test:${port}`]);
  });

  it('given a worker that died with it, then another one makes it after a minute', async () => {
    await endpoint();
    await aYahrzeit();
    await world.db.query(`UPDATE webhook_delivery SET next_at = $1, tries = 1`, [new Date(now.getTime() + 60_000)]);

    expect(await deliver()).toBe(0);
    later(60);
    expect(await deliver()).toBe(1);
  });

  it('given four workers at once, then each delivery is made once', async () => {
    await endpoint();
    for (let n = 0; n < 12; n++) await aYahrzeit();

    const made = await Promise.all([deliver(), deliver(), deliver(), deliver()]);

    expect(made.reduce((sum, one) => sum + one)).toBe(12);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  });

  it('given one congregation with much waiting at many endpoints, then another one has its turn in the first round', async () => {
    const flood = await world.congregation('Flood');
    await world.db.query(
      `WITH many AS (INSERT INTO webhook_endpoint (organization_id, url, description, events, secret, created_by, created_at)
                     SELECT $1, $2, NULL, ARRAY['contact.updated'], '', 'x', now() FROM generate_series(1, 25) RETURNING id)
       INSERT INTO webhook_delivery (organization_id, endpoint_id, type, data, occurred_at)
       SELECT $1, id, 'webhook.test', '{}', now() FROM many, generate_series(1, 8)`,
      [flood.org, url()],
    );
    await endpoint();
    await aYahrzeit();
    const turns = jest.spyOn(world.app.get(HouseWork), 'forOne');

    await deliver();

    const organizations = turns.mock.calls.map(([, org]) => org as string);
    turns.mockRestore();
    expect(organizations).toHaveLength(201);
    expect(organizations.slice(0, 100)).toContain(beth.org);
  });

  it('given a replay, then it is made again with the same id', async () => {
    const hook = await endpoint();
    await aYahrzeit();
    await deliver();
    const [row] = await logOf(hook);

    await owner().post(`/api/webhooks/${hook.id}/deliveries/${row?.id}/replay`).expect(200);
    await deliver();

    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([row?.id, row?.id]);
  });

  it('given a month, then it leaves the log', async () => {
    const hook = await endpoint();
    await aYahrzeit();
    later(31 * 86_400);

    await world.app.get(Deliveries, { strict: false }).purge();

    now = new Date();
    expect(await logOf(hook)).toEqual([]);
  });

  it('given an endpoint whose secret cannot be read any more, then it fails alone, and says so', async () => {
    const [broken] = [await endpoint(), await endpoint()];
    await world.db.query(`UPDATE webhook_endpoint SET secret = '\\x00' WHERE id = $1`, [broken.id]);
    await aYahrzeit();

    expect(await deliver()).toBe(2);

    expect(received).toHaveLength(1);
    expect((await logOf(broken))[0]?.attempts[0]?.error).toMatch('secret cannot be read');
  });
});

describe('an endpoint', () => {
  it('given days of failures, then it is switched off and staff are told; switched on, what waited is delivered', async () => {
    answer = { status: 503 };
    const hook = await endpoint();
    await aYahrzeit();
    await deliver();
    expect((await listed()).failingSince).not.toBeNull();

    later(PATIENCE_DAYS * 86_400 + 1);
    await deliver();
    expect(await listed()).toMatchObject({ disabledReason: 'failing', disabledAt: expect.any(String) });
    const { body } = await owner().get('/api/notifications').expect(200);
    expect(body.notifications[0].title).toBe('A webhook was switched off');
    await aYahrzeit();
    later(86_400);
    expect(await deliver()).toBe(0);

    answer = { status: 204 };
    await owner().post(`/api/webhooks/${hook.id}/enable`).expect(200);
    expect(await deliver()).toBe(1);
    expect(await listed()).toMatchObject({ disabledAt: null, failingSince: null });
  });

  it('given 410 Gone, then it is switched off at once', async () => {
    answer = { status: 410 };
    await endpoint();
    await aYahrzeit();

    await deliver();

    expect(await listed()).toMatchObject({ disabledReason: 'gone' });
  });

  it('given a new secret, then both sign for a day, and then the new one alone', async () => {
    const hook = await endpoint();
    const { body } = await owner().post(`/api/webhooks/${hook.id}/rotate`).expect(200);
    await aYahrzeit();
    await deliver();
    later(24 * 3600 + 1);
    await aYahrzeit();
    await deliver();

    const [both, one] = received as [Received, Received];
    expect(both.headers['webhook-signature']).toBe(`${signed(body.secret, both)} ${signed(hook.secret, both)}`);
    expect(one.headers['webhook-signature']).toBe(signed(body.secret, one));
  });

  it('given its secret, then it was shown once and stands in no table', async () => {
    const { secret } = await endpoint();

    expect(JSON.stringify(await listed())).not.toContain(secret.slice(6));
    const rows = await world.db.query(`SELECT FROM webhook_endpoint e WHERE position($1 in e::text) > 0`, [secret]);
    expect(rows).toEqual([]);
    const [{ sealed }] = await world.db.query(`SELECT encode(secret, 'escape') AS sealed FROM webhook_endpoint`);
    expect(sealed).not.toContain(secret);
  });

  it('given trials and repeats without end, then sixty in ten minutes are told', async () => {
    const { id } = await endpoint();
    const ask = () => owner().post(`/api/webhooks/${id}/test`);
    const { body } = await ask().expect(200);
    await Promise.all(Array.from({ length: 59 }, () => ask().expect(200)));

    await ask().expect(429);
    await owner().post(`/api/webhooks/${id}/deliveries/${body.data.id}/replay`).expect(429);
    later(600);
    await ask().expect(200);
  });

  it('given a change of a version that somebody has overtaken, then it is refused; sent once more after a lost answer it is not', async () => {
    const { id, version } = await endpoint(['contact.updated']);
    const put = (path: string) =>
      owner()
        .put(`/api/webhooks/${id}`)
        .send({ url: url(path), description: null, events: ['contact.updated'], version });
    await put('/theirs').expect(200);

    expect((await put('/mine').expect(409)).body).toMatchObject({
      ...{ code: 'changed_meanwhile', by: expect.any(String) },
      details: [{ path: 'url', message: expect.stringContaining(url('/theirs')) }],
    });
    expect((await put('/theirs').expect(200)).body).toMatchObject({ url: url('/theirs'), version: 2 });
    const [line] = await world.db.query(
      `SELECT before, after FROM audit_log WHERE resource_id = $1 AND action = 'change'`,
      [id],
    );
    expect(line).toEqual({ before: { url: url() }, after: { url: url('/theirs'), version: 2 } });
  });

  it('given an address inside, or a plan below Plus, or one too many, then it is not made', async () => {
    const plain = await aWorld();
    const ours = await plain.congregation('Ours');
    const draft = { url: 'https://169.254.169.254/', description: null, events: ['contact.updated'] };
    const post = (body: object) => plain.as(ours.people.owner).post('/api/webhooks').send(body);

    expect((await post(draft).expect(422)).body.details[0].path).toBe('url');
    for (let n = 0; n < 10; n++) await post({ ...draft, url: `https://hooks.example.org/${n}` }).expect(201);
    expect((await post({ ...draft, url: 'https://hooks.example.org/' }).expect(409)).body.code).toBe(
      'too_many_endpoints',
    );
    await plain.db.query(`UPDATE organization SET plan = 'standard', subscription_status = 'active'`);
    expect((await post({ ...draft, url: 'https://hooks.example.org/' }).expect(402)).body.code).toBe('plan_needed');
    await plain.close();
  });
});
