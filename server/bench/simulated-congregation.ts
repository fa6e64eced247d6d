import { mkdirSync } from 'node:fs';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { ensureDatabase } from '../src/app/embedded/embedded-databases.js';
import { migrate } from '../src/app/migrations.js';
import { addDays, daysBetween, instantOf, toHebrew, weekday, type CivilDate } from '../src/calendar/index.js';
import { ContactRow } from '../src/contacts/index.js';
import { CoverageService } from '../src/coverage/index.js';
import { HeldLetters, HoldsService } from '../src/holds/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import {
  DateSettings,
  MembershipRow,
  OrganizationBirth,
  OrganizationRow,
  OrganizationsService,
  UserRow,
} from '../src/organizations/index.js';
import { Audit } from '../src/platform/audit/index.js';
import { dataSourceOptions } from '../src/platform/database/index.js';
import { HouseWork } from '../src/platform/house-work/index.js';
import { Transport, type Attempt } from '../src/platform/mail/index.js';
import { admit, type Actor, type OrganizationId } from '../src/platform/tenancy/index.js';
import { WithoutRememberer } from '../src/rememberers/index.js';
import { LetterSources } from '../src/emails/index.js';
import { ObservanceLetters } from '../src/reminders/letters/observance-letters.js';
import { TemplateRow, TemplateVersionRow } from '../src/templates/index.js';
import {
  ObservanceRow,
  OccurrenceRow,
  OccurrencesService,
  ReadingPlaces,
  StandingReminders,
  YahrzeitRow,
} from '../src/yahrzeits/index.js';
import { wireSending } from '../test/sending-wiring.js';
import { RememberingQueue } from '../test/remembering-queue.js';
import { SimulatedStaff } from './simulated-staff.js';
import { StandingClock } from '../test/standing-clock.js';

const FIRST_DAY: CivilDate = '2026-12-01';
const TIMEZONE = 'America/New_York';
/** Before anybody is in the office. */
const EARLY = 6;
const OFFICE: Actor = { id: null, name: 'The office' };

/** So many days before an observance staff know of a held family, and know again; sooner only where it was held later. */
const TOLD_AHEAD = { first: 14, again: 3 };

/** Of those whom it may befall, so many in a year. */
const A_YEAR = { dies: 0.03, bounces: 0.02, stops: 0.01, isHeld: 0.03 };

interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly phone: string | null;
  dead: boolean;
  bounced: boolean;
}

/** That a person observes a yahrzeit. */
interface Bond {
  readonly id: string;
  readonly yahrzeitId: string;
  readonly person: Person;
  stopped: boolean;
}

interface Held {
  readonly id: string;
  readonly bond: Bond;
  readonly since: Date;
  readonly until: CivilDate | null;
}

class Silence extends Transport {
  async send(_: unknown, begin?: () => Promise<boolean>): Promise<Attempt> {
    await begin?.();
    return { outcome: 'accepted', response: '250 ok' };
  }
  close(): void {
    // Nothing is open.
  }
}

export interface Size {
  readonly observers: number;
  readonly seed: number;
  /** How many times as often as in life something befalls people, for a run of few nights. */
  readonly often?: number;
  /** Whether the letters wait for a second person, words and lists change, and workers die in the middle of a night. */
  readonly isFuzzed?: boolean;
}

/** What its database has to know. */
export const SIMULATED_ROWS = [
  ...[OrganizationRow, UserRow, MembershipRow],
  ...[ContactRow, YahrzeitRow, ObservanceRow, OccurrenceRow, TemplateRow, TemplateVersionRow],
];

/** A congregation on a database of its own, with a second account of its people that no statement of the house has written. */
export async function simulatedCongregation(size: Size): Promise<SimulatedCongregation> {
  const directory = temporaryDirectory();
  mkdirSync(directory, { recursive: true });
  const server = await startTemporaryPostgres(directory, { shared_buffers: '256MB' });
  const url = server.url('families');
  await ensureDatabase(url);
  await migrate(url);
  const db = await new DataSource(dataSourceOptions(url, SIMULATED_ROWS)).initialize();
  const congregation = new SimulatedCongregation(db, size, () => removeTemporary(directory));
  await congregation.begin();
  return congregation;
}

