import type { DataSource, EntityManager } from 'typeorm';
import { renderHebrew } from '../../calendar/index.js';
import { ChangedMeanwhile } from '../http/index.js';
import type { OrganizationId } from '../tenancy/index.js';
import { changedFields, type ChangedField } from './changed-fields.js';

interface Versioned {
  readonly resource: string;
  readonly id: string;
  /** Of an observance, whose changes stand in the trail of its yahrzeit. */
  readonly observerId?: string;
  /** The version in the database. */
  readonly version: number;
}

interface Trailed {
  who: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/**
 * Refuses a change that was made to an older version of a record, and names in words what changed since and by whom. A
 * change leaves its version in the trail as `after.version`. Without a version that was read, nothing is refused. Not to be
 * asked where nothing would change: a save of which the answer was lost is sent once more.
 * @throws ChangedMeanwhile 409
 */
export async function refuseIfStale(
  db: DataSource | EntityManager,
  org: OrganizationId,
  record: Versioned,
  versionRead: number | undefined,
): Promise<void> {
  if (versionRead === undefined || versionRead === record.version) return;

  const changes: Trailed[] = await db.query(
    `SELECT actor_name AS who, before, after FROM audit_log
      WHERE organization_id = $1 AND resource = $2 AND resource_id = $3
        AND after ->> 'observerId' IS NOT DISTINCT FROM $4
        AND jsonb_typeof(after -> 'version') = 'number' AND (after ->> 'version')::int > $5
      ORDER BY id`,
    [org, record.resource, record.id, record.observerId ?? null, versionRead],
  );
  const latest = new Map<string, string>();
  for (const { who, before, after } of changes)
    for (const change of changedFields(before, after)) latest.set(change.field, `${who} ${did(change)}`);

  const who = [...new Set(changes.map((change) => change.who))].join(', ') || 'Someone';
  throw new ChangedMeanwhile(
    `${who} changed this record while you had it open. Load it again and repeat your change.`,
    changes.at(-1)?.who,
    [...latest].map(([path, message]) => ({ path, message })),
  );
}

const ANSWERS: Record<string, string> = { true: 'yes', false: 'no' };

function did({ field, after }: ChangedField): string {
  if (after === null) return 'left this empty';
  return `changed this to ${field === 'hebrewDate' ? hebrewDate(after) : (ANSWERS[after] ?? after)}`;
}

/** `5744-12-30` as 30 Adar I 5744; the year may be missing. */
function hebrewDate(trailed: string): string {
  const [year = '', ...rest] = trailed.split('-');
  const [month = 0, day = 0] = rest.map(Number);
  return renderHebrew(year ? { day, month, year: Number(year) } : { day, month, year: null }, 'en');
}
