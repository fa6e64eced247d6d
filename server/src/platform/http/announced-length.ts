import type { RequestHandler } from 'express';
import { Refusal } from '../refusals/index.js';

/**
 * Refuses a body whose head announces more than this, before any of it is read: body parsers would first take it all. The
 * connection is closed, since nobody reads what is still on its way. A body of unknown length is counted while it is read.
 */
export const announcedWithin =
  (mostBytes: number, isMeant: (type: string) => boolean = () => true): RequestHandler =>
  (request, response, next) => {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (bytes <= mostBytes || !isMeant(request.headers['content-type'] ?? '')) return next();
    response.setHeader('Connection', 'close');
    next(
      new Refusal(413, 'too_large', `This is too large: at most ${Math.floor(mostBytes / 1024)} kB are taken here.`),
    );
  };
