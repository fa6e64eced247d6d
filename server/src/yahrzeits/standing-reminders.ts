import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, localDate, sendingMoment, type CivilDate, type Place } from '../calendar/index.js';
import { DateSettings } from '../organizations/index.js';
import { Clock } from '../platform/clock/index.js';
import { kysely } from '../platform/database/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { keeps } from './adar-choices.js';
import { REACH_OF_EACH } from './reach-of.js';

/** So many civil days ahead there is a reminder for every observer: thirteen months. */
const DAYS_AHEAD = 395;

/** Lawful days are worked out a month further, so that this is done once a month for each organization. */
const DAYS_WORKED_OUT = DAYS_AHEAD + 30;

/** Days before today for which lawful days are still kept: the two days of Rosh Hashanah and a Shabbat, and a date line. */
const DAYS_BACK = 5;

/** Days ahead in which a reminder that two changes at one moment left out would be missed first: the longest lead time. */
const HEALED_DAYS = 91;

const AT_ONCE = 500;

/** So many are kept in memory at once, of a year of moved days each. */
const MOST_PLACES = 1000;

interface Stale {
  readonly org: OrganizationId;
  readonly place: Place & { readonly hour: number };
  readonly key: string;
}

/**
 * What of the table `reminder` follows the clock and the sun: which civil days it holds, and the lawful day of each. What
 * follows from records, observers and settings is kept in step by the database itself, in the transaction that changes
 * them.
 */
