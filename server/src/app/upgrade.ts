// `zikaron upgrade [--backup FILE | --no-backup]`: of the new version, while the one before still serves: a backup, then the migrations.
import { existsSync } from 'node:fs';
import pg from 'pg';
import { databasesOf, writeBackup } from '../backups/index.js';
import { Clock } from '../platform/clock/index.js';
import { readConfig, VERSION, type Config } from '../platform/config/index.js';
import { noMore, runProgram } from './command-line.js';
import { migrate } from './migrations.js';
import { lackingOn, rowsOf } from './newer-schema.js';
import { refusePoolingByTransaction } from './pooler.js';

const USAGE = `zikaron upgrade [--backup FILE | --no-backup]
  --backup     where the backup is written; else zikaron-before-${VERSION}-TIME.zip, here; a file that is there is never written over
  --no-backup  when there is one already`;

interface Asked {
  readonly backup: string | null;
}

async function upgrade(asked: Asked): Promise<number> {
  const config = readConfig();
  await refusePoolingByTransaction(config.DATABASE_URL);

  const lacking = await migrationsLackingAt(config.DATABASE_URL);
  if (lacking.length === 0) return tell(`The database is that of version ${VERSION} already. ${RESTART}`);
  if (asked.backup && existsSync(asked.backup)) {
    console.error(`${asked.backup} is there already, and is not written over.`);
    return 2;
  }
  if (asked.backup) await keep(config, asked.backup);
  console.log(`${lacking.length} migrations, while the version before goes on serving.`);
  await migrate(config.DATABASE_URL);
  return tell(`The database is that of version ${VERSION} now. ${RESTART}`);
}

const RESTART = 'Start the processes of this version, one after the other; /health/live of each says its version.';

function tell(words: string): number {
  console.log(words);
  return 0;
}

/** With the time: an upgrade that is run again after a failure leaves the first backup as it is. */
const ownName = (): string =>
  `zikaron-before-${VERSION}-${new Clock().now().toISOString().replace(/\D/g, '').slice(0, 14)}.zip`;

async function migrationsLackingAt(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await lackingOn(rowsOf(client));
  } finally {
    await client.end();
  }
}

async function keep(config: Config, file: string): Promise<void> {
  await writeBackup(databasesOf(config), file, new Clock().now());
  console.log(`${file}: everything as it is before. Keep it where only you can read it.`);
}

await runProgram({
  usage: USAGE,
  options: { backup: { type: 'string' }, 'no-backup': { type: 'boolean', default: false } },
  asked({ backup, 'no-backup': none }, words): Asked {
    noMore(words, 0);
    if (none && backup) throw new Error('--backup and --no-backup exclude each other.');
    return { backup: none ? null : (backup ?? ownName()) };
  },
  run: upgrade,
});
