import { contactDraft } from '@zikaron/contract';
import { aRecordsWorld, DOV, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('observers', () => {
  let world: RecordsWorld;
  let org: OrganizationId;
  let yahrzeitId: string;

  beforeAll(async () => {
    world = await aRecordsWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    org = await world.organization({ observersLimit: 2 });
    yahrzeitId = (await world.yahrzeits.add(org, RIVKA, draft({ gregorianDate: '1984-03-03' }))).id;
  });

  const observe = (email: string, name: string | null = null, of = yahrzeitId) =>
    world.observers.upsertByEmail(org, RIVKA, { yahrzeitId: of, email, name });
  const observerNow = async (id: string) =>
    (await world.yahrzeits.details(org, yahrzeitId, false)).observers.find((one) => one.id === id);
  const contacts = async () => (await world.contacts.list(org, {})).data;

  it('given an unknown address, then the contact is made and linked', async () => {
    expect(await observe('sarah@example.org', 'Sarah')).toMatchObject({
      contact: { name: 'Sarah', email: 'sarah@example.org' },
      yahrzeit: { id: yahrzeitId, name: 'Chaya Levin' },
      observeOnHebrewCalendar: true,
      reminderDaysBefore: 14,
      channel: 'email',
      nextObservance: '2027-03-08',
    });
  });

  it('given a known address in other letters, then its contact is linked, and keeps its name', async () => {
    await world.contacts.add(org, RIVKA, contactDraft.parse({ name: 'Sarah Levin', email: 'sarah@example.org' }));

    expect(await observe('Sarah@Example.org', 'S.')).toMatchObject({ contact: { name: 'Sarah Levin' } });
    expect(await contacts()).toHaveLength(1);
  });

  it('given no name, then the address stands for it', async () => {
    expect(await observe('sarah@example.org')).toMatchObject({ contact: { name: 'sarah@example.org' } });
  });

  it('given a contact without an address, then they observe a further yahrzeit, and are reached by letter', async () => {
    const { id: contactId } = await world.contacts.add(
      org,
      RIVKA,
      contactDraft.parse({ name: 'Dov', phone: '555 0101' }),
    );

    const observer = await world.observers.add(org, RIVKA, {
      ...{ yahrzeitId, contactId, relationship: 'Parent', relationshipDetail: 'Mother' },
    });

    expect(observer).toMatchObject({
      ...{ contact: { id: contactId, email: null }, channel: 'letter' },
      ...{ relationship: 'Parent', relationshipDetail: 'Mother' },
    });
    expect((await world.observers.add(org, RIVKA, { yahrzeitId, contactId })).id).toBe(observer.id);
  });

  it('given a contact of another organization, then they cannot observe', async () => {
    const theirs = await world.contacts.add(await world.organization(), RIVKA, contactDraft.parse({ name: 'Dov' }));

    await expect(world.observers.add(org, RIVKA, { yahrzeitId, contactId: theirs.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it.each(['(555) 010-1234', '555 0101234', '0555-010', '+1 555'])(
    'given the telephone number as %s, then the contact is found by it',
    async (q) => {
      await world.contacts.add(org, RIVKA, contactDraft.parse({ name: 'Dov', phone: '+1 (555) 010-1234' }));
      await world.contacts.add(org, RIVKA, contactDraft.parse({ name: 'Other', phone: '777' }));

      expect((await world.contacts.list(org, { filter: { q } })).data.map(({ name }) => name)).toEqual(['Dov']);
    },
  );

  it('given five who add one observer at once, then there is one', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => observe('sarah@example.org', 'Sarah')));

    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await contacts()).toMatchObject([{ observances: 1 }]);
  });

  it('given a plan that is full, then one more is refused, and no contact is left behind', async () => {
    await observe('one@example.org');
    await observe('two@example.org');

    await expect(observe('three@example.org')).rejects.toMatchObject({ status: 402, code: 'observer_limit' });
    expect(await contacts()).toHaveLength(2);
  });

  it('given a yahrzeit of another organization, then it is not found, and no contact is left behind', async () => {
    const theirs = await world.yahrzeits.add(await world.organization(), RIVKA, draft());

    await expect(observe('sarah@example.org', null, theirs.id)).rejects.toMatchObject({ status: 404 });
    expect(await contacts()).toEqual([]);
  });

  it('given a deleted yahrzeit, then it takes no observer', async () => {
    await world.yahrzeits.archive(org, RIVKA, yahrzeitId);

    await expect(observe('sarah@example.org')).rejects.toMatchObject({ status: 409, code: 'archived' });
  });

  it('given the civil calendar, then the next observance is on it', async () => {
    const { id } = await observe('sarah@example.org');

    const changed = await world.observers.change(org, DOV, id, {
      observeOnHebrewCalendar: false,
      relationship: 'Child',
    });

    expect(changed).toMatchObject({ nextObservance: '2027-03-03', relationship: 'Child', reminderDaysBefore: 14 });
  });

  describe('the lead time of the congregation', () => {
    const lead = (days: number) => world.db.query('UPDATE organization SET lead_days = $2 WHERE id = $1', [org, days]);
    const promised = async (): Promise<number[]> => {
      const rows: { days: number }[] = await world.db.query(
        `SELECT DISTINCT occurrence_date - wished_on AS days FROM reminder WHERE organization_id = $1 AND state = 'open'`,
        [org],
      );
      return rows.map(({ days }) => days);
    };

    it('given another one, then new observers have it, and those without their own follow, their letters too', async () => {
      const { id } = await observe('sarah@example.org');
      await lead(30);

      expect(await observerNow(id)).toMatchObject({ reminderDaysBefore: 30, ownLead: false });
      expect(await promised()).toEqual([30]);
      expect(await observe('dov@example.org')).toMatchObject({ reminderDaysBefore: 30, ownLead: false });
    });

    it('given observers with their own, then theirs wins, also where it was the congregation’s in between', async () => {
      const { id } = await observe('sarah@example.org');
      await world.observers.change(org, DOV, id, { reminderDaysBefore: 30 });
      for (const days of [30, 21]) await lead(days);

      expect(await observerNow(id)).toMatchObject({ reminderDaysBefore: 30, ownLead: true });
    });

    it('given one who gives it up, then they follow the congregation again', async () => {
      const { id } = await observe('sarah@example.org');
      await world.observers.change(org, DOV, id, { reminderDaysBefore: 30 });
      await lead(21);

      expect(await world.observers.change(org, DOV, id, { reminderDaysBefore: null })).toMatchObject({
        reminderDaysBefore: 21,
        ownLead: false,
      });
      await lead(10);
      expect(await observerNow(id)).toMatchObject({ reminderDaysBefore: 10 });
    });

    it.each([
      [14, 30],
      [7, 7],
    ])('given one with %i days from before there was one, then 30 makes it %i', async (before, after) => {
      const { id } = await observe('sarah@example.org');
      await world.db.query('UPDATE observance SET own_lead = NULL, reminder_days_before = $2 WHERE id = $1', [
        id,
        before,
      ]);
      await lead(30);

      expect(await observerNow(id)).toMatchObject({ reminderDaysBefore: after });
    });

    it('given a form that is saved with the same number, then it does not become their own', async () => {
      const { id } = await observe('sarah@example.org');
      await world.observers.change(org, DOV, id, { reminderDaysBefore: 14, channel: 'both' });
      await lead(30);

      expect(await observerNow(id)).toMatchObject({ reminderDaysBefore: 30, channel: 'both' });
    });
  });

  it('given a version that somebody has overtaken, then the change is refused and says what they changed', async () => {
    const { id, version } = await observe('sarah@example.org');
    const other = await observe('dan@example.org');
    await world.observers.change(org, DOV, other.id, { relationship: 'Sibling' });
    await world.observers.change(org, DOV, id, { reminderDaysBefore: 30, observeOnHebrewCalendar: false, version });

    await expect(world.observers.change(org, RIVKA, id, { channel: 'both', version })).rejects.toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      message: 'Dov changed this record while you had it open. Load it again and repeat your change.',
      details: [
        { path: 'reminderDaysBefore', message: 'Dov changed this to 30' },
        { path: 'observeOnHebrewCalendar', message: 'Dov changed this to no' },
      ],
    });
    expect(await observerNow(id)).toMatchObject({ channel: 'email', reminderDaysBefore: 30, version: 2 });
  });

  it('given a change whose answer was lost, when it is sent once more, then it is no conflict', async () => {
    const { id, version } = await observe('sarah@example.org');
    const typed = { reminderDaysBefore: 30, channel: 'both' as const, version };
    await world.observers.change(org, RIVKA, id, typed);

    expect(await world.observers.change(org, RIVKA, id, typed)).toMatchObject({ version: 2 });
  });

  it('given two who change one version at once, then one of them is refused', async () => {
    const { id, version } = await observe('sarah@example.org');

    const both = await Promise.allSettled(
      [7, 30].map((reminderDaysBefore) => world.observers.change(org, DOV, id, { reminderDaysBefore, version })),
    );

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('given a change that names no version, as by the link in a letter, then it is made, and who read before is told', async () => {
    const { id, version } = await observe('sarah@example.org');

    await world.observers.change(org, DOV, id, { reminderDaysBefore: 30 });

    await expect(world.observers.change(org, RIVKA, id, { channel: 'none', version })).rejects.toMatchObject({
      details: [{ path: 'reminderDaysBefore', message: 'Dov changed this to 30' }],
    });
  });

  it('given an observer who is changed, then whoever edits the yahrzeit is not told of it', async () => {
    const { id } = await observe('sarah@example.org');
    const { version } = await world.yahrzeits.get(org, yahrzeitId);
    for (const days of [7, 14, 30]) await world.observers.change(org, DOV, id, { reminderDaysBefore: days });
    await world.yahrzeits.change(org, DOV, yahrzeitId, { hebrewDate: '1 Adar I 5744', gregorianDate: null, version });

    await expect(world.yahrzeits.change(org, RIVKA, yahrzeitId, { name: 'x', version })).rejects.toMatchObject({
      details: expect.not.arrayContaining([expect.objectContaining({ path: 'reminderDaysBefore' })]),
    });
    await expect(world.yahrzeits.change(org, RIVKA, yahrzeitId, { name: 'x', version })).rejects.toMatchObject({
      details: expect.arrayContaining([{ path: 'hebrewDate', message: 'Dov changed this to 1 Adar I 5744' }]),
    });
  });

  it('given an observer who is removed, then the contact stays', async () => {
    const { id } = await observe('sarah@example.org');

    await world.observers.remove(org, RIVKA, id);

    expect(await contacts()).toMatchObject([{ observances: 0 }]);
    await expect(world.observers.remove(org, RIVKA, id)).rejects.toMatchObject({ status: 404 });
  });

  it('given an observer of another organization, then it cannot be changed or removed', async () => {
    const { id } = await observe('sarah@example.org');
    const others = await world.organization();

    await expect(world.observers.change(others, DOV, id, { channel: 'none' })).rejects.toMatchObject({ status: 404 });
    await expect(world.observers.remove(others, DOV, id)).rejects.toMatchObject({ status: 404 });
  });

  it('given a new contact for a yahrzeit, then both are made, or neither', async () => {
    const sarah = contactDraft.parse({ name: 'Sarah' });
    const kinship = { relationship: 'Other' as const, relationshipDetail: 'Aunt' };
    expect(await world.observers.addContact(org, RIVKA, { ...sarah, ...kinship, yahrzeitId })).toMatchObject({
      observances: 1,
    });
    expect((await world.yahrzeits.details(org, yahrzeitId, false)).observers).toMatchObject([
      { ...kinship, channel: 'letter' },
    ]);

    const theirs = await world.yahrzeits.add(await world.organization(), RIVKA, draft());
    await expect(world.observers.addContact(org, RIVKA, { ...sarah, yahrzeitId: theirs.id })).rejects.toMatchObject({
      status: 404,
    });
    expect(await contacts()).toHaveLength(1);
  });
});
