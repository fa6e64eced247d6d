import type { Request, RequestHandler } from 'express';
import { networkOf } from '../rate-limits/index.js';
import { Unavailable } from '../refusals/index.js';

const MB = 1024 * 1024;
/** A longer one is refused by its head. */
const MOST_OF_ONE = 2 * MB;
const MOST_OF_A_NETWORK = 24 * MB;
const MOST_OF_ALL = 512 * MB;

/**
 * Bodies are held in memory before it is known who sends them, and may be sent as slowly as anybody likes: so many bytes may
 * be on their way from one network, and from all. What says no length may become as long as any.
 */
export function boundBodiesOnTheirWay(): RequestHandler {
  const held = new Map<string, number>();
  let all = 0;
  const hold = (network: string, bytes: number) => {
    const now = (held.get(network) ?? 0) + bytes;
    all += bytes;
    if (now > 0) held.set(network, now);
    else held.delete(network);
  };
  return (request, response, next) => {
    const bytes = bytesOf(request);
    if (bytes === 0) return next();
    const network = networkOf(request.ip ?? '');
    if ((held.get(network) ?? 0) + bytes > MOST_OF_A_NETWORK || all + bytes > MOST_OF_ALL) {
      response.setHeader('Connection', 'close');
      return next(new Unavailable('busy', 'Too much is on its way here at this moment. Try again in a few seconds.'));
    }
    hold(network, bytes);
    request.once('close', () => hold(network, -bytes));
    next();
  };
}

/** Of what is read before anybody is let in; files are read afterwards, for one congregation a few at a time. */
function bytesOf({ path, headers }: Request): number {
  const isHeld =
    /json|urlencoded/i.test(headers['content-type'] ?? '') || /^\/api\/(billing\/webhook|webhooks\/mail)/i.test(path);
  if (!isHeld) return 0;
  if (headers['transfer-encoding'] !== undefined) return MOST_OF_ONE;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, MOST_OF_ONE);
}
