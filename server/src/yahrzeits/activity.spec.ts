import { aRecordsWorld, DOV, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('what an Activity History tells of a change', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
    org = await world.organization();
  });
  afterAll(() => world.close());

  const newest = async (id: string) => (await world.yahrzeits.activity(org, id)).data[0]?.changes;

  it('given a new record, then only what was written is told, the Hebrew date in one piece', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ gregorianDate: '1984-03-03', afterSunset: true }));

    expect(await newest(id)).toEqual([
      { field: 'name', before: null, after: 'Chaya Levin' },
      { field: 'gregorianDate', before: null, after: '1984-03-03' },
      { field: 'hebrewDate', before: null, after: '5744-12-30' },
      { field: 'afterSunset', before: null, after: 'true' },
    ]);
  });

  it('given one day more, then the whole Hebrew date stands before and after', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ gregorianDate: '1984-03-03', afterSunset: false }));

    await world.yahrzeits.change(org, DOV, id, { afterSunset: true });

    expect(await newest(id)).toEqual([
      { field: 'hebrewDate', before: '5744-12-29', after: '5744-12-30' },
      { field: 'afterSunset', before: 'false', after: 'true' },
    ]);
  });

  it('given a Hebrew date without its year, then the year stays empty', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Sivan' }));

    expect(await newest(id)).toContainEqual({ field: 'hebrewDate', before: null, after: '-3-7' });
  });

  it('given rules of a family’s own, then each rule is a field by itself', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));

    await world.yahrzeits.change(org, DOV, id, { rules: { adarRule: 'second', feb29Rule: 'mar1' } });
    await world.yahrzeits.change(org, DOV, id, { rules: { adarRule: 'both', feb29Rule: 'mar1' } });

    expect(await newest(id)).toEqual([{ field: 'rules.adarRule', before: 'second', after: 'both' }]);
  });
});
