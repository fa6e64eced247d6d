import { reachOf, type ReachFacts } from '@zikaron/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver } from '../../test/reminders-world.js';
import { DateSettings } from '../organizations/index.js';
import { StandingClock } from '../platform/clock/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { StandingReminders } from './standing-reminders.js';

const clock = new StandingClock(new Date('2026-12-01T12:00:00Z'));
let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
});
afterAll(() => database.drop());

// Most families have nothing in their way: else what comes first would hide what comes after it.
const rarely = fc.constantFrom(...Array<boolean>(9).fill(false), true);
const sometimes = fc.constantFrom(null, 'x', 'x', 'x', ' ');
const facts: fc.Arbitrary<ReachFacts> = fc.record({
  state: fc.constantFrom(...Array<'open'>(20).fill('open'), 'written', 'printed', 'answered', 'let_go', 'missed'),
  endedFor: fc.constantFrom(null, 'too_late', 'not_printed'),
  archived: rarely,
  deceased: rarely,
  former: rarely,
  held: rarely,
  channel: fc.constantFrom('email', 'letter', 'both', 'phone', 'none'),
  email: fc.constantFrom(null, 'there'),
  suppressed: fc.constantFrom(null, null, 'bounced', 'complained', 'unsubscribed'),
  contactName: fc.constantFrom('Daniel', 'Ruth', 'Ruth', ' '),
  yahrzeitName: fc.constantFrom('Miriam', 'David', 'David', ' '),
  address: sometimes,
  phone: sometimes,
  keptBefore: fc.record({ email: fc.boolean(), print: fc.boolean() }),
});

/** A family of which all this is so; answers its observance. The Hebrew date of death tells it from all others. */
async function aFamily(org: Awaited<ReturnType<typeof aCongregation>>, told: ReachFacts, nth: number): Promise<string> {
  const email = told.email && `family-${nth}@family.example`;
  const { observanceId } = await anObserver(db, org.id, ['2026-12-22'], {
    contact: {
      ...{ name: told.contactName, email, address: told.address, phone: told.phone, deceased: told.deceased },
      member_until: told.former ? '2024-12-07' : null,
    },
    yahrzeit: {
      name: told.yahrzeitName,
      ...{ hebrew_day: 1, hebrew_month: 7, hebrew_year: 5000 + nth },
      archived_at: told.archived ? '2026-11-01T00:00:00Z' : null,
    },
    observance: { channel: told.channel },
  });
  if (email && told.suppressed) {
    await db.query('INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, $3)', [
      ...[org.id, email, told.suppressed],
    ]);
  }
  if (told.held) {
    await db.query(
      `INSERT INTO hold (organization_id, observance_id, reason, held_by, held_at) VALUES ($1, $2, 'quarrel', 'Rabbi Stein', $3)`,
      [org.id, observanceId, clock.now()],
    );
  }
  for (const way of ['email', 'print'] as const) {
    if (!told.keptBefore[way]) continue;
    await db.query(
      `INSERT INTO kept_promise (organization_id, occurrence_date, hash, way, observance_id, kept_by)
       SELECT organization_id, occurrence_date, promise, $2, $3, $3 FROM reach WHERE observance_id = $1`,
      [observanceId, way, randomUUID()],
    );
  }
  await db.query('UPDATE reminder SET state = $2, reason = $3 WHERE observance_id = $1', [
    ...[observanceId, told.state, told.state === 'open' ? null : told.endedFor],
  ]);
  return observanceId;
}

describe('the view of what promises come to', () => {
  it('given any families, then it says of each what the rule says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: 50, maxLength: 70 }), async (families) => {
        await db.query('TRUNCATE organization CASCADE');
        const org = await aCongregation(db);
        await db.query('UPDATE organization SET former_letter_years = 2');
        await new StandingReminders(db, clock, new DateSettings(), new HouseWork(db, clock)).keepUp();

        for (const [nth, told] of families.entries()) {
          const observanceId = await aFamily(org, told, nth);
          const [seen] = await db.query('SELECT verdict, reason FROM reach WHERE observance_id = $1', [observanceId]);

          // An address that nobody has is not suppressed either.
          expect({ told, ...seen }).toEqual({ told, ...reachOf(told.email ? told : { ...told, suppressed: null }) });
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