export class SimulatedCongregation {
  readonly wrong = { notListed: 0, wronglyListed: 0, heldAndGone: 0, heldUntold: 0, forgotten: 0, stillOpen: 0 };
  readonly happened = {
    deaths: 0,
    bounces: 0,
    stops: 0,
    holds: 0,
    letters: 0,
    printed: 0,
    told: 0,
    heldNear: 0,
    orphans: 0,
    successors: 0,
  };
  private readonly clock = new StandingClock(instantOf(FIRST_DAY, 0, TIMEZONE));
  private readonly random: () => number;
  private readonly bonds: Bond[] = [];
  private readonly kept = new Set<string>();
  private holdsInForce: Held[] = [];
  private org = admit('00000000-0000-0000-0000-000000000000');
  private today = FIRST_DAY;
  /** No night is planned on a day of rest. */
  private isPlanned = false;
  /** Until when it was looked for forgotten families. After a festival on Sunday that is later than after a Shabbat. */
  private forgottenThrough = addDays(FIRST_DAY, -1);

  private readonly notifications: NotificationsService;
  private readonly reminders: StandingReminders;
  private readonly occurrences: OccurrencesService;
  readonly staff: SimulatedStaff;
  private readonly worker: ReturnType<ReturnType<typeof wireSending>['aWorker']>;
  private readonly holds: HoldsService;
  private readonly heldLetters: HeldLetters;
  private readonly without: WithoutRememberer;
  private readonly coverage: CoverageService;

  constructor(
    private readonly db: DataSource,
    private readonly size: Size,
    private readonly removed: () => Promise<void>,
  ) {
    const { clock } = this;
    this.random = drawn(size.seed);
    const work = new HouseWork(db, clock);
    const [audit, settings] = [new Audit(db, clock), new DateSettings()];
    const organizations = new OrganizationsService(db, clock, audit, new OrganizationBirth(), settings);
    const mail = { MAIL_FROM: 'house@zikaron.test', PUBLIC_URL: 'http://zikaron.test' };
    this.notifications = new NotificationsService(db, clock);
    this.reminders = new StandingReminders(db, clock, settings, work);
    this.occurrences = new OccurrencesService(db, organizations, clock, work);
    this.staff = new SimulatedStaff({
      db,
      clock,
      random: this.random,
      timezone: TIMEZONE,
      isFuzzed: size.isFuzzed ?? false,
    });
    const places = new ReadingPlaces();
    const source = new ObservanceLetters(db, clock, organizations, this.staff.templates, new LetterSources(), places);
    const jobs = new RememberingQueue() as unknown as Queue;
    this.worker = wireSending({ db, clock, jobs, source, transport: new Silence() }).aWorker();
    this.holds = new HoldsService(db, clock, organizations, audit);
    this.heldLetters = new HeldLetters(db, clock, this.notifications, new Silence(), work, mail);
    this.without = new WithoutRememberer(db, clock, organizations, audit);
    this.coverage = new CoverageService(db, clock, organizations);
  }

  async close(): Promise<void> {
    await this.db.destroy();
    await this.removed();
  }

  /** The records, and their dates. Of four yahrzeits one has two observers. */
  async begin(): Promise<void> {
    this.org = await this.organization();
    const yahrzeits = await this.yahrzeits(Math.ceil(this.size.observers * 0.8));
    for (let n = 0; n < this.size.observers; n++) {
      await this.observe(yahrzeits[n % yahrzeits.length] ?? '', await this.person(n));
    }
    await this.occurrences.recompute(this.org, 'all');
    await this.db.query('ANALYZE');
  }

  /** The night of a day, with what the house does once a day. */
  async plan(night: number): Promise<void> {
    this.today = addDays(FIRST_DAY, night);
    this.clock.set(instantOf(this.today, EARLY, TIMEZONE));
    if (night % 30 === 0) await this.occurrences.extendHorizon();
    await this.occurrences.refreshNext();
    this.isPlanned = await this.staff.night(this.today);
    this.holdsInForce = this.holdsInForce.filter(({ until }) => until === null || until >= this.today);
  }

