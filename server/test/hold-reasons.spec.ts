import { API_SCOPES, may } from '@zikaron/contract';
import { localDate, addDays } from '../src/calendar/index.js';
import { HeldLetters } from '../src/holds/index.js';
import { goodBodies, NEEDED, pathOf } from './attacks.js';
import { everyRecord, type Records } from './records.js';
import { anObserver } from './reminders-world.js';
import { routesOf, type Route } from './routes.js';
import { unzipped } from './workbook.js';
import { aWorld, ROLES, type Congregation, type World } from './world.js';

/** In the note of every hold, and nowhere else. */
const WORD = 'Qilqalon';
const REASON = 'by_own_hand';
/** Exports are written in each of them. */
const FORMATS = ['csv', 'xlsx'];
/** Reading by POST, because what is asked does not fit into an address. */
const READ_BY_POST = [
  'POST /api/emails/jobs/{id}/preview',
  'POST /api/merge-field-testing/fill',
  'POST /api/printing/count',
];
const OPERATOR = 'operator@zikaron.example';

/** Why somebody is held is confided: it leaves by one route, to whoever may `pastoral:read`, and by no other way. */
describe('why a person is held', () => {
  let world: World;
  let shul: Congregation;
  let records: Records;
  let key: string;
  let holdId: string;

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: OPERATOR });
    shul = await world.congregation('Beth Shalom');
    records = await everyRecord(world.db, shul.org, 'Miriam');
    await world.db.query('DELETE FROM hold');
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active' WHERE id = $1`, [
      shul.org,
    ]);
    const tomorrow = addDays(localDate(new Date(), 'America/New_York'), 2);
    const family = await anObserver(world.db, shul.org, [tomorrow]);
    const subjects = { contact: records.contact, yahrzeit: records.yahrzeit, observer: family.observanceId };
    for (const [about, recordId] of Object.entries(subjects)) {
      const { body } = await staff()
        .post('/api/holds')
        .send({ about, recordId, reason: REASON, note: WORD })
        .expect(200);
      holdId = body.id;
      records = { ...records, hold: holdId };
    }
    await world.app.get(HeldLetters).tell();
    const { body } = await world
      .as(shul.people.owner)
      .post('/api/api-keys')
      .send({ name: 'A program', scopes: API_SCOPES, expiresAt: null });
    key = body.key;
  });
  afterAll(() => world.close());

  const staff = () => world.as(shul.people.staff);

  /** What reads: with the records of this congregation in its path, and a file in each format. */
  function reading(route: Route): { path: string; query: Record<string, string>; body?: object }[] {
    if (READ_BY_POST.includes(route.name)) {
      return goodBodies(route, records, records).map((one) => ({ ...one, query: {} }));
    }
    if (route.method !== 'get') return [];
    const [path, query] = [pathOf(route, records), NEEDED[route.name] ?? {}];
    const formats = /export|print|file|sheet|pack/.test(path) ? FORMATS : [];
    return [{ path, query }, ...formats.map((format) => ({ path, query: { ...query, format } }))];
  }

  /** The answer as text, also that of a file. */
  async function said(route: Route, asked: ReturnType<typeof reading>[number], who: Asking): Promise<string> {
    const call = who.agent[route.method](asked.path).query(asked.query);
    if (who.key) call.set('authorization', `Bearer ${who.key}`);
    const { body, headers } = await call
      .buffer(true)
      .parse((answer, done) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(Buffer.from(part)));
        answer.on('end', () => done(null, Buffer.concat(parts)));
      })
      .send(asked.body);
    const bytes = body as Buffer;
    const text =
      bytes.subarray(0, 2).toString() === 'PK' ? [...(await unzipped(bytes)).values()].join('\n') : String(bytes);
    return `${JSON.stringify(headers)} ${text}`;
  }

  interface Asking {
    readonly name: string;
    readonly agent: ReturnType<World['as']>;
    readonly key?: string;
  }

  it('given whoever may not read it, then no route of the house says it, in a list, a file, a sheet or the whole archive', async () => {
    const askers: Asking[] = [
      ...ROLES.filter((role) => !may(role, 'pastoral:read')).map((role) => ({
        name: role,
        agent: world.as(shul.people[role]),
      })),
      { name: 'API key', agent: world.as(), key },
      { name: 'operator', agent: world.as(await world.person('operator', { email: OPERATOR })) },
    ];
    const told: string[] = [];
    let answered = 0;

    for (const route of await routesOf(world.app)) {
      for (const asked of reading(route)) {
        for (const who of askers) {
          const text = await said(route, asked, who);
          answered++;
          if (text.includes(WORD) || text.includes(REASON)) told.push(`${who.name}: ${route.name} ${asked.path}`);
        }
      }
    }

    expect(told).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  });

  it('given clergy, then the walk finds it where they read it', async () => {
    const route = (await routesOf(world.app)).find(({ name }) => name === 'GET /api/holds/{id}/reason');
    if (!route) throw new Error('There is no such route.');
    const agent = world.as(shul.people.clergy);
    const text = await said(route, { path: `/api/holds/${holdId}/reason`, query: {} }, { name: 'clergy', agent });

    expect([text.includes(WORD), text.includes(REASON)]).toEqual([true, true]);
  });

  it('given what the house wrote since, then it stands in no table but that of holds', async () => {
    await staff().post(`/api/holds/${holdId}/lift`).expect(200);
    const tables: { name: string }[] = await world.db.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const [{ found }] = await world.db.query(
        `SELECT EXISTS (SELECT FROM "${name}" one WHERE one::text LIKE '%' || $1 || '%' OR one::text LIKE '%' || $2 || '%') AS found`,
        [WORD, REASON],
      );
      if (found) holding.push(name);
    }

    expect(holding).toEqual(['hold']);
    const [{ told }] = await world.db.query(`SELECT count(*) AS told FROM notification WHERE key LIKE 'held-%'`);
    expect(told).toBeGreaterThan(0);
  });
});
