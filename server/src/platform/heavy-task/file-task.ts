import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { heavyTask } from './heavy-task.js';

/** What is to be written, and where: a name that nobody has yet. */
export interface FileOrder<Input> {
  readonly path: string;
  readonly input: Input;
}

/** What the task says: that the file is open, so that it needs its name no longer; and that it wants the next part. */
export type FileNews = 'opened' | 'next';

/** A task that writes a file. `next` answers what it is made of, a part after the other, and null after the last. */
export const fileTask = <Input, Part = never>(make: (input: Input, next: () => Promise<Part | null>) => Readable) =>
  heavyTask<FileOrder<Input>, null, FileNews, Part | null>(async ({ path, input }, ask) => {
    const file = await open(path, 'wx', 0o600);
    await ask('opened');
    await pipeline(
      make(input, () => ask('next')),
      file.createWriteStream(),
    );
    return null;
  });
