import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When staff said that place and customs are right, and when they said that the house need not ask for what is missing. */
export class WhatANewCongregationDecides1700071000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'ALTER TABLE organization ADD COLUMN customs_confirmed_at timestamptz, ADD COLUMN setup_declined_at timestamptz',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE organization DROP COLUMN setup_declined_at, DROP COLUMN customs_confirmed_at');
  }
}
