import { setTimeout as rest } from 'node:timers/promises';
import { Idempotency } from '../src/platform/idempotency/index.js';
import { aWorld, type Congregation, type World } from './world.js';

const DAY_MS = 86_400_000;

describe('an Idempotency-Key', () => {
  let world: World;
  let us: Congregation;
  beforeAll(async () => {
    world = await aWorld();
    us = await world.congregation('Twice');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
  });
  afterAll(() => world.close());

  const draft = (name: string) => ({ name, gregorianDate: '1984-03-03', afterSunset: false });
  const send = (
    key: string,
    name: string,
    path = '/api/yahrzeits',
    body: object = draft(name),
    who = us.people.staff,
  ) => world.as(who).post(path).set('Idempotency-Key', key).send(body);
  const named = async (name: string): Promise<number> => {
    const [{ count }] = await world.db.query('SELECT count(*)::int AS count FROM yahrzeit WHERE name = $1', [name]);
    return count as number;
  };

  it('given the same request twice, then one record, and the same answer again', async () => {
    const first = await send('a', 'Asked Twice').expect(201);
    const second = await send('a', 'Asked Twice').expect(201);

    expect(second.body).toEqual(first.body);
    expect([first.headers, second.headers].map((of) => of['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(await named('Asked Twice')).toBe(1);
  });

  it('given five at once, then one record, and all are told the same', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('b', 'Asked At Once')));

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await named('Asked At Once')).toBe(1);
  });

  it('given one that takes longer than the second waits, then the second is told in words', async () => {
    const once = (work: () => Promise<string>) =>
      world.app.get(Idempotency).once(us.org, { callerId: us.org, key: 'slow' }, Buffer.from('x'), work);
    const slow = once(async () => {
      await rest(6_000);
      return 'done';
    });
    await rest(100);

    await expect(once(async () => 'again')).rejects.toMatchObject({ status: 409, code: 'idempotency_key_busy' });
    expect(await slow).toEqual({ answer: 'done', isRepeated: false });
    expect(await once(async () => 'again')).toEqual({ answer: 'done', isRepeated: true });
  });

  it('given another body or another path with the key, then it is refused in words and nothing is made', async () => {
    await send('c', 'First Said').expect(201);

    const other = await send('c', 'Said Otherwise').expect(422);
    const elsewhere = await send('c', '', '/api/contacts/alone', { name: 'Somebody' }).expect(422);

    expect([other.body.code, elsewhere.body.code]).toEqual(['idempotency_key_reused', 'idempotency_key_reused']);
    expect(other.body.message).toContain('saved before');
    expect(await named('Said Otherwise')).toBe(0);
  });

  it('given a refusal, then it is not remembered: corrected, it goes through with the same key', async () => {
    await send('d', '').expect(400);
    await send('d', 'Corrected').expect(201);

    expect(await named('Corrected')).toBe(1);
  });

  it('given a file that is asked for again, then it is made again', async () => {
    const { body } = await send('listed', 'On A List').expect(201);
    const take = () => send('list-file', '', '/api/yahrzeits/export', { ids: [body.id] }).expect(200);

    const [first, second] = [await take(), await take()];

    expect(first.text).toContain('On A List');
    expect(second.text).toBe(first.text);
  });

  it('given another person or another congregation with the same key, then each makes their own', async () => {
    const them = await world.congregation('Not us');
    await world.db.query(`UPDATE organization SET subscription_status = 'active'`);

    const made = [
      await send('e', 'Own Key').expect(201),
      await send('e', 'Own Key', undefined, undefined, us.people.admin).expect(201),
      await send('e', 'Own Key', undefined, undefined, them.people.staff).expect(201),
    ];

    expect(new Set(made.map(({ body }) => body.id)).size).toBe(3);
  });

  it.each([
    ['a contact', '/api/contacts/alone', { name: 'Miriam Levi' }, 'contact'],
    ['a template', '/api/templates', { name: 'Ours', jsxComponentKey: 'default_reminder', language: 'en' }, 'template'],
    ['a webhook', '/api/webhooks', { url: 'https://1.1.1.1/x', events: ['contact.updated'] }, 'webhook_endpoint'],
    ['an API key', '/api/api-keys', { name: 'K', scopes: ['contacts:read'], expiresAt: null }, 'api_key'],
    ['a calendar link', '/api/calendar-links', {}, 'calendar_link'],
  ])('given %s asked for twice, then there is one', async (_, path, body, table) => {
    const rows = async () => (await world.db.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n as number;
    const before = await rows();

    const [first, second] = [
      await send(table, '', path, body, us.people.owner).expect(201),
      await send(table, '', path, body, us.people.owner).expect(201),
    ];

    expect(second.body).toEqual(first.body);
    expect(await rows()).toBe(before + 1);
  });

  it('given a file uploaded twice, then there is one import', async () => {
    const upload = () =>
      world
        .as(us.people.staff)
        .post('/api/imports?fileName=list.csv')
        .set('Idempotency-Key', 'file')
        .set('Content-Type', 'text/csv')
        .send('Name,Date of death\nMiriam Levi,3/3/1984\n')
        .expect(201);

    expect((await upload()).body.id).toBe((await upload()).body.id);
  });

  it('given an answer that holds a secret, then the database does not show it', async () => {
    const body = { name: 'Sealed', scopes: ['contacts:read'], expiresAt: null };
    const { body: made } = await send('sealed', '', '/api/api-keys', body, us.people.owner).expect(201);

    const [{ kept }] = await world.db.query(
      `SELECT string_agg(encode(answer, 'escape'), ' ') AS kept FROM idempotency_key`,
    );
    expect(kept).not.toContain(made.secret);
  });

  it('given 24 hours, then a key is free again, and its row goes', async () => {
    await send('f', 'Day After Day').expect(201);
    await world.db.query(`UPDATE idempotency_key SET begun_at = begun_at - $1 * interval '1 millisecond'`, [DAY_MS]);
    await send('f', 'Day After Day').expect(201);
    await world.app.get(Idempotency).forgetOld();

    expect(await named('Day After Day')).toBe(2);
    expect(await world.db.query('SELECT key FROM idempotency_key')).toEqual([{ key: 'f' }]);
  });

  it('given a process that died at its work, then the key may be used again after five minutes', async () => {
    await send('g', 'Begun Before').expect(201);
    await world.db.query(`UPDATE idempotency_key SET answer = NULL, begun_at = begun_at - interval '6 minutes'
                           WHERE key = 'g'`);

    await send('g', 'Begun Before').expect(201);
  });

  it.each(['with space', 'ש', 'x'.repeat(256)])('given the key %j, then it is refused', async (key) => {
    const asked = world.as(us.people.staff).post('/api/yahrzeits').send(draft('No Key'));
    const answer = await asked.set('Idempotency-Key', Buffer.from(key).toString('latin1'));

    expect(answer.status).toBe(400);
  });
});
