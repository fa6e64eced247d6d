import { Injectable, SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { concatMap, type Observable } from 'rxjs';
import { Download } from '../http/index.js';
import type { CalledRequest } from '../tenancy/index.js';
import { Audit } from './audit.js';

/** What is done by a route with people's data and changes none of it: it is handed out, shown to somebody, worked out anew. */
interface Act {
  readonly action: string;
  readonly resource: string;
  /** Of the body, what the history may keep: never the words of a letter. */
  readonly of: readonly string[];
}

export const ACT = Symbol('act');

/** Has the history say that this was done: by whom, what was asked, and how many rows of it there were. */
export const Recorded = (action: string, resource: string, of: readonly string[] = []) =>
  SetMetadata(ACT, { action, resource, of } satisfies Act);

/**
 * Writes the acts of `@Recorded` routes into the history: of a file before its first byte leaves, of all else when it is
 * done. What is refused is no act.
 */
@Injectable()
export class Acts implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: Audit,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const act = this.reflector.get<Act | undefined>(ACT, context.getHandler());
    const request = context.switchToHttp().getRequest<CalledRequest>();
    if (!act || !request.caller?.organizationId) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.record(act, request, answer instanceof Download ? answer.rows : undefined);
        return answer;
      }),
    );
  }

  private async record({ action, resource, of }: Act, asked: CalledRequest, rows?: number): Promise<void> {
    const { caller, params, query } = asked;
    if (!caller?.organizationId) return;
    const { id } = params;
    const body = asked.body as Record<string, unknown> | undefined;
    const kept = of.flatMap((field) => {
      const value = body?.[field];
      return value === undefined ? [] : [[field, value] as const];
    });
    const after = { ...query, ...Object.fromEntries(kept), ...(rows !== undefined && { rows }) };
    const resourceId = typeof id === 'string' ? id : null;
    await this.audit.record(caller.organizationId, caller, { action, resource, resourceId, after });
  }
}
