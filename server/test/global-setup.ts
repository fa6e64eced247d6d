import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Gives this run of jest a directory of its own. The database server is started in it by the first spec that asks for one
 * (`database.ts`), so a run of pure specs costs nothing. jest does not map imports here: only Node's own modules.
 */
export default function globalSetup(): void {
  const directory = mkdtempSync(path.join(os.tmpdir(), `zikaron-temporary-${process.pid}-`));
  chmodSync(directory, 0o711);
  process.env.ZIKARON_TEST_RUN = directory;
}
