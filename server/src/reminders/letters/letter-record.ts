import type { Channel, DateOrder, Gap, Relationship } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { CivilDate, DateRules, Place, ServiceRule } from '../../calendar/index.js';
import type { LetterLanguage } from '../../merge-fields/index.js';
import type { OrganizationId } from '../../platform/tenancy/index.js';
import {
  keeps,
  nextHebrew,
  type AskedReading,
  type ReadingPlace,
  type ReadingPlaces,
  type YahrzeitRow,
} from '../../yahrzeits/index.js';

/** What a letter about one observer and one occurrence is written from. Civil dates are `YYYY-MM-DD`. */
export interface LetterRecord {
  readonly observance: {
    readonly id: string;
    readonly observeOnHebrewCalendar: boolean;
    /** Which Adar they keep; null is the record's. */
    readonly adarRule: DateRules['adarRule'] | null;
    readonly relationship: Relationship | null;
    readonly relationshipDetail: string | null;
    readonly reminderDaysBefore: number;
    readonly channel: Channel;
  };
  readonly contact: {
    readonly id: string;
    readonly name: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly salutation: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly language: LetterLanguage | null;
    readonly deceased: boolean;
    readonly memberUntil: CivilDate | null;
    /** The last day on which a letter leaves to a former member; null where letters go on. */
    readonly lettersUntil: CivilDate | null;
  };
  readonly yahrzeit: Pick<
    YahrzeitRow,
    | 'id'
    | 'name'
    | 'hebrewName'
    | 'personDetails'
    | 'plaque'
    | 'gregorianDate'
    | 'hebrewDay'
    | 'hebrewMonth'
    | 'hebrewYear'
    | 'adarSaid'
    | 'afterSunset'
    | 'burialDate'
    | 'rules'
    | 'serviceRule'
    | 'nextHebrewObservance'
    | 'nextCivilObservance'
  > & { readonly archivedAt: string | null };
  /** What `reach` says keeps an email about this occurrence from them; null is nothing. */
  readonly mailGap: Gap | null;
  /** Null when the date that was planned is no longer one of the yahrzeit's. */
  readonly occurrence: {
    readonly date: CivilDate;
    readonly nth: number | null;
    readonly hebrewDay: number;
    readonly hebrewMonth: number;
    readonly hebrewYear: number;
    /** Where the name is read; null where it is not. */
    readonly readAt: ReadingPlace | null;
  } | null;
  readonly organization: Place & {
    readonly id: string;
    readonly name: string;
    readonly orgCode: string;
    readonly address: string | null;
    readonly language: LetterLanguage;
    readonly dateOrder: DateOrder | null;
    readonly rules: DateRules;
    readonly serviceRule: ServiceRule;
  };
}

/** The language in which somebody is written to: their own, else the organization's. */
export const languageOf = ({ contact, organization }: LetterRecord): LetterLanguage =>
  contact.language ?? organization.language;

/** An observer, and the civil date of the occurrence, or null for the next one from `today` on. */
export interface LetterQuery {
  readonly observanceId: string;
  readonly date: CivilDate | null;
}

/**
 * Reads the records of these letters in one query, in the order in which they were asked for; null where the
 * organization no longer has such an observer.
 */
export async function readLetterRecords(
  db: DataSource,
  org: OrganizationId,
  asked: readonly LetterQuery[],
  today: CivilDate,
  places: ReadingPlaces,
): Promise<(LetterRecord | null)[]> {
  const rows: { record: StoredRecord | null }[] = await db.query(RECORDS, [
    org,
    asked.map(({ observanceId }) => observanceId),
    asked.map(({ date }) => date),
    today,
  ]);
  const readings = rows.flatMap(({ record }) => (record?.occurrence ? [readingOf(record, record.occurrence)] : []));
  const found = (await places.of(org, readings)).values();
  return rows.map(({ record }) => {
    if (!record?.occurrence) return record && { ...record, occurrence: null };
    const { serviceDate: _, ...occurrence } = record.occurrence;
    return { ...record, occurrence: { ...occurrence, readAt: found.next().value ?? null } };
  });
}

type OccurrenceOfLetter = NonNullable<LetterRecord['occurrence']>;
/** As the tables have it: with the Friday that the rule assigns. */
type StoredOccurrence = Omit<OccurrenceOfLetter, 'readAt'> & { readonly serviceDate: CivilDate };
type StoredRecord = Omit<LetterRecord, 'occurrence'> & { readonly occurrence: StoredOccurrence | null };

