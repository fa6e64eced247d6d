import type { BulkUndone, Contact } from '@zikaron/contract';
import { aWorld, type Congregation, type World } from '../../../test/world.js';

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
const idOf = async (path: string, body: object): Promise<string> =>
  ((await staff().post(`/api/${path}`).send(body).expect(201)).body as { id: string }).id;
const remember = (name: string) => idOf('yahrzeits', { name, gregorianDate: '1984-03-03' });
const contact = (more: object) =>
  idOf('yahrzeitId' in more ? 'contacts' : 'contacts/alone', { name: 'David Levin', ...more });
const observe = (yahrzeitId: string, contactId: string, columns: string, values: string) =>
  world.db.query(
    `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, ${columns}) VALUES ($1, $2, $3, ${values})`,
    [ours.org, yahrzeitId, contactId],
  );
const merge = (id: string, otherId: string) => staff().post(`/api/contacts/${id}/merge`).send({ otherId });
const mergeYahrzeits = (id: string, otherId: string) => staff().post(`/api/yahrzeits/${id}/merge`).send({ otherId });
const undo = async (subject: string, id: string): Promise<BulkUndone> =>
  (await staff().post(`/api/bulk-actions/${subject}/${id}/undo`).expect(200)).body;
const mergeIdOf = ({ body }: { body: unknown }): string => (body as { mergeId: string }).mergeId;

/** What moves with every change; what undoing adds is the line in the history that says so. */
const NOT_COMPARED = ['version', 'updated_at'];
const TABLES = [
  ...['contact', 'yahrzeit', 'observance', 'occurrence', 'reminder', 'kept_promise', 'response', 'hold', 'keeper'],
  ...['reading_override', 'email_message', 'message_companion', 'printed_letter', 'run_outcome', 'calendar_link'],
  ...['called_name', 'mourning_end', 'email_job', 'import_row', 'different_contacts', 'different_yahrzeits'],
  ...['bereavement', 'bereavement_step', 'rememberer_request'],
];

/** These two are two people. */
const say = (kind: 'contacts' | 'yahrzeits', one: string, other: string) =>
  staff()
    .put(`/api/data-quality/${kind === 'contacts' ? 'contact-' : ''}duplicates/answer`)
    .send({ one, other, twoPeople: true })
    .expect(200);
const saidOf = (kind: 'contacts' | 'yahrzeits') =>
  world.db.query(
    `SELECT array[one_id, other_id]::text[] AS pair FROM different_${kind} WHERE organization_id = $1 ORDER BY 1`,
    [ours.org],
  );

/** Every row of an organization. */
const everything = async (org = ours.org) =>
  Promise.all(
    TABLES.map(async (table) => {
      const rows = await world.db.query(
        `SELECT to_jsonb(t) - $2::text[] AS row FROM ${table} t WHERE organization_id = $1 ORDER BY 1`,
        [org, NOT_COMPARED],
      );
      return [table, rows.map(({ row }: { row: object }) => row)];
    }),
  );

