import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that leaves the house as an answer. */
export interface Download {
  /** May hold any script: it is written as RFC 6266 says, with a plain name for old programs. */
  readonly fileName: string;
  readonly type: string;
  readonly content: Readable;
  /** How many records stand in it, where that is known before it is made. */
  readonly rows?: number;
}

/**
 * Sends a file while it is made, no faster than it is taken. When its making fails midway the connection is cut, since a
 * file that merely ends would be taken for whole; a caller who goes away is no failure. The history has it before it leaves.
 */
export async function sendDownload(response: Response, { fileName, type, content, rows }: Download): Promise<void> {
  const { record } = response.locals as { record?: (rows?: number) => Promise<void> };
  try {
    await record?.(rows);
  } catch (failure) {
    content.destroy();
    throw failure;
  }
  response.set({
    'Content-Type': type,
    'Content-Disposition': disposition(fileName),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  try {
    await pipeline(content, response);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
  }
}

const disposition = (fileName: string): string => {
  const plain = fileName.replace(/[^\w. ()-]/g, '_');
  const exact = encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
};
