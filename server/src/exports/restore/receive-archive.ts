import { ARCHIVE_BYTES } from '@zikaron/contract';
import type { Request } from 'express';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../platform/http/index.js';

/**
 * Takes the body of a request as a file that only this process reads, for as long as `use` takes. Memory never holds it. The
 * refused connection is closed, not drained. @throws Refusal 413 as soon as its length is announced or passed
 */
export async function withArchive<Result>(request: Request, use: (path: string) => Promise<Result>): Promise<Result> {
  const name = path.join(os.tmpdir(), `zikaron-${randomUUID()}.zip`);
  try {
    refuseOversize(Number(request.headers['content-length'] ?? 0));
    let bytes = 0;
    const measure = new Transform({
      transform(part: Buffer, _, done) {
        bytes += part.length;
        try {
          refuseOversize(bytes);
          done(null, part);
        } catch (refusal) {
          done(refusal as Error);
        }
      },
    });
    await pipeline(request, measure, createWriteStream(name, { flags: 'wx', mode: 0o600 })).catch(
      (failure: unknown) => {
        request.res?.setHeader('Connection', 'close');
        throw failure;
      },
    );
    return await use(name);
  } finally {
    await rm(name, { force: true });
  }
}

function refuseOversize(bytes: number): void {
  if (bytes > ARCHIVE_BYTES)
    throw new Refusal(
      413,
      'archive_too_large',
      'The archive is larger than 128 MB. Whoever runs this installation can bring it by a command.',
    );
}
