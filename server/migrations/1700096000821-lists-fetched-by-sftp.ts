import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list on an SFTP server: the password, sealed, and the key that the server showed the first time. */
export class ListsFetchedBySftp1700096000821 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_source ADD secret bytea, ADD host_key text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE import_source DROP secret, DROP host_key');
  }
}
