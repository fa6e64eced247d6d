import type { MigrationInterface, QueryRunner } from 'typeorm';

const LARGE = ['email_message', 'reminder', 'occurrence', 'audit_log', 'kept_promise', 'delivery_report'];

/** Postgres sweeps a table when a fifth of it is dead: of ten million rows that is months. These are swept at a fiftieth. */
export class SweptBeforeTheyAreLarge1700096000600 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of LARGE)
      await db.query(
        `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`,
      );
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of LARGE)
      await db.query(`ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor, autovacuum_analyze_scale_factor)`);
  }
}
