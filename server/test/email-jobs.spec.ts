import type { EmailJob, RunWithOutcomes } from '@zikaron/contract';
import { addDays } from '../src/calendar/index.js';
import { anObserver, type Remembered } from './reminders-world.js';
import { aWorld, type Congregation, type World } from './world.js';

describe('email jobs, as the browser meets them', () => {
  let world: World;
  let beth: Congregation;
  let templateId: string;
  let miriam: Remembered;
  const staff = () => world.as(beth.people.staff);
  const day = addDays(new Date().toISOString().slice(0, 10), 20);

  beforeAll(async () => {
    world = await aWorld();
    beth = await world.congregation('Beth Shalom');
    const { body } = await staff().get('/api/templates').expect(200);
    templateId = body.data.find(
      ({ jsxComponentKey }: { jsxComponentKey: string }) => jsxComponentKey === 'default_reminder',
    ).id;
    await world.db.query('UPDATE organization SET reminder_template_id = $2, reminders_on = true WHERE id = $1', [
      beth.org,
      templateId,
    ]);
    miriam = await anObserver(world.db, beth.org, [day]);
  });
  afterAll(() => world.close());

  const aJob = async (): Promise<EmailJob> =>
    (await staff().post('/api/emails/jobs').send({ mode: 'window', templateId, window: {} }).expect(201)).body;

  it('given as many as there may be, then one more is refused in words', async () => {
    const { id } = await aJob();
    await world.db.query(
      `INSERT INTO email_job (organization_id, mode, template_id, basis, from_days, to_days)
       SELECT organization_id, mode, template_id, basis, from_days, to_days FROM email_job, generate_series(2, 1000) WHERE id = $1`,
      [id],
    );

    const draft = { mode: 'window', templateId, window: {} };
    const { body } = await staff().post('/api/emails/jobs').send(draft).expect(409);

    expect([body.code, body.message]).toEqual(['too_many_jobs', expect.stringContaining('1000 email jobs at most')]);
    await world.db.query('DELETE FROM email_job WHERE organization_id = $1', [beth.org]);
  });

  it('given a job is defined, then lists and forms show it, and it is changed and deleted', async () => {
    const { id, inputJson } = await aJob();
    expect(inputJson.window).toEqual({ basis: 'sendDate', fromDays: 0, toDays: 7 });

    const { body: list } = await staff().get('/api/emails/jobs?filter={"mode":"window"}').expect(200);
    expect(list.data).toEqual([expect.objectContaining({ id, queuedCount: 0, lastRunAt: null })]);
    const change = { mode: 'ids', templateId, yahrzeitIds: [miriam.yahrzeitId] };
    const { body: changed } = await staff().put(`/api/emails/jobs/${id}`).send(change).expect(200);
    expect(changed.inputJson).toMatchObject({ mode: 'ids', window: null, yahrzeitIds: [miriam.yahrzeitId] });
    await staff().delete(`/api/emails/jobs/${id}`).expect(200, { data: { id } });
    await staff().get(`/api/emails/jobs/${id}`).expect(404);
  });

  it('given a preview and a look at one letter, when it is run, then what was shown is on its way', async () => {
    const { id } = await aJob();
    const { body: preview } = await staff().post(`/api/emails/jobs/${id}/preview`).send({}).expect(200);
    const [shown] = (preview as RunWithOutcomes).outcomes;
    expect(shown).toMatchObject({ observanceId: miriam.observanceId, occurrenceDate: day, outcome: 'queued' });

    const letter = `/api/emails/jobs/${id}/letters/${shown?.observanceId}?date=${day}`;
    const { body: written } = await staff().get(letter).expect(200);
    expect(written.subject).toContain('Miriam Levin');

    await world.as(beth.people.viewer).post(`/api/emails/jobs/${id}/run`).send({}).expect(403);
    const { body: run } = await staff().post(`/api/emails/jobs/${id}/run`).send({}).expect(200);
    expect(run).toMatchObject({ kind: 'job', queued: 1, skipped: 0, errors: 0 });
    const { body: done } = await staff().get(`/api/runs/${run.id}/outcomes`).expect(200);
    expect(done).toMatchObject({ total: 1, outcomes: [{ outcome: 'queued', occurrenceDate: day }] });
    const { body: runs } = await staff().get(`/api/emails/jobs/${id}/runs`).expect(200);
    expect(runs).toMatchObject({ total: 1, data: [{ id: run.id, jobId: id, startedBy: run.startedBy }] });
    expect(done.outcomes[0]).toMatchObject({ messageStatus: expect.stringMatching(/queued|sending|failed/) });
    const { body: all } = await staff().get(`/api/runs?filter={"jobId":"${id}"}`).expect(200);
    expect(all).toMatchObject({ total: 1, data: [{ id: run.id, template: { id: templateId } }] });
    const { body: compared } = await staff()
      .get(`/api/emails/jobs/${id}/comparison?filter={"change":"new"}`)
      .expect(200);
    expect(compared).toMatchObject({ lastYear: 0, missing: 0, new: 0, total: 0 });
    const { messageId, cameBack } = done.outcomes[0];
    await staff().get(`/api/emails/${messageId}`).expect(200);
    await world.db.query(
      `INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, at, received_at)
       VALUES ($1, $2, 'ses', 'one', 'bounced', now(), now())`,
      [beth.org, messageId],
    );
    const { body: later } = await staff().get(`/api/runs/${run.id}/outcomes`).expect(200);
    expect([cameBack, later.outcomes[0].cameBack]).toEqual([false, true]);
  });

  it('given a letter to oneself, when the relay does not take it, then its words are told', async () => {
    const test = { to: 'rivka@example.org', templateId, sample: true };
    const { body } = await staff().post('/api/emails/send-test').send(test).expect(422);
    expect(body).toMatchObject({ code: 'not_sent', details: [{ path: 'to' }] });

    const { yahrzeitId } = await anObserver(world.db, beth.org, []);
    await world.db.query('DELETE FROM observance WHERE yahrzeit_id = $1', [yahrzeitId]);
    const alone = await staff()
      .post('/api/emails/send-test')
      .send({ ...test, sample: false, yahrzeitId })
      .expect(422);
    expect(alone.body).toMatchObject({ code: 'no_observer' });
  });

  it('given reminders ahead, then the forecast counts them by week', async () => {
    await anObserver(world.db, beth.org, [addDays(day, 60)]);

    const { body } = await staff().get('/api/reminders/forecast').expect(200);

    expect(body).toMatchObject({ supposed: false, hasTemplate: true });
    expect(body.weeks).toMatchObject([{ letters: 1 }]);
    expect(new Date(`${body.weeks[0].week}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(body.days).toMatchObject([{ letters: 1 }]);
  });

  it('given another today, then the forecast supposes it, and has gone past what lies before', async () => {
    await anObserver(world.db, beth.org, [addDays(day, 60)]);

    const { body } = await staff()
      .get(`/api/reminders/forecast?today=${addDays(day, 70)}`)
      .expect(200);

    expect(body).toMatchObject({ today: addDays(day, 70), supposed: true, weeks: [], days: [] });
  });
});
