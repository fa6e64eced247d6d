import type { BulkOutcome, BulkUndone, Observer } from '@zikaron/contract';
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
const made = async (path: string, body: object): Promise<string> =>
  ((await staff().post(`/api/${path}`).send(body).expect(201)).body as { id: string }).id;
const remember = (name: string, more: object = {}) => made('yahrzeits', { name, gregorianDate: '1984-03-03', ...more });
const family = (name: string, yahrzeitId: string) =>
  made('contacts', { name, email: `${name.toLowerCase()}@example.org`, yahrzeitId });

const yahrzeits = async (selection: object, change: object, more: object = {}): Promise<BulkOutcome> =>
  (
    await staff()
      .post('/api/bulk-actions/yahrzeits')
      .send({ selection: { list: 'yahrzeits', ...selection }, change, ...more })
      .expect(200)
  ).body;
const observers = async (selection: object, change: object, more: object = {}): Promise<BulkOutcome> =>
  (
    await staff()
      .post('/api/bulk-actions/observers')
      .send({ selection, change, ...more })
      .expect(200)
  ).body;
const undo = async (subject: string, id: string | null): Promise<BulkUndone> =>
  (await staff().post(`/api/bulk-actions/${subject}/${id}/undo`).expect(200)).body;

const everyName = async (filter: object = {}): Promise<string[]> =>
  (
    await staff()
      .get('/api/yahrzeits')
      .query({ filter: JSON.stringify(filter), sort: '["name","ASC"]' })
  ).body.data.map(({ name }: { name: string }) => name);
const observed = (): Promise<object[]> =>
  world.db.query(
    `SELECT c.name, o.reminder_days_before AS lead, o.channel, o.observe_on_hebrew_calendar AS hebrew FROM observance o
       JOIN contact c ON c.id = o.contact_id WHERE o.organization_id = $1 ORDER BY c.name`,
    [ours.org],
  );
/** Why the newest change cannot be undone any more, as the list of changes says it. */
const tooLate = async (): Promise<string | null> => (await staff().get('/api/bulk-actions')).body.data[0].tooLate;
const record = async (id: string) => (await staff().get(`/api/yahrzeits/${id}`).expect(200)).body;

