// `npm run history -- [--org CODE]`: whether the acts of every history stand as they were sealed.
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { HistorySeals } from '../history/index.js';
import { readConfig } from '../platform/config/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { createContext } from './application.js';

/** Exit codes: 0 all stand, 1 one does not, 2 there is no such congregation. */
async function checkHistory(): Promise<number> {
  const { values } = parseArgs({ options: { org: { type: 'string' } } });
  const app = await createContext({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' });
  try {
    const organizations: { id: OrganizationId; code: string }[] = await app
      .get(DataSource)
      .query(
        'SELECT id, org_code AS code FROM organization WHERE $1::text IS NULL OR org_code = $1 ORDER BY org_code',
        [values.org ?? null],
      );
    if (values.org && organizations.length === 0) {
      console.error('There is no congregation with that code.');
      return 2;
    }
    let broken = 0;
    for (const { id, code } of organizations) {
      const { isWhole, acts, erased, waiting, seal, broken: where } = await app.get(HistorySeals).check(id);
      if (!isWhole) broken++;
      const how = isWhole ? 'whole' : `NOT AS IT WAS SEALED, from act ${where?.act} on`;
      console.log(`${code}  ${how}; ${acts} acts (${erased} no longer kept), ${waiting} to be sealed  ${seal}`);
    }
    return broken > 0 ? 1 : 0;
  } finally {
    await app.close();
  }
}

process.exitCode = await checkHistory();
