import type { Database } from '../platform/database/index.js';
import { fingerprint } from '../../test/records.js';
import { PERSONAL } from './personal-tables.js';
import { aWorld, type Congregation, type World } from '../../test/world.js';

/** In everything that tells who she is, and in nothing else. */
const CANARY = /canar|כנרית|555.?0142|12 sparrow/i;
const HER = {
  name: 'Canary Bird',
  hebrewName: 'כנרית בת צפורה',
  email: 'canary@example.org',
  phone: '555 0142',
  address: '12 Sparrow Lane',
  notes: 'Canary: call in the evening',
};

/** Hashes of secrets, by which nobody is known. */
const KEPT_BY_SESSION = new Set(['api_key', 'recovery_code', 'web_session']);

/** Tables with addresses, telephone numbers or words that are not a family's, and why. */
const NOT_OF_FAMILIES: Partial<Record<keyof Database, string>> = {
  app_user: 'Who signs in has an account of their own, and sees and ends it there.',
  bereavement: 'Where the family of one who died sits shiva; whoever mourns is told of by their observance.',
  bereavement_step: 'What the congregation does in the first year after a death, and which of its people does it.',
  bulk_action_record:
    'What was changed of records, by their ids; of merges what the two were, for 30 days, which is erased with them.',
  contact: 'The person itself: at the head of the file, and removed last.',
  backup: 'Files that hold the whole installation: their names, times and sizes.',
  crash: 'What broke in a page, without texts of people: kinds of failure and places in the program.',
  editor_issue: 'Of editors of bulletins, to whom staff has corrections sent.',
  erased_address: 'A salted hash of who was erased, which keeps letters away.',
  import: 'Samples of its columns: erased with the rows, which are handed out.',
  invitation: 'Of members, to the address they were invited at.',
  kept_promise: 'A keyed hash of who was written to, which keeps a second letter away.',
  list_issue: 'Names of the dead as a list read them; no living person stands there.',
  list_link: 'Of editors of bulletins, to whom staff has corrections sent.',
  look: 'Who of those who run the installation looked in.',
  look_consent: 'Which owner allowed it.',
  look_seen: 'Which parts of the house were looked at, and the ids of records, which an erased one leaves empty.',
  organization: 'The congregation’s own address.',
  pulpit_reader: 'Which members have the sheet for the pulpit by mail, and on which paper; a hash of what it said.',
  learned_preset: 'Headings of lists and what they mean, and which operator said so.',
  recovery_code: 'Hashes of codes with which a member signs in, not of families.',
  import_source: 'Where lists are fetched from, and which member said so.',
  restored_archive: 'Which archive was brought here, and who signed in where it was made.',
  sheet_link: 'A private address of the whole list, and which member made it.',
  template: 'What letters are made from names nobody.',
  template_version: 'What letters are made from names nobody.',
};

