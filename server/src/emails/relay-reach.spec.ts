import { setTimeout as sleep } from 'node:timers/promises';
import { anOrganization, aSendingHouse, Letters, plan, WEDNESDAY } from '../../test/sending-house.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import type { Attempt } from '../platform/mail/index.js';

const AWAY: Attempt = { outcome: 'unreachable', response: 'connect ECONNREFUSED', status: null };
const HERE: Attempt = { outcome: 'accepted', response: '250 ok' };

describe('a relay that does not answer', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  let org: OrganizationId;

  beforeAll(async () => {
    house = await aSendingHouse();
    house.sources.add(new Letters('observance'));
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.clear();
    await house.reach.hear(HERE);
    org = await anOrganization(house.db);
    house.postbox.answer = () => AWAY;
  });

  const minutes = (n: number) => house.clock.set(new Date(WEDNESDAY.getTime() + n * 60_000));
  const send = (ids: string[]) =>
    house.worker.carryOut({ data: { organizationId: org, messageIds: ids, rank: 1, inTurn: true } } as never);
  const stands = async (): Promise<unknown> =>
    house.db.query(`SELECT state, attempts, count(*) AS n FROM email_message GROUP BY 1, 2 ORDER BY 1, 2`);
  const told = async (): Promise<unknown> =>
    house.db.query(`SELECT message FROM notification WHERE dismissed_at IS NULL`);

  it('given 40 letters and ten hours, then none has failed, no attempt is counted, and few lines were tried', async () => {
    const ids = await plan(house.db, org, 40);

    for (let minute = 0; minute <= 600; minute += 10) {
      minutes(minute);
      await send(ids);
      await house.reach.tell();
    }

    expect(await stands()).toEqual([{ state: 'queued', attempts: 0, n: 40 }]);
    expect(house.postbox.mails.length).toBeLessThan(61 * 10);
    expect(await told()).toEqual([{ message: expect.stringContaining('40 letters wait; nothing is lost') }]);
  });

  it('given 14 minutes, then nobody is told yet; read and dismissed, then it is not told again; and when it answers, all leave', async () => {
    const ids = await plan(house.db, org, 3);
    for (const minute of [0, 1, 9, 14]) {
      minutes(minute);
      await send(ids);
      await house.reach.tell();
    }
    expect(await told()).toEqual([]);
    minutes(20);
    await send(ids);
    await house.reach.tell();
    expect(await told()).toHaveLength(1);
    await house.db.query('UPDATE notification SET dismissed_at = now()');
    minutes(25);
    await send(ids);
    await house.reach.tell();
    expect(await told()).toEqual([]);

    house.postbox.answer = () => HERE;
    minutes(30);
    await send(ids);

    expect(await stands()).toEqual([{ state: 'sent', attempts: 1, n: 3 }]);
    expect(await house.db.query('SELECT * FROM relay_outage')).toEqual([]);
  });

  it('given a notice and a relay that answers again, then the notice goes by itself', async () => {
    const ids = await plan(house.db, org, 3);
    for (const minute of [0, 8, 16, 24]) {
      minutes(minute);
      await send(ids);
      await house.reach.tell();
    }
    expect(await told()).toHaveLength(1);

    house.postbox.answer = () => HERE;
    minutes(26);
    await send(ids);

    expect(await told()).toEqual([]);
  });

  it('given a letter about a day that begins, then it has failed and a person hears of it', async () => {
    const ids = await plan(house.db, org, 1, { occasion: 'observance:x:2027-01-15' });
    await send(ids);
    expect(await stands()).toEqual([{ state: 'queued', attempts: 0, n: 1 }]);

    house.clock.set(new Date('2027-01-14T23:10:00Z'));
    await send(ids);

    expect(await stands()).toEqual([{ state: 'failed', attempts: 0, n: 1 }]);
    expect(await house.db.query('SELECT cause FROM notification')).toEqual([{ cause: 'emails-failed' }]);
  });

  it('given a full disk, then no letter goes that could not be recorded, and all leave once there is room', async () => {
    const ids = await plan(house.db, org, 3);
    house.postbox.answer = () => HERE;
    const before = house.postbox.mails.length;
    await house.db.query(FULL_DISK);

    const waits = send(ids);
    const refused = async () => (await house.db.query('SELECT last_value AS n FROM refused_writes'))[0].n as number;
    while ((await refused()) < 6) await sleep(50);

    expect(house.postbox.mails.length).toBe(before);
    expect(await stands()).toEqual([{ state: 'queued', attempts: 0, n: 3 }]);
    await house.db.query('DROP FUNCTION full_disk CASCADE');
    await waits;
    await send(ids);
    expect(await stands()).toEqual([{ state: 'sent', attempts: 1, n: 3 }]);
    await house.db.query('DROP SEQUENCE refused_writes');
  });
});

/** The messages cannot be written, as Postgres says it when its disk has no room; it is counted how often that was tried. */
const FULL_DISK = `
CREATE SEQUENCE refused_writes;
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN
    PERFORM nextval('refused_writes');
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
  END $$;
CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON email_message FOR EACH STATEMENT EXECUTE FUNCTION full_disk()`;
