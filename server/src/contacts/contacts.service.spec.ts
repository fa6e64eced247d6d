import { randomUUID } from 'node:crypto';
import { contactChange, contactDraft, type ContactDraft } from '@zikaron/contract';
import { aRecordsWorld, DOV, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('contacts', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    org = await world.organization();
  });

  const add = (said: Partial<ContactDraft> = {}, to = org) =>
    world.contacts.add(to, RIVKA, contactDraft.parse({ name: 'Sarah Levin', ...said }));
  const names = async (q: string) => (await world.contacts.list(org, { filter: { q } })).data.map(({ name }) => name);

  it('given an address in use, when a second contact takes it in capitals, then the other one is named', async () => {
    await add({ email: 'sarah@example.org' });

    await expect(add({ name: 'Sara', email: 'SARAH@example.org' })).rejects.toMatchObject({
      status: 409,
      code: 'address_taken',
      details: [{ path: 'email', message: 'This is the address of Sarah Levin.' }],
    });
  });

  it('given two who add one address at once, then one is told that it is taken', async () => {
    const both = await Promise.allSettled([add({ email: 'two@example.org' }), add({ email: 'Two@example.org' })]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'address_taken' } });
  });

  it('given two organizations, then both may have a contact with one address', async () => {
    const theirs = await world.organization();
    await add({ email: 'both@example.org' });

    await expect(add({ email: 'both@example.org' }, theirs)).resolves.toMatchObject({ email: 'both@example.org' });
  });

  it('given a change that names one field, then the others stay', async () => {
    const { id } = await add({ phone: '555', deceased: true, notes: 'moved' });

    await world.contacts.change(org, RIVKA, id, contactChange.parse({ name: 'Sara' }));

    expect(await world.contacts.get(org, id)).toMatchObject({
      name: 'Sara',
      phone: '555',
      deceased: true,
      notes: 'moved',
      version: 2,
    });
  });

  it('given a membership that ends on the last of all days, then letters end on it too', async () => {
    await world.db.query('UPDATE organization SET former_letter_years = 2 WHERE id = $1', [org]);
    await add({ memberUntil: '9999-12-31' });

    const { data } = await world.contacts.list(org, {});
    expect(data).toEqual([expect.objectContaining({ lettersUntil: '9999-12-31' })]);
  });

  it('given a version that somebody has overtaken, then the change is refused and says what they changed', async () => {
    const { id, version } = await add();
    await world.contacts.change(org, DOV, id, { phone: '555', version });

    await expect(world.contacts.change(org, RIVKA, id, { name: 'Sara', version })).rejects.toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      details: [{ path: 'phone', message: 'Dov changed this to 555' }],
    });
  });

  it('given a change whose answer was lost, when it is sent once more, then it is no conflict', async () => {
    const { id, version } = await add();
    await world.contacts.change(org, RIVKA, id, { phone: '555', version });

    expect(await world.contacts.change(org, RIVKA, id, { phone: '555', version })).toMatchObject({ version: 2 });
  });

  it('given a change that changes nothing, then there is no new version', async () => {
    const { id, name } = await add();

    expect(await world.contacts.change(org, RIVKA, id, { name })).toMatchObject({ version: 1 });
  });

  it('given a suppressed address, then the contact says why, until it is lifted', async () => {
    const { id } = await add({ email: 'Bounced@example.org' });
    await world.db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'bounced@example.org', 'bounced')`,
      [org],
    );

    expect(await world.contacts.get(org, id)).toMatchObject({ suppressed: 'bounced' });
    await world.db.query(`UPDATE suppression SET lifted_at = now() WHERE organization_id = $1`, [org]);
    expect(await world.contacts.get(org, id)).toMatchObject({ suppressed: null });
  });

  it('given the id of another organization, then there is no such contact', async () => {
    const theirs = await add({}, await world.organization());
    const missing = { status: 404, code: 'not_found' };

    await expect(world.contacts.get(org, theirs.id)).rejects.toMatchObject(missing);
    await expect(world.contacts.change(org, RIVKA, theirs.id, { name: 'x' })).rejects.toMatchObject(missing);
    await expect(world.contacts.remove(org, RIVKA, theirs.id)).rejects.toMatchObject(missing);
    await expect(world.contacts.get(org, randomUUID())).rejects.toMatchObject(missing);
  });

  it('given a contact who is removed, then the trail keeps who did it and nothing about the person', async () => {
    const { id } = await add({ phone: '555-0100' });

    await world.contacts.remove(org, DOV, id);

    const trail = await world.db.query(
      `SELECT action, actor_name, before, after FROM audit_log WHERE resource_id = $1 ORDER BY id`,
      [id],
    );
    expect(trail).toEqual([
      { action: 'add', actor_name: 'Rivka', before: null, after: null },
      { action: 'remove', actor_name: 'Dov', before: null, after: null },
    ]);
  });

  it.each([
    ['another case', 'LEVIN', 'Sarah Levin'],
    ['an accent', 'jose', 'José Cohen'],
    ['no accent', 'josé', 'Jose Katz'],
    ['an apostrophe', "o'brien", 'Ruth OBrien'],
    ['no apostrophe', 'obrien', "Dina O'Brien"],
    ['words in another order', 'levin sarah', 'Sarah Levin'],
    ['vowel points', 'שרה', 'Sara bat Avraham'],
    ['a wrong letter', 'Levon', 'Sarah Levin'],
    ['a missing letter', 'Goldstin', 'Max Goldstein'],
    ['a letter too many', 'Goldsteinn', 'Max Goldstein'],
    ['two letters exchanged', 'Goldstien', 'Max Goldstein'],
    ['a wrong letter and a right word', 'max Goldstoin', 'Max Goldstein'],
    ['a part of the address', 'max@', 'Max Goldstein'],
  ])('given a search with %s, then it finds', async (_, q, found) => {
    await add();
    await add({ name: 'José Cohen' });
    await add({ name: 'Jose Katz' });
    await add({ name: 'Ruth OBrien' });
    await add({ name: "Dina O'Brien" });
    await add({ name: 'Sara bat Avraham', hebrewName: 'שָׂרָה בַּת אַבְרָהָם' });
    await add({ name: 'Max Goldstein', email: 'max@example.org' });

    expect(await names(q)).toContain(found);
  });

  it('given a name that is there, when it is searched for, then names one letter off are not shown', async () => {
    await add({ name: 'Sarah Levin' });
    await add({ name: 'Sarah Levine' });
    await add({ name: 'Sarah Levon' });

    expect(await names('Levin')).toEqual(['Sarah Levin', 'Sarah Levine']);
  });

  it.each(['%', '_', '\\', "'; DROP TABLE contact; --", '   ', '(((', 'x'.repeat(200)])(
    'given the search %p, then it answers a list',
    async (q) => {
      await add();
      expect(await names(q)).toBeInstanceOf(Array);
    },
  );

  it('given sorting, pages and filters, then they are the database’s work', async () => {
    for (const name of ['Avi', 'Ben', 'Chana', 'Dov'])
      await add({ name, ...(name > 'B' && { email: `${name}@x.org` }) });

    const page = await world.contacts.list(org, { sort: ['name', 'DESC'], range: [1, 2] });
    expect([page.total, page.data.map(({ name }) => name)]).toEqual([4, ['Chana', 'Ben']]);

    const withoutEmail = await world.contacts.list(org, { filter: { withoutEmail: true } });
    expect(withoutEmail.data.map(({ name }) => name)).toEqual(['Avi']);
  });
});
