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
        if (isPage(answer) && !response.headersSent)
          response.setHeader('Content-Range', rangeOf(answer, request.query));
      }),
    );
  }
}

interface Page {
  readonly data: readonly unknown[];
  readonly total: number;
}

const isPage = (answer: unknown): answer is Page => {
  const { data, total } = (answer ?? {}) as Partial<Page>;
  return Array.isArray(data) && typeof total === 'number';
};

function rangeOf({ data, total }: Page, { range }: Request['query']): string {
  if (data.length === 0) return `items */${total}`;
  const first = Number(/^\s*\[\s*(\d{1,9})/.exec(typeof range === 'string' ? range : '')?.[1] ?? 0);
  return `items ${first}-${first + data.length - 1}/${total}`;
}
