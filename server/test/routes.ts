import type { NestExpressApplication } from '@nestjs/platform-express';
import { askedOfCallers, type Asked } from '../src/app/asked-of-callers.js';
import { openApi } from '../src/app/openapi.js';
import { onceInRun } from './once-in-run.js';

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the OpenAPI document, with `{id}`. */
  readonly path: string;
  /** `POST /api/contacts`. */
  readonly name: string;
  readonly operationId: string;
  readonly asks: Asked;
  readonly takesBody: boolean;
  /** A list in react-admin's form, with `filter` in the query. */
  readonly isList: boolean;
}

interface Operation {
  operationId: string;
  requestBody?: unknown;
  parameters?: { in: string; name: string }[];
}

/** The API as a document: the same for every house of a run, and a second of work. */
export const apiDocument = (app: NestExpressApplication) => onceInRun('openapi', async () => openApi(app));

/** Every route of the running server: path and inputs from the OpenAPI document, what it asks from the handler itself. */
export async function routesOf(app: NestExpressApplication): Promise<Route[]> {
  const asked = askedOfCallers(app);
  const { paths } = await apiDocument(app);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method as Route['method'],
      path,
      operationId: operation.operationId,
      name: `${method.toUpperCase()} ${path}`,
      asks: asked.get(operation.operationId) ?? 'public',
      takesBody: operation.requestBody !== undefined,
      isList: operation.parameters?.some((input) => input.in === 'query' && input.name === 'filter') ?? false,
    })),
  );
}
