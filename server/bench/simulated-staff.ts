import { RELEASE_RULES, type ReleaseRule } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import { addDays, instantOf, isHebrewLeapYear, toHebrew, type CivilDate } from '../src/calendar/index.js';
import type { SendingQueue } from '../src/emails/index.js';
import { NotificationsService } from '../src/notifications/index.js';
import { DateSettings } from '../src/organizations/index.js';
import { Audit } from '../src/platform/audit/index.js';
import type { HeavyWork } from '../src/platform/heavy-work/index.js';
import { Conflict } from '../src/platform/http/index.js';
import { HouseWork } from '../src/platform/house-work/index.js';
import type { Caller, OrganizationId } from '../src/platform/tenancy/index.js';
import { Nights } from '../src/reminders/nights.js';
import { Planner } from '../src/reminders/planner.js';
import { ReleasesService } from '../src/reminders/releases/releases.service.js';
import { TemplatesService } from '../src/templates/index.js';
import { StandingReminders } from '../src/yahrzeits/index.js';
import { diesWithin, untilBuried } from './dies-within.js';
import type { StandingClock } from '../test/standing-clock.js';

/** In the morning, after the hour at which letters leave; and when it is looked at them again. */
const HOUR = 11;
const AGAIN = 12;
const QUARTER_MS = 15 * 60_000;
/** Who changes something does it after it was looked at. */
const MOMENT_MS = 60_000;

/** How often a fuzzed night has each of these. */
const FUZZED = { dies: 0.2, isReworded: 0.08, hasImport: 0.04, hasOtherRules: 0.02, isReleased: 0.6 };
/** A tick of a night, and a release, take fewer statements than that. */
const MOST_STATEMENTS = { tick: 40, release: 10 };
/** So many more or fewer than a year before are unusual, by the specification. */
const UNUSUAL = 0.3;
/** Whoever died so few days before has a first yahrzeit, in a year of thirteen months too. */
const FIRST_YEAR_DAYS = 500;

/** What somebody did that letters wait for, where the congregation wishes it. */
interface Act {
  readonly reason: 'first_night' | 'wording' | 'import';
  readonly by: string;
  readonly at: Date;
}

/** Who let the letters of a night leave; `null` where nobody did by its last hour, and the house was to. */
interface Release {
  readonly by: string | null;
  readonly reasons: readonly ReleaseRule[];
  /** What was done until then, they had before them. */
  readonly seen: Date;
}

interface Place {
  readonly db: DataSource;
  readonly clock: StandingClock;
  readonly timezone: string;
  readonly random: () => number;
  /** Whether there are rules for two people, changes of words and lists, and workers that die. */
  readonly isFuzzed: boolean;
}

/**
 * Three people in the office: they change words and bring lists, and release each other's letters or forget to. What may leave is
 * held against an account of its own, which reads no statement of the house.
 */
export class SimulatedStaff {
  readonly wrong = { unreleased: 0, releasedAlone: 0, otherWords: 0 };
  readonly happened = {
    ...{ killed: 0, reworded: 0, imports: 0, released: 0, releasedByHouse: 0, keptOvernight: 0, refused: 0 },
    ...(Object.fromEntries(RELEASE_RULES.map((rule) => [rule, 0])) as Record<ReleaseRule, number>),
  };
  /** The days on which a night was planned. */
  readonly nights: CivilDate[] = [];

  private org = '' as OrganizationId;
  private templateId = '';
  private people: Caller[] = [];
  private rules: readonly ReleaseRule[] = [];
  private unanswered: 'release' | 'keep' = 'release';
  private acts: Act[] = [];
  private released: Release[] = [];
  private lookedAt = new Date(0);
  private words = 's';
  private readonly wordsOf = new Map<string, string>();
  private readonly letters = new Map<CivilDate, number>();

  readonly templates: TemplatesService;
  private readonly audit: Audit;
  private readonly releases: ReleasesService;

  constructor(private readonly place: Place) {
    const { db, clock } = place;
    this.audit = new Audit(db, clock);
    this.releases = this.releasesOn(db);
    this.templates = new TemplatesService(db, clock, this.audit, { PUBLIC_URL: 'http://zikaron.test' }, AT_ONCE);
  }

