import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the week of mourning and the thirty days ended for somebody, as a rabbi told it: a festival may cut them short. */
export class MourningEnds1700077000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mourning_end (
        organization_id uuid NOT NULL,
        yahrzeit_id uuid NOT NULL,
        -- The last day of each; null where it was not cut short.
        shiva date,
        sheloshim date,
        decided_by text NOT NULL,
        decided_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, yahrzeit_id),
        FOREIGN KEY (organization_id, yahrzeit_id) REFERENCES yahrzeit (organization_id, id) ON DELETE CASCADE,
        CHECK (shiva IS NOT NULL OR sheloshim IS NOT NULL)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mourning_end');
  }
}
