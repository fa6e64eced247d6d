import { setTimeout as sleep } from 'node:timers/promises';
import { anOrganization, aSendingHouse, plan, WEDNESDAY } from '../../test/sending-house.js';
import { countStatements } from '../../test/sending-wiring.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Batch } from './email-sending.queue.js';
import { LetterCounts } from './letter-counts.js';
import type { Sending } from './sending.js';

const later = (seconds: number) => new Date(WEDNESDAY.getTime() + seconds * 1000);

describe('sending a batch', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  let org: OrganizationId;
  let sending: Sending;

  beforeAll(async () => {
    house = await aSendingHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.clear();
    org = await anOrganization(house.db);
    sending = house.aWorker();
  });

  const batch = (messageIds: string[], over: Partial<Batch> = {}): Batch => ({
    ...{ organizationId: org, messageIds, rank: 1, inTurn: false },
    ...over,
  });
  const states = async () => {
    const rows: { state: string; n: number }[] = await house.db.query(
      'SELECT state, count(*) AS n FROM email_message GROUP BY state',
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  const onTheQueue = async () =>
    (await house.jobs.getJobs(['waiting', 'prioritized', 'delayed'])).map(({ data }) => data as Batch);

  it('given a hundred letters, when they are sent, then each goes out once with at most 1.2 statements: it is recorded and the next claimed in one', async () => {
    const ids = await plan(house.db, org, 100);
    const statements = countStatements(house.db);

    await sending.send(batch(ids));

    expect(await states()).toEqual({ sent: 100 });
    expect(new Set(house.postbox.mails.map(({ envelope }) => envelope.to)).size).toBe(100);
    expect(statements() / 100).toBeLessThanOrEqual(1.2);
    expect(house.letters.batches).toBe(1);
  });

  it('given the same batch on eight workers at once, then nobody is written to twice', async () => {
    const ids = await plan(house.db, org, 50);

    await Promise.all(Array.from({ length: 8 }, () => house.aWorker().send(batch(ids))));

    expect(house.postbox.mails).toHaveLength(50);
    expect(await states()).toEqual({ sent: 50 });
  });

  it('given a letter whose outcome cannot be written yet, then no letter of another organization takes its line', async () => {
    const oneLine = await aSendingHouse({ connections: 1 });
    const [mine, theirs] = [await anOrganization(oneLine.db), await anOrganization(oneLine.db)];
    const record = oneLine.outbox.record.bind(oneLine.outbox);
    let letWrite = () => {};
    const mayWrite = new Promise<void>((resolve) => (letWrite = resolve));
    jest.spyOn(oneLine.outbox, 'record').mockImplementationOnce(async (...outcome) => {
      await mayWrite;
      return record(...outcome);
    });
    const worker = oneLine.aWorker();
    const sent = [mine, theirs].map(async (organizationId) =>
      worker.send(batch(await plan(oneLine.db, organizationId, 1), { organizationId })),
    );

    await sleep(300);
    expect(oneLine.postbox.mails).toHaveLength(1);
    letWrite();
    await Promise.all(sent);
    expect(oneLine.postbox.mails).toHaveLength(2);
    await oneLine.close();
  });

  it("given another organization's messages in a batch, then they stay where they are", async () => {
    const foreign = await plan(house.db, await anOrganization(house.db), 3);

    await sending.send(batch(foreign));

    expect([house.postbox.mails.length, await states()]).toEqual([0, { queued: 3 }]);
  });

  it('given a letter that is no longer due and one that cannot be written, then both say why and nothing is sent', async () => {
    const ids = await plan(house.db, org, 2);
    house.letters.of = ({ id }) =>
      id === ids[0] ? { cancelled: 'The yahrzeit was archived.' } : { failed: 'No name.' };

    await sending.send(batch(ids));

    const rows = await house.db.query('SELECT state, error FROM email_message ORDER BY rank');
    expect(rows).toEqual([
      { state: 'cancelled', error: 'The yahrzeit was archived.' },
      { state: 'failed', error: 'No name.' },
    ]);
    expect(house.postbox.mails).toEqual([]);
  });

  it('given one letter that makes the source throw, then the others are sent and that one waits for a person', async () => {
    const ids = await plan(house.db, org, 10);
    const good = house.letters.of;
    house.letters.of = (message) => {
      if (message.id === ids[3]) throw new Error('poison');
      return good(message);
    };
    await sending.send(batch(ids));
    expect(await states()).toEqual({ sent: 9, failed: 1 });
  });

  it('given a source that can write nothing at all, then the messages stay queued', async () => {
    const ids = await plan(house.db, org, 3);
    house.letters.of = () => {
      throw new Error('the records are out of reach');
    };
    await expect(sending.send(batch(ids))).rejects.toThrow('out of reach');
    expect(await states()).toEqual({ queued: 3 });
  });

  it('given a poison letter alone in its batch, then it fails with its reason after three throws, and staff hear of it', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    house.letters.of = () => {
      throw new Error('poison');
    };
    for (const state of ['queued', 'queued']) {
      await expect(sending.send(batch([id]))).rejects.toThrow('poison');
      expect(await states()).toEqual({ [state]: 1 });
    }
    await sending.send(batch([id]));

    expect(await house.db.query('SELECT state, error FROM email_message')).toEqual([
      { state: 'failed', error: 'It could not be written: poison' },
    ]);
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-failed' }]);
  });

  it('given a database that is away while letters are written, then it is no fault of theirs, however often', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    house.letters.of = () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    };
    for (let n = 0; n < 5; n++) await expect(sending.send(batch([id]))).rejects.toThrow('ECONNREFUSED');

    expect(await states()).toEqual({ queued: 1 });
  });

  it('given a database that comes back while letters are written one by one, then none of them fails', async () => {
    const ids = await plan(house.db, org, 3);
    const good = house.letters.of;
    let away = 2;
    house.letters.of = (message) => {
      if (away-- > 0) throw new Error('Connection terminated unexpectedly');
      return good(message);
    };
    await expect(sending.send(batch(ids))).rejects.toThrow('terminated');
    expect(await states()).toEqual({ queued: 3 });

    await sending.send(batch(ids));
    expect(await states()).toEqual({ sent: 3 });
  });

  it('given a letter that cannot be written, then what it lacks stays with it and counts, and no letter does', async () => {
    const [id] = await plan(house.db, org, 1);
    const issue = { field: 'contact.name', type: 'empty_value', severity: 'high', message: 'Blank.' } as const;
    const lacking = { ...issue, recordType: 'contact', recordId: null } as const;
    house.letters.of = () => ({ failed: 'Blank.', mergeFieldIssues: [lacking] });

    await sending.send(batch([id!]));
    expect(await new LetterCounts(house.db).countAll(org)).toBe(1);

    const [kept] = await house.db.query('SELECT merge_field_issues AS issues FROM email_message');
    expect(kept.issues).toEqual([lacking]);
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-failed' }]);
    const counted = 'SELECT field, type, severity, issues FROM merge_field_summary WHERE organization_id = $1';
    expect(await house.db.query(counted, [org])).toEqual([
      { field: 'contact.name', type: 'empty_value', severity: 'high', issues: 1 },
    ]);
    expect(await house.db.query('SELECT 1 FROM letter_summary WHERE organization_id = $1', [org])).toEqual([]);
  });

  it('given an occasion that nobody here writes about, then the message has failed and says so', async () => {
    const ids = await plan(house.db, org, 1, { occasion: 'unheard-of' });
    await sending.send(batch(ids));
    expect(await states()).toEqual({ failed: 1 });
  });

  it('given an address that does not exist, then the message has failed, the address is suppressed and staff are told', async () => {
    const ids = await plan(house.db, org, 1, { toEmail: 'Gone@Example.org' });
    house.postbox.answer = () => ({ outcome: 'refused', response: '550 5.1.1 no such user', status: '5.1.1' });

    await sending.send(batch(ids));

    expect(await states()).toEqual({ failed: 1 });
    expect(await house.db.query('SELECT email, reason, detail FROM suppression')).toEqual([
      { email: 'gone@example.org', reason: 'bounced', detail: '550 5.1.1 no such user' },
    ]);
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-bounced' }]);
  });

  it('given a suppressed address, then its message is cancelled with the reason', async () => {
    const ids = await plan(house.db, org, 1, { toEmail: 'no@example.org' });
    await house.suppressions.add(
      org,
      { id: null, name: 'x' },
      { email: 'no@example.org', reason: 'unsubscribed', detail: null },
    );

    await sending.send(batch(ids));

    expect(await states()).toEqual({ cancelled: 1 });
  });

  it('given uncertain letters, many of them, then staff get one notification', async () => {
    const ids = await plan(house.db, org, 20);
    house.postbox.answer = () => ({ outcome: 'unknown', response: 'Timeout', status: null });

    await sending.send(batch(ids));

    expect(await states()).toEqual({ uncertain: 20 });
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-uncertain' }]);
  });

  it('given a deferral, then a hint brings the message back when its minute is over', async () => {
    const ids = await plan(house.db, org, 1);
    house.postbox.answer = () => ({ outcome: 'deferred', response: '451', status: null });

    await sending.send(batch(ids));

    const [job] = await house.jobs.getJobs(['delayed']);
    expect([job?.data.messageIds, job?.opts.delay]).toEqual([ids, 60_000]);
  });

  it('given Shabbat where the organization is, then nothing leaves before it ends', async () => {
    const ids = await plan(house.db, org, 2);
    house.clock.set(new Date('2027-01-16T15:00:00Z'));

    await sending.send(batch(ids));

    expect(house.postbox.mails).toEqual([]);
    const [{ send_at }] = await house.db.query('SELECT send_at FROM email_message');
    expect(send_at).toEqual(new Date('2027-01-17T04:00:00Z'));
  });

  it('given a congregation that an operator has shut, then its letters wait, and leave when it is open again', async () => {
    const ids = await plan(house.db, org, 3);
    await house.db.query('UPDATE organization SET suspended_at = $2 WHERE id = $1', [org, WEDNESDAY]);

    await sending.send(batch(ids));
    expect([house.postbox.mails.length, await states()]).toEqual([0, { queued: 3 }]);

    await house.db.query('UPDATE organization SET suspended_at = NULL WHERE id = $1', [org]);
    house.clock.set(later(3600));
    await sending.send(batch(ids));
    expect(await states()).toEqual({ sent: 3 });
  });

  it('given Shabbat that begins in the middle of a batch, then the rest waits until it ends', async () => {
    const ids = await plan(house.db, org, 20);
    house.clock.set(new Date('2027-01-15T18:59:59Z'));
    house.postbox.answer = () => {
      house.clock.set(new Date('2027-01-15T19:00:00Z'));
      return { outcome: 'accepted', response: '250' };
    };
    await sending.send(batch(ids));

    // Of five lines, three to one receiving domain.
    expect(await states()).toEqual({ sent: 3, queued: 17 });
    const waiting = await house.db.query(`SELECT DISTINCT send_at FROM email_message WHERE state = 'queued'`);
    expect(waiting).toEqual([{ send_at: new Date('2027-01-17T04:00:00Z') }]);
  });

  it('given Shabbat in Jerusalem and not in New York, then New York sends', async () => {
    house.clock.set(new Date('2027-01-15T17:00:00Z'));
    const jerusalem = await anOrganization(house.db, { timezone: 'Asia/Jerusalem' });
    await sending.send(batch(await plan(house.db, org, 1)));
    await sending.send(batch(await plan(house.db, jerusalem, 1), { organizationId: jerusalem }));

    expect(await states()).toEqual({ sent: 1, queued: 1 });
  });

  it('given a message that is due in two minutes, then it comes back in two minutes', async () => {
    const ids = await plan(house.db, org, 1, { sendAt: later(120) });

    await sending.send(batch(ids));

    const [job] = await house.jobs.getJobs(['delayed']);
    expect([await states(), job?.opts.delay]).toEqual([{ queued: 1 }, 120_000]);
  });

  it('given a worker that ends, then it claims nothing more and the rest is back on the queue', async () => {
    const ids = await plan(house.db, org, 20);
    house.postbox.answer = () => {
      sending.stop();
      return { outcome: 'accepted', response: '250' };
    };
    await sending.send(batch(ids));

    // Of five lines, three to one receiving domain.
    expect(await states()).toEqual({ sent: 3, queued: 17 });
    expect((await onTheQueue()).flatMap(({ messageIds }) => messageIds)).toHaveLength(17);
  });
});

