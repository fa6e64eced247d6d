import { anObserver } from '../../test/reminders-world.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

const DAY = '2027-03-03';

describe('who has no rememberer', () => {
  let world: World;
  let shul: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    shul = await world.congregation('Beth Shalom');
  });
  beforeEach(async () => {
    for (const table of ['contact', 'yahrzeit', 'suppression']) await world.db.query(`DELETE FROM ${table}`);
  });
  afterAll(() => world.close());

  const as = (role: 'owner' | 'admin' | 'staff' | 'viewer' = 'staff') => world.as(shul.people[role]);
  const listed = async () => (await as('viewer').get('/api/without-rememberer').expect(200)).body;
  const nobody = async (name: string, more = '') => {
    const [{ id }] = await world.db.query(
      `INSERT INTO yahrzeit (organization_id, name, plaque, next_hebrew_observance) VALUES ($1, $2, nullif($3, ''), $4) RETURNING id`,
      [shul.org, name, more, DAY],
    );
    return id as string;
  };
  const family = (contact: object, observance: object = {}) =>
    anObserver(world.db, shul.org, [DAY], {
      contact: { phone: null, address: null, ...contact },
      observance: { ...observance },
    });

  it.each([
    ['deceased', { deceased: true }, {}],
    ['stopped', {}, { channel: 'none' }],
    ['address_lost', { email: null }, { channel: 'letter' }],
  ] as const)(
    'given the only observer is %s, then the person remembered is listed with the cause',
    async (cause, contact, observance) => {
      const { yahrzeitId, contactId } = await family(contact, observance);

      expect(await listed()).toMatchObject({ total: 1, data: [{ id: yahrzeitId, cause, lost: [{ id: contactId }] }] });
    },
  );

  it('given the only observer left and letters to them have ended, then the person remembered is listed with that cause, since letters ended', async () => {
    await world.db.query('UPDATE organization SET former_letter_years = 1 WHERE id = $1', [shul.org]);
    const { yahrzeitId } = await family({ member_until: '2020-01-01' });
    await family({ member_until: '2020-01-01', stays_on: true });

    const since = expect.stringMatching(/^2021-01-01T1[67]:00/);
    expect(await listed()).toMatchObject({ total: 1, data: [{ id: yahrzeitId, cause: 'left', since }] });
    await world.db.query('UPDATE organization SET former_letter_years = NULL WHERE id = $1', [shul.org]);
    expect((await listed()).total).toBe(0);
  });

  it.each([
    { email: 'ruth@family.example' },
    { email: null, phone: '555 0100' },
    { email: null, address: '1 Elm Street' },
  ])('given a living observer with %j, then nobody is listed', async (contact) => {
    await family({ deceased: true });
    const { yahrzeitId } = await family(contact);
    await world.db.query('UPDATE observance SET yahrzeit_id = $1', [yahrzeitId]);
    await world.db.query('DELETE FROM yahrzeit WHERE id <> $1', [yahrzeitId]);

    expect((await listed()).total).toBe(0);
  });

  it('given an address that bounced or whose owner stopped, then who has no other way is listed with that cause, since letters ended', async () => {
    for (const [email, reason] of [
      ['a@family.example', 'bounced'],
      ['b@family.example', 'unsubscribed'],
    ]) {
      await family({ email });
      await world.db.query('INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, $3)', [
        shul.org,
        email,
        reason,
      ]);
    }

    const { data } = await listed();
    expect(data.map(({ cause }: { cause: string }) => cause).sort()).toEqual(['address_lost', 'stopped']);
  });

  it('given relatives of the one who died, then they are proposed before namesakes', async () => {
    const lost = await family({ name: 'Ruth Katz', deceased: true });
    const sister = await family({ name: 'Leah Adler' });
    const shared = await nobody('Jacob Katz');
    for (const contactId of [lost.contactId, sister.contactId]) {
      await world.db.query('INSERT INTO observance (organization_id, yahrzeit_id, contact_id) VALUES ($1, $2, $3)', [
        ...[shul.org, shared, contactId],
      ]);
    }
    const namesake = await family({ name: 'Dov Levin' });

    const { data } = await listed();

    expect(data[0].candidates).toEqual([
      { id: sister.contactId, name: 'Leah Adler', why: 'family', mayBeAsked: true },
      { id: namesake.contactId, name: 'Dov Levin', why: 'surname', mayBeAsked: true },
    ]);
  });

  it('given namesakes, then those of the same town come first, those of no known town last, and those of another are not proposed', async () => {
    await family({ name: 'Ruth Katz', deceased: true, address: '4 Elm Street\nSpringfield, NJ 07081' });
    for (const [name, address] of [
      ['Aaron Levin', null],
      ['Batya Levin', '12 High Road, Apt 3\nLondon NW11 7EN'],
      ['Dov Levin', 'P.O. Box 12\nspringfield NJ 07081-1234'],
      ['Ezra Levin', '3 Oak Lane, Springfield'],
    ]) {
      await family({ name, address });
    }

    const { data } = await listed();

    expect(data[0].candidates.map(({ name, why }: { name: string; why: string }) => [name, why])).toEqual([
      ['Dov Levin', 'surname_town'],
      ['Ezra Levin', 'surname_town'],
      ['Aaron Levin', 'surname'],
    ]);
  });

  it.each([
    ['4 Elm Street\nSpringfield, NJ 07081', '9 Oak Road, Springfield NJ', true],
    ['רחוב הרצל 5\nתל אביב 6270101', 'דיזנגוף 10, תל אביב', true],
    ['Hauptstraße 5\n10115 Berlin', 'Ring 7, Berlin', true],
    ['12a Elm Road\nLondon\nNW11 8AB', '3 High Street, London N3 1AA', true],
    ['1 Elm Street', '9 Elm Street', undefined],
    ['4 Elm Street\nSpringfield, NJ 07081', '4 Elm Street\nNewark, NJ 07081', false],
  ])('given %j and %j, then they are in one town: %s', async (lost, theirs, same) => {
    await family({ name: 'Ruth Katz', deceased: true, address: lost });
    await family({ name: 'Dov Levin', address: theirs });

    const [candidate] = (await listed()).data[0].candidates;

    expect(candidate?.why).toBe(same === false ? undefined : same ? 'surname_town' : 'surname');
  });

  it('given the congregation keeps a name, then it is listed with the kept and nowhere as missing, until that is taken back', async () => {
    const id = await nobody('Chaya Stern');
    await world.db.query(
      `INSERT INTO occurrence (organization_id, yahrzeit_id, on_hebrew_calendar, date, hebrew_day, hebrew_month, hebrew_year, service_date)
       VALUES ($1, $2, true, $3, 24, 12, 5787, $3)`,
      [shul.org, id, DAY],
    );
    const counts = async () => (await as().get(`/api/coverage?from=${DAY}&to=${DAY}`).expect(200)).body.counts;
    expect(await counts()).toEqual({ no_observer: 1 });

    await as()
      .post(`/api/yahrzeits/${id}/keep`)
      .send({ basis: 'plaque', fund: 'Katz Memorial Fund', note: 'By the will of 1987' })
      .expect(200);

    expect([(await listed()).total, await counts()]).toEqual([0, { congregation: 1 }]);
    expect((await as('viewer').get('/api/keepers').expect(200)).body).toMatchObject({
      total: 1,
      data: [{ id, state: 'kept', basis: 'plaque', fund: 'Katz Memorial Fund', note: 'By the will of 1987' }],
    });
    await as().post(`/api/yahrzeits/${id}/remember-again`).expect(200);
    expect((await listed()).total).toBe(1);
  });

  it('given one person asks that it rests, then it stays listed until another one agrees, an owner where there is a plaque', async () => {
    const [plain, plaque] = [await nobody('Chaya Stern'), await nobody('David Roth', 'East wall 12')];
    const rest = (id: string, role: 'owner' | 'admin' | 'staff' = 'staff') =>
      as(role).post(`/api/yahrzeits/${id}/rest`).send({ reason: 'The family asked for it' });

    for (const id of [plain, plaque]) await rest(id).expect(200);
    expect((await listed()).total).toBe(2);
    expect((await rest(plain)).body.code).toBe('second_person');
    expect((await rest(plaque, 'admin')).body.code).toBe('owner_needed');
    const mayAgree = async (role: 'owner' | 'admin' | 'staff') => {
      const { data } = (await as(role).get('/api/without-rememberer')).body;
      return Object.fromEntries(
        data.map(({ name, restAsked }: { name: string; restAsked: object }) => [name, restAsked]),
      );
    };
    const asked = { by: 'staff', reason: 'The family asked for it' };
    for (const [role, ofPlain, ofPlaque] of [
      ['staff', false, false],
      ['admin', true, false],
      ['owner', true, true],
    ] as const)
      expect(await mayAgree(role)).toEqual({
        'Chaya Stern': { ...asked, mayAgree: ofPlain },
        'David Roth': { ...asked, mayAgree: ofPlaque },
      });

    await rest(plain, 'admin').expect(200);
    await rest(plaque, 'owner').expect(200);
    expect((await listed()).total).toBe(0);
    expect((await as().get('/api/keepers')).body.total).toBe(2);
  });

  it('given a bequest that was kept and taken back, then an owner still agrees before it rests', async () => {
    const id = await nobody('Chaya Stern');
    await as().post(`/api/yahrzeits/${id}/keep`).send({ basis: 'bequest' }).expect(200);
    await as().post(`/api/yahrzeits/${id}/remember-again`).expect(200);
    const rest = (role: 'owner' | 'admin' | 'staff') =>
      as(role).post(`/api/yahrzeits/${id}/rest`).send({ reason: 'Nobody knows of it' });

    await rest('staff').expect(200);
    expect((await rest('admin')).body.code).toBe('owner_needed');
    await rest('owner').expect(200);
  });

  it('given somebody writes past the server, then the database lets nobody agree with themselves', async () => {
    const id = await nobody('Chaya Stern');
    const [{ user }] = await world.db.query('SELECT id AS user FROM app_user LIMIT 1');

    await expect(
      world.db.query(
        `INSERT INTO keeper (organization_id, yahrzeit_id, state, reason, set_by_id, set_by, set_at, confirmed_by_id)
         VALUES ($1, $2, 'resting', 'x', $3, 'x', now(), $3)`,
        [shul.org, id, user],
      ),
    ).rejects.toThrow(/keeper_.*check/);
  });

  describe('when a contact has died', () => {
    const NOTHING = { record: null, successors: [], kept: [], greetings: [] };
    const tasks = () =>
      world.db.query(`SELECT cause FROM notification WHERE organization_id = $1 AND dismissed_at IS NULL`, [shul.org]);
    const asked = async (id: string) => (await as('viewer').get(`/api/contacts/${id}/succession`).expect(200)).body;

    beforeEach(() => world.db.query('DELETE FROM notification'));

    it('then a task asks who remembers, until it is decided or the mark is taken back', async () => {
      const { contactId } = await family({ name: 'Ruth Katz', email: 'ruth@family.example' });
      const mark = (deceased: boolean) => as().put(`/api/contacts/${contactId}`).send({ deceased }).expect(200);

      await mark(true);
      await mark(true);
      expect((await listed()).data).toMatchObject([{ cause: 'deceased', since: expect.stringMatching(/^20/) }]);
      expect(await tasks()).toEqual([{ cause: `succession:${contactId}` }]);
      await mark(false);
      expect(await tasks()).toEqual([]);
      await mark(true);
      await as().post(`/api/contacts/${contactId}/succession`).send(NOTHING).expect(200);
      expect(await tasks()).toEqual([]);
    });

    it('then the household is proposed first, then who shares a yahrzeit, then namesakes', async () => {
      const lost = await family({ name: 'Ruth Katz', address: '1 Elm Street\nBoston' });
      const spouse = await family({ name: 'Avi Roth', address: '1 Elm Street, Boston' });
      const namesake = await family({ name: 'Dov Katz' });

      const { household, yahrzeits } = await asked(lost.contactId);

      expect(household).toMatchObject([{ id: spouse.contactId, name: 'Avi Roth', salutation: null }]);
      expect(yahrzeits).toMatchObject([
        {
          id: lost.yahrzeitId,
          others: [],
          candidates: [
            { id: spouse.contactId, why: 'household' },
            { id: namesake.contactId, why: 'surname' },
          ],
        },
      ]);
    });

    it('then one answer makes the record, names who remembers, and greets who is left', async () => {
      const lost = await family({ name: 'Ruth Katz', address: '1 Elm Street' });
      const spouse = await family({ name: 'Avi Katz', address: '1 Elm Street' });
      const kept = await nobody('Chaya Stern');
      const decided = {
        record: {
          ...{ name: 'Ruth Katz', hebrewName: null, gregorianDate: '2026-05-01', afterSunset: true },
          observerIds: [spouse.contactId],
        },
        successors: [{ yahrzeitId: lost.yahrzeitId, contactId: spouse.contactId }],
        kept: [{ yahrzeitId: kept, basis: 'custom' }],
        greetings: [{ contactId: spouse.contactId, salutation: 'Avi' }],
      };

      await as().post(`/api/contacts/${lost.contactId}/succession`).send(decided).expect(200);

      const { body } = await as().get(`/api/contacts/${spouse.contactId}/details`).expect(200);
      expect(body.contact.salutation).toBe('Avi');
      expect(body.observances.map(({ yahrzeit }: { yahrzeit: { name: string } }) => yahrzeit.name).sort()).toEqual([
        'Miriam Levin',
        'Miriam Levin',
        'Ruth Katz',
      ]);
      expect((await asked(lost.contactId)).record).toMatchObject({ name: 'Ruth Katz' });
      expect((await listed()).total).toBe(0);
      expect((await as('viewer').post(`/api/contacts/${lost.contactId}/succession`).send(NOTHING)).status).toBe(403);
    });

    it('given two in the office answer at once, then there is one record, and its family is promised one letter', async () => {
      const lost = await family({ name: 'Ruth Katz' });
      const child = await family({ name: 'Avi Katz' });
      const record = { name: 'Ruth Katz', hebrewName: null, gregorianDate: '2026-05-01', afterSunset: true };
      const decided = { ...NOTHING, record: { ...record, observerIds: [child.contactId] } };

      const answer = () => as().post(`/api/contacts/${lost.contactId}/succession`).send(decided).expect(200);
      await Promise.all([answer(), answer(), answer()]);

      const observed = `SELECT o.contact_id AS id FROM yahrzeit y JOIN observance o ON o.yahrzeit_id = y.id WHERE y.name = 'Ruth Katz'`;
      expect(await world.db.query(observed)).toEqual([{ id: child.contactId }]);
    });

    it('given somebody of the same name is remembered, and no day is said, then the record is one of its own', async () => {
      const namesake = { name: 'Golda Peretz', hebrewDate: '3 Adar' };
      await as().post('/api/yahrzeits').send(namesake).expect(201);
      const lost = await family({ name: 'Golda Peretz' });
      const child = await family({ name: 'Avi Peretz' });
      const record = { name: 'Golda Peretz', hebrewName: null, gregorianDate: null, afterSunset: null };
      const decided = { ...NOTHING, record: { ...record, observerIds: [child.contactId] } };

      await as().post(`/api/contacts/${lost.contactId}/succession`).send(decided).expect(200);

      const records = `SELECT hebrew_day AS day, (SELECT count(*)::int FROM observance o WHERE o.yahrzeit_id = y.id) AS observers
                         FROM yahrzeit y WHERE name = 'Golda Peretz' ORDER BY 1`;
      expect(await world.db.query(records)).toEqual([
        { day: 3, observers: 0 },
        { day: null, observers: 1 },
      ]);
    });

    it('then somebody is asked by letter in place of a decision, once', async () => {
      const lost = await family({ name: 'Ruth Katz' });
      const namesake = await family({ name: 'Dov Katz' });
      const [{ candidates }] = (await asked(lost.contactId)).yahrzeits;
      expect(candidates).toMatchObject([{ id: namesake.contactId, mayBeAsked: true }]);
      const decided = { ...NOTHING, asked: [{ yahrzeitId: lost.yahrzeitId, contactId: namesake.contactId }] };

      await as().post(`/api/contacts/${lost.contactId}/succession`).send(decided).expect(200);

      expect((await listed()).data).toMatchObject([{ asked: [{ contact: { id: namesake.contactId }, answer: null }] }]);
      expect((await as().post(`/api/contacts/${lost.contactId}/succession`).send(decided)).body.code).toBe(
        'not_to_be_asked',
      );
      expect(await world.db.query('SELECT contact_id AS id, state FROM email_message')).toEqual([
        { id: namesake.contactId, state: 'queued' },
      ]);
    });

    it('given one part that cannot be, then nothing of it is done', async () => {
      const lost = await family({ name: 'Ruth Katz' });
      const decided = {
        ...NOTHING,
        record: { name: 'Ruth Katz', hebrewName: null, gregorianDate: '2026-05-01', observerIds: [] },
        kept: [{ yahrzeitId: lost.contactId, basis: 'custom' }],
      };

      await as().post(`/api/contacts/${lost.contactId}/succession`).send(decided).expect(404);

      const [{ made }] = await world.db.query(`SELECT count(*) AS made FROM yahrzeit WHERE name = 'Ruth Katz'`);
      const [{ deceased }] = await world.db.query('SELECT deceased FROM contact WHERE id = $1', [lost.contactId]);
      expect([made, deceased]).toEqual([0, false]);
    });
  });
});
