import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { RefusalBody } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { EntityNotFoundError, QueryFailedError } from 'typeorm';
import { ChangedMeanwhile, Refusal, TooMany, Unavailable } from '../refusals/index.js';
import { unreadBody } from './unread-body.js';

/** The one place where a failure becomes an answer. What the caller cannot act on answers 500 with a request id. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const failure = unreadBody(thrown) ?? thrown;
    const http = host.switchToHttp();
    const request = http.getRequest<AskedRequest>();
    const response = http.getResponse<Response>();
    const body = this.body(failure, String(request.id ?? ''));
    if (body.statusCode >= 500) this.log.error(failure, idsOf(request));
    if (response.headersSent) return void response.end();
    if (body.statusCode === 503) response.setHeader('Retry-After', WAIT_SECONDS);
    if (failure instanceof TooMany || failure instanceof Unavailable)
      response.setHeader('Retry-After', failure.waitSeconds);
    response.status(body.statusCode).json(body);
  }

  private body(failure: unknown, requestId: string): RefusalBody {
    if (failure instanceof Refusal) {
      const said = answer(failure.status, failure.code, failure.message, [...failure.details], requestId);
      return failure instanceof ChangedMeanwhile && failure.by ? { ...said, by: failure.by } : said;
    }
    const trouble = troubleOf(failure) ?? (isGone(failure) ? 'at_once' : null);
    if (trouble) return answer(503, trouble, TROUBLES[trouble], [], requestId);
    const status = statusOf(failure);
    if (status === 503)
      return answer(503, 'unavailable', 'This is not available just now. Try again soon.', [], requestId);
    if (status >= 500) return answer(500, 'internal', 'Something went wrong on our side.', [], requestId);
    return answer(status, codeOf(status), status === 404 ? NO_SUCH_ADDRESS : NOT_READ, [], requestId);
  }
}

const WAIT_SECONDS = 5;
/** Of what Nest and Express refuse by themselves. Their own words repeat what was asked. */
const NO_SUCH_ADDRESS = 'There is nothing at this address.';
const NOT_READ = 'This cannot be read.';

/** What the house cannot do just now, in words for whoever asked. */
const TROUBLES = {
  database_away: 'The database does not answer just now. What was saved is safe; try again in a moment.',
  disk_full:
    'The disk of this installation is full. What is here can be read; nothing new can be saved until there is room.',
  read_only:
    'What is here can be read; nothing new can be saved just now. Usually the disk of this installation is full.',
  at_once: 'Somebody else was changing the same at this moment, and this was not done. Try again.',
} as const;

/** Postgres says that it is going, coming or gone; Node that nobody listens, or that the line was cut. */
const AWAY = /^(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE)$/;
/** Postgres, and the host. */
const FULL = /^(53100|ENOSPC)$/;
/** Two changes waited for each other, or one for too long: Postgres takes one back, whole. */
const AT_ONCE = /^(40P01|40001|55P03)$/;
/** What a row points at is not there. */
const POINTS_AT_NOTHING = '23503';
/** A database that takes nothing new: on a full disk, or a copy of another. */
const READ_ONLY = '25006';

/** What of its surroundings keeps the house from doing anything now; null where a failure is of another kind. */
export function troubleOf(failure: unknown): keyof typeof TROUBLES | null {
  const { code, message = '', syscall } = (failure ?? {}) as { code?: unknown; message?: string; syscall?: unknown };
  const said = String(code ?? '');
  if (FULL.test(said)) return 'disk_full';
  if (said === READ_ONLY) return 'read_only';
  if (AT_ONCE.test(said)) return 'at_once';
  const isDatabase = failure instanceof QueryFailedError || syscall === 'connect' || said.startsWith('57P');
  if (isDatabase && AWAY.test(said)) return 'database_away';
  return /^Connection terminated|^Client has encountered a connection error/.test(message) ? 'database_away' : null;
}

/**
 * Whether what was asked touches a record that was removed at the same moment. It is no trouble of the house: a letter that meets
 * it fails alone.
 */
const isGone = (failure: unknown): boolean =>
  failure instanceof EntityNotFoundError || (failure as { code?: unknown } | null)?.code === POINTS_AT_NOTHING;

type AskedRequest = Request & { id?: string; caller?: { organizationId: string | null } };

const idsOf = ({ id, caller }: AskedRequest): Record<string, string> => ({
  ...(id && { request: String(id) }),
  ...(caller?.organizationId && { org: caller.organizationId }),
});

const answer = (
  statusCode: number,
  code: string,
  message: string,
  details: RefusalBody['details'],
  requestId: string,
): RefusalBody => ({ statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message, code, details, requestId });

/** Nest's own exceptions, and those of Express's body parsers (which carry `status`). */
function statusOf(failure: unknown): number {
  if (failure instanceof HttpException) return failure.getStatus();
  const status = (failure as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

const codeOf = (status: number): string => (STATUS_CODES[status] ?? 'refused').toLowerCase().replace(/\W+/g, '_');
