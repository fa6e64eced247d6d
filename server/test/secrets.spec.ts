import type { NewApiKey } from '@zikaron/contract';
import { randomUUID } from 'node:crypto';
import { attacksOn, NEEDED } from './attacks.js';
import { everyRecord, type Records } from './records.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, type Congregation, type Person, type World } from './world.js';

/** In every text that a person typed: no log may have it. */
const TYPED = 'Kanarie';

/** What the house alone knows: it stands in no log and in no answer. */
const HOUSE = {
  LINK_SECRET: 'canary-of-links-'.repeat(3),
  METRICS_TOKEN: 'canary-of-metrics',
  STRIPE_SECRET_KEY: 'sk_test_canary_of_stripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary_of_stripe',
  MAILGUN_WEBHOOK_KEY: 'canary-of-mailgun',
  POSTMARK_WEBHOOK_LOGIN: 'postmark:canary-of-postmark',
};
const PASSWORDS = { SMTP_URL: 'smtp://relay:canary-of-the-relay@127.0.0.1:9' };
const HOUSE_SECRETS = [...Object.values(HOUSE), 'canary-of-the-relay', 'canary-of-postmark'];

/** First what only reads; last what ends the sign-in of whoever asks, or their membership. */
const inOrder = (routes: readonly Route[]): Route[] => {
  const turn = ({ method, path }: Route) => (/\/(auth|members)\b/.test(path) ? 2 : method === 'get' ? 0 : 1);
  return [...routes].sort((a, b) => turn(a) - turn(b));
};

/** Private addresses with a token that nobody has, and all others with an id that nobody has. */
const somewhere = (path: string): string =>
  path
    .replace('{token}', `${TYPED}-token`)
    .replace('{queue}', 'email-sending')
    .replace('{version}', '1')
    .replace(/\{\w+\}/g, randomUUID());

describe('secrets, and what people typed', () => {
  const log: string[] = [];
  const answers: { route: string; status: number; text: string }[] = [];
  let world: World;
  let us: Congregation;
  let we: Records;
  let key: NewApiKey;
  let routes: Route[];

  beforeAll(async () => {
    const nobody = { STRIPE_API_BASE: 'http://127.0.0.1:9' };
    world = await aWorld(
      { ...HOUSE, ...PASSWORDS, ...nobody, LOG_LEVEL: 'trace' },
      { write: (line) => log.push(line) },
    );
    us = await world.congregation(TYPED);
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
    we = await everyRecord(world.db, us.org, TYPED);
    const draft = { name: `${TYPED} program`, scopes: ['contacts:read'], expiresAt: null };
    key = (await world.as(us.people.owner).post('/api/api-keys').send(draft).expect(201)).body as NewApiKey;
    routes = await routesOf(world.app);
    await walk();
  }, 300_000);
  afterAll(() => world.close());

  /** Every route with our own ids, bodies and filters, with nonsense, and without a sign-in. */
  async function walk(): Promise<void> {
    const program: Person = { subject: '', email: '', token: key.secret };
    for (const route of inOrder(routes)) {
      const own = attacksOn(route, we, we, us.org, TYPED);
      const plain = { path: somewhere(route.path), query: NEEDED[route.name], body: { email: TYPED } };
      for (const asked of [plain, ...own]) await ask(us.people.owner, route, asked);
      await ask(program, route, plain);
      await ask(undefined, route, plain);
    }
  }

  async function ask(
    who: Person | undefined,
    { method, name }: Route,
    asked: { path: string; query?: object; body?: unknown },
  ) {
    const agent = world.walking(who);
    const { status, text } = await agent[method](asked.path)
      .query(asked.query ?? {})
      .set('Cookie', `zikaron=${TYPED}-cookie`)
      .send(asked.body as object);
    answers.push({ route: name, status, text: text ?? '' });
  }

  const found = (needles: readonly string[], lines: readonly string[]): string[] =>
    lines.filter((line) => needles.some((needle) => line.includes(needle)));

  it('given every route, then it was asked and it is in the log', () => {
    expect(answers.length).toBeGreaterThan(routes.length * 3);
    expect(new Set(answers.filter(({ status }) => status < 300).map(({ route }) => route)).size).toBeGreaterThan(80);
    expect(log.filter((line) => line.includes('"res":')).length).toBeGreaterThan(answers.length / 2);
  });

  it('given all answers, exports and archives, then no secret of the house is in one', () => {
    expect(answers.filter(({ text }) => found(HOUSE_SECRETS, [text]).length).map(({ route }) => route)).toEqual([]);
  });

  it('given all answers, then each instant in them is spelt in one way: in UTC, with milliseconds', () => {
    const instants = answers.flatMap(({ route, text }) =>
      [...text.matchAll(/"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d[^"]*)"/g)].map(([, instant = '']) => ({ route, instant })),
    );

    expect(instants.length).toBeGreaterThan(100);
    expect(instants.filter(({ instant }) => !/^[\d-]{10}T\d\d:\d\d:\d\d\.\d{3}Z$/.test(instant))).toEqual([]);
  });

  it('given the API key that was made, then its secret is in no later answer', () => {
    expect(answers.filter(({ text }) => text.includes(key.secret)).map(({ route }) => route)).toEqual([]);
  });

  it('given everything that was logged, then no secret, token or cookie is in it', () => {
    const tokens = Object.values(us.people).map(({ token }) => token);
    expect(found([...HOUSE_SECRETS, ...tokens, key.secret, `${TYPED}-cookie`, `${TYPED}-token`], log)).toEqual([]);
  });

  it('given everything that was logged, then nothing that a person typed is in it, and no address', () => {
    const addresses = Object.values(us.people).map(({ email }) => email);
    expect(found([TYPED, TYPED.toLowerCase(), ...addresses], log)).toEqual([]);
  });
});
