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
});
afterAll(() => world.close());

const staff = () => world.as(ours.people.staff);
const LIST = 'Name,Date of Death,Observer,Address\nAl Hart,1/15/1990,Joe Hart,see Ann Hart\n';
const keeps = (name: string, address: string | null) =>
  world.db.query('INSERT INTO contact (organization_id, name, address) VALUES ($1, $2, $3)', [ours.org, name, address]);

async function brought() {
  const { body: table } = await staff()
    .post('/api/imports?fileName=list.csv')
    .set('Content-Type', 'text/csv')
    .send(LIST)
    .expect(201);
  const { id } = table as ImportSummary;
  const { body: shown } = await staff().get(`/api/imports/${id}/rows`).expect(200);
  await staff().post(`/api/imports/${id}/run`).expect(200);
  await world.app.get(ImportWork).carryOut(ours.org, id);
  const [joe]: { address: string | null; notes: string }[] = await world.db.query(
    `SELECT address, notes FROM contact WHERE organization_id = $1 AND name = 'Joe Hart'`,
    [ours.org],
  );
  const [row] = (shown as { data: ImportRow[] }).data;
  return { joe, codes: row?.issues.map(({ code }) => code) ?? [] };
}

describe('"see Ann Hart" in place of a street, and the list does not say where she lives', () => {
  it('given she is a contact, then her address is taken, and that is shown before', async () => {
    await keeps('Ann Hart', '77 Oak Ave\nDover, DE 19901');

    const { joe, codes } = await brought();

    expect(codes).toContain('address_of_contact');
    expect(joe).toEqual({ address: '77 Oak Ave\nDover, DE 19901', notes: 'Address: see Ann Hart' });
  });

  it('given two contacts are called so, then neither is taken for her, and it is said', async () => {
    await keeps('Ann Hart', '77 Oak Ave');
    await keeps('Ann Hart', null);

    const { joe, codes } = await brought();

    expect([joe?.address, codes.includes('address_of_several')]).toEqual([null, true]);
  });

  it('given nobody is called so, then it is said that there is no address', async () => {
    const { joe, codes } = await brought();

    expect([joe?.address, codes.includes('address_elsewhere')]).toEqual([null, true]);
  });
});
