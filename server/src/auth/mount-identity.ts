import type { INestApplication } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { Readable } from 'node:stream';
import type { Config } from '../platform/config/index.js';
import { RateLimits } from '../platform/rate-limits/index.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import { identityLimits } from './identity-limits.js';

/** Serves the embedded identity provider under /auth/v1, behind rate limits; does nothing when it is not configured. */
export async function mountIdentity(app: INestApplication, { PUBLIC_URL }: Config): Promise<void> {
  const identity = app.get(EmbeddedIdentity, { strict: false });
  if (!identity.isConfigured) return;
  await identity.started();
  const limits = identityLimits(app.get(RateLimits, { strict: false }));
  app.use('/auth/v1', express.json({ limit: '32kb' }), limits, passOn(identity, PUBLIC_URL));
}

/** Turns a request of Express into one of the Fetch standard, and the answer back. */
function passOn(identity: EmbeddedIdentity, publicUrl: string): RequestHandler {
  return (incoming, outgoing, next) => {
    const url = new URL(incoming.originalUrl, publicUrl);
    // Resolved, the path may have climbed out (`/auth/v1/../..`): the provider would serve its database's rows there.
    if (!url.pathname.startsWith('/auth/v1/')) return next();
    const hasBody = !['GET', 'HEAD'].includes(incoming.method);
    const request = new Request(url, {
      method: incoming.method,
      headers: headersOf(incoming.headers),
      body: hasBody ? JSON.stringify(incoming.body ?? {}) : null,
    });
    identity
      .answer(request)
      .then((answer) => {
        outgoing.status(answer.status);
        answer.headers.forEach((value, name) => outgoing.append(name, value));
        if (answer.body) Readable.fromWeb(answer.body as never).pipe(outgoing);
        else outgoing.end();
      })
      .catch(next);
  };
}

/** What the provider reads; the length is that of the body written anew. */
function headersOf({ authorization, apikey }: Record<string, string | string[] | undefined>): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(typeof authorization === 'string' && { authorization }),
    ...(typeof apikey === 'string' && { apikey }),
  };
}
