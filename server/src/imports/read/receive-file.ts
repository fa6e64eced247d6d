import type { Request } from 'express';
import { refuseOversize } from './read-text.js';

/**
 * Takes the body of a request as a file. Refuses a length over the limit as soon as it is announced or passed, before
 * the rest arrives: memory never holds more than the limit. The refused connection is closed, not drained.
 */
export async function receiveFile(request: Request, refuse: (bytes: number) => void = refuseOversize): Promise<Buffer> {
  try {
    refuse(Number(request.headers['content-length'] ?? 0));
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      refuse(bytes);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (refusal) {
    request.res?.setHeader('Connection', 'close');
    throw refusal;
  }
}
