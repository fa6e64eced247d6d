import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a family wrote with its answer: what is wrong, who has died, and who should be told too. It stood in a notification alone. */
export class WhatFamiliesWrote1700096000700 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE response ADD COLUMN wrong text, ADD COLUMN death text, ADD COLUMN other text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE response DROP COLUMN wrong, DROP COLUMN death, DROP COLUMN other');
  }
}
