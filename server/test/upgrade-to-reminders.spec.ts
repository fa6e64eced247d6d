import type { DataSource } from 'typeorm';
import { StandingReminders1700014000000 } from '../migrations/1700014000000-standing-reminders.js';
import { RemindersOfWhatIsOnRecord1700014000200 } from '../migrations/1700014000200-reminders-of-what-is-on-record.js';
import { LeadsOfOnesOwn1700071000100 } from '../migrations/1700071000100-leads-of-ones-own.js';
import { addDays, localDate } from '../src/calendar/index.js';
import { testDatabase, type TestDatabase } from './database.js';
import { aCongregation, anObserver, type Congregation, type Remembered } from './reminders-world.js';

let database: TestDatabase;
let db: DataSource;
let org: Congregation;

/** The installation as it was before there were reminders. */
beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
  const runner = db.createQueryRunner();
  await runner.query('DROP INDEX email_message_about, email_message_cancelled, message_companion_about');
  await new LeadsOfOnesOwn1700071000100().down(runner);
  await new StandingReminders1700014000000().down(runner);
  await runner.release();
  org = await aCongregation(db);
});
afterAll(() => database.drop());

const today = localDate(new Date(), 'UTC');
const day = addDays(today, 10);

async function aLetter({ observanceId, contactId, yahrzeitId }: Remembered, state: string, about = day): Promise<void> {
  await db.query(
    `INSERT INTO email_message (organization_id, occasion, template_id, contact_id, yahrzeit_id, to_email, state)
     VALUES ($1, $2, $3, $4, $5, (SELECT email FROM contact WHERE id = $4), $6)`,
    [org.id, `observance:${observanceId}:${about}:${org.templateId}`, org.templateId, contactId, yahrzeitId, state],
  );
}

async function aPrintedLetter({ observanceId, contactId, yahrzeitId }: Remembered): Promise<void> {
  await db.query(
    `WITH batch AS (INSERT INTO print_batch (organization_id, from_date, to_date, printed_at, printed_by)
                    VALUES ($1, $5, $5, now(), 'Rivka') RETURNING id)
     INSERT INTO printed_letter (organization_id, batch_id, observance_id, contact_id, yahrzeit_id, occurrence_date, language,
                                 recipient, address, subject, text)
     SELECT $1, id, $2, $3, $4, $5, 'en', 'D', 'A', 'S', 'T' FROM batch`,
    [org.id, observanceId, contactId, yahrzeitId, day],
  );
}

describe('the upgrade to reminders', () => {
  it('given letters that were sent, queued, withdrawn and printed, then each is known as such, and the rest is open', async () => {
    const people: Record<string, Remembered> = {};
    for (const name of ['sent', 'queued', 'cancelled', 'printed', 'open', 'past']) {
      const about = name === 'past' ? addDays(today, -5) : day;
      const paper = name === 'printed' ? { channel: 'letter' } : {};
      people[name] = await anObserver(db, org.id, [about], { yahrzeit: { name }, observance: paper });
    }
    for (const state of ['sent', 'queued', 'cancelled']) await aLetter(people[state]!, state);
    await aPrintedLetter(people.printed!);
    const before = await db.query('SELECT * FROM email_message ORDER BY id');

    const runner = db.createQueryRunner();
    await new StandingReminders1700014000000().up(runner);
    await runner.startTransaction();
    await new RemindersOfWhatIsOnRecord1700014000200().up(runner);
    await runner.commitTransaction();
    await runner.release();

    const rows = await db.query(
      `SELECT y.name, r.state, r.message_id IS NOT NULL AS letter FROM reminder r
         JOIN observance o ON o.id = r.observance_id JOIN yahrzeit y ON y.id = o.yahrzeit_id ORDER BY y.name`,
    );
    expect(rows).toEqual([
      { name: 'cancelled', state: 'let_go', letter: true },
      { name: 'open', state: 'open', letter: false },
      { name: 'printed', state: 'printed', letter: false },
      { name: 'queued', state: 'written', letter: true },
      { name: 'sent', state: 'written', letter: true },
    ]);
    expect(await db.query('SELECT way, count(*) AS n FROM kept_promise GROUP BY way ORDER BY way')).toEqual([
      { way: 'email', n: 2 },
      { way: 'print', n: 1 },
    ]);
    expect(await db.query('SELECT * FROM email_message ORDER BY id')).toEqual(before);
  });
});