  async begin(org: OrganizationId, templateId: string): Promise<void> {
    [this.org, this.templateId] = [org, templateId];
    if (!this.place.isFuzzed) return;
    for (const name of ['Ruth', 'Daniel', 'Miriam']) this.people.push(await this.person(name));
    await this.wish(RELEASE_RULES, 'release');
    await this.act('first_night', { resource: 'organization', action: 'change', after: { remindersOn: true } });
  }

  /** What happens on one day until its letters have left or wait. @returns whether its night was planned */
  async night(today: CivilDate): Promise<boolean> {
    this.setHour(today, HOUR);
    let isPlanned = await this.tick(today);
    if (isPlanned || !this.place.isFuzzed) return isPlanned;
    await this.befall();
    this.setHour(today, AGAIN);
    await this.release();
    isPlanned = await this.tick(today);
    return isPlanned || this.untilLastHour(today);
  }

  /** Words that change and rules that are wished otherwise; mostly neither. @returns whether a list is brought, by one of the staff */
  async befall(): Promise<boolean> {
    const { clock, isFuzzed } = this.place;
    if (!isFuzzed) return false;
    clock.set(new Date(clock.now().getTime() + MOMENT_MS));
    const { isReworded, hasImport, hasOtherRules } = FUZZED;
    if (this.chance(isReworded)) await this.reword();
    if (this.chance(hasOtherRules)) {
      const some = RELEASE_RULES.filter(() => this.chance(0.8));
      await this.wish(some, this.chance(0.5) ? 'release' : 'keep');
    }
    if (!this.chance(hasImport)) return false;
    this.happened.imports++;
    await this.act('import', { resource: 'import', action: 'import' });
    return true;
  }

  /** Letters that left: where words are released, they are those of the night that wrote them. */
  look(gone: readonly { readonly runId: string | null; readonly subject: string }[]): void {
    const areReleased = this.rules.includes('wording');
    this.wrong.otherWords += gone.filter(({ runId, subject }) => {
      const planned = (runId && this.wordsOf.get(runId)) ?? this.words;
      return subject !== (areReleased ? planned : this.words);
    }).length;
  }

  /** A look at the nights; of some the worker is killed, and another does it again. */
  private async tick(today: CivilDate): Promise<boolean> {
    const { db } = this.place;
    await this.mayDie(MOST_STATEMENTS.tick, (its) => this.nightsOn(its).planDue());
    await this.nightsOn(db).planDue();
    this.lookedAt = this.place.clock.now();
    return this.hear(today);
  }

  /** Whether the night of the day was planned, and whether its letters might leave. */
  private async hear(today: CivilDate): Promise<boolean> {
    const rows: { runId: string; days: number | null }[] = await this.place.db.query(WRITTEN, [this.org, today]);
    const [first] = rows;
    if (!first) return false;
    const letters = rows.filter(({ days }) => days !== null);
    this.nights.push(today);
    this.letters.set(today, letters.length);
    this.wordsOf.set(first.runId, this.words);
    if (letters.length > 0) await this.judge(today, letters);
    return true;
  }

  private async judge(today: CivilDate, letters: readonly { days: number | null }[]): Promise<void> {
    const [week, lastYear] = [this.weekUntil(today), this.weekUntil(hebrewYearBefore(today))];
    const has = (reason: ReleaseRule) => this.acts.some((act) => act.reason === reason);
    const needs: Record<ReleaseRule, boolean> = {
      first_night: has('first_night'),
      wording: has('wording'),
      import: has('import'),
      unusual: lastYear !== null && Math.abs((week ?? 0) - lastYear) > UNUSUAL * lastYear,
      first_yahrzeit: letters.some(({ days }) => (days ?? FIRST_YEAR_DAYS) < FIRST_YEAR_DAYS),
    };
    for (const rule of this.rules.filter((one) => needs[one])) {
      this.happened[rule]++;
      if (!this.isReleased(rule)) this.wrong.unreleased += letters.length;
    }
    const wasFirst = has('first_night');
    [this.acts, this.released] = [[], []];
    if (wasFirst) await this.rememberLastYear(today);
  }

