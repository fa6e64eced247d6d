import type { ImportRow, ImportSummary } from '@zikaron/contract';
import { ImportWork } from '../import-work.js';
import { aWorld, type Congregation, type World } from '../../../test/world.js';

let world: World;
let ours: Congregation;

beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ours = await world.congregation('Beth Shalom');
  await upload(LIST, true);
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const LIST = 'Name,Date of Death,Observer,Email,Phone\nAl Hart,1/15/1990,Ann Hart,ann@example.org,(216) 555-0101\n';

async function upload(list: string, isRun = false): Promise<string[]> {
  const { body: table } = await staff()
    .post('/api/imports?fileName=list.csv')
    .set('Content-Type', 'text/csv')
    .send(list)
    .expect(201);
  const { id } = table as ImportSummary;
  const { body: shown } = await staff().get(`/api/imports/${id}/rows`).expect(200);
  if (isRun) {
    await staff().post(`/api/imports/${id}/run`).expect(200);
    await world.app.get(ImportWork).carryOut(ours.org, id);
  }
  const { data } = shown as { data: ImportRow[] };
  return data.flatMap(({ issues }) => issues.filter(({ code }) => code.startsWith('contact_')).map(({ code }) => code));
}

describe('a list without ids of those who observe, a month later', () => {
  it('given another telephone, then what is here stays, and it is said; the same one with other signs is the same', async () => {
    expect(await upload(LIST.replace('(216) 555-0101', '216-555-9999'))).toEqual(['contact_differs']);
    expect(await upload(LIST.replace('(216) 555-0101', '216.555.0101'))).toEqual([]);
    expect(await upload(LIST)).toEqual([]);
  });

  it('given another email address, then it is said that it makes a second contact of that name', async () => {
    expect(await upload(LIST.replace('ann@', 'ann.hart@'))).toEqual(['contact_elsewhere']);
  });

  it('given the address of somebody who is called otherwise here, then it is said who will have the letter', async () => {
    expect(await upload(LIST.replace('Ann Hart', 'Joe Hart'))).toEqual(['contact_named']);
  });

  it('given another telephone beside somebody without an email address, then it is said too', async () => {
    const postal = 'Name,Date of Death,Observer,Phone\nMax Ring,2/15/1990,Lou Ring,(216) 555-0102\n';
    expect(await upload(postal, true)).toEqual([]);

    expect(await upload(postal.replace('0102', '7777'))).toEqual(['contact_differs']);
  });
});
