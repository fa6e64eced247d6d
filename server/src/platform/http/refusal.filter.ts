import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { RefusalBody } from '@zikaron/contract';
import type { Request, Response } from 'express';
import { STATUS_CODES } from 'node:http';
import { Refusal, TooMany, Unavailable } from '../refusals/index.js';

/** The one place where a failure becomes an answer. What the caller cannot act on answers 500 with a request id. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger('Http');

  catch(failure: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<AskedRequest>();
    const response = http.getResponse<Response>();
    const body = this.body(failure, String(request.id ?? ''));
    if (body.statusCode >= 500) this.log.error(failure, idsOf(request));
    if (response.headersSent) return void response.end();
    if (failure instanceof TooMany || failure instanceof Unavailable)
      response.setHeader('Retry-After', failure.waitSeconds);
    response.status(body.statusCode).json(body);
  }

  private body(failure: unknown, requestId: string): RefusalBody {
    if (failure instanceof Refusal) {
      return answer(failure.status, failure.code, failure.message, [...failure.details], requestId);
    }
    const status = statusOf(failure);
    if (status === 503)
      return answer(503, 'unavailable', 'This is not available just now. Try again soon.', [], requestId);
    if (status >= 500) return answer(500, 'internal', 'Something went wrong on our side.', [], requestId);
    return answer(status, codeOf(status), failure instanceof Error ? failure.message : 'Refused', [], requestId);
  }
}

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
