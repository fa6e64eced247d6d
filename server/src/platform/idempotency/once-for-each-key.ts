import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { Refusal } from '../http/index.js';
import type { CalledRequest } from '../tenancy/index.js';
import type { Idempotency } from './idempotency.js';

const PRINTABLE = /^[\x21-\x7e]{1,255}$/;

/**
 * Stands around every POST of an organization that carries an `Idempotency-Key`. It must stand outside of what shapes the
 * answer, so that the answer is remembered as it left.
 */
export class OnceForEachKey implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<CalledRequest>();
    const key = request.headers['idempotency-key'];
    const { caller } = request;
    if (key === undefined || request.method !== 'POST' || !caller?.organizationId) return next.handle();
    if (typeof key !== 'string' || !PRINTABLE.test(key)) {
      throw new Refusal(400, 'idempotency_key_invalid', 'An Idempotency-Key has 1 to 255 printable ASCII characters.');
    }
    const holder = { callerId: caller.id, key };
    const work = () => lastValueFrom(next.handle(), { defaultValue: null });
    return from(this.idempotency.once(caller.organizationId, holder, hashOf(request), work)).pipe(
      map(({ answer, isRepeated }) => {
        if (isRepeated) http.getResponse<Response>().setHeader('Idempotency-Replayed', 'true');
        return answer;
      }),
    );
  }
}

/** What is wanted. A file that is read as it comes is told by its name in the address, its size and its type. */
function hashOf({ originalUrl, body, headers }: CalledRequest): Buffer {
  const content: unknown = body === undefined ? [headers['content-length'], headers['content-type']] : body;
  return createHash('sha256')
    .update(`${originalUrl}\n${JSON.stringify(content)}`)
    .digest();
}
