import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  addDays,
  candleTime,
  daysBetween,
  hoursAfter,
  instantOf,
  localDate,
  maySendAt,
  quietPeriodAt,
  type CivilDate,
  type Place,
} from '../calendar/index.js';
import { inWords, NotificationsService, type Cause } from '../notifications/index.js';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { HouseWork } from '../platform/house-work/index.js';
import { buttonTo, escaped, staffMail, Transport } from '../platform/mail/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { heldAhead, type HeldAhead } from './held-ahead.js';

/** Days before an observance on which staff are told of a held letter: as far ahead as the usual letter, and near. */
const FAR = 14;
const NEAR = 3;
/** Before candles are lit, so that a person can still write or telephone. */
const LAST_HOURS = 24;
/** Where the sun is not known. */
const EVENING_HOUR = 18;

type Office = Place & { readonly id: OrganizationId; readonly language: 'en' | 'he'; readonly name: string };

/** A hold never makes a family vanish: who is held stands in the bell twice, and at last in the mail of all clergy. */
@Injectable()
export class HeldLetters {
  private readonly log = new Logger('HeldLetters');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly notifications: NotificationsService,
    private readonly transport: Transport,
    private readonly work: HouseWork,
    @Inject(CONFIG) private readonly config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_URL'>,
  ) {}

  /** Tells of what came near since the last hour; each once. May run on several workers at once. */
  tell(): Promise<void> {
    return this.work.forAll('held letters', (orgs) => this.tellOf(orgs));
  }

  private async tellOf(orgs: readonly OrganizationId[]): Promise<void> {
    const now = this.clock.now();
    const utc = localDate(now, 'UTC');
    const held = await heldAhead(this.db, { orgs, from: addDays(utc, -1), to: addDays(utc, FAR + 1) });
    if (held.length === 0) return;
    const offices: Office[] = await this.db.query(
      `SELECT id, name, language, timezone, israel, latitude, longitude,
              shabbat_times AS "shabbatTimes" FROM organization WHERE id = ANY ($1::uuid[])`,
      [[...new Set(held.map(({ org }) => org))]],
    );
    for (const office of offices) {
      await this.work.forOne('held letters', office.id, () =>
        this.tellOffice(
          office,
          held.filter(({ org }) => org === office.id),
          now,
        ),
      );
    }
  }

  private async tellOffice(office: Office, held: readonly HeldAhead[], now: Date): Promise<void> {
    const today = localDate(now, office.timezone);
    const ahead = held.filter(({ date }) => date >= today);
    const causes = ahead.map((one) => ({ ...causeOf(one, stageOf(one.date, today, now, office)), org: office.id }));
    await this.notifications.raiseOnce(causes);
    if (!maySendAt(now, office)) return;
    for (const one of ahead.filter(({ date }) => stageOf(date, today, now, office) === 'last')) {
      await this.writeToClergy(office, one, now);
    }
  }

  /** Once for each family; a mail that is not taken is not repeated, since it stands in the bell too. */
  private async writeToClergy(office: Office, one: HeldAhead, now: Date): Promise<void> {
    const [, claimed] = await this.db.query<[unknown, number]>(
      `UPDATE reminder SET held_told_at = $4
        WHERE organization_id = $1 AND observance_id = $2 AND occurrence_date = $3 AND step = 1 AND held_told_at IS NULL`,
      [office.id, one.observanceId, one.date, now],
    );
    if (!claimed) return;
    const { key, values = {} } = causeOf(one, 'last');
    const { title, message } = inWords(office.language, key, values, office.timezone);
    const page = `${this.config.PUBLIC_URL}${PAGE}`;
    for (const to of await this.clergyOf(office.id)) {
      const letter = {
        ...{ id: `held-${one.observanceId}-${one.date}`, to, language: office.language, subject: title },
        text: `${message}\n\n${page}`,
        html: `<p>${escaped(message)}</p>${buttonTo(page, office.name)}`,
      };
      const { outcome, response } = await this.transport.send(staffMail(letter, this.config.MAIL_FROM, now));
      if (outcome !== 'accepted') this.log.warn(`A letter about a held family was not taken: ${response}`);
    }
  }

  /** Where nobody is clergy, those who run the congregation's office. */
  private async clergyOf(org: OrganizationId): Promise<string[]> {
    const members: { email: string; role: string }[] = await this.db.query(
      `SELECT u.email, m.role FROM membership m JOIN app_user u ON u.id = m.user_id
        WHERE m.organization_id = $1 AND m.role IN ('clergy', 'owner', 'admin') ORDER BY u.email`,
      [org],
    );
    const clergy = members.filter(({ role }) => role === 'clergy');
    return (clergy.length > 0 ? clergy : members).map(({ email }) => email);
  }
}

const PAGE = '/app/holds';

type Stage = 'far' | 'near' | 'last';
const KEYS = { far: 'held-far', near: 'held-near', last: 'held-last' } as const;

/** Whoever is held anew after it was lifted is told of anew. */
function causeOf({ contact, yahrzeit, observanceId, date, heldBy, holdId }: HeldAhead, stage: Stage): Cause {
  return {
    cause: `held:${stage}:${contact.id}:${observanceId}:${date}:${holdId}`,
    key: KEYS[stage],
    values: { name: contact.name, about: yahrzeit.name, date, by: heldBy, phone: contact.phone ?? '–' },
    severity: stage === 'far' ? 'info' : 'warning',
    data: { actionUrl: PAGE },
  };
}

function stageOf(date: CivilDate, today: CivilDate, now: Date, place: Place): Stage {
  if (now >= lastCall(date, place)) return 'last';
  return daysBetween(today, date) <= NEAR ? 'near' : 'far';
}

/** A day before the candle is lit; where that lies in Shabbat or Yom Tov, some hours before it begins. */
function lastCall(date: CivilDate, place: Place): Date {
  const { at, evening } = candleTime(date, place);
  const candles = at ?? instantOf(evening, EVENING_HOUR, place.timezone);
  const dayBefore = hoursAfter(candles, -LAST_HOURS);
  const quiet = quietPeriodAt(dayBefore, place);
  return quiet ? hoursAfter(quiet.begins, -HOURS_BEFORE_QUIET) : dayBefore;
}

/** So that the hourly look falls into them. */
const HOURS_BEFORE_QUIET = 4;
