import { constants } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { refuseOversize } from '../read/read-text.js';

/** A file that was changed just now may be still on its way. */
const SETTLED_MS = 60_000;

/**
 * The newest file of a folder, or null where there is none that has settled. Files whose names begin with a dot, folders and
 * links are not looked at. @throws Refusal 413 for one that is too large
 */
export async function newestIn(folder: string, now: Date): Promise<Buffer | null> {
  const [newest] = (await filesIn(folder))
    .filter(({ changedMs }) => changedMs <= now.getTime() - SETTLED_MS)
    .sort((one, other) => other.changedMs - one.changedMs);
  if (!newest) return null;
  const file = await open(newest.place, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    refuseOversize((await file.stat()).size);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function filesIn(folder: string): Promise<{ place: string; changedMs: number }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return Promise.all(
    files.map(async ({ name }) => {
      const place = path.join(folder, name);
      return { place, changedMs: (await stat(place)).mtimeMs };
    }),
  );
}
