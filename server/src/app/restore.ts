// `zikaron restore FILE --replace`: puts a backup in place of everything that is here; `--dry-run` only reads it.
import { makeIdentityTables } from '../auth/index.js';
import { Backups, databasesOf, restoreBackup, verifyBackup } from '../backups/index.js';
import { clockShifted } from '../platform/clock/index.js';
import { readConfig, type Config } from '../platform/config/index.js';
import { Nights } from '../reminders/index.js';
import { createContext } from './application.js';
import { noMore, runProgram } from './command-line.js';
import { migrate } from './migrations.js';

const USAGE = `zikaron restore NAME --replace
  NAME       a file, the name of a backup at BACKUP_TO, or "latest"
  --replace  yes, what is in the database now is to go
  --dry-run  instead: reads all of it as a restoration would, while the house works, and changes nothing`;

async function tryOut(name: string): Promise<void> {
  const config = readConfig();
  const backups = new Backups(clockShifted(config.CLOCK_SHIFT_SECONDS), config);
  const { takenAt, rows } = await backups.withFile(name, (file) => verifyBackup(file, databasesOf(config)));
  console.log(`This backup of ${takenAt} can be restored here: ${rows} rows, each by every rule. Nothing was changed.`);
}

async function restore(name: string): Promise<void> {
  const config: Config = { ...readConfig(), ROLE: 'api', LOG_LEVEL: 'warn' };
  await migrate(config.DATABASE_URL);
  if (config.IDENTITY_DATABASE_URL) await makeIdentityTables(config.IDENTITY_DATABASE_URL);
  const clock = clockShifted(config.CLOCK_SHIFT_SECONDS);
  const house = { now: () => clock.now(), planTonight: () => planTonight(config) };
  const { takenAt, held } = await new Backups(clock, config).withFile(name, (file) =>
    restoreBackup(file, databasesOf(config), house),
  );
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

await runProgram({
  usage: USAGE,
  options: { replace: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
  asked({ replace, 'dry-run': isTrial }, words) {
    noMore(words, 1);
    const [name] = words;
    if (!name) throw new Error('Say which backup.');
    if (replace === isTrial) throw new Error('Say either --replace or --dry-run.');
    return { name, isTrial };
  },
  async run({ name, isTrial }) {
    await (isTrial ? tryOut : restore)(name);
    return 0;
  },
});
