import { aWorld, type Congregation, type World } from '../../test/world.js';
import { HistorySeals } from '../history/index.js';
import { UnusualActs } from './unusual-acts.js';
import { Transport, type Mail } from '../platform/mail/index.js';

let world: World;
let beth: Congregation;
const sent: Mail[] = [];

beforeAll(async () => {
  world = await aWorld();
  jest.spyOn(world.app.get(Transport), 'send').mockImplementation((mail) => {
    sent.push(mail);
    return Promise.resolve({ outcome: 'accepted', response: '250' } as never);
  });
});
beforeEach(async () => {
  beth = await world.congregation('Beth Shalom');
  await look();
  await world.db.query('DELETE FROM notification');
  sent.length = 0;
});
afterAll(() => world.close());

const look = async () => {
  await world.app.get(HistorySeals).seal();
  await Promise.all([world.app.get(UnusualActs).tell(), world.app.get(UnusualActs).tell()]);
};
const told = async () =>
  (await world.db.query(`SELECT key FROM notification WHERE organization_id = $1 ORDER BY key`, [beth.org])).map(
    ({ key }: { key: string }) => key,
  );
/** So many hours before now, at a local hour of the congregation. */
const act = (what: { action: string; resource: string; after?: object; at: string }) =>
  world.db.query(
    `INSERT INTO audit_log (organization_id, at, actor_name, action, resource, after) VALUES ($1, $2, 'Rivka', $3, $4, $5)`,
    [beth.org, what.at, what.action, what.resource, what.after ?? null],
  );
/** The last time that the clocks in New York showed this hour. */
const lastly = (hour: number): string => {
  const now = new Date();
  for (let back = 0; back < 24; back++) {
    const at = new Date(now.getTime() - back * 3_600_000);
    if (Number(at.toLocaleString('en-GB', { timeZone: 'America/New_York', hour: '2-digit' })) === hour)
      return at.toISOString();
  }
  throw new Error('No such hour.');
};

describe('what is unusual in the history', () => {
  it.each([
    [
      'a whole list at night',
      { action: 'export', resource: 'yahrzeits', after: { format: 'csv', rows: 900 }, at: lastly(23) },
      ['whole-list-at-night'],
    ],
    ['the archive at night', { action: 'export', resource: 'organization', at: lastly(3) }, ['whole-list-at-night']],
    ['a whole list by day', { action: 'export', resource: 'contacts', at: lastly(11) }, []],
    [
      'a part of a list at night',
      { action: 'export', resource: 'contacts', after: { filter: '{"q":"Levi"}' }, at: lastly(23) },
      [],
    ],
    ['a list for the service at night', { action: 'export', resource: 'service list', at: lastly(23) }, []],
    ['a change by night', { action: 'change', resource: 'contact', at: lastly(23) }, []],
    ['a new key', { action: 'add', resource: 'api key', at: lastly(11) }, ['new-api-key']],
    ['an act of last week', { action: 'add', resource: 'api key', at: '2026-01-05T12:00:00Z' }, []],
  ])('given %s, then owners are told of it, or not', async (_, what, expected) => {
    await act(what);

    await look();
    await look();

    expect(await told()).toEqual(expected);
    expect(sent.map(({ envelope }) => envelope.to)).toEqual(expected.map(() => expect.stringContaining('owner')));
    if (expected.length > 0) expect(String(sent[0]?.content)).toContain('Rivka');
  });
});
