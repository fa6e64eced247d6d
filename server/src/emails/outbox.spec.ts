import { anOrganization, aSendingHouse, plan, WEDNESDAY } from '../../test/sending-house.js';
import { figures } from '../platform/figures/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Letter } from './letter-source.js';

const LETTER: Letter = {
  subject: 'Yahrzeit',
  html: '<p>',
  text: 't',
  language: 'en',
  mergeFieldsUsed: [],
  mergeFieldIssues: [],
};
const UNKNOWN = { outcome: 'unknown', response: 'Timeout', status: null } as const;
const ACCEPTED = { outcome: 'accepted', response: '250 ok' } as const;
const later = (seconds: number) => new Date(WEDNESDAY.getTime() + seconds * 1000);

describe('the outbox', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  let org: OrganizationId;

  beforeAll(async () => {
    house = await aSendingHouse();
    org = await anOrganization(house.db);
  });
  afterAll(() => house.close());
  beforeEach(() => house.clock.set(WEDNESDAY));

  const message = async (id: string) => (await house.db.query('SELECT * FROM email_message WHERE id = $1', [id]))[0];
  const claim = async (id: string) => {
    const [{ to_email: toEmail }] = await house.db.query('SELECT to_email FROM email_message WHERE id = $1', [id]);
    return house.outbox.claim(org, { id, toEmail }, LETTER, { Subject: 'Yahrzeit' });
  };
  const held = async (id: string) => (await claim(id))!;

  it('given eight workers, when all reach for one message, then one gets it', async () => {
    const [id = ''] = await plan(house.db, org, 1);

    const claims = await Promise.all(Array.from({ length: 8 }, () => claim(id)));

    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await message(id)).toMatchObject({ state: 'sending', attempts: 1, subject: 'Yahrzeit', html: '<p>' });
  });

  it('given one letter that was refused, one that could not be written and one that was sent, then two have failed', async () => {
    const failed = async () => (await figures.getSingleMetric('zikaron_letters_failed_total')!.get()).values[0]!.value;
    const before = await failed();
    const [refused = '', unwritten = '', sent = ''] = await plan(house.db, org, 3);

    await house.outbox.record(org, await held(refused), { outcome: 'refused', response: '550', status: null });
    await house.outbox.withdraw(org, [{ id: unwritten, state: 'failed', reason: 'Its letter is not there' }]);
    await house.outbox.record(org, await held(sent), ACCEPTED);

    expect((await failed()) - before).toBe(2);
  });

  it('given a message of another organization, when it is claimed by its id, then nobody gets it', async () => {
    const [id = ''] = await plan(house.db, await anOrganization(house.db), 1);

    expect(await claim(id)).toBeNull();
    expect(await message(id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('given a message for later, when it is claimed now, then nobody gets it', async () => {
    const [id = ''] = await plan(house.db, org, 1, { sendAt: later(1) });
    expect(await claim(id)).toBeNull();
  });

  it('given an address that was suppressed a moment ago, when its message is claimed, then nobody gets it', async () => {
    const [id = ''] = await plan(house.db, org, 1, { toEmail: 'Moved@Example.org' });
    await house.suppressions.add(
      org,
      { id: null, name: 'x' },
      { email: 'moved@example.org', reason: 'unsubscribed', detail: null },
    );

    expect(await claim(id)).toBeNull();
  });

  it('given a contact whose address changed after planning, then the letter waits for it at the new one, and only that is claimed', async () => {
    const [id = ''] = await plan(house.db, org, 1, { toEmail: 'old@example.org' });
    const [contact] = await house.db.query(
      `INSERT INTO contact (organization_id, name, email) VALUES ($1, 'Ruth Levin', 'new@example.org') RETURNING id`,
      [org],
    );
    await house.db.query('UPDATE email_message SET contact_id = $2 WHERE id = $1', [id, contact.id]);

    const [waiting] = await house.outbox.waiting(org, [id]);
    const atTheOld = await house.outbox.claim(org, { id, toEmail: 'old@example.org' }, LETTER, {});
    const atTheNew = await house.outbox.claim(org, { id, toEmail: 'new@example.org' }, LETTER, {});

    expect([waiting?.toEmail, atTheOld, atTheNew?.attempts]).toEqual(['new@example.org', null, 1]);
    expect(await message(id)).toMatchObject({ to_email: 'new@example.org', state: 'sending' });
  });

  it('given a deferral, when it is recorded, then the message waits its minute with the reason kept', async () => {
    const [id = ''] = await plan(house.db, org, 1);

    await house.outbox.record(org, await held(id), { outcome: 'deferred', response: '451 later', status: null });

    expect(await message(id)).toMatchObject({
      state: 'queued',
      send_at: later(60),
      error: '451 later',
      attempt_log: [{ at: WEDNESDAY.toISOString(), outcome: 'deferred', response: '451 later' }],
    });
    expect(await claim(id)).toBeNull();
  });

  it('given five days of deferrals, then the message has failed and every attempt is on record', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    for (let n = 0; n < 25; n++) {
      house.clock.set(later(n * 30_000));
      await house.outbox.record(org, await held(id), { outcome: 'deferred', response: '451 later', status: null });
    }
    const { state, attempt_log } = await message(id);
    expect([state, attempt_log.length]).toEqual(['failed', 25]);
  });

  it('given a relay that never answers, then no attempt is counted, and the record tells it once', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const unreachable = { outcome: 'unreachable', response: 'connect ECONNREFUSED', status: null } as const;
    for (let n = 0; n < 40; n++) {
      house.clock.set(later(n * 61));
      await house.outbox.record(org, await held(id), unreachable);
    }
    const { state, attempts, attempt_log } = await message(id);
    expect([state, attempts, attempt_log.length]).toEqual(['queued', 0, 1]);
  });

  it('given a line that dropped after the text, when it is recorded, then the message is uncertain and is not claimed again', async () => {
    const [id = ''] = await plan(house.db, org, 1);

    await house.outbox.record(org, await held(id), UNKNOWN);

    expect(await message(id)).toMatchObject({ state: 'uncertain', sent_at: null });
    expect(await claim(id)).toBeNull();
  });

  it('given a worker that was taken for dead and lives, when it records late, then its word counts', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const claimed = await held(id);
    expect(await house.outbox.begin(org, claimed)).toBe(true);
    house.clock.set(later(1000));
    await house.db.transaction((within) => house.outbox.giveUpHeld(within));
    expect(await message(id)).toMatchObject({ state: 'uncertain' });

    await house.outbox.record(org, claimed, ACCEPTED);

    expect(await message(id)).toMatchObject({ state: 'sent', error: null });
  });

  it('given a worker that died before the text, when its lease is over, then the message waits again and counts no attempt', async () => {
    await house.db.query(`UPDATE email_message SET state = 'cancelled'`);
    const [id = ''] = await plan(house.db, org, 1);
    await held(id);
    expect(await house.outbox.takeBackHeld()).toBe(0);
    house.clock.set(later(1000));

    expect(await house.outbox.takeBackHeld()).toBe(1);
    expect(await house.db.transaction((within) => house.outbox.giveUpHeld(within))).toEqual([]);

    expect(await message(id)).toMatchObject({ state: 'queued', attempts: 0, before_text: false });
  });

  it('given a message that was taken back, or claimed by another, when the first worker wakes, then it may not begin', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const slow = await held(id);
    house.clock.set(later(901));
    expect(await house.outbox.begin(org, slow)).toBe(false);
    await house.outbox.takeBackHeld();
    expect(await house.outbox.begin(org, slow)).toBe(false);

    const quick = await held(id);

    expect(await house.outbox.begin(org, slow)).toBe(false);
    expect(await house.outbox.begin(org, quick)).toBe(true);
    expect(await house.outbox.begin(org, quick)).toBe(false);
  });

  it('given letters that are claimed together, when the database cannot keep one of them, then the others are claimed', async () => {
    const ids = await plan(house.db, org, 3);
    const addresses = await Promise.all(ids.map(message));

    const claims = await Promise.all(
      addresses.map(({ id, to_email: toEmail }, nth) =>
        house.outbox.claim(org, { id, toEmail }, { ...LETTER, html: nth === 1 ? 'a\0b' : '<p>' }, {}),
      ),
    );

    expect(claims.map((one) => one?.attempts)).toEqual([1, undefined, 1]);
    expect(await message(ids[1]!)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('given a letter with half a character, then it is kept with a sign in its place', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const { to_email: toEmail } = await message(id);

    await house.outbox.claim(org, { id, toEmail }, { ...LETTER, subject: 'Ruth \ud83d' }, {});

    expect(await message(id)).toMatchObject({ state: 'sending', subject: 'Ruth \ufffd' });
  });

  it('given a line that breaks while its text waits to begin, when both are written at once, then it is recorded and does not begin', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const claimed = await held(id);

    const begun = house.outbox.begin(org, claimed);
    await house.outbox.record(org, claimed, { outcome: 'deferred', response: '421 bye', status: null });

    expect(await begun).toBe(false);
    expect(await message(id)).toMatchObject({ state: 'queued', before_text: false, attempts: 1 });
  });

  it('given a person who settled it meanwhile, when the worker records late, then it stays as the person said', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const claimed = await held(id);
    await house.db.query(`UPDATE email_message SET state = 'cancelled' WHERE id = $1`, [id]);

    await house.outbox.record(org, claimed, ACCEPTED);

    expect(await message(id)).toMatchObject({ state: 'cancelled' });
  });

  it('given another claim since, when the first worker records at last, then the second keeps the message', async () => {
    const [id = ''] = await plan(house.db, org, 1);
    const first = await held(id);
    await house.db.query(`UPDATE email_message SET state = 'queued' WHERE id = $1`, [id]);
    house.clock.set(later(5));
    await held(id);

    await house.outbox.record(org, first, { outcome: 'refused', response: '550', status: null });

    expect(await message(id)).toMatchObject({ state: 'sending' });
  });

  it('given a message that somebody claimed, when it is withdrawn, then it stays where it is', async () => {
    const [held1 = '', free = ''] = await plan(house.db, org, 2);
    await held(held1);

    await house.outbox.withdraw(
      org,
      [held1, free].map((id) => ({ id, state: 'cancelled' as const, reason: 'archived' })),
    );

    expect([(await message(held1)).state, (await message(free)).state]).toEqual(['sending', 'cancelled']);
  });
});
