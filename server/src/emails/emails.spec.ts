import { randomUUID } from 'node:crypto';
import { plan } from '../../test/sending-house.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { EmailsService } from './emails.service.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('the messages, as staff see them', () => {
  let world: World;
  let ours: Congregation;
  let theirs: Congregation;

  beforeAll(async () => {
    world = await aWorld();
    [ours, theirs] = [await world.congregation('Beth El'), await world.congregation('Beth Shalom')];
  });
  afterAll(() => world.close());

  const staff = () => world.as(ours.people.staff);
  const inState = async (state: string, howMany = 1, org = ours.org) => {
    const ids = await plan(world.db, org, howMany);
    await world.db.query('UPDATE email_message SET state = $2, attempts = 3 WHERE id = ANY($1::uuid[])', [ids, state]);
    return ids;
  };
  const get = (id: string) => staff().get(`/api/emails/${id}`).expect(200);

  it('given messages, when they are listed, filtered and searched, then the page and the total answer', async () => {
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, state, subject, sent_at)
       SELECT $1, 'list:' || n, 'list' || n || '@example.org', CASE WHEN n <= 3 THEN 'sent' ELSE 'failed' END, 'Yahrzeit ' || n,
              CASE WHEN n <= 3 THEN now() END
         FROM generate_series(1, 5) n`,
      [ours.org],
    );
    const filter = encodeURIComponent(JSON.stringify({ status: 'sent', q: 'LIST' }));
    const sort = encodeURIComponent(JSON.stringify(['toEmail', 'DESC']));
    const range = encodeURIComponent(JSON.stringify([0, 1]));

    const { body } = await staff().get(`/api/emails?filter=${filter}&sort=${sort}&range=${range}`).expect(200);

    expect(body.total).toBe(3);
    expect(body.data.map(({ toEmail }: { toEmail: string }) => toEmail)).toEqual([
      'list3@example.org',
      'list2@example.org',
    ]);
    expect(body.data[0]).toMatchObject({ status: 'sent', subject: 'Yahrzeit 3', sentAt: expect.stringContaining('T') });
  });

  it('given an address with a sign that a pattern would read, when it is searched, then only it is found', async () => {
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, to_email, subject)
       VALUES ($1, 'sign:1', 'one_two@sign.example', '100% sure'), ($1, 'sign:2', 'one.two@sign.example', '1000 times')`,
      [ours.org],
    );
    const found = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }));
      const { body } = await staff().get(`/api/emails?filter=${filter}`).expect(200);
      return body.data.map(({ toEmail }: { toEmail: string }) => toEmail);
    };
    expect(await found('one_two@')).toEqual(['one_two@sign.example']);
    expect(await found('100% s')).toEqual(['one_two@sign.example']);
  });

  it('given a range of dates, then they are days where the organization is', async () => {
    const [id = ''] = await plan(world.db, ours.org, 1);
    await world.db.query(`UPDATE email_message SET created_at = '2027-03-02T03:00:00Z' WHERE id = $1`, [id]);
    const on = async (day: string) => {
      const filter = encodeURIComponent(JSON.stringify({ from: day, to: day }));
      return (await staff().get(`/api/emails?filter=${filter}`).expect(200)).body.total;
    };
    expect([await on('2027-03-01'), await on('2027-03-02')]).toEqual([1, 0]);
  });

  it('given a failed message, when it is sent again, then it is queued from the first attempt', async () => {
    const [id = ''] = await inState('failed');

    const { body } = await staff().post(`/api/emails/${id}/resend`).expect(200);

    expect(body).toMatchObject({ status: 'queued', attempts: [{ outcome: 'queued' }] });
    const [row] = await world.db.query('SELECT attempts FROM email_message WHERE id = $1', [id]);
    expect(row.attempts).toBe(0);
  });

  it.each(['queued', 'sending', 'sent', 'uncertain', 'cancelled'])(
    'given a %s message, then it is not sent again',
    async (state) => {
      const [id = ''] = await inState(state);
      const { body } = await staff().post(`/api/emails/${id}/resend`).expect(409);
      expect(body.code).toBe('not_failed');
    },
  );

  it('given a queued message, when it is withdrawn, then it says by whom; one in dialogue is not', async () => {
    const [queued = ''] = await inState('queued');
    const [sending = ''] = await inState('sending');

    const { body } = await staff().post(`/api/emails/${queued}/cancel`).expect(200);
    await staff().post(`/api/emails/${sending}/cancel`).expect(409);

    expect(body).toMatchObject({ status: 'cancelled', error: expect.stringContaining('cancel by') });
  });

  it('given an uncertain message, when a person knows that it arrived, then it is sent', async () => {
    const [id = ''] = await inState('uncertain');

    await staff().post(`/api/emails/${id}/settle`).send({ verdict: 'arrived' }).expect(200);

    expect((await get(id)).body).toMatchObject({ status: 'sent', error: null });
    await staff().post(`/api/emails/${id}/settle`).send({ verdict: 'send_again' }).expect(409);
  });

  it('given many uncertain messages and others, when one button settles them, then only the uncertain ones change', async () => {
    const [uncertain, sent] = [await inState('uncertain', 5), await inState('sent', 2)];

    const { body } = await staff()
      .post('/api/emails/settle')
      .send({ ids: [...uncertain, ...sent], verdict: 'send_again' })
      .expect(200);

    expect(body.data).toEqual({ settled: 5 });
    expect((await get(sent[0] ?? '')).body.status).toBe('sent');
  });

  it.each([
    ['resend', 'failed', 'queued'],
    ['cancel', 'queued', 'cancelled'],
  ])(
    'given many messages, when they are to %s together, then only those that are %s change',
    async (deed, from, to) => {
      const [some, sent] = [await inState(from, 3), await inState('sent', 2)];

      const { body } = await staff()
        .post(`/api/emails/${deed}`)
        .send({ ids: [...some, ...sent] })
        .expect(200);

      expect(body.data).toEqual({ changed: 3 });
      expect((await get(some[2] ?? '')).body.status).toBe(to);
      expect((await get(sent[0] ?? '')).body.status).toBe('sent');
    },
  );

  it('given a run that is going on, then its progress counts what has left and what has yet to, but nothing of a later hour', async () => {
    const org = (await world.congregation('Beth Am')).org;
    const run = randomUUID();
    await world.db.query(
      `INSERT INTO reminder_run (id, organization_id, kind, local_date) VALUES ($1, $2, 'job', '2027-01-01')`,
      [run, org],
    );
    const ids = await plan(world.db, org, 6);
    await world.db.query(
      `UPDATE email_message SET run_id = $2, send_at = now(),
              state = (ARRAY['sent', 'failed', 'sending', 'queued', 'queued', 'queued'])[array_position($1::uuid[], id)]
        WHERE id = ANY ($1::uuid[])`,
      [ids, run],
    );
    await world.db.query(`UPDATE email_message SET send_at = now() + interval '1 day' WHERE id = $1`, [ids[5]]);
    const emails = world.app.get(EmailsService);

    expect(await emails.progress(org, run)).toEqual({ letters: 5, left: 3 });
    expect(await emails.progress(org, null)).toEqual({ letters: 5, left: 3 });
    expect(await emails.progress(ours.org, run)).toEqual({ letters: 0, left: 0 });
    await world.db.query(`UPDATE email_message SET state = 'sent' WHERE id = ANY ($1::uuid[]) AND id <> $2`, [
      ids,
      ids[5],
    ]);
    expect(await emails.progress(org, run)).toEqual({ letters: 0, left: 0 });
  });

  it("given another organization's message, then it is not there, whatever is asked of it", async () => {
    const [id = ''] = await inState('failed', 1, theirs.org);
    for (const path of [`/api/emails/${id}/resend`, `/api/emails/${id}/cancel`, `/api/emails/${NOBODY}/resend`]) {
      await staff().post(path).expect(404);
    }
    await staff().get(`/api/emails/${id}`).expect(404);
    const { body } = await staff()
      .post('/api/emails/settle')
      .send({ ids: [id], verdict: 'arrived' })
      .expect(200);
    expect(body.data).toEqual({ settled: 0 });
  });

  it('given a viewer, then messages are shown and nothing is sent', async () => {
    const [id = ''] = await inState('failed');
    await world.as(ours.people.viewer).get(`/api/emails/${id}`).expect(200);
    await world.as(ours.people.viewer).post(`/api/emails/${id}/resend`).expect(403);
  });

  it('given a suppressed address, when staff lift it with a reason, then it is written to again and the reason is kept', async () => {
    await world.db.query(
      `INSERT INTO suppression (organization_id, email, reason) VALUES ($1, 'lift@example.org', 'bounced'), ($2, 'x@example.org', 'bounced')`,
      [ours.org, theirs.org],
    );
    const { body: page } = await staff().get('/api/emails/suppressions').expect(200);
    expect(page.data.map(({ email }: { email: string }) => email)).toEqual(['lift@example.org']);

    const lift = `/api/emails/suppressions/${page.data[0].id}/lift`;
    await staff().post(lift).send({ reason: '' }).expect(400);
    const { body } = await staff().post(lift).send({ reason: 'The mailbox works again' }).expect(200);
    expect(body).toMatchObject({ liftedReason: 'The mailbox works again', liftedBy: expect.any(String) });
    await staff().post(lift).send({ reason: 'again' }).expect(404);
  });

  it('given messages in every state, then the monitor counts them and retries only what has failed', async () => {
    const fresh = await world.congregation('Beth Am');
    await plan(world.db, fresh.org, 2, { sendAt: new Date('2020-01-01') });
    await plan(world.db, fresh.org, 3, { sendAt: new Date('2099-01-01') });
    const [failed = ''] = await inState('failed', 1, fresh.org);
    const monitor = world.as(fresh.people.staff);

    const { body } = await monitor.get('/api/queues/email-sending/stats').expect(200);
    expect(body.counts).toEqual({ waiting: 2, delayed: 3, active: 0, failed: 1, completed: 0 });

    const { body: jobs } = await monitor.get('/api/queues/email-sending/jobs?state=delayed').expect(200);
    expect(jobs.items).toHaveLength(3);
    expect(jobs.items[0]).toMatchObject({ state: 'delayed', runAtIso: '2099-01-01T00:00:00.000Z' });

    await monitor.post(`/api/queues/email-sending/job/${jobs.items[0].id}/retry`).expect(409);
    await monitor.post(`/api/queues/email-sending/job/${failed}/retry`).expect(200);
    await monitor.post('/api/queues/email-sending/job/12345/retry').expect(404);
    await monitor.delete(`/api/queues/email-sending/job/${jobs.items[0].id}`).expect(200);
    const [{ actor_name: who }] = await world.db.query(
      `SELECT actor_name FROM audit_log WHERE resource_id = $1 AND action = 'resend'`,
      [failed],
    );
    expect(who).toContain('staff');
  });

  it('given ended jobs, when they are removed, then the monitor shows them no more, and the letters stay', async () => {
    const { org, people } = await world.congregation('Beth Or');
    const monitor = world.as(people.staff);
    const counts = async () => (await monitor.get('/api/queues/email-sending/stats')).body.counts;
    const items = async (state: string) =>
      (await monitor.get(`/api/queues/email-sending/jobs?state=${state}`)).body.items;
    const [sent = '', failed = '', uncertain = '', sending = ''] = await plan(world.db, org, 4);
    for (const [state, id] of Object.entries({ sent, failed, uncertain, sending }))
      await world.db.query('UPDATE email_message SET state = $2 WHERE id = $1', [id, state]);

    for (const id of [sent, failed, uncertain]) await monitor.delete(`/api/queues/email-sending/job/${id}`).expect(200);
    await monitor.delete(`/api/queues/email-sending/job/${sending}`).expect(409);

    expect(await counts()).toEqual({ waiting: 0, delayed: 0, active: 1, failed: 0, completed: 0 });
    expect([...(await items('failed')), ...(await items('completed'))]).toEqual([]);
    expect((await monitor.get(`/api/emails/${sent}`).expect(200)).body.status).toBe('sent');

    await monitor.post(`/api/emails/${failed}/resend`).expect(200);
    expect(await counts()).toMatchObject({ waiting: 1 });
    await monitor.post(`/api/queues/email-sending/job/${uncertain}/retry`).expect(409);
  });
});
