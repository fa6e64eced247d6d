import { Logger, type INestApplication } from '@nestjs/common';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { Readable } from 'node:stream';
import type { Config } from '../platform/config/index.js';
import { TooMany } from '../platform/http/index.js';
import { RateLimits } from '../platform/rate-limits/index.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { identityLimits } from './identity-limits.js';
import { unavailable } from './provider/in-time.js';
import { KnownDevices } from './provider/known-devices.js';
import { ProtocolRefusal } from './provider/protocol.js';

/** Serves the embedded identity provider under /auth/v1, behind rate limits; does nothing when it is not configured. */
export async function mountIdentity(app: INestApplication, { PUBLIC_URL, LINK_SECRET }: Config): Promise<void> {
  const identity = app.get(EmbeddedIdentity, { strict: false });
  if (!identity.isConfigured) return;
  await identity.started();
  const devices = new KnownDevices(LINK_SECRET, PUBLIC_URL);
  const limits = identityLimits(app.get(RateLimits, { strict: false }), devices);
  const json = express.json({ limit: '32kb', strict: false, type: () => true });
  // Apple's people come back with a form.
  app.use('/auth/v1/callback', express.urlencoded({ extended: false, limit: '32kb' }));
  app.use('/auth/v1', json, limits, passOn(identity, devices, PUBLIC_URL), inTheProtocolsWords);
}

/** Turns a request of Express into what the door reads, and its answer back. */
function passOn(identity: EmbeddedIdentity, devices: KnownDevices, publicUrl: string): RequestHandler {
  return (incoming, outgoing, next) => {
    const url = new URL(incoming.originalUrl, publicUrl);
    // Resolved, the path may have climbed out (`/auth/v1/../..`): the provider would serve its database's rows there.
    if (!url.pathname.startsWith('/auth/v1/')) return next();
    const { method, headers } = incoming;
    const body = incoming.body as { email?: string; password?: string } | undefined;
    identity
      .answer({ method, url, body, authorization: headers.authorization ?? null, cookie: headers.cookie ?? '' })
      .then((answer) => {
        outgoing.status(answer.status);
        answer.headers.forEach((value, name) => outgoing.append(name, value));
        if (answer.ok && url.pathname === '/auth/v1/token' && body?.email) devices.remember(outgoing, body.email);
        if (answer.body) Readable.fromWeb(answer.body as never).pipe(outgoing);
        else outgoing.end();
      })
      .catch(next);
  };
}

/** What is not even a request of the protocol, or breaks on the way, is answered as the protocol does. */
const inTheProtocolsWords: ErrorRequestHandler = async (failure: unknown, _request, response, next) => {
  if (failure instanceof TooMany || response.headersSent) return next(failure);
  const answer = refusalFor(failure).answer();
  response
    .status(answer.status)
    .set(Object.fromEntries(answer.headers))
    .send(await answer.text());
};

/** Of Express's body parsers come failures with a `status`. */
function refusalFor(failure: unknown): ProtocolRefusal {
  const status = (failure as { status?: unknown } | null)?.status;
  if (status === 413) return new ProtocolRefusal(413, 'request_too_large', 'The body is too large');
  if (typeof status === 'number' && status < 500) return new ProtocolRefusal(400, 'bad_json', 'The body is no JSON');
  new Logger('Identity').error(failure);
  return unavailable();
}
