import type { LoggerService } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { destination, pino, type DestinationStream, type Logger } from 'pino';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { CalledRequest } from '../tenancy/index.js';
import type { Config } from '../config/index.js';
import { requestInHand } from '../tracing/index.js';
import { errorFacts, withoutPersonalData } from './without-personal-data.js';

/** So many characters of lines are kept while they cannot be written. */
const MOST_UNWRITTEN = 1_000_000;

/** Where lines go that were logged. A full disk costs lines, never the program; they go on when there is room again. */
export function logFile(file: number): DestinationStream {
  const lines = destination({ dest: file, maxLength: MOST_UNWRITTEN });
  lines.on('error', () => undefined);
  return lines;
}

/** Structured lines on standard output, or wherever a test wants them; no names, addresses, tokens or query strings. */
export const rootLogger = (
  { LOG_LEVEL, ROLE }: Pick<Config, 'LOG_LEVEL' | 'ROLE'>,
  lines: DestinationStream = logFile(1),
): Logger =>
  pino(
    {
      level: LOG_LEVEL,
      base: { role: ROLE },
      redact: ['req.headers', 'res.headers'],
      serializers: { err: (error: unknown) => (error instanceof Error ? errorFacts(error) : error) },
    },
    lines,
  );

/** One line a request: id, organization, route, status, duration. */
export const requestLog = (logger: Logger): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
    customProps: (request) => ({ org: (request as CalledRequest).caller?.organizationId ?? undefined }),
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathWithoutToken(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  });

/** The path for the log. Private addresses (`/u/…`, `/p/…`, `/r/…`, `/w/…`, `/calendar/…`, `/list/…`, `/sheet/…`) open what they name, so their last part is left out. */
const pathWithoutToken = (url: string): string =>
  (url.split('?')[0] ?? '').replace(/^\/(u|p|r|w|calendar|list|sheet)\/.+/, '/$1/…');

/** Ids beside a log line: of a request, of an organization. Never names. */
type LogIds = Record<string, string>;

/** They name every module and every route at each start, some five hundred lines that tell an operator nothing. */
const PARTS_OF_NEST: unknown[] = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer'];

/** Nest's log lines, through pino. An error that is logged as one is also handed to `report`. */
export class NestLog implements LoggerService {
  constructor(
    private readonly logger: Logger,
    private readonly report: (error: Error, ids: LogIds) => void = () => undefined,
  ) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(PARTS_OF_NEST.includes(rest.at(-1)) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const given = rest.find((one): one is LogIds => typeof one === 'object' && one !== null);
    const ids = { ...requestInHand(), ...given };
    if (message instanceof Error) {
      this.logger[level]({ err: message, context, ...ids }, withoutPersonalData(message.message));
      if (level === 'error') this.report(message, ids);
    } else {
      const words = typeof message === 'string' ? message : JSON.stringify(message);
      this.logger[level]({ context, ...ids }, withoutPersonalData(words));
    }
  }
}
