/**
 * When the same observance comes again, in days: a Hebrew anniversary 353 to 385 days after the last, and a month later
 * still where the rule for Adar changed. What lies between is the other occurrence of a year of two Adars.
 */
export const NEXT_YEAR = { soonest: 330, latest: 420 } as const;

/** SQL expressions: the organization, and civil dates between which the occurrences lie, both included. */
interface About {
  readonly org: string;
  readonly from: string;
  readonly to: string;
}

/**
 * What the letters that were sent were about: a row for each observance in them, also for the companions that went in a
 * letter about another. Contact and yahrzeit are null where they are gone since; the occasion tells the rest.
 */
export const sentLetters = ({ org, from, to }: About): string => `
  SELECT m.id AS message_id, m.contact_id, m.to_email, m.sent_at, about.yahrzeit_id,
         split_part(about.occasion, ':', 2)::uuid AS observance_id, split_part(about.occasion, ':', 3)::date AS date
    FROM (SELECT id FROM email_message
           WHERE organization_id = ${org} AND occasion LIKE 'observance:%' AND ${dayIn(from, to)}
          UNION
          SELECT message_id FROM message_companion WHERE organization_id = ${org} AND ${dayIn(from, to)}) told
    JOIN email_message m ON m.organization_id = ${org} AND m.id = told.id AND m.state = 'sent'
   CROSS JOIN LATERAL (
     SELECT m.occasion, m.yahrzeit_id
     UNION ALL
     SELECT companion.occasion, companion.yahrzeit_id FROM message_companion companion
      WHERE companion.organization_id = m.organization_id AND companion.message_id = m.id) about
   WHERE split_part(about.occasion, ':', 3)::date BETWEEN ${from} AND ${to}`;

/** As the indexes have it: civil dates as text. */
const dayIn = (from: string, to: string): string =>
  `split_part(occasion, ':', 3) BETWEEN to_char(${from}, 'YYYY-MM-DD') AND to_char(${to}, 'YYYY-MM-DD')`;

/**
 * Joins `trail`: who took somebody off, as the trail of changes says, the last thing done that fits the reason. `line` has
 * `reason`, `contact_id` and `yahrzeit_id`.
 */
export const whoTookOff = (line: string, org: string): string => `
  LEFT JOIN LATERAL (
    SELECT trail.actor_name, trail.at FROM audit_log trail
     WHERE trail.organization_id = ${org} AND (
           ${line}.reason = 'yahrzeit_archived' AND trail.resource = 'yahrzeit' AND trail.resource_id = ${line}.yahrzeit_id
             AND trail.action = 'archive'
        OR ${line}.reason = 'observer_removed' AND trail.resource = 'yahrzeit' AND trail.resource_id = ${line}.yahrzeit_id
             AND trail.action = 'remove_observer' AND trail.before ->> 'contactId' = ${line}.contact_id::text
        OR ${line}.reason = 'observer_deceased' AND trail.resource = 'contact' AND trail.resource_id = ${line}.contact_id
             AND trail.after ->> 'deceased' = 'true'
        OR ${line}.reason = 'former_member' AND trail.resource = 'contact' AND trail.resource_id = ${line}.contact_id
             AND trail.after ->> 'memberUntil' IS NOT NULL)
     ORDER BY trail.id DESC LIMIT 1) trail ON true`;
