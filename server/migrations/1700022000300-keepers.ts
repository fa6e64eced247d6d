import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who remembers a person when no family can: the congregation, by a plaque, a bequest, a gift or custom. Or nobody any more,
 * which one person asks for and another one confirms.
 */
export class Keepers1700022000300 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE keeper (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        yahrzeit_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('kept', 'rest_asked', 'resting')),
        basis text CHECK (basis IN ('plaque', 'bequest', 'gift', 'custom')),
        reason text,
        set_by_id uuid,
        set_by text NOT NULL,
        set_at timestamptz NOT NULL,
        confirmed_by_id uuid,
        confirmed_by text,
        confirmed_at timestamptz,
        PRIMARY KEY (organization_id, yahrzeit_id),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE,
        CHECK (state <> 'kept' OR basis IS NOT NULL),
        CHECK (state = 'kept' OR reason ~ '\\S'),
        -- Two people: who asks is not who confirms.
        CHECK (state <> 'resting' OR confirmed_by_id IS NOT NULL AND set_by_id IS NOT NULL AND confirmed_by_id <> set_by_id)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE keeper');
  }
}
