// `zikaron backup [FILE] | --list | --verify NAME`: everything that the installation knows, in one file.
import { statSync } from 'node:fs';
import { Backups, databasesOf, writeBackup } from '../backups/index.js';
import { Clock } from '../platform/clock/index.js';
import { readConfig } from '../platform/config/index.js';
import { runProgram } from './command-line.js';

const USAGE = `zikaron backup [FILE] | --list | --verify NAME
  FILE           into this file; without it to BACKUP_TO, where the settings name it, else into a file here
  --list         what lies at BACKUP_TO, the newest first
  --verify NAME  reads all of a backup and changes nothing: a file, a name at BACKUP_TO, or "latest"`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

interface Asked {
  readonly file?: string;
  readonly list: boolean;
  readonly verify?: string;
}

async function backup(asked: Asked): Promise<number> {
  const config = readConfig();
  const clock = new Clock();
  const backups = new Backups(clock, config);
  const say = (words: string) => {
    console.log(words);
    return 0;
  };
  if (asked.list) return say((await backups.names()).join('\n') || 'No backup is there yet.');
  if (asked.verify) {
    return say(`All of it can be read: ${await backups.verify(asked.verify)} rows, as many as were kept.`);
  }
  if (!asked.file && config.BACKUP_TO) {
    const { name, rows, bytes, forgotten } = await backups.take();
    const gone = forgotten.length ? ` No longer kept: ${forgotten.join(', ')}.` : '';
    return say(`${name}: ${rows} rows, ${megabytes(bytes)}, in ${config.BACKUP_TO}.${gone}`);
  }
  const now = clock.now();
  const file = asked.file ?? `zikaron-${now.toISOString().replace(/\D/g, '').slice(0, 14)}.zip`;
  const { databases, takenAt } = await writeBackup(databasesOf(config), file, now);
  const tables = Object.values(databases).reduce((sum, database) => sum + database.tables.length, 0);
  const size = megabytes(statSync(file).size);
  return say(`${file}: ${tables} tables as they were at ${takenAt}, ${size}. Keep it where only you can read it.`);
}

await runProgram({
  usage: USAGE,
  options: { list: { type: 'boolean', default: false }, verify: { type: 'string' } },
  asked({ list, verify }, [file, ...more]): Asked {
    if (more.length || [file, list, verify].filter(Boolean).length > 1) throw new Error('One at a time.');
    return { list, ...(file && { file }), ...(verify && { verify }) };
  },
  run: backup,
});
