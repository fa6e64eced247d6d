import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The member whose role an invitation rests on; of those from before only the name was kept. */
export class WhoInvited1700096001211 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invitation ADD inviter_id uuid');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE invitation DROP inviter_id');
  }
}
