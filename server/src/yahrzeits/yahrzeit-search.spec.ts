import { MOST_COUNTED, type yahrzeitQuery } from '@zikaron/contract';
import type { z } from 'zod';
import { stepsOf } from '../../test/query-plan.js';
import { aRecordsWorld, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

/** More than a search counts. */
const LEVINS = 1_200;

describe('a search by name in a large organization', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
    org = await world.organization();
    for (const one of [org, await world.organization()])
      await world.db.query(
        `INSERT INTO yahrzeit (organization_id, name, gregorian_date)
         SELECT $1, 'Levin Number ' || lpad(n::text, 4, '0'), date '1990-01-01' + n FROM generate_series(1, $2) n`,
        [one, LEVINS],
      );
    await world.db.query(`INSERT INTO yahrzeit (organization_id, name) VALUES ($1, 'Zusya Friedman')`, [org]);
  });
  afterAll(() => world.close());

  const search = (q: string, range: [number, number] = [0, 19], sort: Sort = ['name', 'ASC']) =>
    world.yahrzeits.list(org, { filter: { q }, range, sort });
  type Sort = NonNullable<z.output<typeof yahrzeitQuery>['sort']>;

  it('given a name that very many have, then so many are counted and no more, and every page of these is full', async () => {
    const [first, last, past] = [
      await search('levin'),
      await search('levin', [980, 999]),
      await search('levin', [1000, 1019]),
    ];

    expect([first.total, last.total, past.total]).toEqual([MOST_COUNTED, MOST_COUNTED, MOST_COUNTED]);
    expect([first.data.length, last.data.length, past.data.length]).toEqual([20, 20, 0]);
    const names = [...first.data, ...last.data].map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(new Set(names).size).toBe(40);
  });

  it('given a name that few have, then all are counted, in the order that was asked for', async () => {
    const { data, total } = await search('number 111', [0, 4], ['gregorianDate', 'DESC']);

    expect(total).toBe(11);
    expect(data.map(({ name }) => name.slice(-4))).toEqual(['1119', '1118', '1117', '1116', '1115']);
  });

  it('given a typo in a name that very many have, then they are found all the same', async () => {
    expect(await search('lewin')).toMatchObject({ total: MOST_COUNTED });
    expect(await search('Freidman')).toMatchObject({ total: 1, data: [{ name: 'Zusya Friedman' }] });
  });

  it('given a list that has just come in, when a name is searched with a typo, then the names are gone through once', async () => {
    const searching = (await stepsOf(world.db, () => search('Freidman'))).filter((step) =>
      step.Filter?.includes('is_one_letter_off'),
    );
    expect(searching.length).toBeGreaterThan(0);
    expect(searching.map((step) => step['Actual Loops'])).toEqual(searching.map(() => 1));
  });

  it('given a name that very many have, then no more of them are gathered than are counted', async () => {
    const gathered = (await stepsOf(world.db, () => search('levin'))).filter((step) => step['Node Type'] === 'Append');
    expect(gathered.map((step) => step['Actual Rows'])).toEqual([MOST_COUNTED]);
  });

  it('given a name that more have than are counted, then nobody is asked who observes them, or what their plaques say', async () => {
    const ways = (await stepsOf(world.db, () => search('levin'))).filter((step) =>
      step['CTE Name']?.startsWith('way_'),
    );
    expect(ways.map((step) => step['Actual Loops'])).toEqual([1, 0, 0]);
  });

  it('given a filter beside a name that very many have, then all that meet it are found, wherever they stand', async () => {
    const filter = { q: 'levin', diedOn: '1993-04-14' };
    const { data } = await world.yahrzeits.list(org, { filter, range: [0, 19], sort: ['name', 'ASC'] });
    expect(data.map(({ name }) => name)).toEqual(['Levin Number 1199']);
  });

  it.each([
    ['the one who observes it', 'mendel weiss'],
    ['a letter off of who observes it', 'mendle'],
    ['its plaque', 'west wall 12'],
    ['words of its plaque in capitals', 'WALL 12'],
  ])('given the name of %s, then the record is found, and another organization’s is not', async (_, q) => {
    for (const one of [org, await world.organization()]) {
      await world.db.query(
        `WITH y AS (INSERT INTO yahrzeit (organization_id, name, plaque) VALUES ($1, 'Perl Gross', 'West wall, 12') RETURNING id),
              c AS (INSERT INTO contact (organization_id, name) VALUES ($1, 'Mendel Weiss') RETURNING id)
         INSERT INTO observance (organization_id, yahrzeit_id, contact_id) SELECT $1, y.id, c.id FROM y, c`,
        [one],
      );
    }

    const { data, total } = await search(q);
    expect(data.map(({ name }) => name)).toContain('Perl Gross');
    expect(total).toBe(data.length);
    expect((await world.yahrzeits.list(org, { filter: { called: 'mendel' } })).total).toBe(0);
    expect(await world.yahrzeits.idsOf(org, { filter: { q } })).toEqual(expect.arrayContaining([data[0]?.id]));
  });

  it('given a name that nobody has, then the answer is empty', async () => {
    expect(await search('Nebuchadnezzar')).toEqual({ data: [], total: 0 });
  });
});
