import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { tap, type Observable } from 'rxjs';

/**
 * Says of each list which of its rows an answer holds: `Content-Range: items 20-39/6299`, as clients of react-admin's simple
 * REST read it (https://github.com/marmelab/react-admin/tree/master/packages/ra-data-simple-rest).
 */
@Injectable()
export class ContentRange implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    if (request.method !== 'GET') return next.handle();
    return next.handle().pipe(
      tap((answer) => {
        const page = response.headersSent ? null : pageIn(answer);
        if (page) response.setHeader('Content-Range', rangeOf(page, request.query));
      }),
    );
  }
}

interface Page {
  readonly rows: readonly unknown[];
  /** `*` where an answer does not say how many there are. */
  readonly total: number | '*';
}

/** A list without a total is whole. Only the jobs of a queue (`items`) are the first of an unknown number. */
function pageIn(answer: unknown): Page | null {
  const { data, outcomes, items, total } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  const rows = [data, outcomes, items].find(Array.isArray) as unknown[] | undefined;
  if (!rows) return null;
  if (typeof total === 'number') return { rows, total };
  return { rows, total: rows === items ? '*' : rows.length };
}

function rangeOf({ rows, total }: Page, { range }: Request['query']): string {
  if (rows.length === 0) return `items */${total === '*' ? 0 : total}`;
  const first = Number(/^\s*\[\s*(\d{1,9})/.exec(typeof range === 'string' ? range : '')?.[1] ?? 0);
  return `items ${first}-${first + rows.length - 1}/${total}`;
}
