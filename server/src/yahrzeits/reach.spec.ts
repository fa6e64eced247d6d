import type { Gap } from '@zikaron/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { testDatabase, type TestDatabase } from '../../test/database.js';
import { aCongregation, anObserver } from '../../test/reminders-world.js';
import { DateSettings } from '../organizations/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { StandingReminders } from './standing-reminders.js';
import { StandingClock } from '../../test/standing-clock.js';

const clock = new StandingClock(new Date('2026-12-01T12:00:00Z'));
let database: TestDatabase;
let db: DataSource;

beforeAll(async () => {
  database = await testDatabase();
  db = await database.dataSource([]);
});
afterAll(() => database.drop());

/** What decides whether a promise to a family will be kept, and by which way. */
interface ReachFacts {
  /** `open` while it is still to be kept. */
  readonly state: 'open' | 'written' | 'printed' | 'answered' | 'let_go' | 'missed';
  /** Why it ended, when it did. */
  readonly endedFor: string | null;
  readonly archived: boolean;
  readonly deceased: boolean;
  /** They left the congregation, and its letters to former members have ended on the day of sending. */
  readonly former: boolean;
  /** A person holds the yahrzeit, the observer or the contact on the day of sending. */
  readonly held: boolean;
  readonly channel: 'email' | 'letter' | 'both' | 'phone' | 'none';
  readonly email: string | null;
  /** Why nothing is mailed to the address any more. */
  readonly suppressed: 'bounced' | 'complained' | 'unsubscribed' | null;
  readonly contactName: string;
  readonly yahrzeitName: string;
  readonly address: string | null;
  readonly phone: string | null;
  /** Whether the same was kept under records that are gone. */
  readonly keptBefore: { readonly email: boolean; readonly print: boolean };
}

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
        await db.query('DELETE FROM organization');
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

/** Whoever has no use for email is reached on paper, where there is an address. */
const PAPER_INSTEAD: readonly (string | null)[] = ['no_address', 'bounced', 'complained', 'unsubscribed'];

/** The rule that the view follows, said a second time: what a promise comes to, and the reason, which is what ended it, or what keeps it from the way that was asked for. */
function reachOf(facts: ReachFacts): { verdict: string; reason: string | null } {
  if (facts.state !== 'open') return { verdict: facts.state, reason: facts.endedFor };

  const { channel } = facts;
  const [wantsEmail, wantsLetter] = [
    channel === 'email' || channel === 'both',
    channel === 'letter' || channel === 'both',
  ];
  const [mailGap, paperGap, gap] = [mailGapOf(facts), paperGapOf(facts), commonGapOf(facts)];
  const onPaper = wantsLetter || (wantsEmail && PAPER_INSTEAD.includes(mailGap));

  if (wantsEmail && !mailGap) return { verdict: 'email', reason: null };
  const reason = wantsEmail ? mailGap : wantsLetter ? paperGap : (gap ?? (channel === 'none' ? 'channel_none' : null));
  if (onPaper && !paperGap) return { verdict: 'letter', reason };
  if (channel !== 'phone' || gap) return { verdict: 'none', reason };
  return said(facts.phone) ? { verdict: 'phone', reason } : { verdict: 'none', reason: 'no_phone' };
}

const said = (text: string | null): boolean => text !== null && /\S/.test(text);

function commonGapOf({ archived, deceased, former, held }: ReachFacts): Gap | null {
  if (archived) return 'yahrzeit_archived';
  if (deceased) return 'observer_deceased';
  if (former) return 'former_member';
  return held ? 'held' : null;
}

function mailGapOf(facts: ReachFacts): Gap | null {
  const common = commonGapOf(facts);
  if (common) return common;
  if (facts.channel !== 'email' && facts.channel !== 'both') return 'not_by_email';
  if (facts.email === null) return 'no_address';
  if (facts.suppressed) return facts.suppressed;
  if (facts.contactName.trim() === '') return 'missing:contact.name';
  if (facts.yahrzeitName.trim() === '') return 'missing:yahrzeit.name';
  return facts.keptBefore.email ? 'already_written' : null;
}

function paperGapOf(facts: ReachFacts): Gap | null {
  const common = commonGapOf(facts);
  if (common) return common;
  if (!said(facts.address)) return 'no_postal_address';
  return facts.keptBefore.print ? 'already_printed' : null;
}