const readingOf = ({ yahrzeit, observance }: StoredRecord, { date, serviceDate }: StoredOccurrence): AskedReading => ({
  ...{ yahrzeitId: yahrzeit.id, onHebrewCalendar: observance.observeOnHebrewCalendar },
  ...{ date, friday: serviceDate },
});

const RECORDS = `
SELECT CASE WHEN observer.id IS NOT NULL THEN jsonb_build_object(
  'observance', jsonb_build_object('id', observer.id, 'observeOnHebrewCalendar', observer.observe_on_hebrew_calendar,
    'adarRule', observer.adar_rule,
    'relationship', observer.relationship, 'relationshipDetail', observer.relationship_detail,
    'reminderDaysBefore', observer.reminder_days_before, 'channel', observer.channel),
  'contact', jsonb_build_object('id', contact.id, 'name', contact.name, 'firstName', contact.first_name,
    'lastName', contact.last_name, 'salutation', contact.salutation, 'email', contact.email, 'phone', contact.phone,
    'language', contact.language, 'deceased', contact.deceased,
    'memberUntil', contact.member_until,
    'lettersUntil', letters_until(contact.member_until, contact.stays_on, organization.former_letter_years)),
  'yahrzeit', jsonb_build_object('id', yahrzeit.id, 'name', yahrzeit.name, 'hebrewName', yahrzeit.hebrew_name,
    'personDetails', yahrzeit.person_details, 'plaque', yahrzeit.plaque, 'gregorianDate', yahrzeit.gregorian_date, 'hebrewDay', yahrzeit.hebrew_day,
    'hebrewMonth', yahrzeit.hebrew_month, 'hebrewYear', yahrzeit.hebrew_year, 'adarSaid', yahrzeit.adar_said,
    'afterSunset', yahrzeit.after_sunset, 'burialDate', yahrzeit.burial_date, 'rules', yahrzeit.rules,
    'serviceRule', yahrzeit.service_rule, 'nextHebrewObservance', ${nextHebrew('observer', 'yahrzeit')},
    'nextCivilObservance', yahrzeit.next_civil_observance, 'archivedAt', yahrzeit.archived_at),
  'mailGap', reach.mail_gap,
  'occurrence', CASE WHEN occurrence.date IS NOT NULL THEN jsonb_build_object('date', occurrence.date,
    'nth', occurrence.nth, 'hebrewDay', occurrence.hebrew_day, 'hebrewMonth', occurrence.hebrew_month,
    'hebrewYear', occurrence.hebrew_year, 'serviceDate', occurrence.service_date) END,
  'organization', jsonb_build_object('id', organization.id, 'name', organization.name, 'orgCode', organization.org_code,
    'timezone', organization.timezone, 'israel', organization.israel, 'latitude', organization.latitude,
    'longitude', organization.longitude, 'shabbatTimes', organization.shabbat_times, 'address', organization.address, 'language', organization.language,
    'dateOrder', organization.date_order,
    'rules', organization.rules, 'serviceRule', organization.service_rule)) END AS record
  FROM unnest($2::uuid[], $3::date[]) WITH ORDINALITY AS asked (observance_id, date, at)
  JOIN organization ON organization.id = $1
  LEFT JOIN observance observer ON observer.organization_id = $1 AND observer.id = asked.observance_id
  LEFT JOIN contact ON contact.organization_id = $1 AND contact.id = observer.contact_id
  LEFT JOIN yahrzeit ON yahrzeit.organization_id = $1 AND yahrzeit.id = observer.yahrzeit_id
  LEFT JOIN LATERAL (
    SELECT * FROM occurrence
     WHERE occurrence.organization_id = $1 AND occurrence.yahrzeit_id = observer.yahrzeit_id
       AND ${keeps('observer', 'occurrence')}
       AND occurrence.date BETWEEN coalesce(asked.date, $4::date) AND coalesce(asked.date, 'infinity'::date)
     ORDER BY occurrence.date LIMIT 1) occurrence ON true
  LEFT JOIN reach ON reach.organization_id = $1 AND reach.observance_id = observer.id AND reach.occurrence_date = occurrence.date
   AND reach.step = 1
 ORDER BY asked.at`;