  /** Deaths, addresses that are lost, letters that are stopped, and holds that begin and end. */
  async befall(): Promise<void> {
    const { often = 1 } = this.size;
    if (await this.staff.befall()) await this.bringAList();
    const living = this.bonds.filter(({ person, stopped }) => !person.dead && !stopped);
    for (const bond of this.struck(living, often * A_YEAR.dies)) await this.die(bond.person);
    for (const bond of this.struck(living, often * A_YEAR.bounces)) await this.bounce(bond.person);
    for (const bond of this.struck(living, often * A_YEAR.stops)) await this.stop(bond);
    for (const bond of this.struck(living, often * A_YEAR.isHeld)) await this.hold(bond);
    for (const held of this.struck(this.holdsInForce, 2)) await this.lift(held);
    // Every hour in the house: also what was held on the day itself is told.
    await this.heldLetters.tell();
  }

  /** Everything in the queue that may leave does; nothing of it may be held, or have other words than were released. */
  async send(): Promise<void> {
    const waiting: { id: string }[] = await this.db.query(
      `SELECT id FROM email_message WHERE organization_id = $1 AND state = 'queued' AND send_at <= $2 ORDER BY rank, id`,
      [this.org, this.clock.now()],
    );
    if (waiting.length === 0) return;
    const messageIds = waiting.map(({ id }) => id);
    await this.worker.send({ organizationId: this.org, messageIds, rank: 0, inTurn: true });
    const gone: { runId: string | null; subject: string; about: string[] }[] = await this.db.query(GONE, [
      this.org,
      messageIds,
    ]);
    const held = new Set(this.holdsInForce.map(({ bond }) => bond.id));
    this.wrong.heldAndGone += gone.flatMap(({ about }) => about).filter((id) => held.has(id)).length;
    this.happened.letters += gone.length;
    this.staff.look(gone);
  }

  /** On Mondays letters are printed and most held families told; at the beginning of a month half of the orphans find somebody. */
  async officeWork(batch: string): Promise<void> {
    if (weekday(this.today) === 1) {
      await this.print(batch);
      await this.tellHeld();
    }
    if (this.today.endsWith('-02')) await this.findRememberers();
  }

  /** Counts what must never be. */
  async look(): Promise<void> {
    await this.lookForOrphans();
    await this.lookForUntold();
    if (!this.isPlanned) return;
    await this.lookForPassed();
    if (addDays(this.forgottenThrough, 7) < this.today) await this.lookForForgotten();
  }

  /** Who is without a rememberer by the second account, beside the list that the office sees. */
  private async lookForOrphans(): Promise<void> {
    const remembered = new Set(this.bonds.filter(isReached).map(({ yahrzeitId }) => yahrzeitId));
    const orphans = new Set(
      this.bonds.map(({ yahrzeitId }) => yahrzeitId).filter((id) => !remembered.has(id) && !this.kept.has(id)),
    );
    const listed = new Set(await this.orphansListed());
    this.wrong.notListed += [...orphans].filter((id) => !listed.has(id)).length;
    this.wrong.wronglyListed += [...listed].filter((id) => !orphans.has(id)).length;
    this.happened.orphans = Math.max(this.happened.orphans, listed.size);
  }

  /**
   * Held families of whom staff were not told ahead since they are held: two weeks before their day and three days before,
   * or on the day on which somebody held them so late.
   */
  private async lookForUntold(): Promise<void> {
    const held = this.holdsInForce.filter(({ bond }) => !bond.person.dead);
    const rows: { date: CivilDate; told: ('far' | 'near' | 'last')[] }[] = await this.db.query(HELD_AHEAD, [
      ...[this.org, this.today, addDays(this.today, TOLD_AHEAD.first)],
      ...[held.map(({ bond }) => bond.id), held.map(({ since }) => since), held.map(({ until }) => until)],
    ]);
    const isNear = (date: CivilDate) => daysBetween(this.today, date) <= TOLD_AHEAD.again;
    const untold = rows.filter(({ date, told }) => !told.some((stage) => stage !== 'far' || !isNear(date)));
    this.wrong.heldUntold += untold.length;
    this.happened.heldNear += rows.filter(({ date }) => isNear(date)).length;
  }

