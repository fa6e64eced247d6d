import type { Contact } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../test/world.js';

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
const idOf = async (path: string, body: object): Promise<string> =>
  ((await staff().post(`/api/${path}`).send(body).expect(201)).body as { id: string }).id;
const remember = (name: string) => idOf('yahrzeits', { name, gregorianDate: '1984-03-03' });
const contact = (more: object) => idOf('contacts/alone', { name: 'David Levin', ...more });
const observe = (yahrzeitId: string, contactId: string, columns: string, values: string) =>
  world.db.query(
    `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, ${columns}) VALUES ($1, $2, $3, ${values})`,
    [ours.org, yahrzeitId, contactId],
  );
const merge = (id: string, otherId: string) => staff().post(`/api/contacts/${id}/merge`).send({ otherId });
const observancesOf = (id: string) =>
  world.db.query(
    `SELECT y.name, o.relationship, o.relationship_detail AS detail, o.channel, o.version FROM observance o JOIN yahrzeit y ON y.id = o.yahrzeit_id
      WHERE o.contact_id = $1 ORDER BY y.name`,
    [id],
  );

describe('merging two contacts that are one person', () => {
  it('given each knows something, then the one that stays knows all of it, and nothing that was typed is lost', async () => {
    const stays = await contact({ email: 'david@example.org', phone: '555', notes: 'Calls on Fridays' });
    const goes = await contact({
      name: 'D. Levin',
      email: 'levin@example.org',
      address: '1 Main St',
      hebrewName: 'דוד',
    });

    const answer = await merge(stays, goes).expect(200);

    expect(answer.body as Contact).toMatchObject({
      id: stays,
      name: 'David Levin',
      hebrewName: 'דוד',
      email: 'david@example.org',
      phone: '555',
      address: '1 Main St',
      notes: 'Calls on Fridays\nOther address: levin@example.org',
    });
    await staff().get(`/api/contacts/${goes}`).expect(404);
  });

  it('given the one that stays has no address, then it takes the other one’s', async () => {
    const [stays, goes] = [await contact({}), await contact({ email: 'david@example.org' })];

    expect((await merge(stays, goes).expect(200)).body).toMatchObject({ email: 'david@example.org', notes: null });
  });

  it('given both observe one yahrzeit, then it is observed once, with its kinship, and reached in the ways of both', async () => {
    const [mother, father] = [await remember('Mother'), await remember('Father')];
    const [stays, goes] = [await contact({}), await contact({ email: 'david@example.org' })];
    await observe(mother, stays, 'channel', `'letter'`);
    await observe(mother, goes, 'relationship, relationship_detail', `'Parent', 'Mother'`);
    await observe(father, goes, 'relationship', `'Parent'`);

    await merge(stays, goes).expect(200);

    expect(await observancesOf(stays)).toEqual([
      { name: 'Father', relationship: 'Parent', detail: null, channel: 'email', version: 2 },
      { name: 'Mother', relationship: 'Parent', detail: 'Mother', channel: 'both', version: 2 },
    ]);
  });

  it('given letters and calendars, then they belong to the one that stays, and queued ones go to its address', async () => {
    const [stays, goes] = [await contact({ email: 'a@example.org' }), await contact({ email: 'b@example.org' })];
    for (const state of ['queued', 'sent'])
      await world.db.query(
        `INSERT INTO email_message (organization_id, occasion, contact_id, to_email, state) VALUES ($1, $2, $3, 'b@example.org', $2)`,
        [ours.org, state, goes],
      );
    const link = await staff().post('/api/calendar-links').send({ contactId: goes }).expect(201);

    await merge(stays, goes).expect(200);

    const messages = await world.db.query(
      `SELECT state, to_email AS "to" FROM email_message WHERE contact_id = $1 ORDER BY state`,
      [stays],
    );
    expect(messages).toEqual([
      { state: 'queued', to: 'a@example.org' },
      { state: 'sent', to: 'b@example.org' },
    ]);
    await world
      .as()
      .get(new URL((link.body as { url: string }).url).pathname)
      .expect(200);
  });

  it('given one of two letters about one day was sent already, then the person does not get the other one', async () => {
    const mother = await remember('Mother');
    const [stays, goes] = [await contact({ email: 'a@example.org' }), await contact({ email: 'b@example.org' })];
    await observe(mother, stays, 'channel', `'email'`);
    await observe(mother, goes, 'channel', `'email'`);
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, contact_id, to_email, state)
       SELECT $1, concat('observance:', id, ':2027-02-22:template'), $2, 'b@example.org', 'sent' FROM observance WHERE contact_id = $2`,
      [ours.org, goes],
    );

    await merge(stays, goes).expect(200);

    const [written] = await world.db.query(
      `SELECT m.occasion = concat('observance:', o.id, ':2027-02-22:template') AS counts
         FROM observance o, email_message m WHERE o.contact_id = $1 AND m.contact_id = $1`,
      [stays],
    );
    expect(written).toEqual({ counts: true });
  });

  it('given it was done, then the trail of the person holds who did it and the history of both', async () => {
    const [stays, goes] = [await contact({}), await contact({ name: 'D. Levin' })];

    await merge(stays, goes).expect(200);

    const trail = await world.db.query(
      `SELECT action, after -> 'merged' ->> 'name' AS merged FROM audit_log WHERE resource = 'contact' AND resource_id = $1 ORDER BY id`,
      [stays],
    );
    expect(trail).toEqual([
      { action: 'add', merged: null },
      { action: 'add', merged: null },
      { action: 'merge', merged: 'D. Levin' },
    ]);
    await staff().get(`/api/contacts/${stays}/details`).expect(200);
  });

  it('given itself, a stranger, or the contact of another organization, then it is refused and nothing changes', async () => {
    const id = await contact({});
    const theirs = await world.congregation('Other');
    const { body } = await world
      .as(theirs.people.staff)
      .post('/api/contacts/alone')
      .send({ name: 'Canary' })
      .expect(201);
    const foreign = (body as { id: string }).id;

    await merge(id, id).expect(422);
    await merge(id, foreign).expect(404);
    await merge(foreign, id).expect(404);
    await world.as(theirs.people.staff).get(`/api/contacts/${foreign}`).expect(200);
    await staff().get(`/api/contacts/${id}`).expect(200);
  });

  it('given two who merge them at once in opposite directions, then one of the two stays', async () => {
    const [one, other] = [await contact({}), await contact({})];

    const answers = await Promise.all([merge(one, other), merge(other, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
