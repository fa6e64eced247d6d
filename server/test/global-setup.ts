import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives this run of jest a directory of its own. The database server is started in it by the first spec that asks for one
 * (`database.ts`), so a run of pure specs costs nothing. jest does not map imports here: only Node's own modules.
 */
export default function globalSetup(): void {
  const directory = mkdtempSync(path.join(place(), `zikaron-temporary-${process.pid}-`));
  chmodSync(directory, 0o711);
  process.env.ZIKARON_TEST_RUN = directory;
}

/** Files that are kept in memory, on Linux. */
const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/** Each spec file copies a database of some 800 files: 25 ms in memory, half a second on the disk where this was measured. */
function place(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM ? MEMORY : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
