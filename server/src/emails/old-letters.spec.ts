import { plan } from '../../test/sending-house.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';
import { HouseWork, Retention } from '../platform/house-work/index.js';
import { OLD_LETTERS } from './old-letters.js';
import { StandingClock } from '../../test/standing-clock.js';

/** When the letters of this spec left. */
const LEFT = '2027-01-13T12:00:00Z';

describe('the text of old letters', () => {
  let world: World;
  let ours: Congregation;
  let theirs: Congregation;
  let clock: StandingClock;
  let retention: Retention;

  beforeAll(async () => {
    world = await aWorld();
    [ours, theirs] = [await world.congregation('Beth El'), await world.congregation('Beth Shalom')];
    clock = new StandingClock(new Date(LEFT));
    retention = new Retention(world.db, clock, new HouseWork(world.db, clock));
    void OLD_LETTERS.useFactory(retention);
  });
  afterAll(() => world.close());

  const written = async (state: string, org = ours.org): Promise<string> => {
    const [id = ''] = await plan(world.db, org, 1);
    await world.db.query(
      `UPDATE email_message
          SET state = $2, created_at = $3, updated_at = $3, sent_at = CASE WHEN $2 = 'sent' THEN $3::timestamptz END,
              subject = 'Yahrzeit', html = '<p>In memory</p>', text = 'In memory', headers = '{"Subject": "Yahrzeit"}',
              attempt_log = '[{"at": "2027-01-13T12:00:00Z", "outcome": "accepted", "response": "250 ok"}]'
        WHERE id = $1`,
      [id, state, LEFT],
    );
    return id;
  };
  const night = async (at: string) => {
    clock.set(new Date(at));
    await retention.forget();
  };
  const texts = async (ids: readonly string[]) => {
    const rows: { html: string | null }[] = await world.db.query(
      'SELECT html FROM email_message WHERE id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], id)',
      [ids],
    );
    return rows.map(({ html }) => html !== null);
  };
  const keepFor = (org: string, years: number | null) =>
    world.db.query('UPDATE organization SET letter_text_years = $2 WHERE id = $1', [org, years]);

  it('given a letter, when three years have passed, then its text is gone and what proves that somebody was told stays', async () => {
    const id = await written('sent');

    await night('2030-01-12T12:00:00Z');
    expect(await texts([id])).toEqual([true]);
    await night('2030-01-14T12:00:00Z');

    const { body } = await world.as(ours.people.staff).get(`/api/emails/${id}`).expect(200);
    expect(body).toMatchObject({
      ...{ html: null, text: null, headers: {}, textRemovedAt: '2030-01-14T12:00:00.000Z' },
      ...{ status: 'sent', subject: 'Yahrzeit', sentAt: '2027-01-13T12:00:00.000Z' },
      attempts: [{ outcome: 'accepted', response: '250 ok' }],
    });
    expect(body.toEmail).toContain('@');
  });

  it('given congregations that keep texts for a year, and always, then each has its own rule', async () => {
    await keepFor(ours.org, 1);
    await keepFor(theirs.org, null);
    const ids = [await written('sent'), await written('sent', theirs.org)];

    await night('2028-02-01T12:00:00Z');
    expect(await texts(ids)).toEqual([false, true]);
    await night('2090-02-01T12:00:00Z');

    expect(await texts(ids)).toEqual([false, true]);
    await keepFor(ours.org, 3);
    await keepFor(theirs.org, 3);
  });

  it('given old letters that wait, leave or are uncertain, then they keep what they say; failed and withdrawn ones do not', async () => {
    const states = ['queued', 'sending', 'uncertain', 'failed', 'cancelled'];
    const ids = [];
    for (const state of states) ids.push(await written(state));

    await night('2030-02-01T12:00:00Z');

    expect(await texts(ids)).toEqual([true, true, true, false, false]);
  });

  it('given a failed letter whose text is gone, when it is sent again, then it is refused in words', async () => {
    const id = await written('failed');
    await night('2030-02-01T12:00:00Z');

    const { body } = await world.as(ours.people.staff).post(`/api/emails/${id}/resend`).expect(409);

    expect(body).toMatchObject({ code: 'text_not_kept', message: expect.stringContaining('no longer kept') });
    const [{ state }] = await world.db.query('SELECT state FROM email_message WHERE id = $1', [id]);
    expect(state).toBe('failed');
  });

  it('given a congregation for which it fails, then the others get it, and it is named', async () => {
    await world.db.query(`
      CREATE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
      CREATE TRIGGER refuse_one BEFORE UPDATE ON email_message FOR EACH ROW
        WHEN (OLD.organization_id = '${theirs.org}') EXECUTE FUNCTION refuse_one()`);
    const held = `INSERT INTO email_message (organization_id, occasion, to_email, state, created_at, updated_at, html)
      VALUES ($1, 'broken', 'a@family.example', 'sent', '${LEFT}', '${LEFT}', 'x') RETURNING id`;
    const [{ id }] = await world.db.query(held, [theirs.org]);
    const ids = [id, await written('sent')];

    await night('2030-02-01T12:00:00Z');

    expect(await texts(ids)).toEqual([true, false]);
    expect(await world.db.query(`SELECT organization_id AS org FROM house_failure WHERE work = 'old letters'`)).toEqual(
      [{ org: theirs.org }],
    );
  });
});