/** In each of the tables a row about this yahrzeit and this contact, who observes it. */
async function aFullRecord(yahrzeitId: string, contactId: string, email: string): Promise<string> {
  const [{ id }] = await world.db.query(
    `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, channel) VALUES ($1, $2, $3, 'email') RETURNING id`,
    [ours.org, yahrzeitId, contactId],
  );
  const [{ date }] = await world.db.query(
    `SELECT min(date) AS date FROM occurrence WHERE yahrzeit_id = $1 AND on_hebrew_calendar AND date > now()`,
    [yahrzeitId],
  );
  const [{ message }] = await world.db.query(
    `INSERT INTO email_message (organization_id, occasion, contact_id, yahrzeit_id, to_email, state)
     VALUES ($1, concat('observance:', $2::uuid, ':', $3::text, ':template'), $4, $5, $6, 'sent') RETURNING id AS message`,
    [ours.org, id, date, contactId, yahrzeitId, email],
  );
  const about = [ours.org, id, date];
  await world.db.query(
    `UPDATE reminder SET state = 'written', message_id = $4 WHERE organization_id = $1 AND observance_id = $2 AND occurrence_date = $3`,
    [...about, message],
  );
  await world.db.query(
    `INSERT INTO kept_promise (organization_id, observance_id, occurrence_date, hash, way, kept_by) VALUES ($1, $2, $3, sha256($4::uuid::text::bytea), 'email', $4)`,
    [...about, message],
  );
  await world.db.query(
    `INSERT INTO message_companion (organization_id, message_id, yahrzeit_id, occasion)
     VALUES ($1, $4, $5, concat('observance:', $2::uuid, ':', $3::text, ':other'))`,
    [...about, message, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, answered_at) VALUES ($1, $2, $3, 'come', now())`,
    about,
  );
  await world.db.query(
    `INSERT INTO hold (organization_id, observance_id, reason, held_by, held_at) VALUES ($1, $2, 'other', 'R', now())`,
    [ours.org, id],
  );
  await world.db.query(
    `INSERT INTO hold (organization_id, yahrzeit_id, reason, held_by, held_at) VALUES ($1, $2, 'quarrel', 'R', now())`,
    [ours.org, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO called_name (organization_id, yahrzeit_id, given, decided_by, decided_at) VALUES ($1, $2, 'שרה', 'R', now())`,
    [ours.org, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO mourning_end (organization_id, yahrzeit_id, shiva, decided_by, decided_at) VALUES ($1, $2, '2026-04-01', 'R', now())`,
    [ours.org, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO keeper (organization_id, yahrzeit_id, state, basis, set_by, set_at) VALUES ($1, $2, 'kept', 'plaque', 'R', now())`,
    [ours.org, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO rememberer_request (organization_id, contact_id, yahrzeit_id, asked_on, asked_by) VALUES ($1, $2, $3, $4, 'R')`,
    [ours.org, contactId, yahrzeitId, date],
  );
  await world.db.query(
    `WITH death AS (INSERT INTO bereavement (organization_id, yahrzeit_id, kaddish_rule, kaddish_from, noted_by, noted_at)
                    VALUES ($1, $2, '11m', 'death', 'R', now()))
     INSERT INTO bereavement_step (organization_id, yahrzeit_id, kind, falls_on, due_on) VALUES ($1, $2, 'plaque', '2027-01-04', '2027-01-04')`,
    [ours.org, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO reading_override (organization_id, yahrzeit_id, on_hebrew_calendar, occurrence_date, decided_by, decided_at)
     VALUES ($1, $2, true, $3, 'R', now())`,
    [ours.org, yahrzeitId, date],
  );
  await world.db.query(
    `WITH batch AS (INSERT INTO print_batch (organization_id, from_date, to_date, printed_at, printed_by) VALUES ($1, $3, $3, now(), 'R') RETURNING id)
     INSERT INTO printed_letter (organization_id, batch_id, observance_id, occurrence_date, contact_id, yahrzeit_id, language, recipient, address, subject, text)
     SELECT $1, batch.id, $2, $3, $4, $5, 'en', 'R', 'R', 'R', 'R' FROM batch`,
    [...about, contactId, yahrzeitId],
  );
  await world.db.query(
    `INSERT INTO email_job (organization_id, mode, template_id, yahrzeit_ids, contact_ids, observer_ids)
     SELECT $1, 'ids', id, ARRAY[$2::uuid], ARRAY[$3::uuid], ARRAY[$4::uuid] FROM template WHERE organization_id = $1 LIMIT 1`,
    [ours.org, yahrzeitId, contactId, id],
  );
  await staff().post('/api/calendar-links').send({ yahrzeitId }).expect(201);
  return date;
}

const observancesOf = (id: string) =>
  world.db.query(
    `SELECT y.name, o.relationship, o.relationship_detail AS detail, o.channel, o.version FROM observance o JOIN yahrzeit y ON y.id = o.yahrzeit_id
      WHERE o.contact_id = $1 ORDER BY y.name`,
    [id],
  );

describe('merging two contacts that are one person', () => {
  it('given each knows something, then the one that stays knows all of it, and nothing that was typed is lost', async () => {
    const stays = await contact({ email: 'david@example.org', phone: '555', notes: 'Calls on Fridays' });
    const goes = await contact({
      name: 'D. Levin',
      email: 'levin@example.org',
      address: '1 Main St',
      hebrewName: 'דוד',
    });

    const answer = await merge(stays, goes).expect(200);

    expect(answer.body as Contact).toMatchObject({
      id: stays,
      name: 'David Levin',
      hebrewName: 'דוד',
      email: 'david@example.org',
      phone: '555',
      address: '1 Main St',
      notes: 'Calls on Fridays\nOther address: levin@example.org',
    });
    await staff().get(`/api/contacts/${goes}`).expect(404);
  });

  it('given the one that stays has no address, then it takes the other one’s', async () => {
    const [stays, goes] = [await contact({}), await contact({ email: 'david@example.org' })];

    expect((await merge(stays, goes).expect(200)).body).toMatchObject({ email: 'david@example.org', notes: null });
  });

  it('given both observe one yahrzeit, then it is observed once, with its kinship, and reached in the ways of both', async () => {
    const [mother, father] = [await remember('Mother'), await remember('Father')];
    const [stays, goes] = [await contact({}), await contact({ email: 'david@example.org' })];
    await observe(mother, stays, 'channel', `'letter'`);
    await observe(mother, goes, 'relationship, relationship_detail', `'Parent', 'Mother'`);
    await observe(father, goes, 'relationship', `'Parent'`);

    await merge(stays, goes).expect(200);

    expect(await observancesOf(stays)).toEqual([
      { name: 'Father', relationship: 'Parent', detail: null, channel: 'email', version: 2 },
      { name: 'Mother', relationship: 'Parent', detail: 'Mother', channel: 'both', version: 2 },
    ]);
  });

  it('given letters and calendars, then they belong to the one that stays, and queued ones go to its address', async () => {
    const [stays, goes] = [await contact({ email: 'a@example.org' }), await contact({ email: 'b@example.org' })];
    for (const state of ['queued', 'sent'])
      await world.db.query(
        `INSERT INTO email_message (organization_id, occasion, contact_id, to_email, state) VALUES ($1, $2, $3, 'b@example.org', $2)`,
        [ours.org, state, goes],
      );
    const link = await staff().post('/api/calendar-links').send({ contactId: goes }).expect(201);

    await merge(stays, goes).expect(200);

    const messages = await world.db.query(
      `SELECT state, to_email AS "to" FROM email_message WHERE contact_id = $1 ORDER BY state`,
      [stays],
    );
    expect(messages).toEqual([
      { state: 'queued', to: 'a@example.org' },
      { state: 'sent', to: 'b@example.org' },
    ]);
    await world
      .as()
      .get(new URL((link.body as { url: string }).url).pathname)
      .expect(200);
  });

  it('given one of two letters about one day was sent already, then the person does not get the other one', async () => {
    const mother = await remember('Mother');
    const [stays, goes] = [await contact({ email: 'a@example.org' }), await contact({ email: 'b@example.org' })];
    await observe(mother, stays, 'channel', `'email'`);
    await observe(mother, goes, 'channel', `'email'`);
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, contact_id, to_email, state)
       SELECT $1, concat('observance:', id, ':2027-02-22:template'), $2, 'b@example.org', 'sent' FROM observance WHERE contact_id = $2`,
      [ours.org, goes],
    );

    await merge(stays, goes).expect(200);

    const [written] = await world.db.query(
      `SELECT m.occasion = concat('observance:', o.id, ':2027-02-22:template') AS counts
         FROM observance o, email_message m WHERE o.contact_id = $1 AND m.contact_id = $1`,
      [stays],
    );
    expect(written).toEqual({ counts: true });
  });

  it('given it was done, then the trail of the person holds who did it and the history of both', async () => {
    const [stays, goes] = [await contact({}), await contact({ name: 'D. Levin' })];

    await merge(stays, goes).expect(200);

    const trail = await world.db.query(
      `SELECT action, after -> 'merged' ->> 'name' AS merged FROM audit_log WHERE resource = 'contact' AND resource_id = $1 ORDER BY id`,
      [stays],
    );
    expect(trail).toEqual([
      { action: 'add', merged: null },
      { action: 'add', merged: null },
      { action: 'merge', merged: 'D. Levin' },
    ]);
    await staff().get(`/api/contacts/${stays}/details`).expect(200);
  });

  it('given itself, a stranger, or the contact of another organization, then it is refused and nothing changes', async () => {
    const id = await contact({});
    const theirs = await world.congregation('Other');
    const { body } = await world
      .as(theirs.people.staff)
      .post('/api/contacts/alone')
      .send({ name: 'Canary' })
      .expect(201);
    const foreign = (body as { id: string }).id;

    await merge(id, id).expect(422);
    await merge(id, foreign).expect(404);
    await merge(foreign, id).expect(404);
    await world.as(theirs.people.staff).get(`/api/contacts/${foreign}`).expect(200);
    await staff().get(`/api/contacts/${id}`).expect(200);
  });

  it('given two who merge them at once in opposite directions, then one of the two stays', async () => {
    const [one, other] = [await contact({}), await contact({})];

    const answers = await Promise.all([merge(one, other), merge(other, one)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('given undoing would pass the observers of the plan, then it is refused until there is room, and nothing is given back', async () => {
    const mother = await remember('Mother');
    const [stays, goes] = [await contact({}), await contact({ email: 'david@example.org' })];
    for (const id of [stays, goes]) await observe(mother, id, 'channel', `'letter'`);
    const id = mergeIdOf(await merge(stays, goes).expect(200));
    const limit = (observers: number) =>
      world.db.query('UPDATE organization SET observers_limit = $2 WHERE id = $1', [ours.org, observers]);

    await limit(1);
    const { body } = await staff().post(`/api/bulk-actions/contacts/${id}/undo`).expect(402);
    expect(body.code).toBe('observer_limit');
    expect(await observancesOf(stays)).toHaveLength(1);
    await staff().get(`/api/contacts/${goes}`).expect(404);
    await limit(2);
    expect(await undo('contacts', id)).toMatchObject({ restored: 1 });
  });
});

describe('merging two yahrzeits of one person', () => {
  const sarah = (more: object = {}) => idOf('yahrzeits', { name: 'Sarah Cohen', gregorianDate: '1984-03-03', ...more });

  it('given each knows something, then the one that was chosen stays and knows all of it', async () => {
    const stays = await sarah({ plaque: 'East wall, 4' });
    const goes = await sarah({
      ...{ name: 'Sara Cohn', hebrewName: 'שרה בת אברהם', gregorianDate: '1984-03-04', plaque: 'Row 7' },
      ...{ notes: 'Her son calls' },
    });

    const { body } = await mergeYahrzeits(stays, goes).expect(200);

    expect(body).toMatchObject({ id: stays, name: 'Sarah Cohen', hebrewName: 'שרה בת אברהם', plaque: 'East wall, 4' });
    expect((body as { notes: string }).notes.split('\n')).toEqual([
      ...['Her son calls', 'Other name: Sara Cohn', 'Other date: 1984-03-04, 30 Adar I 5744', 'Other plaque: Row 7'],
    ]);
    await staff().get(`/api/yahrzeits/${goes}`).expect(404);
  });

  it('given only one has a date, then it is the date of both, and its family is promised letters', async () => {
    const [stays, goes] = [await idOf('yahrzeits', { name: 'Sarah Cohen' }), await sarah()];
    await contact({ email: 'dov@example.org', yahrzeitId: goes });

    const { body } = await mergeYahrzeits(stays, goes).expect(200);

    expect(body).toMatchObject({ gregorianDate: '1984-03-03', observerCount: 1 });
    const [{ open }] = await world.db.query(
      `SELECT count(*) AS open FROM reminder r JOIN observance o ON o.id = r.observance_id WHERE o.yahrzeit_id = $1 AND r.state = 'open'`,
      [stays],
    );
    expect(open).toBeGreaterThan(0);
  });

  it('given families, letters, answers, holds and decisions, then all of them are with the one that stays, once', async () => {
    const [stays, goes] = [await sarah(), await sarah({ name: 'Sara Cohn' })];
    const [both, own] = [await contact({ email: 'both@example.org' }), await contact({ email: 'own@example.org' })];
    await observe(stays, both, 'channel', `'letter'`);
    const date = await aFullRecord(goes, both, 'both@example.org');
    await observe(goes, own, 'channel', `'email'`);

    await mergeYahrzeits(stays, goes).expect(200);

    const [found] = await world.db.query(
      `SELECT (SELECT array_agg(o.channel ORDER BY c.email) FROM observance o JOIN contact c ON c.id = o.contact_id WHERE o.yahrzeit_id = $1) AS observers,
              (SELECT count(*) FROM email_message WHERE yahrzeit_id = $1) AS letters,
              (SELECT count(*) FROM message_companion WHERE yahrzeit_id = $1) AS companions,
              (SELECT count(*) FROM printed_letter WHERE yahrzeit_id = $1 AND NOT again) AS printed,
              (SELECT count(*) FROM hold WHERE yahrzeit_id = $1) AS holds,
              (SELECT count(*) FROM keeper WHERE yahrzeit_id = $1) AS keepers,
              (SELECT count(*) FROM bereavement JOIN bereavement_step USING (yahrzeit_id) WHERE yahrzeit_id = $1) AS steps,
              (SELECT count(*) FROM reading_override WHERE yahrzeit_id = $1) AS readings,
              (SELECT count(*) FROM calendar_link WHERE yahrzeit_id = $1) AS calendars,
              (SELECT array_agg(yahrzeit_ids[1]) FROM email_job WHERE organization_id = $2) AS jobs,
              (SELECT array_agg(o.contact_id) FROM email_job j JOIN observance o ON o.id = ANY (j.observer_ids)
                WHERE j.organization_id = $2 AND o.yahrzeit_id = $1) AS named,
              (SELECT array_agg(r.state) FROM reminder r JOIN observance o ON o.id = r.observance_id
                WHERE o.yahrzeit_id = $1 AND o.contact_id = $3 AND r.occurrence_date = $4) AS promise,
              (SELECT count(*) FROM response r JOIN observance o ON o.id = r.observance_id WHERE o.yahrzeit_id = $1) AS answers`,
      [stays, ours.org, both, date],
    );
    expect(found).toEqual({
      ...{ observers: ['both', 'email'], letters: 1, companions: 1, printed: 1, holds: 1, keepers: 1, readings: 1 },
      steps: 1,
      ...{ calendars: 1, jobs: [stays], named: [both], promise: ['written'], answers: 1 },
    });
    const { body } = await staff().get(`/api/yahrzeits/${stays}/activity`).expect(200);
    const done = body.data.map(({ subject }: { subject: string }) => subject);
    expect(done.filter((act: string) => act === 'add')).toHaveLength(2);
    expect(done).toContain('merge');
  });

  it('given the letter went under a date one day off, then the family does not get another one that year', async () => {
    const [stays, goes] = [await sarah(), await sarah({ gregorianDate: '1984-03-04' })];
    const dov = await contact({ email: 'dov@example.org' });
    await aFullRecord(goes, dov, 'dov@example.org');

    await mergeYahrzeits(stays, goes).expect(200);

    const [next] = await world.db.query(
      `SELECT r.state FROM reminder r JOIN observance o ON o.id = r.observance_id JOIN yahrzeit y ON y.id = o.yahrzeit_id
        WHERE o.yahrzeit_id = $1 AND r.occurrence_date = y.next_hebrew_observance`,
      [stays],
    );
    expect(next).toEqual({ state: 'written' });
  });

  it('given a letter of the other date is still to leave, then the promise of the own date stays open', async () => {
    const [stays, goes] = [await sarah(), await sarah({ gregorianDate: '1984-03-04' })];
    const dov = await contact({ email: 'dov@example.org' });
    await aFullRecord(goes, dov, 'dov@example.org');
    await world.db.query(`UPDATE email_message SET state = 'queued' WHERE contact_id = $1`, [dov]);

    await mergeYahrzeits(stays, goes).expect(200);

    const [next] = await world.db.query(
      `SELECT r.state FROM reminder r JOIN observance o ON o.id = r.observance_id JOIN yahrzeit y ON y.id = o.yahrzeit_id
        WHERE o.yahrzeit_id = $1 AND r.occurrence_date = y.next_hebrew_observance`,
      [stays],
    );
    expect(next).toEqual({ state: 'open' });
  });

  it('given itself, a deleted one, or one of another organization, then it is refused', async () => {
    const [one, deleted] = [await sarah(), await sarah()];
    await staff().delete(`/api/yahrzeits/${deleted}`).expect(200);
    const theirs = await world.congregation('Theirs');
    const { body } = await world.as(theirs.people.staff).post('/api/yahrzeits').send({ name: 'Canary' }).expect(201);

    await mergeYahrzeits(one, one).expect(422);
    await mergeYahrzeits(one, deleted).expect(409);
    await mergeYahrzeits(one, (body as { id: string }).id).expect(404);
    await mergeYahrzeits((body as { id: string }).id, one).expect(404);
  });
});

describe('what was said of two people', () => {
  const [stays, goes, third] = [0, 1, 2] as const;
  const pairs = (...of: [string, string][]) => of.map((pair) => ({ pair: pair.sort() })).sort();

  it.each(['contacts', 'yahrzeits'] as const)(
    'given %s of which one is not a third, then nor is whoever it is merged into, and undoing gives back who was meant',
    async (kind) => {
      const make = () => (kind === 'contacts' ? contact({}) : remember('Sarah Cohen'));
      const all = [await make(), await make(), await make()] as const;
      await say(kind, all[goes], all[third]);
      await say(kind, all[stays], all[goes]);
      const before = await saidOf(kind);

      const mergeThem = kind === 'contacts' ? merge : mergeYahrzeits;
      const id = mergeIdOf(await mergeThem(all[stays], all[goes]).expect(200));

      expect(await saidOf(kind)).toEqual(pairs([all[stays], all[third]]));
      await undo(kind, id);
      expect(await saidOf(kind)).toEqual(before);
    },
  );
});

describe('undoing a merge', () => {
  /** Two records and two contacts, each with everything, the second contact on both records. */
  async function twoOfEach() {
    const records = [await remember('Sarah Cohen'), await remember('Sara Cohn')] as const;
    const people = [await contact({ phone: '1' }), await contact({ email: 'b@example.org', notes: 'Own' })] as const;
    await aFullRecord(records[0], people[0], 'a@example.org');
    await aFullRecord(records[1], people[1], 'b@example.org');
    await observe(records[0], people[1], 'relationship', `'Parent'`);
    return { records, people };
  }

  it('given two yahrzeits, then every row is as it was, twice over, and those of others were never touched', async () => {
    const { records } = await twoOfEach();
    const theirs = await world.congregation('Theirs');
    await world.as(theirs.people.staff).post('/api/yahrzeits').send({ name: 'Sarah Cohen' }).expect(201);
    const [before, beforeOfTheirs] = [await everything(), await everything(theirs.org)];

    const id = mergeIdOf(await mergeYahrzeits(records[0], records[1]).expect(200));
    expect(await everything()).not.toEqual(before);
    expect(await undo('yahrzeits', id)).toEqual({ restored: 1, changedSince: 0 });
    expect(await everything()).toEqual(before);

    expect(await undo('yahrzeits', id)).toEqual({ restored: 0, changedSince: 0 });
    const again = mergeIdOf(await mergeYahrzeits(records[1], records[0]).expect(200));
    await undo('yahrzeits', again);
    expect(await everything()).toEqual(before);
    expect(await everything(theirs.org)).toEqual(beforeOfTheirs);
  });

  it('given two contacts, then every row is as it was, whoever stayed', async () => {
    const { people } = await twoOfEach();
    const before = await everything();

    for (const [stays, goes] of [people, [people[1], people[0]]] as const) {
      const id = mergeIdOf(await merge(stays, goes).expect(200));
      expect(await undo('contacts', id)).toEqual({ restored: 1, changedSince: 0 });
      expect(await everything()).toEqual(before);
    }
  });

  it('given a letter went after the merge, then undoing does not promise it anew; what was typed since stays', async () => {
    const [stays, goes] = [await remember('Sarah Cohen'), await remember('Sara Cohn')];
    await contact({ email: 'dov@example.org', yahrzeitId: goes });
    const id = mergeIdOf(await mergeYahrzeits(stays, goes).expect(200));
    await world.db.query(`UPDATE reminder SET state = 'written' WHERE organization_id = $1 AND state = 'open'`, [
      ours.org,
    ]);
    await staff().put(`/api/yahrzeits/${stays}`).send({ notes: 'Corrected since' }).expect(200);

    await undo('yahrzeits', id);

    const states = await world.db.query(`SELECT DISTINCT state FROM reminder WHERE organization_id = $1`, [ours.org]);
    expect(states).toEqual([{ state: 'written' }]);
    expect((await staff().get(`/api/yahrzeits/${stays}`).expect(200)).body).toMatchObject({ notes: 'Corrected since' });
    expect((await staff().get(`/api/yahrzeits/${goes}`).expect(200)).body).toMatchObject({ observerCount: 1 });
  });

  it('given the one that stayed is gone, then nothing is given back', async () => {
    const [stays, goes] = [await contact({}), await contact({ email: 'dov@example.org' })];
    const id = mergeIdOf(await merge(stays, goes).expect(200));
    const tooLate = async () => (await staff().get('/api/bulk-actions').expect(200)).body.data[0].tooLate;
    expect(await tooLate()).toBeNull();
    await staff().delete(`/api/contacts/${stays}`).expect(200);

    expect(await tooLate()).toBe('record_gone');
    await staff().post(`/api/bulk-actions/contacts/${id}/undo`).expect(409);
    await staff().get(`/api/contacts/${goes}`).expect(404);
  });

  it('given thirty days, another organization or a viewer, then it cannot be undone', async () => {
    const [stays, goes] = [await contact({}), await contact({})];
    const id = mergeIdOf(await merge(stays, goes).expect(200));
    const theirs = await world.congregation('Theirs');

    await world.as(theirs.people.staff).post(`/api/bulk-actions/contacts/${id}/undo`).expect(404);
    await world.as(ours.people.viewer).post(`/api/bulk-actions/contacts/${id}/undo`).expect(403);
    await world.db.query(`UPDATE bulk_action SET at = at - interval '31 days' WHERE id = $1`, [id]);
    await staff().post(`/api/bulk-actions/contacts/${id}/undo`).expect(404);
  });
});