  private isReleased(rule: ReleaseRule): boolean {
    const about = this.released.filter(({ reasons }) => reasons.includes(rule));
    const acts = this.acts.filter(({ reason }) => reason === rule);
    const isBySecond = (act: Act) => about.some(({ by, seen }) => by !== act.by && seen >= act.at);
    return acts.length > 0 ? acts.every(isBySecond) : about.length > 0;
  }

  /** One of the three looks, mostly; whoever caused what they see is refused, and asks another. */
  private async release(): Promise<void> {
    const [first, ...others] = [...this.people].sort(() => this.place.random() - 0.5);
    if (!first || !this.chance(FUZZED.isReleased)) return;
    const [asked] = await this.releases.waiting(this.org, first);
    if (!asked) return;
    for (const person of [first, ...others]) {
      if (await this.releaseAs(person, asked)) return;
    }
  }

  private async releaseAs(by: Caller, asked: { id: string; reasons: readonly ReleaseRule[] }): Promise<boolean> {
    const seen = this.lookedAt;
    try {
      await this.mayDie(MOST_STATEMENTS.release, (its) => this.releasesOn(its).release(this.org, by, asked.id));
      await this.releases.release(this.org, by, asked.id);
    } catch (refused) {
      if (!(refused instanceof Conflict)) throw refused;
      this.happened.refused++;
      return false;
    }
    // What somebody else released before is nobody's own any more.
    const isDone = ({ by: who, reason, at }: Act) =>
      this.released.some((one) => one.by !== who && one.reasons.includes(reason) && one.seen >= at);
    const isOwn = (act: Act) =>
      act.by === by.id && asked.reasons.includes(act.reason) && act.at <= seen && !isDone(act);
    if (this.acts.some(isOwn)) this.wrong.releasedAlone++;
    this.released.push({ by: by.id, reasons: asked.reasons, seen });
    this.happened.released++;
    return true;
  }

  /** Nobody released them, or not all. */
  private async untilLastHour(today: CivilDate): Promise<boolean> {
    const [reader] = this.people;
    const [asked] = reader ? await this.releases.waiting(this.org, reader) : [];
    if (!asked) return false;
    const { clock } = this.place;
    clock.set(new Date(Math.max(new Date(asked.until).getTime(), clock.now().getTime() + QUARTER_MS)));
    if (this.unanswered === 'release') {
      this.released.push({ by: null, reasons: RELEASE_RULES, seen: clock.now() });
      this.happened.releasedByHouse++;
    } else this.happened.keptOvernight++;
    return this.tick(today);
  }

  /** Now and then the same was begun by a process that is killed in the middle of it. */
  private async mayDie(most: number, work: (db: DataSource) => Promise<unknown>): Promise<void> {
    const { db, random, isFuzzed } = this.place;
    if (!isFuzzed || !this.chance(FUZZED.dies)) return;
    const { url } = db.options as { url: string };
    if (await diesWithin(url, Math.floor(random() * most), work)) this.happened.killed++;
    await untilBuried(db);
  }

  private async reword(): Promise<void> {
    const by = this.someone();
    this.words = `Words ${++this.happened.reworded}`;
    await this.templates.save(this.org, by, this.templateId, { subject: this.words });
    this.acts.push({ reason: 'wording', by: by.id, at: this.place.clock.now() });
  }

  private async act(
    reason: Act['reason'],
    change: { readonly resource: string; readonly action: string; readonly after?: object },
  ): Promise<void> {
    const by = this.someone();
    await this.audit.record(this.org, by, { resourceId: null, ...change });
    this.acts.push({ reason, by: by.id, at: this.place.clock.now() });
  }

  private async wish(rules: readonly ReleaseRule[], unanswered: 'release' | 'keep'): Promise<void> {
    [this.rules, this.unanswered] = [rules, unanswered];
    await this.place.db.query('UPDATE organization SET release_rules = $2, release_unanswered = $3 WHERE id = $1', [
      ...[this.org, rules, unanswered],
    ]);
  }

