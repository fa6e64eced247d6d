import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs that staff took off the monitor: the row that tells what became of them stays, and shows again when something new
 * becomes of it.
 */
export class RemovedJobs1700008000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE removed_job (
        organization_id uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        queue text NOT NULL,
        job_id uuid NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (organization_id, queue, job_id)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE removed_job');
  }
}
