import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses of people who were erased, as salted hashes: when one comes back, with a list that is imported again for
 * instance, it is suppressed at once (decision 0010).
 */
export class ErasedAddresses1700002000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE erased_address (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        salt bytea NOT NULL,
        -- SHA-256 of the salt and the address in lower case.
        hash bytea NOT NULL,
        reason text NOT NULL CHECK (reason IN ('bounced', 'complained', 'unsubscribed')),
        erased_at timestamptz NOT NULL,
        UNIQUE (organization_id, id)
      );

      CREATE FUNCTION suppress_erased() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WITH back AS (
          DELETE FROM public.erased_address e USING fresh f
           WHERE e.organization_id = f.organization_id AND f.email IS NOT NULL
             AND e.hash = sha256(e.salt || convert_to(lower(f.email), 'UTF8'))
          RETURNING e.organization_id, lower(f.email) AS email, e.reason
        )
        INSERT INTO public.suppression (organization_id, email, reason, detail)
        SELECT organization_id, email, reason, 'Erased earlier, as they asked' FROM back
        ON CONFLICT (organization_id, email) WHERE lifted_at IS NULL DO NOTHING;
        RETURN NULL;
      END $$;

      CREATE TRIGGER contact_added AFTER INSERT ON contact
        REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION suppress_erased();
      CREATE TRIGGER contact_changed AFTER UPDATE ON contact
        REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION suppress_erased();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER contact_added ON contact;
      DROP TRIGGER contact_changed ON contact;
      DROP FUNCTION suppress_erased();
      DROP TABLE erased_address;
    `);
  }
}
