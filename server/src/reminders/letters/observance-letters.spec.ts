import type { DataSource } from 'typeorm';
import { ReadingPlaces } from '../../yahrzeits/index.js';
import { testDatabase, type TestDatabase } from '../../../test/database.js';
import { aCongregation, anObserver, type Congregation, type Remembered } from '../../../test/reminders-world.js';
import { LetterSources, type Composed, type MessageToWrite } from '../../emails/index.js';
import { DateSettings, OrganizationBirth, OrganizationRow, OrganizationsService } from '../../organizations/index.js';
import { HeavyWork } from '../../platform/heavy-work/index.js';
import { Audit } from '../../platform/audit/index.js';
import { TemplateRow, TemplatesService, TemplateVersionRow, prepareReady } from '../../templates/index.js';
import { ObservanceLetters } from './observance-letters.js';
import { StandingClock } from '../../../test/standing-clock.js';

let database: TestDatabase;
let db: DataSource;
let letters: ObservanceLetters;
const clock = new StandingClock(new Date('2026-12-21T15:00:00Z'));
const sources = new LetterSources();

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([OrganizationRow, TemplateRow, TemplateVersionRow]);
  await db.query(`UPDATE reminder_window SET first_day = '2026-12-20', last_day = '2028-01-20'`);
  const audit = new Audit(db, clock);
  const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), new DateSettings());
  letters = new ObservanceLetters(
    db,
    clock,
    organizations,
    new TemplatesService(db, clock, audit, { PUBLIC_URL: 'https://zikaron.example' }, new HeavyWork()),
    sources,
    new ReadingPlaces(),
  );
});
beforeEach(() => db.query('DELETE FROM organization'));
afterAll(() => database.drop());

const levin = {
  yahrzeit: {
    hebrew_name: 'מרים בת אברהם',
    gregorian_date: '2005-01-06',
    hebrew_day: 25,
    hebrew_month: 10,
    hebrew_year: 5765,
  },
  observance: { relationship: 'Parent', relationship_detail: 'Mother' },
};

const message = (org: Congregation, { observanceId }: Remembered, date = '2027-01-04'): MessageToWrite => ({
  id: observanceId,
  occasion: `observance:${observanceId}:${date}:${org.templateId}`,
  toEmail: 'daniel@family.example',
  templateId: org.templateId,
  contactId: null,
  yahrzeitId: null,
  links: {
    unsubscribe: 'https://zikaron.example/u/token',
    preferences: 'https://zikaron.example/p/token',
    answer: 'https://zikaron.example/r/token',
    remember: 'https://zikaron.example/w/token',
  },
});
const compose = async (org: Congregation, observer: Remembered, date?: string): Promise<Composed | undefined> =>
  (await letters.compose(org.id, [message(org, observer, date)])).get(observer.observanceId);
const letterOf = (composed: Composed | undefined) => {
  if (!composed || !('letter' in composed)) throw new Error(`Not written: ${JSON.stringify(composed)}`);
  return composed.letter;
};
const writeTemplate = (org: Congregation, row: { subject: string; html: string; text: string; language?: string }) =>
  db.query(
    'UPDATE template SET subject = $2, html = $3, text = $4, language = $5, version = version + 1 WHERE id = $1',
    [org.templateId, row.subject, row.html, row.text, row.language ?? 'en'],
  );