  /** A year of nights before the first, so that there is something to compare from the second on. */
  private async rememberLastYear(first: CivilDate): Promise<void> {
    for (let day = addDays(first, -390); day < first; day = addDays(day, 1)) {
      if (!this.letters.has(day)) this.letters.set(day, Math.floor(this.place.random() * 3));
    }
    const days = [...this.letters.keys()].filter((day) => day < first);
    await this.place.db.query(
      `INSERT INTO reminder_run (organization_id, kind, local_date, planned_at, created_at, queued)
       SELECT $1, 'night', day, day + interval '16 hours', day + interval '16 hours', letters
         FROM unnest($2::date[], $3::int[]) AS night (day, letters) ON CONFLICT DO NOTHING`,
      [this.org, days, days.map((day) => this.letters.get(day))],
    );
  }

  /** Letters of the seven days up to this; `null` where no night of them was planned. */
  private weekUntil(day: CivilDate | null): number | null {
    if (day === null) return null;
    const known = Array.from({ length: 7 }, (_, n) => this.letters.get(addDays(day, -n))).filter(
      (n) => n !== undefined,
    );
    return known.length === 0 ? null : known.reduce((sum, n) => sum + n, 0);
  }

  private nightsOn(db: DataSource): Nights {
    const { clock } = this.place;
    const work = new HouseWork(db, clock);
    const silent = { announce: () => Promise.resolve() } as unknown as SendingQueue;
    const reminders = new StandingReminders(db, clock, new DateSettings(), work);
    return new Nights(db, clock, new Planner(db, clock, silent), new NotificationsService(db, clock), work, reminders);
  }

  private releasesOn(db: DataSource): ReleasesService {
    const { clock } = this.place;
    return new ReleasesService(db, clock, new Audit(db, clock), new NotificationsService(db, clock));
  }

  private async person(name: string): Promise<Caller> {
    const email = `${name.toLowerCase()}@office.example`;
    const [{ id }] = await this.place.db.query(`INSERT INTO app_user (subject, email) VALUES ($1, $1) RETURNING id`, [
      email,
    ]);
    await this.place.db.query(`INSERT INTO membership (organization_id, user_id, role) VALUES ($1, $2, 'staff')`, [
      ...[this.org, id],
    ]);
    return { id, name, email, organizationId: this.org, role: 'staff', subject: email, providerSession: null };
  }

  private someone(): Caller {
    const one = this.people[Math.floor(this.place.random() * this.people.length)];
    if (!one) throw new Error('Nobody is in the office.');
    return one;
  }

  private chance(of: number): boolean {
    return this.place.random() < of;
  }

  private setHour(today: CivilDate, hour: number): void {
    this.place.clock.set(instantOf(today, hour, this.place.timezone));
  }
}

/** Words are checked and compiled in a process of its own; those of the simulation are plain. */
const AT_ONCE = {
  run: () => Promise.resolve({ html: '<p>{{yahrzeit.name}}</p>', text: '{{yahrzeit.name}}', designedHtml: '' }),
} as unknown as HeavyWork;

/** The day of the same Hebrew name a year before, found by looking; none in Adar where only one of the years has two. */
function hebrewYearBefore(date: CivilDate): CivilDate | null {
  const { day, month, year } = toHebrew(date);
  const isAdar = month >= 12;
  if (isAdar && isHebrewLeapYear(year) !== isHebrewLeapYear(year - 1)) return null;
  for (const wanted of [day, day - 1]) {
    for (let back = 350; back <= 390; back++) {
      const then = addDays(date, -back);
      const its = toHebrew(then);
      if (its.day === wanted && its.month === month && its.year === year - 1) return then;
    }
  }
  return null;
}

/** The night of a day, and how many days before its observance each of those had died to whose families it wrote. */
const WRITTEN = `
SELECT run.id AS "runId", r.occurrence_date - y.gregorian_date AS days
  FROM reminder_run run
  LEFT JOIN reminder r ON r.organization_id = $1 AND r.run_id = run.id AND r.message_id IS NOT NULL
  LEFT JOIN observance o ON o.organization_id = $1 AND o.id = r.observance_id
  LEFT JOIN yahrzeit y ON y.organization_id = $1 AND y.id = o.yahrzeit_id
 WHERE run.organization_id = $1 AND run.kind = 'night' AND run.local_date = $2`;
