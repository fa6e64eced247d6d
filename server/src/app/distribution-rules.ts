import type { DataSource } from 'typeorm';

/** Tables of the house: a whole copy stands on every node. `organization` is distributed by its own id. */
const REFERENCE_TABLES = [
  ...['app_user', 'backup', 'bounce_mail', 'crash', 'learned_preset', 'mail_webhook_token', 'migrations', 'rate_limit'],
  ...['recovery_code', 'relay_outage', 'reminder_window', 'sending_turn', 'stripe_event', 'web_session'],
];

/** What would not distribute as it stands, and what becomes of it then. Nothing is added without a reason. */
export const KNOWN: Readonly<Record<string, string>> = {
  'api_key: unique (secret_hash)': 'A digest of 256 random bits is unique by itself: the index stays, without UNIQUE.',
  'audit_log: unique (id)': 'distribute.sql gives it the key of both.',
  'billing_account: unique (stripe_customer_id)': 'Stripe gives each once: the index stays, without UNIQUE.',
  'membership: unique (id)': 'distribute.sql gives it the key of both.',
  'organization: unique (org_code)': 'Looked up before it is taken; two in the same instant would both have it.',
  'uncounted_letter: unique (id)': 'distribute.sql gives it the key of both.',
};

/**
 * Each key of a tenant's table that another congregation's row could break, since it is looked at on one node only; each
 * reference between tables that does not keep to one congregation; and each table that is neither a tenant's nor of the house.
 * Left out are keys of the id alone beside one of organization and id: `distribute.sql` drops those.
 */
export async function inTheWay(db: DataSource): Promise<string[]> {
  const rows: { told: string }[] = await db.query(`${TENANTS} ${FOUND}`, [REFERENCE_TABLES]);
  return rows.map(({ told }) => told).sort();
}

const TENANTS = `
WITH tenant AS (
  SELECT c.oid, c.relname AS name, a.attnum AS organization
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid
     AND a.attname = CASE c.relname WHEN 'organization' THEN 'id' ELSE 'organization_id' END
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
), key AS (
  SELECT tenant.*, i.indrelid, i.indkey::int2[] AS columns,
         array_to_string(ARRAY (SELECT attname FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS k (n, place)
                                  JOIN pg_attribute ON attrelid = i.indrelid AND attnum = k.n ORDER BY place), ', ') AS named
    FROM tenant JOIN pg_index i ON i.indrelid = tenant.oid AND i.indisunique
)`;

const FOUND = `
SELECT name || ': unique (' || named || ')' AS told FROM key
 WHERE organization <> ALL (columns)
   AND NOT (named = 'id' AND EXISTS (SELECT FROM key whole WHERE whole.oid = key.oid AND whole.named = 'organization_id, id'))
UNION
SELECT own.name || ': ' || pg_get_constraintdef(f.oid) FROM pg_constraint f
  JOIN tenant own ON own.oid = f.conrelid JOIN tenant other ON other.oid = f.confrelid
 WHERE f.contype = 'f' AND NOT EXISTS (
         SELECT FROM unnest(f.conkey, f.confkey) AS pair (mine, theirs) WHERE mine = own.organization AND theirs = other.organization)
UNION
SELECT c.relname || ' points at a tenant''s table: ' || pg_get_constraintdef(f.oid) FROM pg_constraint f
  JOIN pg_class c ON c.oid = f.conrelid JOIN tenant other ON other.oid = f.confrelid
 WHERE f.contype = 'f' AND f.conrelid NOT IN (SELECT oid FROM tenant)
UNION
SELECT c.relname || ' belongs to no organization, and is no table of the house' FROM pg_class c
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
   AND c.oid NOT IN (SELECT oid FROM tenant) AND c.relname <> ALL ($1::text[])
UNION
SELECT c.relname || ' is of the house, and belongs to an organization' FROM pg_class c
  JOIN tenant ON tenant.oid = c.oid WHERE c.relname = ANY ($1::text[])`;
