import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Databases } from './write-backup.js';
import {
  holdAllBut,
  holdDue,
  pauseReminders,
  resumeReminders,
  tellOfRestoration,
  waitingLetters,
} from './hold-letters.js';
import { Backup, CannotRestore } from './read-backup.js';

/** What the house itself must do between the records and the letters. */
export interface House {
  now(): Date;
  /** Plans the night of today for every organization with reminders: it reaches back over the nights since the backup. */
  planTonight(): Promise<void>;
}

interface Restored {
  readonly takenAt: string;
  /** Letters that wait for a person's decision. */
  readonly held: number;
}

/**
 * Puts a backup in place of all records, and sees to it that nothing goes out that may have gone out since: what was
 * due is held, and the nights since the backup are planned now, and held too. Reminders stay switched off until that is
 * done, so that a restoration that dies in the middle sends nothing; it is then run again.
 * @throws CannotRestore while anybody else is connected to the main database
 */
export async function restoreBackup(file: string, databases: Databases, house: House): Promise<Restored> {
  const backup = await Backup.open(file);
  const clients = await Promise.all(
    Object.entries(databases).map(async ([name, url]) => [name, await connected(url)] as const),
  );
  const main = new Map(clients).get('main');
  try {
    if (!main) throw new CannotRestore('There is no main database.');
    const { takenAt } = backup.manifest;
    for (const [name, client] of clients) {
      if (client !== main && backup.manifest.databases[name]) await backup.restore(name, client);
    }
    await mustBeAlone(main);
    let paused: string[] = [];
    let held = 0;
    await backup.restore('main', main, async () => {
      paused = await pauseReminders(main);
      held = await holdDue(main, takenAt, house.now());
    });
    const waiting = await waitingLetters(main);
    await resumeReminders(main, paused);
    await house.planTonight();
    held += await holdAllBut(main, waiting, takenAt, house.now());
    await tellOfRestoration(main, takenAt, house.now());
    return { takenAt, held };
  } finally {
    backup.close();
    await Promise.all(clients.map(([, client]) => client.end()));
  }
}

/**
 * Whether a backup could be restored here: all of it is read into copies that nobody sees, while the house works. Answers how
 * many rows it holds. @throws CannotRestore
 */
export async function verifyBackup(file: string, databases: Databases): Promise<{ takenAt: string; rows: number }> {
  const backup = await Backup.open(file);
  const { takenAt, databases: kept } = backup.manifest;
  try {
    let rows = 0;
    for (const name of Object.keys(kept)) {
      const url = databases[name];
      if (!url) throw new CannotRestore(`The backup holds a database "${name}", and there is none here.`);
      const client = await connected(url);
      rows += await backup.verify(name, client).finally(() => client.end());
    }
    return { takenAt, rows };
  } finally {
    backup.close();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'zikaron restore' });
  await client.connect();
  return client;
}

/** Who has just said goodbye is given two seconds to be gone. */
async function mustBeAlone(client: pg.Client): Promise<void> {
  let others = await othersAtWork(client);
  for (let waited = 0; others > 0 && waited < 2000; waited += 200) {
    await sleep(200);
    others = await othersAtWork(client);
  }
  if (others === 0) return;
  throw new CannotRestore(
    `Somebody is at work on this database (${others} connections): stop all servers and workers first.`,
  );
}

async function othersAtWork(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}
