import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member may be clergy: staff who may also read why a letter is held. */
export class Clergy1700022000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await allow(db, [...ROLES, 'clergy']);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`UPDATE ${table} SET role = 'staff' WHERE role = 'clergy'`);
    await allow(db, ROLES);
  }
}

const ROLES = ['owner', 'admin', 'staff', 'viewer'];
const TABLES = ['membership', 'invitation'];

async function allow(db: QueryRunner, roles: readonly string[]): Promise<void> {
  const list = roles.map((role) => `'${role}'`).join(', ');
  for (const table of TABLES) {
    await db.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_role_check`);
    await db.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_role_check CHECK (role IN (${list}))`);
  }
}
