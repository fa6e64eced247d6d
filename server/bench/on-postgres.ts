import { removeTemporary, startTemporaryPostgres, temporaryDirectory } from '../src/app/embedded/temporary-postgres.js';
import { migrate } from '../src/app/migrations.js';

/** Works with a migrated database, which is made for it and removed. */
export async function onPostgres<T>(
  work: (url: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const directory = temporaryDirectory();
  try {
    const url = (await startTemporaryPostgres(directory, settings)).url('postgres');
    await migrate(url);
    return await work(url);
  } finally {
    await removeTemporary(directory);
  }
}
