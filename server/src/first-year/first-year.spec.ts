import { anObserver } from '../../test/reminders-world.js';
import { aWorld, toldAt, type Congregation, type World } from '../../test/world.js';

/** A Wednesday in the week after the funeral. */
const TODAY = '2026-12-02T15:00:00Z';
const DEATH = {
  ...{ name: 'Miriam Stern', hebrewName: null, afterSunset: false, died: '2026-11-29', buried: '2026-11-30' },
  ...{
    shiva: '12 Elm Street, each evening at seven',
    carer: 'Rabbi Stein',
    kaddishRule: '11m-1d',
    kaddishFrom: 'death',
  },
  mourners: [],
};

describe('a death in the congregation', () => {
  let world: World;
  let shul: Congregation;

  beforeAll(async () => {
    world = await aWorld(toldAt(TODAY));
    shul = await world.congregation('Beth Shalom');
  });
  beforeEach(async () => {
    for (const table of ['contact', 'yahrzeit']) await world.db.query(`DELETE FROM ${table}`);
  });
  afterAll(() => world.close());

  const as = (role: 'staff' | 'viewer' | 'clergy' = 'staff') => world.as(shul.people[role]);
  const note = (more: object = {}) =>
    as()
      .post('/api/first-year')
      .send({ ...DEATH, ...more });
  const listed = async () => (await as('viewer').get('/api/first-year').expect(200)).body.data;
  const stepOf = (kind: string, { steps }: { steps: { kind: string }[] }) => steps.find((step) => step.kind === kind);

  it('then one press makes the record, the mourners and the path of the year, none of it on a day of rest', async () => {
    const known = await anObserver(world.db, shul.org, [], { contact: { name: 'Avi Stern' } });
    const mourners = [
      { contactId: known.contactId, relationship: 'Parent' },
      {
        contactId: null,
        name: 'Ruth Stern',
        phone: '555 0100',
        relationship: 'Sibling',
        relationshipDetail: 'Twin sister',
      },
    ];

    const { body } = await note({ mourners }).expect(200);

    expect(body).toMatchObject({ name: 'Miriam Stern', column: 'shiva', until: '2026-12-06', carer: 'Rabbi Stein' });
    expect(body.mourners.map(({ name }: { name: string }) => name)).toEqual(['Avi Stern', 'Ruth Stern']);
    expect(
      await world.db.query('SELECT relationship_detail FROM observance WHERE yahrzeit_id = $1 ORDER BY 1', [body.id]),
    ).toEqual([{ relationship_detail: 'Twin sister' }, { relationship_detail: null }]);
    expect(body.steps).toHaveLength(12);
    expect([stepOf('funeral', body), stepOf('shiva', body)]).toMatchObject([{ state: 'left' }, { state: 'open' }]);
    // 29 November 2026 is 19 Kislev; eleven months less a day, and the first yahrzeit, a Monday.
    expect(stepOf('kaddishEnds', body)).toMatchObject({ fallsOn: '2027-10-19', state: 'open' });
    expect(stepOf('firstYahrzeit', body)).toMatchObject({ fallsOn: '2027-12-19' });
    expect(await listed()).toEqual([body]);
  });

  it('given five deaths that are noted at once, then each is', async () => {
    const { contactId } = await anObserver(world.db, shul.org, []);

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => note({ mourners: [{ contactId, relationship: 'Parent' }] })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  it('then nothing is written to the mourners in the thirty days, and nothing of this death until somebody lifts it', async () => {
    const known = await anObserver(world.db, shul.org, []);
    const other = await anObserver(world.db, shul.org, []);
    const held = { about: 'contact', recordId: other.contactId, reason: 'quarrel' };
    await as().post('/api/holds').send(held).expect(200);
    const mourners = [known, other].map(({ contactId }) => ({ contactId, relationship: null }));

    const { body } = await note({ mourners }).expect(200);

    const holds = await world.db.query(
      'SELECT coalesce(yahrzeit_id, contact_id) AS of, until::text, reason FROM hold WHERE lifted_at IS NULL',
    );
    expect(holds).toHaveLength(3);
    expect(holds).toEqual(
      expect.arrayContaining([
        { of: other.contactId, until: null, reason: 'quarrel' },
        { of: known.contactId, until: '2026-12-29', reason: 'first_year' },
        { of: body.id, until: null, reason: 'first_year' },
      ]),
    );
  });

  it('given a step is done, given away, or moved to a Shabbat, then it says so, and is due on the day before', async () => {
    const { body } = await note().expect(200);
    const change = (more: object) =>
      as()
        .put(`/api/first-year/${body.id}/step`)
        .send({ kind: 'unveiling', ...more });

    await change({ owner: 'Dina' }).expect(200);
    await change({ fallsOn: '2027-08-07' }).expect(200);
    const { body: done } = await change({ state: 'done' }).expect(200);
    expect(stepOf('unveiling', done)).toEqual({
      ...{ kind: 'unveiling', fallsOn: '2027-08-07', dueOn: '2027-08-06', festival: null, usual: null },
      ...{ owner: 'Dina', state: 'done', closedBy: 'staff' },
    });
    const { body: again } = await change({ state: 'open' }).expect(200);
    expect(stepOf('unveiling', again)).toMatchObject({ state: 'open', closedBy: null, owner: 'Dina' });
    expect(
      (await as('viewer').put(`/api/first-year/${body.id}/step`).send({ kind: 'plaque', state: 'done' })).status,
    ).toBe(403);
  });

  it('given a festival lies in between, then both days are told until somebody decides', async () => {
    const { body } = await note({ died: '2026-09-10', buried: '2026-09-11' }).expect(200);

    // Rosh Hashanah 5787 is Shabbat, 12 September 2026.
    expect(stepOf('shiva', body)).toMatchObject({ fallsOn: '2026-09-17', festival: '2026-09-11' });
    const decided = { kind: 'shiva', fallsOn: '2026-09-11' };
    const { body: after } = await as().put(`/api/first-year/${body.id}/step`).send(decided).expect(200);
    expect(stepOf('shiva', after)).toMatchObject({ fallsOn: '2026-09-11', dueOn: '2026-09-11', festival: null });
  });

  it('given the festival is applied, then the step has its day, says the other one too, and letters are held until then', async () => {
    const mourner = { contactId: null, name: 'Ruth Stern', phone: '555 0100', relationship: 'Parent' };
    const death = { died: '2026-09-10', buried: '2026-09-11', festivals: 'apply', mourners: [mourner] };

    const { body } = await note(death).expect(200);

    expect(stepOf('shiva', body)).toMatchObject({ fallsOn: '2026-09-11', festival: null, usual: '2026-09-17' });
  });

  it('given a date is corrected, then the page says so, and one press moves what is open, and the holds with it', async () => {
    const mourner = { contactId: null, name: 'Ruth Stern', phone: '555 0100', relationship: 'Parent' };
    const { body } = await note({ mourners: [mourner] }).expect(200);
    expect(body.datesChanged).toBe(false);
    await as().put(`/api/first-year/${body.id}/step`).send({ kind: 'plaque', state: 'done' }).expect(200);
    const plaque = stepOf('plaque', body) as unknown as { fallsOn: string };
    await as()
      .put(`/api/yahrzeits/${body.id}`)
      .send({ gregorianDate: '2026-11-30', burialDate: '2026-12-01' })
      .expect(200);
    expect((await listed())[0].datesChanged).toBe(true);

    const press = () => as().post(`/api/first-year/${body.id}/dates`);
    const { body: moved } = await press().expect(200);
    expect([moved.datesChanged, (await press().expect(200)).body]).toEqual([false, moved]);

    expect(stepOf('shiva', moved)).toMatchObject({ fallsOn: '2026-12-07', state: 'open' });
    expect(stepOf('firstYahrzeit', moved)).toMatchObject({ fallsOn: '2027-12-20' });
    expect(stepOf('plaque', moved)).toMatchObject({ fallsOn: plaque.fallsOn, state: 'done' });
    const [held] = await world.db.query('SELECT until FROM hold WHERE contact_id IS NOT NULL AND lifted_at IS NULL');
    expect(held).toEqual({ until: '2026-12-30' });
    expect((await as('viewer').post(`/api/first-year/${body.id}/dates`)).status).toBe(403);
  });

  it.each([
    ['a death more than a year ago', { died: '2025-10-01', buried: '2025-10-02' }, 'year_is_over'],
    ['a burial before the death', { buried: '2026-11-01' }, 'burial_before_death'],
  ])('given %s, then it is refused and nothing is made', async (_, more, code) => {
    const { status, body } = await note(more);

    expect([status, body.code]).toEqual([422, code]);
    expect(await listed()).toEqual([]);
    expect((await as().get('/api/yahrzeits')).body.total).toBe(0);
  });
});
