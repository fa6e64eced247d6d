import { everyRecord, fingerprint, forgetActs } from './records.js';
import { NEEDED } from './attacks.js';
import { routesOf, type Route } from './routes.js';
import { aWorld, type Congregation, type World } from './world.js';

/** What databases have been made to run, where somebody put words of people into a statement. */
const ATTEMPTS = [
  `'`,
  `"`,
  `' OR '1'='1`,
  `") OR true --`,
  `'; DROP TABLE contact; --`,
  `x' UNION SELECT email, name, id FROM contact --`,
  `name; SELECT pg_sleep(9)`,
  `(SELECT secret_hash FROM api_key LIMIT 1)`,
  `name DESC NULLS LAST, (CASE WHEN true THEN id END)`,
  `$1`,
  `\\' OR 1=1 --`,
  `{{name}}`,
  `%' OR name ILIKE '%`,
  `\u02bc OR 1=1 --`,
  `1e309`,
  `__proto__`,
];

describe('words of people in what lists are asked', () => {
  let world: World;
  let us: Congregation;
  let them: Congregation;
  let lists: Route[];

  beforeAll(async () => {
    world = await aWorld({ OPERATOR_EMAILS: 'ourselves.owner@example.org' });
    [us, them] = [await world.congregation('Ourselves'), await world.congregation('Kanarie')];
    await world.db.query(`UPDATE organization SET plan = 'plus', subscription_status = 'active'`);
    await everyRecord(world.db, us.org, 'Ourselves');
    await everyRecord(world.db, them.org, 'Kanarie');
    lists = (await routesOf(world.app)).filter(
      ({ isList, method, path }) => isList && method === 'get' && !path.includes('{'),
    );
  });
  afterAll(() => world.close());

  /** In every place where a list takes words. */
  const places = (attempt: string): Record<string, string>[] => [
    { filter: JSON.stringify({ q: attempt }) },
    { filter: JSON.stringify({ [attempt]: 'x' }) },
    { filter: JSON.stringify({ id: [attempt] }) },
    { filter: attempt },
    { sort: JSON.stringify([attempt, 'ASC']) },
    { sort: JSON.stringify(['name', attempt]) },
    { sort: attempt },
    { range: attempt },
  ];

  it.each(ATTEMPTS)(
    'given %j in search, filter, sort and range of every list, then it is a word or refused, and runs nowhere',
    async (attempt) => {
      await forgetActs(world.db, us.org);
      const before = [await fingerprint(world.db, us.org), await fingerprint(world.db, them.org)];
      const wrong: string[] = [];

      for (const list of lists) {
        for (const query of places(attempt)) {
          const { status, text } = await world
            .walking(us.people.owner)
            .get(list.path)
            .query({ ...NEEDED[list.name], ...query });
          const isAnswer = [200, 400, 422].includes(status);
          if (!isAnswer || text.includes('Kanarie'))
            wrong.push(`${list.name} ${JSON.stringify(query)}: ${status} ${text.slice(0, 200)}`);
        }
      }

      expect(wrong).toEqual([]);
      await forgetActs(world.db, us.org);
      expect([await fingerprint(world.db, us.org), await fingerprint(world.db, them.org)]).toEqual(before);
      expect(lists.length).toBeGreaterThanOrEqual(8);
    },
  );
});
