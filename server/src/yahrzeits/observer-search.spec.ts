import { MOST_COUNTED } from '@zikaron/contract';
import { rowsOf, stepsOf } from '../../test/query-plan.js';
import { aRecordsWorld, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** More than a search counts. */
const LEVINS = 1_200;

describe('a search for observers in a large organization', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
    org = await world.organization();
    for (const one of [org, await world.organization()]) {
      await observe(one, LEVINS, 'Levin Number', 'Katz Number');
      await observe(one, 1, 'Zusya Friedman', 'Perl Gross');
      await observe(one, 1, 'Perl Adler', 'Perl Adler');
      await observe(one, 1, 'Zusya Stern', 'Perl Stern', true);
    }
  });
  afterAll(() => world.close());

  /** So many observers of one each, by these names with a number. */
  async function observe(one: OrganizationId, count: number, contact: string, yahrzeit: string, archived = false) {
    await world.db.query(
      `WITH y AS (INSERT INTO yahrzeit (organization_id, name, archived_at)
                  SELECT $1, $4 || ' ' || lpad(n::text, 4, '0'), CASE WHEN $5 THEN '2026-01-01'::timestamptz END
                    FROM generate_series(1, $2) n RETURNING id, right(name, 4) AS n),
            c AS (INSERT INTO contact (organization_id, name)
                  SELECT $1, $3 || ' ' || lpad(n::text, 4, '0') FROM generate_series(1, $2) n RETURNING id, right(name, 4) AS n)
       INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y JOIN c USING (n)`,
      [one, count, contact, yahrzeit, archived],
    );
  }

  const search = (q: string, range: [number, number] = [0, 19], filter = {}) =>
    world.observers.list(org, { filter: { q, ...filter }, range, sort: ['contact', 'ASC'] });
  const pairsOf = async (q: string) =>
    (await search(q)).data.map(({ contact, yahrzeit }) => `${contact.name} of ${yahrzeit.name}`);

  it.each(['levin', 'katz'])(
    'given %s, as very many are called, then so many are counted and no more, each once, in order',
    async (q) => {
      const [first, last, past] = [await search(q), await search(q, [980, 999]), await search(q, [1000, 1019])];

      expect([first.total, last.total, past.total]).toEqual([MOST_COUNTED, MOST_COUNTED, MOST_COUNTED]);
      expect([first.data.length, last.data.length, past.data.length]).toEqual([20, 20, 0]);
      const names = [...first.data, ...last.data].map(({ contact }) => contact.name);
      expect(names).toEqual([...names].sort());
      expect(new Set(names).size).toBe(40);
    },
  );

  it('given the name of the one or of the other, or a letter off, then the observer is found once, and no archived one', async () => {
    expect(await pairsOf('zusya')).toEqual(['Zusya Friedman 0001 of Perl Gross 0001']);
    expect(await pairsOf('Freidman')).toEqual(['Zusya Friedman 0001 of Perl Gross 0001']);
    expect(await pairsOf('perl')).toEqual([
      'Perl Adler 0001 of Perl Adler 0001',
      'Zusya Friedman 0001 of Perl Gross 0001',
    ]);
    expect((await search('perl')).total).toBe(2);
    expect(await search('Nebuchadnezzar')).toEqual({ data: [], total: 0 });
  });

  it('given a filter beside a name that very many have, then all that meet it are found, wherever they stand', async () => {
    const id = (await search('levin number 1199')).data[0]?.id;
    await world.db.query(`UPDATE observance SET channel = 'none' WHERE id = $1`, [id]);

    expect((await search('levin', [0, 19], { channel: 'none' })).data.map((one) => one.id)).toEqual([id]);
  });

  it('given a name that more have than are counted, then only so many are gone to from it, and nobody from the other', async () => {
    const steps = await stepsOf(world.db, () => search('levin'));

    const read = steps.filter((step) => step['Relation Name'] === 'observance').map(rowsOf);
    expect(Math.max(...read)).toBeLessThanOrEqual(MOST_COUNTED);
    const ways = steps.filter((step) => step['CTE Name']?.startsWith('way_'));
    expect(ways.map((step) => step['Actual Loops'])).toEqual([1, 0]);
  });
});
