import type { RequestHandler } from 'express';
import { tooLarge } from './unread-body.js';

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
    next(tooLarge(mostBytes));
  };
