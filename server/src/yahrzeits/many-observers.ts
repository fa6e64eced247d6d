import { Injectable } from '@nestjs/common';
import type { ObserverAct } from '@zikaron/contract';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/index.js';
import type { Actor, OrganizationId } from '../platform/tenancy/index.js';

/** Which observers: by their own ids, by those of whom they observe, or by those of the contacts. */
export interface WhichObservers {
  readonly by: 'id' | 'yahrzeit_id' | 'contact_id';
  readonly ids: readonly string[];
}

/** The column that an act writes, its type, and what its field is called. */
const WRITTEN = {
  reminderDaysBefore: { column: 'reminder_days_before', type: 'smallint', field: 'reminderDaysBefore' },
  calendar: { column: 'observe_on_hebrew_calendar', type: 'boolean', field: 'observeOnHebrewCalendar' },
  channel: { column: 'channel', type: 'text', field: 'channel' },
} as const;
type Written = (typeof WRITTEN)[ObserverAct['act']];

interface ChangedObserver {
  readonly id: string;
  readonly before: unknown;
}

/** One decision about many observers, each with its line in the yahrzeit's trail: one statement, however many. */
@Injectable()
export class ManyObservers {
  constructor(private readonly clock: Clock) {}

  /** How many there are, of records that are not archived, and of how many it is so already. */
  async count(
    org: OrganizationId,
    which: WhichObservers,
    change: ObserverAct,
    within: EntityManager,
  ): Promise<{ selected: number; alreadySo: number }> {
    const [counted] = await within.query<[{ selected: number; alreadySo: number }]>(
      COUNT(which.by, WRITTEN[change.act]),
      [org, which.ids, valueOf(change)],
    );
    return counted;
  }

  /** Those that were otherwise, with what they were. */
  change(
    org: OrganizationId,
    by: Actor,
    which: WhichObservers,
    change: ObserverAct,
    within: EntityManager,
  ): Promise<ChangedObserver[]> {
    const values = [org, which.ids, valueOf(change), by.id, by.name, this.clock.now()];
    return within.query(CHANGE(which.by, WRITTEN[change.act]), values);
  }

  /** Gives back what they were to those that nobody has changed since. @returns how many */
  async restore(
    org: OrganizationId,
    by: Actor,
    act: ObserverAct['act'],
    changed: readonly (ChangedObserver & { after: unknown })[],
    within: EntityManager,
  ): Promise<number> {
    const restored = await within.query<unknown[]>(RESTORE(WRITTEN[act]), [
      org,
      JSON.stringify(changed),
      by.id,
      by.name,
      this.clock.now(),
    ]);
    return restored.length;
  }
}

/** As the column holds it. */
export const valueOf = ({ act, value }: ObserverAct): number | boolean | string =>
  act === 'calendar' ? value === 'hebrew' : value;

const SELECTED = (by: WhichObservers['by']): string => `
  SELECT o.* FROM observance o
    JOIN yahrzeit y ON y.organization_id = o.organization_id AND y.id = o.yahrzeit_id AND y.archived_at IS NULL
   WHERE o.organization_id = $1 AND o.${by} = ANY ($2::uuid[])`;

const COUNT = (by: WhichObservers['by'], { column, type }: Written): string => `
SELECT count(*) AS selected, count(*) FILTER (WHERE ${column} = $3::${type}) AS "alreadySo" FROM (${SELECTED(by)}) o`;

/** Whom the congregation's lead time is given to follows it from then on. */
const OWN_LEAD = ' own_lead = before.wanted <> (SELECT lead_days FROM organization WHERE id = $1),';

/** What follows a change of `before` to `changed`, in both directions: the rows and the trail. $n is who, their name, when. */
const WRITE = ({ column, field }: Written, [who, name, at]: readonly string[]): string => `
changed AS (
  UPDATE observance o SET ${column} = before.wanted,${column === 'reminder_days_before' ? OWN_LEAD : ''} version = o.version + 1, updated_at = ${at}::timestamptz
    FROM before WHERE o.organization_id = $1 AND o.id = before.id
  RETURNING o.id, o.yahrzeit_id, o.contact_id, o.version, before.was, before.wanted
), trail AS (
  INSERT INTO audit_log (organization_id, actor_id, actor_name, action, resource, resource_id, before, after, at)
  SELECT $1, ${who}::uuid, ${name}, 'change_observer', 'yahrzeit', yahrzeit_id,
         jsonb_build_object('contactId', contact_id, '${field}', was),
         jsonb_build_object('contactId', contact_id, '${field}', wanted, 'observerId', id, 'version', version), ${at}::timestamptz
    FROM changed
)
SELECT id, was AS before FROM changed`;

const CHANGE = (by: WhichObservers['by'], written: Written): string => `
WITH before AS (
  SELECT o.id, o.${written.column} AS was, $3::${written.type} AS wanted FROM (${SELECTED(by)}
     AND o.${written.column} <> $3::${written.type} ORDER BY o.id FOR NO KEY UPDATE OF o) o
), ${WRITE(written, ['$4', '$5', '$6'])}`;

const RESTORE = (written: Written): string => `
WITH before AS (
  SELECT o.id, o.${written.column} AS was, earlier.before AS wanted
    FROM jsonb_to_recordset($2::jsonb) AS earlier (id uuid, before ${written.type}, after ${written.type})
    JOIN observance o ON o.organization_id = $1 AND o.id = earlier.id AND o.${written.column} = earlier.after
   ORDER BY o.id FOR NO KEY UPDATE OF o
), ${WRITE(written, ['$3', '$4', '$5'])}`;