@Injectable()
export class StandingReminders implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly settings: DateSettings,
    private readonly work: HouseWork,
  ) {}

  onModuleInit(): void {
    this.settings.whenPlaceMoves((org, within) => this.workOutDays(within, [org]));
  }

  /** Brings all reminders up to this instant. Cheap where nothing is to be done; any number may do it at once. */
  async keepUp(): Promise<void> {
    const known = new Map<string, Moved[]>();
    await this.endHolds();
    await this.moveWindow(localDate(this.clock.now(), 'UTC'));
    await this.work.forAll('reminders', async (orgs) => {
      for (let done = AT_ONCE; done === AT_ONCE;) {
        done = await this.db.transaction((within) => this.workOutDays(within, orgs, known));
      }
    });
  }

  /**
   * Ends the promises of these organizations whose day has passed: written after all under another record, let go because
   * nobody was to be reached, or missed, each with its reason. What somebody began to observe after the day was never promised.
   */
  async miss(passing: readonly Passing[], within: EntityManager): Promise<Missed[]> {
    const [orgs, days] = [passing.map(({ org }) => org), passing.map(({ today }) => today)];
    const late: { org: OrganizationId }[] = await within.query(PASSED, [orgs, days]);
    const whose = new Set(late.map(({ org }) => org));
    return whose.size === 0
      ? []
      : this.end(
          passing.filter(({ org }) => whose.has(org)),
          within,
        );
  }

  private async end(passing: readonly Passing[], within: EntityManager): Promise<Missed[]> {
    const [missed]: [Missed[]] = await within.query(MISS, [
      passing.map(({ org }) => org),
      passing.map(({ today }) => today),
      passing.map(({ runId }) => runId),
      passing.map(({ hasLetter }) => hasLetter),
      this.clock.now(),
    ]);
    return missed;
  }

  /** These letters were printed: the promise is kept, unless an email is still to go; and it is known from now on. */
  async print(
    org: OrganizationId,
    { id, by }: PrintedBy,
    letters: readonly Printed[],
    within: EntityManager,
  ): Promise<void> {
    await within.query(PRINT, [org, ...columnsOf(letters), id, by, this.clock.now()]);
  }

  /** They were not printed after all. */
  async unprint(
    org: OrganizationId,
    { id }: Pick<PrintedBy, 'id'>,
    letters: readonly Printed[],
    within: EntityManager,
  ): Promise<void> {
    await within.query(UNPRINT, [org, ...columnsOf(letters), id]);
  }

  /** Holds whose last day has passed end by themselves; what they held and is not too late leaves with the night. */
  private async endHolds(): Promise<void> {
    const now = this.clock.now();
    await kysely(this.db)
      .updateTable('hold')
      .from('organization')
      .set({ liftedAt: now })
      .whereRef('organization.id', '=', 'hold.organizationId')
      .where('hold.liftedAt', 'is', null)
      .where(sql<boolean>`hold.until < (${now}::timestamptz at time zone organization.timezone)::date`)
      .execute();
  }

  /** The window moves once a day; the reminders that came into it are made. */
  private async moveWindow(today: CivilDate): Promise<void> {
    // The local date may be a day behind that of UTC.
    const [first, last] = [addDays(today, -1), addDays(today, DAYS_AHEAD)];
    await this.db.transaction(async (within) => {
      const [[before]]: [{ first: CivilDate; last: CivilDate }[]] = await within.query(MOVE_WINDOW, [first, last]);
      if (!before) return;
      await within.query(FILL_WINDOW, [first, last, before.first, before.last, addDays(today, HEALED_DAYS)]);
      const silent: { org: OrganizationId }[] = await within.query(SILENT, [first]);
      await this.miss(
        silent.map(({ org }) => ({ org, today: first, runId: null, hasLetter: false })),
        within,
      );
    });
  }

  /**
   * Works out the lawful days of organizations that moved, or whose days come to an end. Most are in few places: `byPlace`
   * keeps what was worked out of the sun of each. @returns how many
   */
  private async workOutDays(
    within: EntityManager,
    which: readonly OrganizationId[],
    byPlace = new Map<string, Moved[]>(),
  ): Promise<number> {
    const today = localDate(this.clock.now(), 'UTC');
    const stale: Stale[] = await within.query(STALE, [which, addDays(today, DAYS_AHEAD), AT_ONCE]);
    if (stale.length === 0) return 0;
    const through = addDays(today, DAYS_WORKED_OUT);
    if (byPlace.size > MOST_PLACES) byPlace.clear();
    const moved = stale.flatMap(({ org: of, key, place }) => {
      const days = byPlace.get(key) ?? movedDays(place, addDays(today, -DAYS_BACK), through);
      byPlace.set(key, days);
      return days.map((day) => ({ of, ...day }));
    });
    const orgs = stale.map(({ org: id }) => id);
    await within.query('DELETE FROM moved_sending WHERE organization_id = ANY ($1::uuid[])', [orgs]);
    await within.query(
      `INSERT INTO moved_sending (organization_id, wished_on, sends_on) SELECT * FROM unnest($1::uuid[], $2::date[], $3::date[])
       ON CONFLICT (organization_id, wished_on) DO UPDATE SET sends_on = excluded.sends_on`,
      [moved.map(({ of }) => of), moved.map(({ wished }) => wished), moved.map(({ sendsOn }) => sendsOn)],
    );
    await within.query(MOVE_REMINDERS, [orgs]);
    await within.query(
      `INSERT INTO sending_calendar (organization_id, place, through) SELECT id, place, $3 FROM unnest($1::uuid[], $2::text[]) AS p (id, place)
       ON CONFLICT (organization_id) DO UPDATE SET place = excluded.place, through = excluded.through`,
      [orgs, stale.map(({ key }) => key), through],
    );
    return stale.length;
  }
}

/** An organization whose local date has come to `today`, as one of its nights sees it, or none. */
interface Passing {
  readonly org: OrganizationId;
  readonly today: CivilDate;
  readonly runId: string | null;
  /** Whether it has a letter that could have been written. */
  readonly hasLetter: boolean;
}

/** A promise that nobody can keep any more. */
export interface Missed {
  readonly org: OrganizationId;
  readonly reason: string;
  readonly contactName: string;
  readonly yahrzeitName: string;
}

/** A letter on paper about an observer and an occurrence. */
export interface Printed {
  readonly observanceId: string;
  readonly date: CivilDate;
}

/** A batch of printed letters, and who printed it. */
interface PrintedBy {
  readonly id: string;
  readonly by: string;
}

const columnsOf = (letters: readonly Printed[]): [ids: string[], dates: CivilDate[]] => [
  letters.map(({ observanceId }) => observanceId),
  letters.map(({ date }) => date),
];

interface Moved {
  readonly wished: CivilDate;
  readonly sendsOn: CivilDate;
}