  /** After a night no promise is open whose day has passed; whoever was entered after the day had none. */
  private async lookForPassed(): Promise<void> {
    const [{ open }] = await this.db.query(
      `SELECT count(*) AS open FROM reminder r JOIN observance o ON o.organization_id = $1 AND o.id = r.observance_id
        WHERE r.organization_id = $1 AND r.state = 'open' AND r.occurrence_date < $2
          AND (o.created_at AT TIME ZONE '${TIMEZONE}')::date <= r.occurrence_date`,
      [this.org, this.today],
    );
    this.wrong.stillOpen += open;
  }

  /**
   * Of the days since the last look, a week or more: each living observer had a letter, on screen or on paper, was told by a person,
   * or stands in coverage with the reason; and who was held and not told stood in the bell by name.
   */
  private async lookForForgotten(): Promise<void> {
    const [from, to] = [addDays(this.forgottenThrough, 1), addDays(this.today, -1)];
    const rows: {
      observanceId: string;
      date: CivilDate;
      state: string | null;
      reason: string | null;
      isTold: boolean;
    }[] = await this.db.query(PASSED, [this.org, from, to, this.staff.nights]);
    const covered = new Set<string>();
    for await (const { observanceId, date } of this.coverage.lines(this.org, { filter: {}, from, to })) {
      if (observanceId) covered.add(`${observanceId}:${date}`);
    }
    const living = new Set(this.bonds.filter(({ person }) => !person.dead).map(({ id }) => id));
    this.wrong.forgotten += rows
      .filter(({ observanceId }) => living.has(observanceId))
      .filter(({ observanceId, date, state, reason, isTold }) => {
        if (state === null || state === 'open') return true;
        if (state === 'missed' && (reason === 'held' || reason === 'too_late')) return !isTold;
        return !covered.has(`${observanceId}:${date}`);
      }).length;
    this.forgottenThrough = to;
  }

  private async orphansListed(): Promise<string[]> {
    const ids: string[] = [];
    for (let total = 1; ids.length < total;) {
      const page = await this.without.list(this.org, { range: [ids.length, ids.length + 999] });
      ids.push(...page.data.map(({ id }) => id));
      total = page.total;
      if (page.data.length === 0) break;
    }
    return ids;
  }

  private async die(person: Person): Promise<void> {
    if (person.dead) return;
    person.dead = true;
    this.happened.deaths++;
    await this.db.query('UPDATE contact SET deceased = true WHERE organization_id = $1 AND id = $2', [
      this.org,
      person.id,
    ]);
  }

  private async bounce(person: Person): Promise<void> {
    if (person.bounced || !person.email) return;
    person.bounced = true;
    this.happened.bounces++;
    await this.db.query(`INSERT INTO suppression (organization_id, email, reason) VALUES ($1, $2, 'bounced')`, [
      this.org,
      person.email,
    ]);
  }

  private async stop(bond: Bond): Promise<void> {
    bond.stopped = true;
    this.happened.stops++;
    await this.db.query(`UPDATE observance SET channel = 'none' WHERE organization_id = $1 AND id = $2`, [
      this.org,
      bond.id,
    ]);
  }

  private async hold(bond: Bond): Promise<void> {
    if (this.holdsInForce.some((held) => held.bond.id === bond.id)) return;
    const until = this.random() < 0.5 ? addDays(this.today, 1 + Math.floor(this.random() * 60)) : null;
    const draft = { about: 'observer', recordId: bond.id, until, reason: 'other', note: null } as const;
    const { id } = await this.holds.hold(this.org, OFFICE, draft);
    this.holdsInForce.push({ id, bond, since: this.clock.now(), until });
    this.happened.holds++;
  }

  private async lift(held: Held): Promise<void> {
    await this.holds.lift(this.org, OFFICE, held.id);
    this.holdsInForce = this.holdsInForce.filter(({ id }) => id !== held.id);
  }

