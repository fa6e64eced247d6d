import type { Channel, Relationship } from '@zikaron/contract';
import type { DataSource } from 'typeorm';
import type { CivilDate } from '../calendar/index.js';
import { nextHebrew } from '../yahrzeits/index.js';
import type { Visit } from './visits.service.js';

/** One yahrzeit that a person observes, as their own page shows it. Civil dates, whose daytime is the observance. */
export interface Observed {
  readonly id: string;
  readonly yahrzeitId: string;
  readonly name: string;
  readonly hebrewName: string | null;
  readonly relationship: Relationship | null;
  readonly relationshipDetail: string | null;
  readonly observeOnHebrewCalendar: boolean;
  readonly reminderDaysBefore: number;
  readonly channel: Channel;
  readonly nextHebrew: CivilDate | null;
  readonly nextCivil: CivilDate | null;
}

/** More than anybody observes; a page must end somewhere. */
const MOST = 300;

/** What this person observes, the next one first; of nobody else. */
export const observedBy = (db: DataSource, { org, contactId }: Visit): Promise<Observed[]> =>
  db.query(
    `SELECT o.id, y.id AS "yahrzeitId", y.name, nullif(btrim(y.hebrew_name), '') AS "hebrewName", o.relationship,
            o.relationship_detail AS "relationshipDetail", o.observe_on_hebrew_calendar AS "observeOnHebrewCalendar",
            o.reminder_days_before AS "reminderDaysBefore", o.channel, ${nextHebrew('o', 'y')} AS "nextHebrew",
            y.next_civil_observance AS "nextCivil"
       FROM observance o JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id
      WHERE o.organization_id = $1 AND o.contact_id = $2 AND y.archived_at IS NULL
      ORDER BY CASE WHEN o.observe_on_hebrew_calendar THEN ${nextHebrew('o', 'y')} ELSE y.next_civil_observance END,
               y.name, o.id LIMIT ${MOST}`,
    [org, contactId],
  );

export const isByEmail = (channel: Channel): boolean => channel === 'email' || channel === 'both';

/** Whoever wants no email is written to on paper, so that nobody is forgotten unseen. */
export const withoutEmail = (channel: Channel): Channel => (isByEmail(channel) ? 'letter' : channel);

/** Whoever is reached on paper stays so, and gets the email besides. */
export const withEmail = (channel: Channel): Channel => (channel === 'letter' || channel === 'both' ? 'both' : 'email');
