-- For Citus, on a database that is migrated and holds no rows yet, or while nothing runs. Read past-one-postgres.md first.
-- A key of the id alone goes: each such table has a key of organization and id, which says more.
DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT c.relname AS name, primary_key.conname AS key, of_both.conname AS both_key
      FROM pg_class c
      JOIN pg_constraint primary_key ON primary_key.conrelid = c.oid AND primary_key.contype = 'p'
      JOIN pg_constraint of_both ON of_both.conrelid = c.oid AND of_both.contype = 'u'
     WHERE c.relnamespace = 'public'::regnamespace
       AND pg_get_constraintdef(primary_key.oid) = 'PRIMARY KEY (id)'
       AND pg_get_constraintdef(of_both.oid) = 'UNIQUE (organization_id, id)'
  LOOP
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', own.name, own.key);
    EXECUTE format('ALTER TABLE %I ALTER organization_id SET NOT NULL, ALTER id SET NOT NULL', own.name);
    EXECUTE format('ALTER TABLE %I REPLICA IDENTITY USING INDEX %I', own.name, own.both_key);
  END LOOP;
END $$;

-- These have no such key yet.
ALTER TABLE audit_log DROP CONSTRAINT audit_log_pkey, ADD PRIMARY KEY (organization_id, id);
ALTER TABLE membership DROP CONSTRAINT membership_pkey, ADD PRIMARY KEY (organization_id, id);
ALTER TABLE uncounted_letter DROP CONSTRAINT uncounted_letter_pkey, ADD PRIMARY KEY (organization_id, id);

-- Unique by themselves: random digests, and numbers that Stripe gives once.
ALTER TABLE api_key DROP CONSTRAINT api_key_secret_hash_key;
CREATE INDEX api_key_secret_hash ON api_key (secret_hash);
ALTER TABLE billing_account DROP CONSTRAINT billing_account_stripe_customer_id_key;
CREATE INDEX billing_account_stripe_customer ON billing_account (stripe_customer_id);

-- Who makes a congregation looks first whether its code is free. Two who take one code in the same instant would both have it.
ALTER TABLE organization DROP CONSTRAINT organization_org_code_key;
CREATE INDEX organization_code ON organization (org_code);