  private async print(batch: string): Promise<void> {
    const letters: { observanceId: string; date: CivilDate }[] = await this.db.query(
      `SELECT observance_id AS "observanceId", occurrence_date AS date FROM reach
        WHERE organization_id = $1 AND occurrence_date BETWEEN $2 AND $3 AND verdict = 'letter' AND state = 'open' AND step = 1`,
      [this.org, this.today, addDays(this.today, 20)],
    );
    await this.db.transaction((within) =>
      this.reminders.print(this.org, { id: batch, by: OFFICE.name }, letters, within),
    );
    this.happened.printed += letters.length;
  }

  /** Two of three; the others are missed, and named. */
  private async tellHeld(): Promise<void> {
    const { data } = await this.holds.letters(this.org, { range: [0, 99] });
    for (const { observanceId, date, daysLeft } of data) {
      if (daysLeft > 9 || this.random() < 1 / 3) continue;
      await this.holds.told(this.org, OFFICE, observanceId, date);
      this.happened.told++;
    }
  }

  private async findRememberers(): Promise<void> {
    for (const yahrzeitId of await this.orphansListed()) {
      const chance = this.random();
      if (chance > 0.5) continue;
      this.happened.successors++;
      if (chance > 0.4) {
        await this.without.keep(this.org, OFFICE, yahrzeitId, { basis: 'custom' });
        this.kept.add(yahrzeitId);
      } else await this.observe(yahrzeitId, await this.person(this.bonds.length));
    }
  }

  /** Those of a number whom something befalls on one day, that befalls so many of them in a year. */
  private struck<One>(among: readonly One[], aYear: number): One[] {
    return among.filter(() => this.random() < aYear / 365);
  }

  private async organization(): Promise<OrganizationId> {
    const [{ id, letter }] = await this.db.query(ORGANIZATION, [TIMEZONE, this.clock.now()]);
    await this.db.query('UPDATE organization SET reminder_template_id = $2 WHERE id = $1', [id, letter]);
    await this.staff.begin(admit(id), letter);
    return admit(id);
  }

  /** A list with two of the dead: the one long ago, the other in this year. */
  private async bringAList(): Promise<void> {
    for (const days of [10_000, 360]) {
      const since = addDays(this.today, -days - 30);
      const ids = await this.yahrzeits(1, since, 60);
      for (const id of ids) await this.observe(id, await this.person(this.bonds.length));
      await this.occurrences.recompute(this.org, ids);
    }
  }

  /** Each died on a day of so many since. */
  private async yahrzeits(count: number, since: CivilDate = '1940-01-01', days = 31_000): Promise<string[]> {
    const died = Array.from({ length: count }, () => addDays(since, Math.floor(this.random() * days)));
    const hebrew = died.map((date) => toHebrew(date));
    const rows: { id: string }[] = await this.db.query(
      `INSERT INTO yahrzeit (organization_id, name, gregorian_date, hebrew_day, hebrew_month, hebrew_year, after_sunset)
       SELECT $1, 'Person ' || n, died, day, month, year, false
         FROM unnest($2::date[], $3::smallint[], $4::smallint[], $5::smallint[]) WITH ORDINALITY AS p (died, day, month, year, n) RETURNING id`,
      [this.org, died, hebrew.map(({ day }) => day), hebrew.map(({ month }) => month), hebrew.map(({ year }) => year)],
    );
    return rows.map(({ id }) => id);
  }