describe('a letter about an observance', () => {
  it.each([
    ['en', 'he', 'עברית'],
    ['he', null, 'עברית'],
    ['he', 'en', 'English'],
    ['en', null, 'English'],
  ])(
    'given letters in both languages, a congregation of %s and a reader of %s, then it is in %s',
    async (ours, theirs, said) => {
      const org = await aCongregation(db, { language: ours });
      await writeTemplate(org, { subject: 'x', html: '<p>x</p>', text: 'English' });
      const [{ id }] = await db.query(
        `INSERT INTO template (organization_id, name, jsx_component_key, language, subject, html, text, other_language_id)
       VALUES ($1, 'Hebrew', 'default_reminder', 'he', 'x', '<p>x</p>', 'עברית', $2) RETURNING id`,
        [org.id, org.templateId],
      );
      await db.query('UPDATE template SET other_language_id = $2 WHERE id = $1', [org.templateId, id]);
      const observer = await anObserver(db, org.id, ['2027-01-04'], { ...levin, contact: { language: theirs } });
      const letter = letterOf(await compose(org, observer));

      expect(letter.text).toBe(said);
      expect(letter.language).toBe(said === 'English' ? 'en' : 'he');
    },
  );

  it.each([
    ['America/New_York', null, 'Monday, January 4, 2027', 'Died on January 6, 2005'],
    ['America/New_York', 'dayFirst', 'Monday, 4 January 2027', 'Died on 6 January 2005'],
    ['Europe/London', null, 'Monday, 4 January 2027', 'Died on 6 January 2005'],
  ])('given a congregation in %s that wishes %s, then its letters say %s', async (timezone, order, day, died) => {
    const org = await aCongregation(db, { timezone, date_order: order });
    await writeTemplate(org, {
      ...{ subject: 'x', html: '<p>x</p>', text: '{{formatDate observance.date}} {{observance.explanation}}' },
    });
    const { text } = letterOf(await compose(org, await anObserver(db, org.id, ['2027-01-04'], levin)));

    expect(text).toContain(day);
    expect(text).toContain(died);
  });

  it.each([
    ['en', 'until 3 March 2025. After 3 March 2027 we write', 'Please keep writing to me'],
    ['he', 'עד 3 במרץ 2025. אחרי 3 במרץ 2027 לא נכתוב לכם עוד.', 'בבקשה המשיכו לכתוב לי'],
  ])(
    'given a former member, when the letter is in %s, then it says until when, and how to stay on',
    async (language, ends, keep) => {
      const org = await aCongregation(db, { language, former_letter_years: 2, date_order: 'dayFirst' });
      await writeTemplate(org, { subject: 'x', html: '<html><body><p>x</p></body></html>', text: 'x', language });
      const former = { ...levin, contact: { member_until: '2025-03-03' } };
      const letter = letterOf(await compose(org, await anObserver(db, org.id, ['2027-01-04'], former)));
      const others = [{}, { contact: { member_until: '2025-03-03', stays_on: true } }];

      expect(letter.text).toContain(ends);
      expect(letter.text).toContain(`${keep}: https://zikaron.example/p/token`);
      expect(letter.html).toMatch(new RegExp(`href="https://zikaron.example/p/token">${keep}</a></div></div></body>`));
      for (const other of others) {
        const { text } = letterOf(
          await compose(org, await anObserver(db, org.id, ['2027-01-04'], { ...levin, ...other })),
        );
        expect(text).toBe('x');
      }
    },
  );

  it.each([
    ['night', '2026-12-28', '2026-12-29', 'late'],
    ['night', '2026-12-30', '2026-12-30', 'in time'],
    ['night', '2026-12-14', '2026-12-27', 'in time'],
    ['job', '2026-12-14', '2026-12-29', 'in time'],
  ])('given one of a %s that was wished for %s and leaves on %s, then it is %s', async (kind, wished, leaves, said) => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04'], levin);
    await writeTemplate(org, {
      ...{ subject: 'x', html: '<p>x</p>', text: '{{#if observance.isLate}}late{{else}}in time{{/if}}' },
    });
    const about = message(org, observer);
    await db.query(
      `WITH run AS (INSERT INTO reminder_run (organization_id, kind, local_date) VALUES ($1, $2, $3) RETURNING id),
            written AS (INSERT INTO email_message (id, organization_id, occasion, run_id, template_id, to_email)
                        SELECT $4, $1, $5, run.id, $6, 'daniel@family.example' FROM run RETURNING id, run_id)
       UPDATE reminder SET state = 'written', message_id = written.id, run_id = written.run_id, wished_on = $7 FROM written
        WHERE reminder.organization_id = $1`,
      [org.id, kind, leaves, about.id, about.occasion, org.templateId, wished],
    );
    clock.set(new Date(`${leaves}T15:00:00Z`));

    expect(letterOf(await compose(org, observer)).text.trim()).toBe(said);
    clock.set(new Date('2026-12-21T15:00:00Z'));
  });

  it.each([
    ['night', '{wording}', 'as released'],
    ['night', '{import}', 'as written since'],
    ['job', '{wording}', 'as written since'],
  ])(
    'given a letter written anew while those of a %s wait to leave, and the rules of release %s, then it leaves %s',
    async (kind, rules, said) => {
      const org = await aCongregation(db, { release_rules: rules });
      const observer = await anObserver(db, org.id, ['2027-01-04'], levin);
      const about = message(org, observer);
      const save = (at: string, text: string) =>
        db.query(
          `WITH saved AS (UPDATE template SET text = $3, version = version + 1 WHERE id = $2 RETURNING *)
           INSERT INTO template_version (organization_id, template_id, version, name, subject, metadata_json, html, text, saved_by, saved_at)
           SELECT $1, id, version, name, subject, metadata_json, html, text, 'Ruth', $4 FROM saved`,
          [org.id, org.templateId, text, at],
        );
      await save('2026-12-20T10:00:00Z', 'as released');
      await db.query(
        `WITH run AS (INSERT INTO reminder_run (organization_id, kind, local_date, planned_at)
                      VALUES ($1, $2, '2026-12-21', '2026-12-21T14:00:00Z') RETURNING id)
         INSERT INTO email_message (id, organization_id, occasion, run_id, template_id, to_email)
         SELECT $3, $1, $4, run.id, $5, 'daniel@family.example' FROM run`,
        [org.id, kind, about.id, about.occasion, org.templateId],
      );
      await save('2026-12-21T14:30:00Z', 'as written since');

      expect(letterOf(await compose(org, observer)).text).toBe(said);
    },
  );

  it.each([
    [{ name: 'Cohen, David & Ruth' }, 'David and Ruth|David and Ruth|Cohen'],
    [{ name: 'P. Cohen' }, 'P. Cohen||Cohen'],
    [{ name: 'The Cohen Family' }, 'Cohen family||Cohen'],
    [{ name: 'Rabbi Dr. Ruth Cohen' }, 'Rabbi Cohen|Ruth|Cohen'],
    [{ name: 'Cohen, David', salutation: 'Duddi' }, 'Duddi|David|Cohen'],
    [{ name: 'ruth@example.org' }, '||'],
  ])('given the contact %p, then it greets as %s', async (contact, greeting) => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04'], { ...levin, contact });
    const text = '{{contact.salutation}}|{{contact.firstName}}|{{contact.lastName}}';
    await writeTemplate(org, { subject: 'x', html: `<p>${text}</p>`, text });

    expect(letterOf(await compose(org, observer)).text).toBe(greeting);
  });

  it('given a whole record, then it says who, when on both calendars, from which evening, and why', async () => {
    const org = await aCongregation(db, { latitude: 42.1, longitude: -72.59 });
    const observer = await anObserver(db, org.id, ['2027-01-04'], levin);
    await writeTemplate(org, {
      subject: 'Yahrzeit of {{yahrzeit.name}}',
      html: `<p>{{contact.firstName}}, the {{ordinal observance.nth}} yahrzeit of your {{contact.relationship}} is on
        {{formatDate observance.date}} ({{observance.hebrewDate}}), from {{formatDate observance.beginsAt "long"}}.
        Candle: {{observance.candleLighting}}. Service: {{observance.serviceDate}}, {{observance.serviceName}}. In {{observance.daysUntil}} days.
        {{observance.explanation}} <a href="{{links.unsubscribe}}">Stop</a></p>`,
      text: '{{yahrzeit.hebrewName}}',
    });

    const letter = letterOf(await compose(org, observer));

    expect(letter.subject).toBe('Yahrzeit of Miriam Levin');
    for (const words of [
      'Daniel, the 22nd yahrzeit of your Mother',
      'Monday, January~4,~2027 (25 Tevet 5787), from January~3,~2027',
      'Candle: at sundown, 4:3',
      'Service: 2027-01-01, the Friday evening service. In 14 days.',
      'Died on January~6,~2005, that is 25~Tevet~5765.',
      'href="https://zikaron.example/u/token"',
    ]) {
      expect(letter.html).toContain(words.replaceAll('~', '\u00a0'));
    }
    expect(letter).toMatchObject({ text: 'מרים בת אברהם', language: 'en', mergeFieldIssues: [] });
    const [event] = letter.attachments ?? [];
    expect(event).toMatchObject({ filename: 'yahrzeit.ics', type: 'text/calendar; method=PUBLISH' });
    expect(event?.content).toMatch(/DTSTART:20270103T21\d{4}Z\r\nDTEND:20270104T21\d{4}Z/);
    expect(event?.content).toContain('SUMMARY:Yahrzeit of Miriam Levin');
  });

  it.each([
    ['2027-01-01', 'read on 2027-01-01'],
    ['2027-01-02', 'nothing'],
  ])('given it leaves on %s, then of its service it says %s', async (leaves, said) => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04'], levin);
    const text = '{{#if observance.serviceDate}}read on {{observance.serviceDate}}{{else}}nothing{{/if}}';
    await writeTemplate(org, { subject: 'x', html: '<p>x</p>', text });
    clock.set(new Date(`${leaves}T15:00:00Z`));

    expect(letterOf(await compose(org, observer)).text.trim()).toBe(said);
    clock.set(new Date('2026-12-21T15:00:00Z'));
  });

  it('given no place, then the event is the civil day', async () => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04'], levin);

    const [event] = letterOf(await compose(org, observer)).attachments ?? [];

    expect(event?.content).toContain('DTSTART;VALUE=DATE:20270104');
  });

  it.each(['en', 'he'] as const)('given our ready letter in %s, then it is written without a gap', async (language) => {
    const org = await aCongregation(db, { address: '12 Elm Street' });
    const observer = await anObserver(db, org.id, ['2027-01-04'], levin);
    await writeTemplate(org, { ...(await prepareReady('default_reminder', language)), language });

    const letter = letterOf(await compose(org, observer));

    expect(letter.language).toBe(language);
    expect(letter.html.replaceAll('\u00a0', ' ')).toContain(language === 'he' ? 'כ״ה בטבת תשפ״ז' : '25 Tevet 5787');
    expect(letter.mergeFieldIssues).toEqual([]);
  });

  it('given a value that is missing, then it is written, and the gap is noted with its record', async () => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04']);
    await writeTemplate(org, { subject: 's', html: '<p>{{yahrzeit.hebrewName}}</p>', text: 't' });

    const { mergeFieldIssues, mergeFieldsUsed } = letterOf(await compose(org, observer));

    expect(mergeFieldsUsed).toEqual(['yahrzeit.hebrewName']);
    expect(mergeFieldIssues).toMatchObject([
      { field: 'yahrzeit.hebrewName', type: 'missing_data', severity: 'medium', recordId: observer.yahrzeitId },
    ]);
  });

  it('given a required value that is blank, then it is not sent', async () => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04'], { contact: { name: ' ' } });

    expect(await compose(org, observer)).toMatchObject({
      failed: '"contact.name" is blank in this record.',
      mergeFieldIssues: expect.arrayContaining([
        expect.objectContaining({ field: 'contact.name', type: 'empty_value', severity: 'high' }),
      ]),
    });
  });

  it('given a template that breaks a rule since, then it waits for a person', async () => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04']);
    await writeTemplate(org, { subject: 's', html: '<p>{{{contact.name}}}</p>', text: 't' });

    expect(await compose(org, observer)).toMatchObject({ failed: expect.stringContaining('breaks a rule') });
  });
});