describe('what is kept of a person', () => {
  let world: World;
  let here: Congregation;
  let there: Congregation;
  let id: string;
  let letter: string;

  beforeAll(async () => {
    world = await aWorld();
    [here, there] = [await world.congregation('Beth Shalom'), await world.congregation('Ohev Emet')];
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.db.query(
      'TRUNCATE contact, yahrzeit, import, email_message, suppression, notification, erased_address, audit_log CASCADE',
    );
    id = await aFamily(here);
    [{ id: letter }] = await world.db.query('SELECT id FROM email_message');
  });

  const admin = () => world.as(here.people.admin);
  const everything = async (): Promise<string[]> => {
    const tables: { table: string }[] = await world.db.query(
      `SELECT format('%I.%I', schemaname, tablename) AS table FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const dumps = tables.map(({ table }): Promise<{ row: string }[]> =>
      world.db.query(`SELECT '${table} ' || t::text AS row FROM ${table} t`),
    );
    return (await Promise.all(dumps)).flat().map(({ row }) => row);
  };
  const ofHers = async () => (await everything()).filter((row) => CANARY.test(row));

  /** She was merged out of two, corrected, observes, was written to, unsubscribed, wrote herself, and stood in a list. */
  async function aFamily({ people, org }: Congregation): Promise<string> {
    const staff = world.as(people.staff);
    const { body: yahrzeit } = await staff
      .post('/api/yahrzeits')
      .send({ name: 'Chaya Levin', gregorianDate: '1984-03-03' });
    const { body: her } = await staff
      .post('/api/contacts')
      .send({ ...HER, email: 'old.canary@example.org', yahrzeitId: yahrzeit.id });
    await staff.put(`/api/contacts/${her.id}`).send({ email: HER.email }).expect(200);
    const { body: other } = await staff
      .post('/api/contacts/alone')
      .send({ name: 'C. Canary', email: 'second.canary@example.org' });
    await staff.post(`/api/contacts/${her.id}/merge`).send({ otherId: other.id }).expect(200);
    const { body: details } = await staff.get(`/api/contacts/${her.id}/details`);
    await staff
      .put(`/api/observers/${details.observances[0].id}`)
      .send({ relationshipDetail: 'Her canary' })
      .expect(200);
    await world.db.query(
      `INSERT INTO email_message (organization_id, occasion, contact_id, to_email, state, subject, html, text, error, headers, attempt_log, merge_field_issues)
       VALUES ($1, 'test', $2, 'old.canary@example.org', 'sent', 'Dear Canary', '<p>Canary</p>', 'Canary', 'canary refused', '{"To": "canary"}',
               '[{"response": "canary"}]', '[{"message": "Canary lacks a phone"}]')`,
      [org, her.id],
    );
    await world.db.query(
      `INSERT INTO delivery_report (organization_id, message_id, source, event_id, kind, detail, at, received_at)
       SELECT organization_id, id, 'bounce-mail', 'one', 'bounced', 'old.canary@example.org is unknown', now(), now()
         FROM email_message WHERE organization_id = $1`,
      [org],
    );
    await world.db.query(`INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, 'complained')`, [
      org,
      HER.email,
    ]);
    await world.db.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, data) VALUES
         ($1, 'observer-message:' || $2 || ':1', 'Canary Bird wrote', 'My canary died', 'info', '{}'),
         ($1, 'other', 'Backups are late', 'Look at them', 'info', '{}')`,
      [org, her.id],
    );
    await world.db.query(
      `WITH file AS (
         INSERT INTO import (organization_id, file_name, sha256, encoding, delimiter, header_row, columns, date_order, counts, created_by)
         VALUES ($1, 'list.csv', '\\x00', 'utf-8', ',', 1, '[{"heading": "Family", "samples": ["Canary Bird", "Dov"]}]', 'mdy', '{}', 'x') RETURNING id)
       INSERT INTO import_row (organization_id, import_id, row, cells, brought, understood, state, has_issues)
       SELECT $1, file.id, n, CASE n WHEN 1 THEN '["Chaya Levin", "CANARY BIRD <canary@example.org>", "555 0142"]' ELSE '["Dov Levin"]' END::jsonb,
              CASE n WHEN 1 THEN '["Chaya Levin", "Canary Bird", "555 0142"]' END::jsonb,
              CASE n WHEN 1 THEN '{"name": "Chaya Levin", "observers": [{"name": "Canary Bird", "email": "canary@example.org"}]}' ELSE '{}' END::jsonb,
              'new', false FROM file, generate_series(1, 2) n`,
      [org],
    );
    await world.db.query(
      `INSERT INTO import_crop SELECT organization_id, import_id, row, '\\x01' FROM import_row WHERE organization_id = $1`,
      [org],
    );
    await world.db.query(
      `WITH batch AS (
         INSERT INTO print_batch (organization_id, from_date, to_date, printed_at, printed_by)
         VALUES ($1, '2027-01-01', '2027-01-31', now(), 'Staff') RETURNING id)
       INSERT INTO printed_letter (organization_id, batch_id, contact_id, yahrzeit_id, occurrence_date, again, language, recipient, address, subject, text)
       SELECT $1, batch.id, $2, $3, '2027-01-20', false, 'en', 'Canary Bird', '12 Sparrow Lane', 'Dear Canary', 'On paper' FROM batch`,
      [org, her.id, yahrzeit.id],
    );
    await world.db.query(
      `INSERT INTO calendar_link (organization_id, contact_id, created_by, created_at) VALUES ($1, $2, 'Canary', now())`,
      [org, her.id],
    );
    await world.db.query(
      `INSERT INTO hold (organization_id, contact_id, reason, note, held_by, held_at) VALUES ($1, $2, 'other', 'Canary', 'Canary', now())`,
      [org, her.id],
    );
    await world.db.query(
      `INSERT INTO rememberer_request (organization_id, contact_id, yahrzeit_id, asked_on, asked_by, answer, other, answered_at)
       VALUES ($1, $2, $3, '2027-03-03', 'Canary', 'other', 'A cousin of Canary', now())`,
      [org, her.id, yahrzeit.id],
    );
    await world.db.query(
      `INSERT INTO response (organization_id, observance_id, occurrence_date, attendance, answered_at, wrong)
       VALUES ($1, $2, '2027-03-03', 'come', now(), 'Canary is spelled with one n')`,
      [org, details.observances[0].id],
    );
    return her.id;
  }

  it('given her wish to see it, then one file holds who she is, whom she remembers, her letters and what was done', async () => {
    const { status, body, headers } = await admin().get(`/api/contacts/${id}/personal-data`);

    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('Canary Bird');
    expect(body).toMatchObject({
      person: { name: HER.name, email: HER.email, phone: HER.phone, address: HER.address },
      observances: [{ yahrzeit: 'Chaya Levin', relationshipDetail: 'Her canary' }],
      letters: [{ to: 'old.canary@example.org', subject: 'Dear Canary', text: 'Canary' }],
      suppressions: [{ email: HER.email, reason: 'complained' }],
      deliveryReports: [{ kind: 'bounced', detail: 'old.canary@example.org is unknown' }],
      printedLetters: [{ recipient: 'Canary Bird', address: '12 Sparrow Lane', text: 'On paper' }],
      messagesToTheOffice: [{ message: 'My canary died' }],
      rowsOfLists: [
        {
          fileName: 'list.csv',
          row: 1,
          cells: ['CANARY BIRD <canary@example.org>', '555 0142'],
          corrected: ['Canary Bird', '555 0142'],
        },
      ],
      calendarLinks: [{ revokedAt: null }],
    });
    expect(body.history.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['add', 'change', 'merge', 'change_observer']),
    );
  });

  it('given a table that may keep something of a person, then it is in her file, or said why not', async () => {
    const inHerFile = Object.values(PERSONAL).map(({ table }): string => table);
    const mayKeep: { name: string }[] = await world.db.query(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND (column_name = 'contact_id'
           OR column_name ~ '(^|_)(email|address|phone|recipient|cells|before|message|detail|text|hash)$' AND data_type <> 'uuid')`,
    );
    const names = mayKeep.map(({ name }) => name).filter((name) => !KEPT_BY_SESSION.has(name));

    expect(names.length).toBeGreaterThan(inHerFile.length);
    expect(names.filter((name) => !inHerFile.includes(name) && !(name in NOT_OF_FAMILIES))).toEqual([]);
    const [{ id: observance }] = await world.db.query('SELECT id FROM observance WHERE contact_id = $1', [id]);
    // An answer is only marks beside her observance: it holds no word of hers.
    const hers = (await everything()).filter((row) => CANARY.test(row) || row.includes(observance));
    for (const table of inHerFile) expect(hers.some((row) => row.startsWith(`public.${table} `))).toBe(true);
  });

  it('given her wish to be forgotten, then a dump of the whole database does not know her, and the rest stands', async () => {
    expect((await ofHers()).length).toBeGreaterThan(10);

    expect(await admin().post(`/api/contacts/${id}/erase`)).toMatchObject({ status: 200, body: { data: { id } } });

    expect(await ofHers()).toEqual([]);
    const left = (await everything()).join('\n');
    for (const other of ['Chaya Levin', 'Dov Levin', 'Backups are late']) expect(left).toContain(other);
    expect(await world.db.query('SELECT state, to_email FROM email_message WHERE id = $1', [letter])).toEqual([
      { state: 'sent', to_email: 'erased@erased.invalid' },
    ]);
    expect(await world.db.query(`SELECT resource_id, before, after FROM audit_log WHERE action = 'erase'`)).toEqual([
      { resource_id: id, before: null, after: null },
    ]);
    expect(await admin().get(`/api/contacts/${id}`)).toMatchObject({ status: 404 });
  });

  it('given pictures beside the rows of a list, then that of her row goes, since nothing can be struck out of it', async () => {
    await admin().post(`/api/contacts/${id}/erase`).expect(200);

    const left = await world.db.query('SELECT row FROM import_crop WHERE organization_id = $1', [here.org]);
    expect(left).toEqual([{ row: 2 }]);
  });

  it('given a list imported again with one of her addresses, then nothing is mailed to it', async () => {
    await admin().post(`/api/contacts/${id}/erase`).expect(200);

    const [now, before] = await Promise.all(
      [HER.email, 'OLD.canary@example.org'].map((email) =>
        admin().post('/api/contacts/alone').send({ name: 'Her again', email }),
      ),
    );

    expect([now?.body.suppressed, before?.body.suppressed]).toEqual(['complained', 'unsubscribed']);
    expect(await admin().post('/api/contacts/alone').send({ name: 'Dov', email: 'dov@example.org' })).toMatchObject({
      body: { suppressed: null },
    });
  });

  it('given a letter to her that is just leaving, then it is awaited, and nothing was erased', async () => {
    await world.db.query(`UPDATE email_message SET state = 'sending' WHERE id = $1`, [letter]);
    const before = await ofHers();

    expect(await admin().post(`/api/contacts/${id}/erase`)).toMatchObject({
      status: 409,
      body: { code: 'letter_leaving' },
    });

    expect(await ofHers()).toEqual(before);
  });

  it('given another congregation that knows her too, then what it keeps stays', async () => {
    await aFamily(there);
    const before = await fingerprint(world.db, there.org);

    await admin().post(`/api/contacts/${id}/erase`).expect(200);

    expect(await fingerprint(world.db, there.org)).toBe(before);
  });

  it('given staff, then neither is theirs to do', async () => {
    const staff = world.as(here.people.staff);

    expect(await staff.get(`/api/contacts/${id}/personal-data`)).toMatchObject({ status: 403 });
    expect(await staff.post(`/api/contacts/${id}/erase`)).toMatchObject({ status: 403 });
  });
});