  /** Seven of ten have an address for email, half a postal one, a third a telephone; each has at least one of them. */
  private async person(n: number): Promise<Person> {
    const email = this.random() < 0.7 ? `family-${n}@family.example` : null;
    const phone = this.random() < 0.33 ? '555 0100' : null;
    const address = this.random() < 0.5 || (!email && !phone) ? `${n} Elm Street` : null;
    const [{ id }] = await this.db.query(
      `INSERT INTO contact (organization_id, name, email, address, phone) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [this.org, `Family ${n}`, email, address, phone],
    );
    return { id, email, address, phone, dead: false, bounced: false };
  }

  private async observe(yahrzeitId: string, person: Person): Promise<void> {
    const channel = person.email ? 'email' : person.address ? 'letter' : 'phone';
    const [{ id }] = await this.db.query(
      `INSERT INTO observance (organization_id, yahrzeit_id, contact_id, channel, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [this.org, yahrzeitId, person.id, channel, this.clock.now()],
    );
    this.bonds.push({ id, yahrzeitId, person, stopped: false });
  }
}

/** By the rule of the specification: living, not stopped, and a way is left. */
const isReached = ({ person, stopped }: Bond): boolean =>
  !person.dead &&
  !stopped &&
  (Boolean(person.email && !person.bounced) || person.address !== null || person.phone !== null);

/** Mulberry32: a small generator whose numbers are the same on every machine. */
function drawn(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** $1 where, $2 now. Its letter is kept as a version, as all that were saved are. */
const ORGANIZATION = `
WITH letter AS (SELECT gen_random_uuid() AS id), made AS (
  INSERT INTO organization (name, org_code, timezone, latitude, longitude, reminders_on, plan, subscription_status, emails_per_month)
  VALUES ('Beth Tikvah', 'beth-tikvah', $1, 40.7, -74, true, 'plus', 'active', 100000) RETURNING id
), first AS (
  INSERT INTO template (id, organization_id, name, jsx_component_key, subject, html, text)
  SELECT letter.id, made.id, 'Letter', 'default_reminder', 's', '<p>{{yahrzeit.name}}</p>', '{{yahrzeit.name}}' FROM letter, made
  RETURNING *
), kept AS (
  INSERT INTO template_version (organization_id, template_id, version, name, subject, metadata_json, html, text, saved_by, saved_at)
  SELECT organization_id, id, version, name, subject, metadata_json, html, text, 'Zikaron', $2 FROM first
)
SELECT organization_id AS id, id AS letter FROM first`;

/** $2 letters: those that have left, with whose they are. */
const GONE = `
SELECT m.run_id AS "runId", m.subject,
       ARRAY (SELECT r.observance_id FROM reminder r WHERE r.organization_id = $1 AND r.message_id = m.id) AS about
  FROM email_message m WHERE m.organization_id = $1 AND m.id = ANY ($2::uuid[]) AND m.state = 'sent'`;

/** $2, $3 coming days; $4 who is held on them, since $5, through $6: what staff were told of those whose letter has not gone. */
const HELD_AHEAD = `
SELECT r.occurrence_date AS date,
       ARRAY (SELECT split_part(n.cause, ':', 2) FROM notification n
               WHERE n.organization_id = $1 AND n.created_at >= held.since
                 AND n.cause LIKE 'held:%:' || r.observance_id || ':' || r.occurrence_date || ':%') AS told
  FROM unnest($4::uuid[], $5::timestamptz[], $6::date[]) AS held (observance_id, since, until)
  JOIN reminder r ON r.organization_id = $1 AND r.observance_id = held.observance_id AND r.state = 'open' AND r.step = 1
   AND r.occurrence_date BETWEEN $2 AND $3 AND (held.until IS NULL OR r.sends_on <= held.until)`;

/** $2, $3 days that have passed, $4 nights: who observed on them, how the promise ended, and whether a person was told by name. */
const PASSED = `
SELECT o.id AS "observanceId", d.date, r.state, r.reason,
       EXISTS (SELECT FROM notification n WHERE n.organization_id = $1
                  AND (n.cause LIKE 'held:%:' || o.id || ':' || d.date || ':%'
                    OR n.cause = 'reminders:too-late:' || (SELECT min(night) FROM unnest($4::date[]) night WHERE night > d.date))) AS "isTold"
  FROM occurrence d
  JOIN observance o ON o.organization_id = $1 AND o.yahrzeit_id = d.yahrzeit_id AND o.observe_on_hebrew_calendar = d.on_hebrew_calendar
  LEFT JOIN reminder r ON r.organization_id = $1 AND r.observance_id = o.id AND r.occurrence_date = d.date AND r.step = 1
 WHERE d.organization_id = $1 AND d.date BETWEEN $2 AND $3
   AND (o.created_at AT TIME ZONE '${TIMEZONE}')::date <= d.date`;
