// `npm run backup -- [FILE]`: everything that the installation knows, in one file.
import { statSync } from 'node:fs';
import { Clock } from '../platform/clock/index.js';
import { readConfig } from '../platform/config/index.js';
import { writeBackup } from './backup/write-backup.js';

const { DATABASE_URL, IDENTITY_DATABASE_URL } = readConfig();
const now = new Clock().now();
const [file = `zikaron-${now.toISOString().replace(/\D/g, '').slice(0, 14)}.zip`] = process.argv.slice(2);
const databases = { main: DATABASE_URL, ...(IDENTITY_DATABASE_URL && { identity: IDENTITY_DATABASE_URL }) };

const manifest = await writeBackup(databases, file, now);
const tables = Object.values(manifest.databases).reduce((sum, database) => sum + database.tables.length, 0);
const megabytes = (statSync(file).size / 1e6).toFixed(1);
console.log(
  `${file}: ${tables} tables as they were at ${manifest.takenAt}, ${megabytes} MB. Keep it where only you can read it.`,
);
