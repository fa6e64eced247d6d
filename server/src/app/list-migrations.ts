import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

/** The files in `migrations/`, in their order. */
export function listMigrations(): string[] {
  const directory = fileURLToPath(new URL('../../migrations', import.meta.url));
  return readdirSync(directory)
    .filter((name) => /(?<!\.d)\.[jt]s$/.test(name))
    .sort();
}

/** Every class in them. */
export async function loadMigrations(): Promise<Migration[]> {
  const modules = await Promise.all(
    listMigrations().map(
      (name) => import(new URL(`../../migrations/${name}`, import.meta.url).href) as Promise<Record<string, Migration>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module));
}
