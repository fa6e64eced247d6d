import { emailsById } from '../emails/email-list.js';
import { activityOf } from './activity.js';
import { aRecordsWorld, DOV, draft, RIVKA, type RecordsWorld } from '../../test/records-world.js';
import type { OrganizationId } from '../platform/tenancy/index.js';

describe('what an Activity History tells of a change', () => {
  let world: RecordsWorld;
  let org: OrganizationId;

  beforeAll(async () => {
    world = await aRecordsWorld();
    org = await world.organization();
  });
  afterAll(() => world.close());

  const newest = async (id: string) => (await activityOf(world.db, org, { resource: 'yahrzeit', id })).data[0]?.changes;

  const observed = async (yahrzeitId: string, name = 'Dan') => {
    await world.observers.upsertByEmail(org, RIVKA, { yahrzeitId, email: `${name}@family.example`, name });
    const [contact] = await world.db.query('SELECT id FROM contact WHERE organization_id = $1 AND name = $2', [
      org,
      name,
    ]);
    return { observer: contact.id as string };
  };

  it('given a new record, then only what was written is told, the Hebrew date in one piece', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ gregorianDate: '1984-03-03', afterSunset: true }));

    expect(await newest(id)).toEqual([
      { field: 'name', before: null, after: 'Chaya Levin' },
      { field: 'gregorianDate', before: null, after: '1984-03-03' },
      { field: 'hebrewDate', before: null, after: '5744-12-30' },
      { field: 'afterSunset', before: null, after: 'true' },
    ]);
  });

  it('given one day more, then the whole Hebrew date stands before and after', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ gregorianDate: '1984-03-03', afterSunset: false }));

    await world.yahrzeits.change(org, DOV, id, { afterSunset: true });

    expect(await newest(id)).toEqual([
      { field: 'hebrewDate', before: '5744-12-29', after: '5744-12-30' },
      { field: 'afterSunset', before: 'false', after: 'true' },
    ]);
  });

  it('given a Hebrew date without its year, then the year stays empty', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Sivan' }));

    expect(await newest(id)).toContainEqual({ field: 'hebrewDate', before: null, after: '-3-7' });
  });

  it('given rules of a family’s own, then each rule is a field by itself', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));

    await world.yahrzeits.change(org, DOV, id, { rules: { adarRule: 'second', feb29Rule: 'mar1' } });
    await world.yahrzeits.change(org, DOV, id, { rules: { adarRule: 'both', feb29Rule: 'mar1' } });

    expect(await newest(id)).toEqual([{ field: 'rules.adarRule', before: 'second', after: 'both' }]);
  });

  it('given it is heard of one of two letters that it came back, then that is told of it, and in the list of messages', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));
    await world.db.query(
      `WITH letters AS (
         INSERT INTO email_message (organization_id, occasion, yahrzeit_id, to_email, subject, state)
         SELECT $1, address, $2, address, address, 'sent' FROM unnest('{gone@example.org,here@example.org}'::text[]) AS address
         RETURNING id, subject)
       INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, at, received_at)
       SELECT $1, id, 'postmark', subject, CASE subject WHEN 'gone@example.org' THEN 'bounced' ELSE 'delivered' END, now(), now() FROM letters`,
      [org, id],
    );

    const { data } = await activityOf(world.db, org, { resource: 'yahrzeit', id });
    const letters = data.filter(({ kind }) => kind === 'email');
    const listed = await emailsById(
      world.db,
      org,
      letters.map((letter) => letter.id),
    );

    for (const told of [letters, listed])
      expect(told.filter(({ cameBack }) => cameBack).map(({ toEmail }) => toEmail)).toEqual(['gone@example.org']);
  });

  it('given a change, a letter and an observer, then the activity tells of each, newest first', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));
    await world.yahrzeits.change(org, DOV, id, { name: 'Chaya Cohen' });
    await world.observers.upsertByEmail(org, RIVKA, { yahrzeitId: id, email: 'sarah@example.org', name: 'Sarah' });
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, yahrzeit_id, to_email, subject, state, created_at)
       VALUES ($1, 'test', $2, 'sarah@example.org', 'Yahrzeit of Chaya', 'sent', now() + interval '1 second')`,
      [org, id],
    );

    const { data, total } = await activityOf(world.db, org, { resource: 'yahrzeit', id });

    expect(total).toBe(4);
    expect(data.map(({ kind, subject, actor }) => [kind, subject, actor])).toEqual([
      ['email', 'Yahrzeit of Chaya', null],
      ['change', 'add_observer', 'Rivka'],
      ['change', 'change', 'Dov'],
      ['change', 'add', 'Rivka'],
    ]);
    expect(data[1]?.changes).toEqual([{ field: 'observer', before: null, after: 'Sarah' }]);
    expect(data[2]?.changes).toEqual([{ field: 'name', before: 'Chaya Levin', after: 'Chaya Cohen' }]);
  });

  it('given a letter about two people, then the history of each says to whom it went and of which day it told', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));
    const other = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '8 Adar 5745' }));
    await world.observers.upsertByEmail(org, RIVKA, { yahrzeitId: id, email: 'noa@family.example', name: 'Noa' });
    const [noa] = await world.db.query(`SELECT id FROM contact WHERE organization_id = $1 AND name = 'Noa'`, [org]);
    const about = (date: string) => `observance:${id}:${date}:${other.id}`;
    await world.db.query(
      `WITH sent AS (
         INSERT INTO email_message (organization_id, occasion, yahrzeit_id, contact_id, to_email, state)
         VALUES ($1, $5, $2, $3, 'noa@family.example', 'sent') RETURNING id)
       INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id) SELECT $1, $6, id, $4 FROM sent`,
      [org, id, noa.id, other.id, about('2027-03-16'), about('2027-03-17')],
    );
    const letterOf = async (yahrzeit: string) =>
      (await activityOf(world.db, org, { resource: 'yahrzeit', id: yahrzeit })).data.find(
        ({ kind }) => kind === 'email',
      );

    expect(await letterOf(id)).toMatchObject({ contactId: noa.id, observance: '2027-03-16' });
    expect(await letterOf(other.id)).toMatchObject({ contactId: noa.id, observance: '2027-03-17' });
  });

  it('given an undone import had the person before, then the letters that went and were printed then are told, to whom and when', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '9 Adar 5745' }));
    const { observer } = await observed(id, 'Tamar');
    const [kept] = await world.db.query(
      `WITH next AS (
         SELECT organization_id, occurrence_date, promise FROM reach
          WHERE organization_id = $1 AND yahrzeit_id = $2 AND step = 1 ORDER BY occurrence_date LIMIT 1),
       message AS (
         INSERT INTO email_message (organization_id, occasion, to_email, subject, state, sent_at)
         SELECT $1, 'of a record that is gone', 'dan@family.example', 'In memory', 'sent', '2026-11-02' FROM next RETURNING id),
       batch AS (
         INSERT INTO print_batch (organization_id, from_date, to_date, printed_at, printed_by)
         SELECT $1, '2027-01-01', '2027-12-31', '2026-11-01', 'Rivka' FROM next RETURNING id),
       way AS (SELECT 'email' AS way, id FROM message UNION ALL SELECT 'print', id FROM batch)
       INSERT INTO kept_promise (organization_id, occurrence_date, hash, way, observance_id, kept_by)
       SELECT organization_id, occurrence_date, promise, way.way, gen_random_uuid(), way.id FROM next, way
       RETURNING occurrence_date::text AS day`,
      [org, id],
    );
    const letters = async (whose: OrganizationId, resource: 'yahrzeit' | 'contact', of: string) => {
      const { data } = await activityOf(world.db, whose, { resource, id: of });
      const told = data.filter(({ kind }) => kind !== 'change');
      return told.map(({ kind, status, contactId, observance }) => [kind, status, contactId, observance]).sort();
    };
    const both = [
      ['email', 'sent', observer, kept.day],
      ['letter', 'printed', observer, kept.day],
    ];

    expect(await letters(org, 'yahrzeit', id)).toEqual(both);
    expect(await letters(org, 'contact', observer)).toEqual(both);
    expect(await letters(await world.organization(), 'yahrzeit', id)).toEqual([]);
  });

  it('given a letter, a companion, a printed letter and a change, when another congregation asks, then there is none of them', async () => {
    const { id } = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '7 Adar 5745' }));
    const other = await world.yahrzeits.add(org, RIVKA, draft({ hebrewDate: '8 Adar 5745' }));
    const { observer } = await observed(id);
    await world.db.query(
      `WITH sent AS (
         INSERT INTO email_message (organization_id, occasion, yahrzeit_id, contact_id, to_email, state)
         VALUES ($1, 'of the other', $4, $3, 'a@family.example', 'sent'), ($1, 'of this', $2, $3, 'a@family.example', 'sent')
         RETURNING id, occasion),
       companion AS (
         INSERT INTO message_companion (organization_id, occasion, message_id, yahrzeit_id)
         SELECT $1, 'companion', id, $2 FROM sent WHERE occasion = 'of the other'),
       batch AS (
         INSERT INTO print_batch (organization_id, from_date, to_date, printed_at, printed_by)
         VALUES ($1, '2027-01-01', '2027-01-31', '2026-11-01', 'Rivka') RETURNING id)
       INSERT INTO printed_letter (organization_id, batch_id, contact_id, yahrzeit_id, occurrence_date, language, recipient, address, subject, text)
       SELECT $1, id, $3, $2, '2027-01-04', 'en', 'Dan', '1 Road', 'In memory', 'In memory' FROM batch`,
      [org, id, observer, other.id],
    );
    const asked = async (whose: OrganizationId, resource: 'yahrzeit' | 'contact', of: string) => {
      const { data, total } = await activityOf(world.db, whose, { resource, id: of });
      return [
        total,
        data
          .map(({ kind }) => kind)
          .sort()
          .join(' '),
      ];
    };
    const elsewhere = await world.organization();

    expect(await asked(org, 'yahrzeit', id)).toEqual([5, 'change change email email letter']);
    expect(await asked(org, 'contact', observer)).toEqual([4, 'change email email letter']);
    expect(await asked(elsewhere, 'yahrzeit', id)).toEqual([0, '']);
    expect(await asked(elsewhere, 'contact', observer)).toEqual([0, '']);
  });
});