/** The wished days on which nothing leaves at that hour, each with the last lawful day before. */
function movedDays({ hour, ...place }: Stale['place'], from: CivilDate, to: CivilDate): Moved[] {
  const moved: Moved[] = [];
  for (let wished = from; wished <= to; wished = addDays(wished, 1)) {
    const { date: sendsOn } = sendingMoment({ date: wished, hour }, place);
    if (sendsOn !== wished) moved.push({ wished, sendsOn });
  }
  return moved;
}

const MOVE_WINDOW = `
UPDATE reminder_window w SET first_day = $1, last_day = $2
  FROM (SELECT first_day, last_day FROM reminder_window FOR UPDATE) before
 WHERE (w.first_day, w.last_day) IS DISTINCT FROM ($1::date, $2::date)
RETURNING before.first_day AS first, before.last_day AS last`;

/**
 * What was outside the window before, and whatever the nearest days lack: an observer and a date that were entered in one
 * moment do not see each other. $5 is the last of those days.
 */
const FILL_WINDOW = `
INSERT INTO reminder (organization_id, observance_id, occurrence_date, step, wished_on, sends_on)
SELECT o.organization_id, o.id, d.date, step.step, d.date - step.days, coalesce(moved.sends_on, d.date - step.days)
  FROM occurrence d
  JOIN observance o ON o.organization_id = d.organization_id AND o.yahrzeit_id = d.yahrzeit_id
   AND ${keeps('o', 'd')}
  JOIN organization ON organization.id = o.organization_id
 CROSS JOIN LATERAL (VALUES (1, o.reminder_days_before), (2, organization.second_lead_days)) AS step (step, days)
  LEFT JOIN moved_sending moved ON moved.organization_id = o.organization_id AND moved.wished_on = d.date - step.days
 WHERE d.date BETWEEN $1 AND $2 AND (d.date < $3 OR d.date > $4 OR d.date <= $5)
   AND step.days IS NOT NULL AND (step.step = 1 OR step.days < o.reminder_days_before)
   AND NOT EXISTS (SELECT FROM reminder r WHERE r.organization_id = o.organization_id AND r.observance_id = o.id
     AND r.occurrence_date = d.date AND r.step = step.step)
ON CONFLICT ON CONSTRAINT reminder_about DO NOTHING`;

const PLACE = `concat_ws('|', o.timezone, o.israel, coalesce(o.latitude::text, '-'), coalesce(o.longitude::text, '-'), o.reminder_hour,
  o.shabbat_times)`;

/** $1 one organization or null for all, $2 the day through which they must be worked out, $3 how many at once. */
const STALE = `
SELECT o.id AS org, ${PLACE} AS key,
       jsonb_build_object('timezone', o.timezone, 'israel', o.israel, 'latitude', o.latitude, 'longitude', o.longitude,
                          'shabbatTimes', o.shabbat_times, 'hour', o.reminder_hour) AS place
  FROM organization o LEFT JOIN sending_calendar c ON c.organization_id = o.id
 WHERE o.id = ANY ($1::uuid[]) AND (c.place IS DISTINCT FROM ${PLACE} OR c.through < $2) LIMIT $3`;

const MOVE_REMINDERS = `
UPDATE reminder r SET sends_on = coalesce(moved.sends_on, r.wished_on)
  FROM reminder was
  LEFT JOIN moved_sending moved ON moved.organization_id = was.organization_id AND moved.wished_on = was.wished_on
 WHERE was.organization_id = ANY ($1::uuid[]) AND was.state = 'open' AND was.sends_on <> coalesce(moved.sends_on, was.wished_on)
   AND r.organization_id = was.organization_id AND r.id = was.id AND r.state = 'open'`;

/** Organizations that no night asks about, with promises whose day has passed. */
const SILENT = `
SELECT id AS org FROM organization o
 WHERE NOT reminders_on AND EXISTS (SELECT FROM reminder r WHERE r.organization_id = o.id AND r.state = 'open'
   AND r.sends_on < $1 AND r.occurrence_date < $1)`;

