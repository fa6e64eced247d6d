import type pg from 'pg';
import { WrongConfiguration } from '../platform/config/index.js';
import { listMigrations } from './list-migrations.js';

/** Whatever a statement can be asked of; it answers the rows. */
interface Asked {
  query(statement: string): Promise<unknown>;
}

/** A connection, asked for rows. */
export const rowsOf = (client: pg.Client): Asked => ({
  query: async (statement) => (await client.query<object>(statement)).rows,
});

/** The database was changed by a newer program in a way that this one cannot work with. */
export class NewerSchema extends WrongConfiguration {}

/**
 * A newer program expands first (what it adds disturbs no older one), and contracts a version later, in a migration whose
 * name begins with `Contract`. An older program runs on what is expanded; on what is contracted it would break in use.
 * @throws NewerSchema
 */
export async function refuseNewerSchema(database: Asked): Promise<void> {
  const known = new Set(listMigrations().map(numberOf));
  const contracted = (await appliedTo(database)).filter(
    (name) => name.startsWith('Contract') && !known.has(numberOf(name)),
  );
  if (contracted.length === 0) return;
  throw new NewerSchema(
    `This database belongs to a newer Zikaron: ${contracted.join(', ')} took away what this version still needs. ` +
      'Start the newer version, or restore a backup from before the upgrade.',
  );
}

/** The files of this program's migrations that a database has not had. */
export async function lackingOn(database: Asked): Promise<string[]> {
  const applied = new Set((await appliedTo(database)).map(numberOf));
  return listMigrations().filter((file) => !applied.has(numberOf(file)));
}

/** The names of the migrations that a database has had, in their order. */
export async function appliedTo(database: Asked): Promise<string[]> {
  const [table] = (await database.query(`SELECT to_regclass('migrations') IS NOT NULL AS there`)) as {
    there: boolean;
  }[];
  if (!table?.there) return [];
  const rows = (await database.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** Both the file and the class of a migration carry it. */
const numberOf = (name: string): string | undefined => /\d{13}/.exec(name)?.[0];