describe('many yahrzeits at once', () => {
  it('given a filter, then all that match on every page are archived, and undone again', async () => {
    for (let n = 10; n < 35; n++) await remember(`Levin ${n}`);
    await remember('Cohen');

    const done = await yahrzeits({ filter: { q: 'levin' } }, { act: 'archive' });

    expect(done).toMatchObject({ selected: 25, changed: 25, alreadySo: 0, refused: 0 });
    expect(await everyName()).toEqual(['Cohen']);
    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 25, changedSince: 0 });
    expect(await everyName()).toHaveLength(20);
  });

  it('given only the question, then it says what would come of it and nothing changes', async () => {
    const [one, other] = [await remember('One'), await remember('Other')];

    const would = await yahrzeits({ ids: [one, other] }, { act: 'archive' }, { dryRun: true });

    expect(would).toEqual({ id: null, selected: 2, changed: 2, alreadySo: 0, refused: 0 });
    expect(await everyName()).toEqual(['One', 'Other']);
  });

  it('given the same twice, then the second finds it so already, and leaves nothing to undo', async () => {
    const id = await remember('One');
    await yahrzeits({ ids: [id] }, { act: 'archive' });

    expect(await yahrzeits({ ids: [id] }, { act: 'archive' })).toMatchObject({ id: null, changed: 0, alreadySo: 1 });
    expect(await yahrzeits({ filter: { deleted: true } }, { act: 'restore' })).toMatchObject({ changed: 1 });
    expect(await everyName()).toEqual(['One']);
  });

  it('given unanswered sunsets, then the answer moves their Hebrew dates, and undoing moves them back', async () => {
    const id = await remember('Unsure');
    const before = (await record(id)).hebrewDate;

    const done = await yahrzeits({ filter: { afterSunset: 'unsure' } }, { act: 'afterSunset', value: true });
    expect([before, (await record(id)).hebrewDate]).toEqual(['29 Adar I 5744', '30 Adar I 5744']);

    await undo('yahrzeits', done.id);
    expect(await record(id)).toMatchObject({ hebrewDate: '29 Adar I 5744', afterSunset: null });
  });

  it('given two dates that an answer would set against each other, then that record is refused, and the others change', async () => {
    const both = await remember('Both', { hebrewDate: '30 Adar I 5744', afterSunset: true });
    const plain = await remember('Plain');

    const done = await yahrzeits({ ids: [both, plain] }, { act: 'afterSunset', value: false });

    expect(done).toMatchObject({ selected: 2, changed: 1, refused: 1 });
    expect(await record(both)).toMatchObject({ afterSunset: true, hebrewDate: '30 Adar I 5744' });
  });

  it('given doubtful dates of one kind, then they are settled together, and are doubtful no more', async () => {
    await remember('Unsure');
    const kind = { list: 'dates', filter: { problem: 'after_sunset_unsure' } };

    expect(await yahrzeits(kind, { act: 'afterSunset', value: false })).toMatchObject({ changed: 1 });
    expect((await staff().get('/api/data-quality/dates')).body.counts.after_sunset_unsure).toBe(0);
  });

  it('given an own custom of Adar, then the other rules of the record stay, and null is the congregation’s again', async () => {
    const id = await remember('One', { rules: { feb29Rule: 'mar1' } });
    const said = async (value: string | null) => {
      await yahrzeits({ ids: [id] }, { act: 'adarRule', value });
      return (await record(id)).rules;
    };

    expect(await said('both')).toEqual({ feb29Rule: 'mar1', adarRule: 'both' });
    expect(await said(null)).toEqual({ feb29Rule: 'mar1' });
  });

  it('given one was changed since, then undoing leaves that one as it is, and says so', async () => {
    const [one, other] = [await remember('One'), await remember('Other')];
    const done = await yahrzeits({ ids: [one, other] }, { act: 'afterSunset', value: true });
    await staff().put(`/api/yahrzeits/${one}`).send({ afterSunset: false }).expect(200);

    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 1, changedSince: 1 });
    expect(await record(one)).toMatchObject({ afterSunset: false });
    expect(await undo('yahrzeits', done.id)).toEqual({ restored: 0, changedSince: 0 });
  });

  it('given each changed record, then its own history says who did it', async () => {
    const id = await remember('One');
    await yahrzeits({ ids: [id] }, { act: 'archive' });

    const { body } = await staff().get(`/api/yahrzeits/${id}/activity`).expect(200);
    expect(body.data[0]).toMatchObject({ subject: 'archive', actor: expect.stringContaining('staff') });
  });

  it.each([
    ['neither ids nor a filter', {}],
    ['both', { ids: ['00000000-0000-4000-8000-000000000000'], filter: {} }],
    ['a filter that the list does not have', { filter: { name: 'Levin' } }],
  ])('given %s, then it is refused', async (_, selection) => {
    await staff()
      .post('/api/bulk-actions/yahrzeits')
      .send({ selection: { list: 'yahrzeits', ...selection }, change: { act: 'archive' } })
      .expect(400);
  });
});

