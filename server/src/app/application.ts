import { NestFactory, Reflector } from '@nestjs/core';
import { StandardSchemaSerializerInterceptor, type INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import { json, raw, urlencoded, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { DestinationStream, Logger } from 'pino';
import { DataSource } from 'typeorm';
import { mountIdentity, refuseUnguardedRoutes } from '../auth/index.js';
import { Acts } from '../platform/audit/index.js';
import { Clock } from '../platform/clock/index.js';
import type { Config } from '../platform/config/index.js';
import { reportError, startErrorReports, traceRequests } from '../platform/error-reports/index.js';
import { timeRequests } from '../platform/figures/index.js';
import {
  announcedWithin,
  boundBodiesOnTheirWay,
  ContentRange,
  RefusalFilter,
  refuseUnmeasured,
  validation,
} from '../platform/http/index.js';
import { Idempotency, OnceForEachKey } from '../platform/idempotency/index.js';
import { NestLog, requestLog, rootLogger } from '../platform/logging/index.js';
import { followRequests } from '../platform/tracing/index.js';
import { AppModule } from './app.module.js';
import { closeWhenAllAreIn } from './close-when-all-are-in.js';
import { refuseNewerSchema } from './newer-schema.js';
import { serveFront } from './front.js';
import { isOurHost } from './host-names.js';
import { serveApiDocs } from './openapi.js';
import { OPERATOR_CONSOLE, OUTSIDE_API } from './outside-api.js';
import { asRequests } from './own-writes.js';
import { refusePoolingByTransaction } from './pooler.js';
import { serveSite } from './site.js';

const KB = 1024;
const MOST_JSON = 2048 * KB;
/**
 * A connection that nobody uses is kept longer than proxies keep theirs (a minute, mostly): whoever closes first must be the
 * one who asks, or a request meets a connection that is just being closed.
 */
const KEPT_MS = 75_000;

/**
 * The API with everything in front of it, ready to listen; a test starts this very application, and may read what it logs.
 * @throws NewerSchema, WrongConfiguration
 */
export async function createApplication(config: Config, logTo?: DestinationStream): Promise<NestExpressApplication> {
  await refusePoolingByTransaction(config.DATABASE_URL);
  await startErrorReports(config);
  const logger = rootLogger(config, logTo);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    logger: new NestLog(logger, reportError),
    abortOnError: false,
    bodyParser: false,
  });
  await refuseForeignSchema(app);
  app.getHttpServer().keepAliveTimeout = KEPT_MS;
  closeWhenAllAreIn(app.getHttpServer());
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  passEachRequestThrough(app, config, logger);
  app.setGlobalPrefix('api', { exclude: OUTSIDE_API });
  standAroundRoutes(app);
  refuseUnguardedRoutes(app);
  await mountIdentity(app, config);
  serveApiDocs(app);
  serveFront(app, config, () => app.get(Clock).now());
  serveSite(app, config);
  app.enableShutdownHooks();
  return app;
}

/** What stands around every route: from what is let in to how it is answered. */
function standAroundRoutes(app: NestExpressApplication): void {
  app.useGlobalPipes(validation());
  app.useGlobalFilters(new RefusalFilter());
  app.useGlobalInterceptors(
    new OnceForEachKey(app.get(Idempotency)),
    new ContentRange(),
    new StandardSchemaSerializerInterceptor(app.get(Reflector)),
    app.get(Acts),
  );
}

/** What every request passes before its route: first what is noted of it, then whether it is for us, then its body, measured. */
function passEachRequestThrough(app: NestExpressApplication, config: Config, logger: Logger): void {
  app.use(
    requestLog(logger),
    timeRequests,
    traceRequests,
    followRequests,
    helmet(securityHeaders(config)),
    compression(),
    cookieParser(),
  );
  app.use(underOurName(config));
  app.use(warnOnceOfProxies(logger));
  app.use(atServerBase);
  app.use(asRequests(config));
  app.use(boundBodiesOnTheirWay());
  // The signatures of Stripe and of mail services are over bytes, whatever their type is said to be.
  app.use('/api/billing/webhook', announcedWithin(512 * KB), raw({ type: () => true, limit: 512 * KB }));
  app.use('/api/webhooks/mail', announcedWithin(1024 * KB), raw({ type: () => true, limit: 1024 * KB }));
  app.use(['/api', '/auth/v1', '/calendar', '/p', '/sheet', `/${OPERATOR_CONSOLE}`], neverCached);
  app.use(announcedWithin(MOST_JSON, (type) => type.includes('json')));
  app.use(json({ limit: MOST_JSON, verify: refuseUnmeasured }));
  app.use(
    ['/u', '/p', '/r', '/w', '/api/hebcal'],
    announcedWithin(32 * KB),
    urlencoded({ extended: false, limit: 32 * KB }),
  );
}

/**
 * Pages of others must not read along by a name of theirs that they make point here. Watchers inside the house come by names
 * that only they know, and learn nothing that is secret.
 */
const underOurName =
  ({ PUBLIC_URL }: Config): RequestHandler =>
  ({ headers, path }, response, next) => {
    if (isOurHost(headers.host, PUBLIC_URL) || /^\/(health\/(live|ready)|metrics)$/.test(path)) return next();
    response.status(421).json({
      statusCode: 421,
      error: 'Misdirected Request',
      code: 'misdirected',
      message: `This is not the address of this site: that is ${PUBLIC_URL}.`,
      details: [],
      requestId: '',
    });
  };

/** Behind a proxy that is not believed all callers are one, and meet each other's limits: whoever runs it must hear of that. */
function warnOnceOfProxies(logger: Logger): RequestHandler {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid && request.headers['x-forwarded-for'] && request.ips.length === 0) {
      isSaid = true;
      logger.warn('X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name, and is not believed.');
    }
    next();
  };
}

/** What the API, the embedded identity provider, private addresses and the console answer is about people: no cache keeps it. A route that may be kept says so itself. */
const neverCached: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** The house without HTTP, for workers and programs. @throws NewerSchema, WrongConfiguration */
export async function createContext(config: Config): Promise<INestApplicationContext> {
  await refusePoolingByTransaction(config.DATABASE_URL);
  await startErrorReports(config);
  const app = await NestFactory.createApplicationContext(AppModule.with(config), {
    logger: new NestLog(rootLogger(config), reportError),
    abortOnError: false,
  });
  await refuseForeignSchema(app);
  app.enableShutdownHooks();
  return app;
}

/** Before anybody is served. What refuses leaves nothing open. */
async function refuseForeignSchema(app: INestApplicationContext): Promise<void> {
  await refuseNewerSchema(app.get(DataSource)).catch(async (refusal: unknown) => {
    await app.close();
    throw refusal;
  });
}

/** `POST /checkout` also answers without /api, where the page of this name is. */
const atServerBase: RequestHandler = (request, _, next) => {
  if (request.method === 'POST' && request.path === '/checkout') request.url = `/api${request.url}`;
  next();
};

const securityHeaders = ({ SUPABASE_URL, SENTRY_DSN, PUBLIC_URL }: Config): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: [
        "'self'",
        ...[SUPABASE_URL, SENTRY_DSN].filter((url) => url !== undefined).map((url) => new URL(url).origin),
      ],
      frameSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  strictTransportSecurity: PUBLIC_URL.startsWith('https:'),
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});
