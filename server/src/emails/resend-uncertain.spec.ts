import { anOrganization, aSendingHouse, plan, WEDNESDAY } from '../../test/sending-house.js';
import type { Mail } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

const at = (minutes: number) => new Date(WEDNESDAY.getTime() + minutes * 60_000);
const UNKNOWN = { outcome: 'unknown', response: 'The line dropped after the text', status: null } as const;
const idsOf = (mails: readonly Mail[]) =>
  mails.map(({ content }) => /^Message-ID: (.+)$/m.exec(content.toString())?.[1]?.trim());

describe('letters whose fate is uncertain', () => {
  let house: Awaited<ReturnType<typeof aSendingHouse>>;
  let org: OrganizationId;

  beforeAll(async () => {
    house = await aSendingHouse();
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await house.clear();
    org = await anOrganization(house.db);
    await house.db.query(`UPDATE organization SET uncertain_letters = 'resend' WHERE id = $1`, [org]);
  });

  const sendAll = async () => {
    const rows: { id: string }[] = await house.db.query(`SELECT id FROM email_message WHERE state = 'queued'`);
    if (rows.length === 0) return;
    await house.aWorker().send({ organizationId: org, messageIds: rows.map(({ id }) => id), rank: 1, inTurn: false });
  };
  const states = async (): Promise<string[]> =>
    (await house.db.query('SELECT state FROM email_message ORDER BY rank')).map(
      ({ state }: { state: string }) => state,
    );
  const told = async (): Promise<string[]> =>
    (await house.db.query('SELECT cause FROM notification')).map(({ cause }: { cause: string }) => cause);
  const sweepAt = async (minutes: number) => {
    house.clock.set(at(minutes));
    await house.sweep.run();
  };

  it('given an organization that wishes it, then after 15 minutes the letter goes once more, under the same Message-ID', async () => {
    await plan(house.db, org, 1);
    house.postbox.answer = () => UNKNOWN;
    await sendAll();
    expect([await states(), await told()]).toEqual([['uncertain'], []]);

    await sweepAt(14);
    expect(await states()).toEqual(['uncertain']);
    await sweepAt(15);
    expect(await states()).toEqual(['queued']);
    house.postbox.answer = () => ({ outcome: 'accepted', response: '250 ok' });
    await sendAll();

    expect(await states()).toEqual(['sent']);
    expect(new Set(idsOf(house.postbox.mails)).size).toBe(1);
    expect(house.postbox.mails).toHaveLength(2);
  });

  it('given that it is uncertain again, then no third goes out, and a person is asked', async () => {
    await plan(house.db, org, 1);
    house.postbox.answer = () => UNKNOWN;
    await sendAll();
    await sweepAt(15);
    await sendAll();

    for (const minutes of [31, 60, 600]) {
      await sweepAt(minutes);
      await sendAll();
    }

    expect([await states(), await told()]).toEqual([['uncertain'], ['emails-uncertain']]);
    expect(house.postbox.mails).toHaveLength(2);
  });

  it('given an organization that rather asks, then nothing is sent again, and a person is asked at once', async () => {
    await house.db.query(`UPDATE organization SET uncertain_letters = 'ask' WHERE id = $1`, [org]);
    await plan(house.db, org, 1);
    house.postbox.answer = () => UNKNOWN;
    await sendAll();
    await sweepAt(60);

    expect([await states(), await told()]).toEqual([['uncertain'], ['emails-uncertain']]);
  });

  it('given letters that have been uncertain for longer than a day, then they are left to people', async () => {
    const [id] = await plan(house.db, org, 1);
    await house.db.query(`UPDATE email_message SET state = 'uncertain', updated_at = $2 WHERE id = $1`, [
      id,
      WEDNESDAY,
    ]);
    await sweepAt(24 * 60 + 1);
    expect(await states()).toEqual(['uncertain']);
  });

  it('given a dead worker and four sweeps at once, then its letters go once more, each once', async () => {
    const ids = await plan(house.db, org, 20);
    await house.db.query(
      `UPDATE email_message SET state = 'sending', attempts = 1, lease_until = $2 WHERE id = ANY ($1::uuid[])`,
      [ids, at(-1)],
    );
    await sweepAt(0);
    expect([new Set(await states()), await told()]).toEqual([new Set(['uncertain']), []]);

    house.clock.set(at(15));
    await Promise.all([1, 2, 3, 4].map(() => house.sweep.run()));
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    await sweepAt(40);
    await sendAll();

    expect(new Set(await states())).toEqual(new Set(['sent']));
    expect(house.postbox.mails).toHaveLength(20);
    expect(new Set(idsOf(house.postbox.mails)).size).toBe(20);
  });

  it('given a person who settles it first, then no machine sends it', async () => {
    const [id] = await plan(house.db, org, 1);
    house.postbox.answer = () => UNKNOWN;
    await sendAll();
    await house.db.query(`UPDATE email_message SET state = 'sent' WHERE id = $1`, [id]);
    await sweepAt(20);
    expect(await states()).toEqual(['sent']);
  });
});