describe('the rates of sending', () => {
  it('given more letters than the rate, then the others come back in their turn and are sent without waiting again', async () => {
    const house = await aSendingHouse({ perMinute: { organization: 60, domain: 1_000_000 } });
    const org = await anOrganization(house.db);
    const sending = house.aWorker();
    const ids = await plan(house.db, org, 30);

    await sending.send({ organizationId: org, messageIds: ids, rank: 1, inTurn: false });
    const sentAtOnce = house.postbox.mails.length;
    const jobs = await house.jobs.getJobs(['delayed']);
    for (const { data } of jobs) await sending.send(data as Batch);

    expect([sentAtOnce, house.postbox.mails.length]).toEqual([11, 30]);
    expect(jobs.map(({ opts }) => opts.delay).sort((a = 0, b = 0) => a - b)[0]).toBe(1000);
    await house.close();
  });
});

describe('the sweep', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  let org: OrganizationId;

  beforeAll(async () => {
    house = await aSendingHouse();
    org = await anOrganization(house.db);
  });
  afterAll(() => house.close());

  it('given messages that were committed and never announced, when two sweeps look at once, then all that are due before the next are on the queue', async () => {
    const ids = [...(await plan(house.db, org, 249)), ...(await plan(house.db, org, 1, { sendAt: later(120) }))];
    await plan(house.db, org, 3, { sendAt: later(3600) });

    await Promise.all([house.sweep.run(), house.sweep.run()]);

    const jobs = await house.jobs.getJobs(['waiting', 'prioritized']);
    expect(new Set(jobs.flatMap(({ data }) => data.messageIds as string[]))).toEqual(new Set(ids));
    expect(jobs.map(({ opts }) => opts.priority).sort()).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  it('given a queue that knows them all, when a sweep looks, then it announces nothing', async () => {
    expect(await house.sweep.run()).toEqual({ uncertain: 0, announced: 0 });
  });

  it('given a message held past its lease, when many sweeps look, then it is uncertain once and staff are told', async () => {
    const [id = ''] = await plan(house.db, org, 1, { toEmail: 'one@example.org' });
    const letter = {
      subject: 's',
      html: 'h',
      text: 't',
      language: 'en' as const,
      mergeFieldsUsed: [],
      mergeFieldIssues: [],
    };
    const claim = await house.outbox.claim(org, { id, toEmail: 'one@example.org' }, letter, {});
    await house.outbox.begin(org, claim!);
    house.clock.set(later(901));

    const rounds = await Promise.all([house.sweep.run(), house.sweep.run(), house.sweep.run()]);

    expect(rounds.map(({ uncertain }) => uncertain).sort()).toEqual([0, 0, 1]);
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-uncertain' }]);
  });
});