describe('a letter of a template that names a field which is not in the catalogue', () => {
  it('given one kept from before, then it waits for a person, and the field is an issue of high severity', async () => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04']);
    await writeTemplate(org, {
      subject: 's',
      html: '<p>{{yahrzeit.gravestone}} {{yahrzeit.gravestone}}</p>',
      text: 't',
    });

    expect(await compose(org, observer)).toMatchObject({
      failed: expect.stringContaining('yahrzeit.gravestone'),
      mergeFieldIssues: [{ field: 'yahrzeit.gravestone', type: 'invalid_field', severity: 'high' }],
    });
  });
});

describe('a letter that is no longer due', () => {
  it.each([
    ['the yahrzeit was deleted', 'UPDATE yahrzeit SET archived_at = now()', 'The yahrzeit was deleted.'],
    ['the observer was removed', 'DELETE FROM observance', 'The observer was removed.'],
    ['the observer has died', 'UPDATE contact SET deceased = true', 'The observer has died.'],
    ['the date was corrected', 'DELETE FROM occurrence', 'The date of the observance has changed.'],
    [
      'a printed letter is wished',
      `UPDATE observance SET channel = 'letter'`,
      'The observer is no longer reached by email.',
    ],
  ])('given %s, then it is cancelled and says so', async (_, change, reason) => {
    const org = await aCongregation(db);
    const observer = await anObserver(db, org.id, ['2027-01-04']);
    await db.query(change);

    expect(await compose(org, observer)).toEqual({ cancelled: reason });
  });

  it("given another organization's observer, then nothing of it is written", async () => {
    const [org, other] = [await aCongregation(db), await aCongregation(db)];
    const observer = await anObserver(db, other.id, ['2027-01-04']);

    expect(await compose(org, observer)).toEqual({ cancelled: 'The observer was removed.' });
  });
});

describe('a batch of letters', () => {
  it('given a hundred of one template, then four queries tell of their days, what goes together, dates and records, however many there are', async () => {
    const org = await aCongregation(db);
    const observers = await Promise.all(Array.from({ length: 100 }, () => anObserver(db, org.id, ['2027-01-04'])));
    const asked = jest.spyOn(db, 'query');

    const composed = await letters.compose(
      org.id,
      observers.map((observer) => message(org, observer)),
    );

    expect([...composed.values()].filter((one) => 'letter' in one)).toHaveLength(100);
    expect(asked).toHaveBeenCalledTimes(4);
    asked.mockRestore();
  });
});
