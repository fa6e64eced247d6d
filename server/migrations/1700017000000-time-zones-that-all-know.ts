import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people who wrote a short name meant, where that is not in doubt. */
const MEANT: Readonly<Record<string, string>> = {
  UTC: 'Etc/UTC',
  GMT: 'Etc/UTC',
  Z: 'Etc/UTC',
  Zulu: 'Etc/UTC',
  UCT: 'Etc/UTC',
  Israel: 'Asia/Jerusalem',
  EST: 'America/New_York',
  EST5EDT: 'America/New_York',
  CST6CDT: 'America/Chicago',
  MST7MDT: 'America/Denver',
  PST8PDT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  AET: 'Australia/Sydney',
  GB: 'Europe/London',
  Eire: 'Europe/Dublin',
  CET: 'Europe/Paris',
  NZ: 'Pacific/Auckland',
};

/** No digits: what Postgres would else read as a zone of its own making, such as `Foo/Bar-5`. */
const REGION_AND_CITY = '^[A-Z][A-Za-z]*(/[A-Z][A-Za-z_-]*)+$';

/**
 * A time zone is a region and a city, by a name that Postgres and the program both know: what only one of them understood
 * stopped the work of all congregations. What else is there is set to what was meant, and staff are told what it was.
 */
export class TimeZonesThatAllKnow1700017000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    const zones: { timezone: string; inPostgres: boolean }[] = await db.query(
      `SELECT timezone, timezone ~ $1 AND timezone IN (SELECT name FROM pg_timezone_names) AS "inPostgres"
         FROM organization GROUP BY timezone`,
      [REGION_AND_CITY],
    );
    for (const { timezone, inPostgres } of zones) {
      if (!inPostgres || !isKnownHere(timezone)) await mend(db, timezone);
    }
    // A name that Postgres does not know is an error in the check itself, and refused with it.
    await db.query(
      `ALTER TABLE organization ADD CONSTRAINT organization_timezone CHECK (
         timezone ~ '${REGION_AND_CITY}' AND '2000-01-01T00:00:00Z'::timestamptz AT TIME ZONE timezone IS NOT NULL)`,
    );
    await db.query(
      `CREATE TABLE house_failure (
         organization_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
         work text NOT NULL,
         reason text NOT NULL,
         times integer NOT NULL,
         first_at timestamptz NOT NULL,
         last_at timestamptz NOT NULL,
         PRIMARY KEY (organization_id, work))`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE house_failure');
    await db.query('ALTER TABLE organization DROP CONSTRAINT organization_timezone');
  }
}

function isKnownHere(timezone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }));
  } catch {
    return false;
  }
}

/** Dates are worked out anew, since "today" may be another day there. The former value stays in the history and the notice. */
async function mend(db: QueryRunner, before: string): Promise<void> {
  const meant = MEANT[before] ?? null;
  const organizations: { id: string; after: string }[] = await db
    .query(
      `UPDATE organization
        SET timezone = coalesce($2, CASE WHEN israel THEN 'Asia/Jerusalem' ELSE 'America/New_York' END),
            customs_version = customs_version + 1, dates_done = 0
      WHERE timezone = $1 RETURNING id, timezone AS after`,
      [before, meant],
    )
    .then(([rows]) => rows);
  for (const { id, after } of organizations) {
    const title = 'Please confirm your time zone';
    const message = `The time zone “${before}” is not read in the same way everywhere. It is now ${after}: if that is not where you are, choose your city in the settings.`;
    await db.query(
      `INSERT INTO audit_log (organization_id, actor_name, action, resource, resource_id, before, after)
       VALUES ($1, 'Zikaron', 'change', 'organization', $1, jsonb_build_object('timezone', $2::text), jsonb_build_object('timezone', $3::text))`,
      [id, before, after],
    );
    await db.query(
      `INSERT INTO notification (organization_id, cause, title, message, severity, data, key, values)
       VALUES ($1, 'timezone-set', $2, $3, 'warning', '{"actionUrl":"/app/settings"}', 'timezone-set', jsonb_build_object('before', $4::text, 'after', $5::text))`,
      [id, title, message, before, after],
    );
  }
}
