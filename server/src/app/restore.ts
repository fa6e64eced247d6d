// `npm run restore -- FILE --replace`: puts a backup in place of everything that is here; `--dry-run` only reads it.
import { parseArgs } from 'node:util';
import { makeIdentityTables } from '../auth/index.js';
import { clockShifted } from '../platform/clock/index.js';
import { readConfig, type Config } from '../platform/config/index.js';
import { Nights } from '../reminders/index.js';
import { createContext } from './application.js';
import { CannotRestore } from './backup/read-backup.js';
import { restoreBackup, verifyBackup } from './backup/restore-backup.js';
import { migrate } from './migrations.js';

const USAGE = `npm run restore -- FILE --replace
  --replace  yes, what is in the database now is to go
  --dry-run  instead: reads all of it as a restoration would, while the house works, and changes nothing`;

async function tryOut(file: string): Promise<void> {
  const { DATABASE_URL: main, IDENTITY_DATABASE_URL: identity } = readConfig();
  const { takenAt, rows } = await verifyBackup(file, { main, ...(identity && { identity }) });
  console.log(`This backup of ${takenAt} can be restored here: ${rows} rows, each by every rule. Nothing was changed.`);
}

async function restore(file: string): Promise<void> {
  const config: Config = { ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' };
  await migrate(config.DATABASE_URL);
  const { DATABASE_URL: main, IDENTITY_DATABASE_URL: identity } = config;
  if (identity) await makeIdentityTables(identity);
  const clock = clockShifted(config.CLOCK_SHIFT_SECONDS);
  const house = { now: () => clock.now(), planTonight: () => planTonight(config) };
  const { takenAt, held } = await restoreBackup(file, { main, ...(identity && { identity }) }, house);
  console.log(
    `The records are those of ${takenAt}. ${held} letters may have gone out since, and wait for a person's decision.`,
  );
}

async function planTonight(config: Config): Promise<void> {
  const app = await createContext(config);
  try {
    await app.get(Nights, { strict: false }).planFor({});
  } finally {
    await app.close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
});
const [file] = positionals;
const isTrial = values['dry-run'];
if (!file || values.replace === isTrial) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await (isTrial ? tryOut : restore)(file).catch((failure: unknown) => {
    console.error(failure instanceof CannotRestore ? failure.message : failure);
    process.exitCode = 1;
  });
}