describe('many observers at once', () => {
  let mother: string;
  let father: string;
  beforeEach(async () => {
    [mother, father] = [await remember('Mother'), await remember('Father')];
    await family('Dina', mother);
    await family('Moshe', father);
  });

  it('given yahrzeits, then their observers get the lead time, their letters move, and undoing moves them back', async () => {
    const wished = () =>
      world.db.query(
        `SELECT DISTINCT occurrence_date - wished_on AS days FROM reminder WHERE organization_id = $1 AND state = 'open' ORDER BY 1`,
        [ours.org],
      );
    const done = await observers({ list: 'yahrzeits', ids: [mother] }, { act: 'reminderDaysBefore', value: 30 });

    expect(done).toMatchObject({ selected: 1, changed: 1, alreadySo: 0 });
    expect(await observed()).toMatchObject([
      { name: 'Dina', lead: 30 },
      { name: 'Moshe', lead: 14 },
    ]);
    expect(await wished()).toEqual([{ days: 14 }, { days: 30 }]);

    expect(await undo('observers', done.id)).toEqual({ restored: 1, changedSince: 0 });
    expect(await wished()).toEqual([{ days: 14 }]);
  });

  it('given all contacts without a filter, then all of their observances keep the other calendar', async () => {
    expect(await observers({ list: 'contacts', filter: {} }, { act: 'calendar', value: 'civil' })).toMatchObject({
      selected: 2,
      changed: 2,
    });
    expect(await observed()).toMatchObject([{ hebrew: false }, { hebrew: false }]);
  });

  it('given the list of observers, then all that its filter finds are reached otherwise, also by the name of whom they remember', async () => {
    const { data } = (await staff().get('/api/observers').expect(200)).body;
    const [{ id, yahrzeit }] = data as [Observer];

    expect(
      await observers({ list: 'observers', filter: { channel: 'email' } }, { act: 'channel', value: 'both' }),
    ).toMatchObject({
      selected: 2,
      changed: 2,
    });
    expect(
      await observers({ list: 'observers', filter: { q: yahrzeit.name } }, { act: 'channel', value: 'phone' }),
    ).toMatchObject({ selected: 1 });
    expect(await observers({ list: 'observers', ids: [id] }, { act: 'channel', value: 'phone' })).toMatchObject({
      selected: 1,
      alreadySo: 1,
    });
  });

  it('given the lines of coverage that a search finds, then only their observers are reached otherwise', async () => {
    const inAYear = new Date(Date.now() + 390 * 86_400_000).toISOString().slice(0, 10);
    const window = { to: inAYear, q: 'dina' };

    expect(await observers({ list: 'coverage', filter: window }, { act: 'channel', value: 'phone' })).toMatchObject({
      changed: 1,
    });
    expect(await observed()).toMatchObject([{ channel: 'phone' }, { channel: 'email' }]);
  });

  it('given a lead that one had already, then it is counted so, and undoing does not touch it', async () => {
    await observers({ list: 'yahrzeits', ids: [mother] }, { act: 'reminderDaysBefore', value: 7 });
    const all = { list: 'yahrzeits', filter: {} };

    expect(await observers(all, { act: 'reminderDaysBefore', value: 7 }, { dryRun: true })).toMatchObject({
      changed: 1,
      alreadySo: 1,
    });
    const done = await observers(all, { act: 'reminderDaysBefore', value: 7 });
    await undo('observers', done.id);

    expect(await observed()).toMatchObject([{ lead: 7 }, { lead: 14 }]);
  });

  it('given a viewer, then nothing is changed', async () => {
    await world
      .as(ours.people.viewer)
      .post('/api/bulk-actions/observers')
      .send({ selection: { list: 'yahrzeits', filter: {} }, change: { act: 'channel', value: 'none' } })
      .expect(403);
  });

  it('given what was done, then it is listed with who did it, and an undone one says so', async () => {
    const done = await observers({ list: 'yahrzeits', filter: {} }, { act: 'channel', value: 'letter' });
    await undo('observers', done.id);

    const { body } = await staff().get('/api/bulk-actions').expect(200);
    expect(body).toMatchObject({
      total: 1,
      data: [{ id: done.id, act: 'channel', value: 'letter', changed: 2, undoneBy: expect.any(String) }],
    });
  });

  it('given thirty days have passed, then it is no longer there to be undone', async () => {
    const { id } = await observers({ list: 'yahrzeits', filter: {} }, { act: 'channel', value: 'letter' });
    await world.db.query(`UPDATE bulk_action SET at = at - interval '31 days' WHERE id = $1`, [id]);

    await staff().post(`/api/bulk-actions/observers/${id}/undo`).expect(404);
  });
});

