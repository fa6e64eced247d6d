// `npm run history -- [--org CODE]`: whether the acts of every history stand as they were sealed.
import { DataSource } from 'typeorm';
import { HistorySeals } from '../history/index.js';
import { readConfig } from '../platform/config/index.js';
import type { OrganizationId } from '../platform/tenancy/index.js';
import { createContext } from './application.js';
import { noMore, runProgram } from './command-line.js';

const USAGE = `npm run history -- [--org CODE]
  --org  only the congregation with this code; else all`;

/** Answers 1 when one does not stand, 2 when there is no such congregation. */
async function checkHistory(org: string | undefined): Promise<number> {
  const app = await createContext({ ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' });
  try {
    const organizations: { id: OrganizationId; code: string }[] = await app
      .get(DataSource)
      .query(
        'SELECT id, org_code AS code FROM organization WHERE $1::text IS NULL OR org_code = $1 ORDER BY org_code',
        [org ?? null],
      );
    if (org && organizations.length === 0) {
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

await runProgram({
  usage: USAGE,
  options: { org: { type: 'string' } },
  asked({ org }, words) {
    noMore(words, 0);
    return org;
  },
  run: checkHistory,
});
