import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Domains of congregations under which their letters leave, each with a key that was made here. */
export class SenderDomains1700005000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sender_domain (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        domain text NOT NULL CHECK (domain = lower(domain)),
        -- What stands before the @ of the address that letters come from.
        local_part text NOT NULL,
        selector text NOT NULL,
        -- DER of the public key, base64, as it stands in DNS.
        public_key text NOT NULL,
        -- PKCS#8 of the private key, sealed with the secret of the house.
        sealed_key bytea NOT NULL,
        state text NOT NULL DEFAULT 'unverified' CHECK (state IN ('unverified', 'verified', 'broken')),
        -- What the last look at DNS found, by record.
        found jsonb NOT NULL DEFAULT '{}',
        checked_at timestamptz,
        verified_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (organization_id, id),
        UNIQUE (organization_id, domain),
        CHECK (is_email_address(local_part || '@' || domain))
      );
      CREATE INDEX sender_domain_recheck ON sender_domain (checked_at) WHERE state <> 'unverified';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE sender_domain');
  }
}
