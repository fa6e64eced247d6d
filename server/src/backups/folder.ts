import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Place } from './place.js';

/** A folder, made when it is first written to. Its files are readable by their owner only. */
export class Folder implements Place {
  constructor(readonly said: string) {}

  async write(name: string, content: Readable): Promise<number> {
    await mkdir(this.said, { recursive: true, mode: 0o700 });
    const part = this.at(`${name}.part`);
    await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
    await rename(part, this.at(name));
    return (await stat(this.at(name))).size;
  }

  async read(name: string): Promise<Readable> {
    await stat(this.at(name));
    return createReadStream(this.at(name));
  }

  async names(): Promise<string[]> {
    return readdir(this.said).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ENOENT') return [];
      throw failure;
    });
  }

  async remove(name: string): Promise<void> {
    await rm(this.at(name), { force: true });
  }

  private at(name: string): string {
    return path.join(this.said, path.basename(name));
  }
}
