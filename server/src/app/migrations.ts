import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'bullmq';
import pg from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

type Migration = new () => MigrationInterface;

/** Brings a database up to date: our tables by TypeORM's migrations, the queue's by BullMQ's own. Runs twice without harm. */
export async function migrate(url: string): Promise<string[]> {
  const source = new DataSource({ type: 'postgres', url, migrations: await listMigrations() });
  await source.initialize();
  try {
    const applied = await source.runMigrations({ transaction: 'each' });
    await migrateQueues(url);
    return applied.map((migration) => migration.name);
  } finally {
    await source.destroy();
  }
}

async function migrateQueues(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

/** Every class in `migrations/`, in the order of the file names. */
async function listMigrations(): Promise<Migration[]> {
  const directory = fileURLToPath(new URL('../../migrations', import.meta.url));
  const files = readdirSync(directory).filter((name) => /(?<!\.d)\.[jt]s$/.test(name));
  const modules = await Promise.all(
    files.sort().map((name) => import(`../../migrations/${path.basename(name)}`) as Promise<Record<string, Migration>>),
  );
  return modules.flatMap((module) => Object.values(module));
}