describe('many letters at once', () => {
  const letter = async (state: string, more: { run?: string; error?: string } = {}): Promise<string> => {
    const [{ id }] = await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, error, run_id, attempts, send_at)
       VALUES ($1, 'test:' || gen_random_uuid(), 'dina@example.org', $2, $3, $4, 3, '2027-01-04T09:00:00.123456Z') RETURNING id`,
      [ours.org, state, more.error ?? null, more.run ?? null],
    );
    return id;
  };
  const rows = (): Promise<object[]> =>
    world.db.query(
      `SELECT state, error, attempts, to_json(send_at) #>> '{}' AS "sendAt", jsonb_array_length(attempt_log) AS log
         FROM email_message WHERE organization_id = $1 ORDER BY state`,
      [ours.org],
    );
  const emails = async (selection: object, act: string, more: object = {}): Promise<BulkOutcome> =>
    (
      await staff()
        .post('/api/bulk-actions/emails')
        .send({ selection: { list: 'emails', ...selection }, change: { act }, ...more })
        .expect(200)
    ).body;

  it('given letters of every state, then only those that have failed are sent again, and the rest is told', async () => {
    await letter('failed');
    await letter('sent');
    await letter('queued');

    expect(await emails({ filter: {} }, 'resend', { dryRun: true })).toMatchObject({
      id: null,
      selected: 3,
      changed: 1,
    });
    expect(await emails({ filter: {} }, 'resend')).toMatchObject({ selected: 3, changed: 1, refused: 2 });
    expect(await rows()).toMatchObject([{ state: 'queued' }, { state: 'queued' }, { state: 'sent' }]);
  });

  it('given an undo before it left, then the letter has failed as it had, and a second undo does nothing', async () => {
    await letter('failed', { error: '550 no such mailbox' });
    const before = await rows();
    const { id } = await emails({ filter: { status: 'failed' } }, 'resend');

    expect(await undo('emails', id)).toEqual({ restored: 1, changedSince: 0 });
    expect(await rows()).toEqual(before);
    expect(await undo('emails', id)).toEqual({ restored: 0, changedSince: 0 });
  });

  it('given half a minute, then it has not left before, and one that left since is not taken back', async () => {
    const message = await letter('uncertain');
    const { id } = await emails({ ids: [message] }, 'sendAgain');
    const [{ wait }] = await world.db.query(
      `SELECT extract(epoch FROM send_at - updated_at) AS wait FROM email_message WHERE id = $1`,
      [message],
    );
    expect(Number(wait)).toBe(30);

    await world.db.query(`UPDATE email_message SET state = 'sending' WHERE id = $1`, [message]);
    expect(await undo('emails', id)).toEqual({ restored: 0, changedSince: 1 });
    expect(await rows()).toMatchObject([{ state: 'sending' }]);
  });

  it('given a withdrawn letter whose family a night has let go, then undoing leaves both as they are', async () => {
    await family('Dina', await remember('Mother'));
    const message = await letter('queued');
    const { id } = await emails({ ids: [message] }, 'cancel');
    await world.db.query(
      `UPDATE reminder SET state = 'let_go', message_id = $2, reason = 'cancelled', closed_at = now() WHERE organization_id = $1`,
      [ours.org, message],
    );

    expect(await tooLate()).toBe('letters_moved');
    expect(await undo('emails', id)).toEqual({ restored: 0, changedSince: 1 });
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
  });

  it('given letters that are said to have arrived, then they are sent, and there is nothing to undo', async () => {
    await letter('uncertain');
    expect(await emails({ filter: { status: 'uncertain' } }, 'arrived')).toMatchObject({ id: null, changed: 1 });
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  describe('and many email jobs', () => {
    const job = async (templateId: string) =>
      made('emails/jobs', { mode: 'window', templateId, window: { fromDays: 0, toDays: 7 } });
    const template = (name: string) => made('templates', { name });
    const jobs = async (selection: object, change: object): Promise<BulkOutcome> =>
      (
        await staff()
          .post('/api/bulk-actions/jobs')
          .send({ selection: { list: 'email-jobs', ...selection }, change })
          .expect(200)
      ).body;
    const listed = async (filter: object = {}) =>
      (
        await staff()
          .get('/api/emails/jobs')
          .query({ filter: JSON.stringify(filter) })
      ).body.data;

    it('given they are put away, then the list is without them, none is run, and undoing brings them back', async () => {
      const first = await job(await template('One'));
      const done = await jobs({ filter: {} }, { act: 'archive' });

      expect(await listed()).toEqual([]);
      expect(await listed({ archived: true })).toMatchObject([{ id: first, archivedAt: expect.any(String) }]);
      await staff().post(`/api/emails/jobs/${first}/run`).expect(409);
      expect(await undo('jobs', done.id)).toEqual({ restored: 1, changedSince: 0 });
      expect(await listed()).toMatchObject([{ id: first, archivedAt: null }]);
    });

    it('given another letter, then all jobs send that one, and one that was changed since keeps what it has', async () => {
      const [one, other, third] = [await template('One'), await template('Other'), await template('Third')];
      const [first, second] = [await job(one), await job(one)];
      const done = await jobs({ ids: [first, second] }, { act: 'template', value: other });
      await world.db.query(`UPDATE email_job SET template_id = $2 WHERE id = $1`, [second, third]);

      expect(done).toMatchObject({ selected: 2, changed: 2, alreadySo: 0 });
      expect(await undo('jobs', done.id)).toEqual({ restored: 1, changedSince: 1 });
      const names = (await listed()).map(({ template: { name } }: { template: { name: string } }) => name);
      expect(names.sort()).toEqual(['One', 'Third']);
    });

    it('given the letter of before is deleted since, then that job keeps what it has, and the others get theirs back', async () => {
      const [gone, kept, other] = [await template('Gone'), await template('Kept'), await template('Other')];
      const [first, second] = [await job(gone), await job(kept)];
      const done = await jobs({ ids: [first, second] }, { act: 'template', value: other });
      await staff().delete(`/api/templates/${gone}`).expect(200);

      expect(await undo('jobs', done.id)).toEqual({ restored: 1, changedSince: 1 });
      const names = (await listed()).map(({ template: { name } }: { template: { name: string } }) => name);
      expect(names.sort()).toEqual(['Kept', 'Other']);
    });

    it('given jobs whose letters wait, then they are withdrawn together, and nobody else’s', async () => {
      const first = await job(await template('One'));
      const [{ id: run }] = await world.db.query(
        `INSERT INTO reminder_run (organization_id, kind, job_id, local_date, planned_at) VALUES ($1, 'job', $2, '2027-01-04', now()) RETURNING id`,
        [ours.org, first],
      );
      await letter('queued', { run });
      await letter('queued');

      const done = await emails({ list: 'email-jobs', ids: [first] }, 'cancel');
      expect(done).toMatchObject({ selected: 1, changed: 1 });
      expect(await rows()).toMatchObject([{ state: 'cancelled' }, { state: 'queued' }]);
      expect(await undo('emails', done.id)).toMatchObject({ restored: 1 });
    });
  });
});

describe('many contacts at once', () => {
  const contacts = async (selection: object, act: 'leave' | 'belong', more: object = {}): Promise<BulkOutcome> =>
    (
      await staff()
        .post('/api/bulk-actions/contacts')
        .send({ selection: { list: 'contacts', ...selection }, change: { act }, ...more })
        .expect(200)
    ).body;
  const former = async (is: boolean): Promise<string[]> =>
    (
      await staff()
        .get('/api/contacts')
        .query({ filter: JSON.stringify({ former: is }), sort: '["name","ASC"]' })
    ).body.data.map(({ name }: { name: string }) => name);
  const reasons = async (): Promise<string[]> =>
    (
      await world.db.query(
        `SELECT DISTINCT c.name || ': ' || coalesce(r.reason, 'reached') AS said FROM reach r JOIN contact c ON c.id = r.contact_id
          WHERE r.organization_id = $1 AND r.state = 'open' AND r.occurrence_date > CURRENT_DATE + 60 ORDER BY said`,
        [ours.org],
      )
    ).map(({ said }: { said: string }) => said);

  it('given they leave, then no letter reaches them, with the reason, until it is undone or they belong again', async () => {
    await world.db.query('UPDATE organization SET former_letter_years = 0 WHERE id = $1', [ours.org]);
    const yahrzeit = await remember('Sarah Levin');
    for (const name of ['Dan', 'Gad', 'Tamar']) await family(name, yahrzeit);
    const dan = (await staff().get('/api/contacts').query({ filter: '{"q":"dan"}' })).body.data[0].id as string;

    expect(await contacts({ filter: {} }, 'leave', { dryRun: true })).toMatchObject({
      selected: 3,
      changed: 3,
      id: null,
    });
    await contacts({ ids: [dan] }, 'leave');
    const done = await contacts({ filter: {} }, 'leave');
    expect(done).toMatchObject({ selected: 3, changed: 2, alreadySo: 1 });
    expect(await former(true)).toEqual(['Dan', 'Gad', 'Tamar']);
    expect(await reasons()).toEqual(['Dan: former_member', 'Gad: former_member', 'Tamar: former_member']);

    expect(await undo('contacts', done.id)).toEqual({ restored: 2, changedSince: 0 });
    expect(await former(true)).toEqual(['Dan']);
    await contacts({ ids: [dan] }, 'belong');
    expect(await former(true)).toEqual([]);
    expect((await reasons()).some((said) => said.includes('former_member'))).toBe(false);
  });

  it('given somebody was said otherwise of since, then undoing leaves them, and the trail knows each', async () => {
    const yahrzeit = await remember('Sarah Levin');
    const [dan, gad] = [await family('Dan', yahrzeit), await family('Gad', yahrzeit)];
    const done = await contacts({ ids: [dan, gad] }, 'leave');
    await staff().put(`/api/contacts/${gad}`).send({ memberUntil: '2020-01-01' }).expect(200);

    expect(await undo('contacts', done.id)).toEqual({ restored: 1, changedSince: 1 });
    const { body } = await staff().get(`/api/contacts/${dan}/details`).expect(200);
    const changes = body.activity.flatMap((line: { changes: { field: string }[] }) => line.changes);
    expect(changes.filter(({ field }: { field: string }) => field === 'memberUntil')).toHaveLength(2);
  });
});