/**
 * Most nights nobody's day has passed unkept: asked first, since what `reach` says of each costs far more to plan. The day of a
 * reminder lies on or after its sending day, so the index on what is due finds what has passed; LIMIT has it asked of each
 * organization by itself, where for EXISTS Postgres may choose to read the open reminders of all.
 */
const PASSED = `
SELECT passing.organization_id AS org
  FROM unnest($1::uuid[], $2::date[]) AS passing (organization_id, today)
 CROSS JOIN LATERAL (
   SELECT FROM reminder WHERE reminder.organization_id = passing.organization_id AND reminder.state = 'open'
      AND reminder.sends_on < passing.today AND reminder.occurrence_date < passing.today LIMIT 1) late`;

/** A second letter goes by email only: whoever is written to on paper, or called, has been by the first. */
const MISS = `
WITH passed AS (
  SELECT reach.*, passing.run_id AS night, has_letter,
         (reach.observed_since AT TIME ZONE organization.timezone)::date > reach.occurrence_date AS was_never_promised
    FROM unnest($1::uuid[], $2::date[], $3::uuid[], $4::boolean[]) AS passing (organization_id, today, run_id, has_letter)
    JOIN organization ON organization.id = passing.organization_id
    JOIN reminder ON reminder.organization_id = passing.organization_id AND reminder.state = 'open'
     AND reminder.sends_on < passing.today AND reminder.occurrence_date < passing.today
    JOIN ${REACH_OF_EACH} ON true
), forgotten AS (
  DELETE FROM reminder USING passed
   WHERE was_never_promised AND reminder.organization_id = passed.organization_id AND reminder.id = passed.reminder_id
), told AS (
  SELECT passed.*, CASE
           WHEN step = 2 AND verdict IN ('letter', 'phone') THEN 'not_by_email'
           WHEN verdict = 'letter' THEN 'not_printed'
           WHEN verdict = 'phone' THEN 'not_called'
           WHEN verdict = 'none' THEN passed.reason
           WHEN reason_told = 'over_limit' THEN reason_told
           WHEN NOT has_letter THEN 'not_planned'
           ELSE 'too_late'
         END AS why
    FROM passed WHERE NOT was_never_promised
)
UPDATE reminder
   SET reason = why, closed_at = $5, run_id = night,
       state = CASE
         WHEN why = 'already_written' THEN 'written'
         WHEN why = 'already_printed' THEN 'printed'
         WHEN why IN ('yahrzeit_archived', 'observer_deceased', 'former_member', 'channel_none', 'not_by_email') THEN 'let_go'
         ELSE 'missed'
       END
  FROM told
 WHERE reminder.organization_id = told.organization_id AND reminder.id = told.reminder_id AND reminder.state = 'open'
RETURNING told.organization_id AS org, why AS reason, contact_name AS "contactName", yahrzeit_name AS "yahrzeitName"`;

const OF_LETTERS = `
  SELECT reach.* FROM unnest($2::uuid[], $3::date[]) AS letter (observance_id, date)
    JOIN reach ON reach.organization_id = $1 AND reach.observance_id = letter.observance_id
     AND reach.occurrence_date = letter.date AND reach.step = 1`;

const PRINT = `
WITH letter AS MATERIALIZED (${OF_LETTERS}),
kept AS (
  UPDATE reminder SET state = 'printed', reason = NULL, closed_by = $5, closed_at = $6
    FROM letter WHERE reminder.organization_id = $1 AND reminder.id = letter.reminder_id AND reminder.state = 'open'
     AND letter.mail_gap IS NOT NULL
)
INSERT INTO kept_promise (organization_id, occurrence_date, hash, step, way, observance_id, kept_by)
SELECT organization_id, occurrence_date, promise, step, 'print', observance_id, $4 FROM letter
ON CONFLICT DO NOTHING`;

const UNPRINT = `
WITH letter AS MATERIALIZED (${OF_LETTERS}),
open AS (
  UPDATE reminder SET state = 'open', closed_by = NULL, closed_at = NULL
    FROM letter WHERE reminder.organization_id = $1 AND reminder.id = letter.reminder_id AND reminder.state = 'printed'
)
DELETE FROM kept_promise WHERE organization_id = $1 AND occurrence_date = ANY ($3::date[]) AND way = 'print' AND kept_by = $4`;
