import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Permission } from '@zikaron/contract';
import { openApi } from '../src/app/openapi.js';
import { MAY, OPERATOR, PUBLIC, SIGNED_IN } from '../src/platform/tenancy/index.js';

export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the OpenAPI document, with `{id}`. */
  readonly path: string;
  /** `POST /api/contacts`. */
  readonly name: string;
  readonly asks: { permission: Permission } | 'operator' | 'signed-in' | 'public';
  readonly takesBody: boolean;
  /** A list in react-admin's form, with `filter` in the query. */
  readonly isList: boolean;
}

interface Operation {
  operationId: string;
  requestBody?: unknown;
  parameters?: { in: string; name: string }[];
}

/** Every route of the running server: path and inputs from the OpenAPI document, what it asks from the handler itself. */
export function routesOf(app: NestExpressApplication): Route[] {
  const asked = whatHandlersAsk(app);
  return Object.entries(openApi(app).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method as Route['method'],
      path,
      name: `${method.toUpperCase()} ${path}`,
      asks: asked.get(operation.operationId) ?? 'public',
      takesBody: operation.requestBody !== undefined,
      isList: operation.parameters?.some((input) => input.in === 'query' && input.name === 'filter') ?? false,
    })),
  );
}

/** What each handler asks of its caller, by its name in the OpenAPI document (`ContactsController_list`). */
export function whatHandlersAsk(app: NestExpressApplication): Map<string, Route['asks']> {
  const asked = new Map<string, Route['asks']>();
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, object>;
    for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
      const read = (what: symbol): unknown =>
        Reflect.getMetadata(what, prototype[method] ?? {}) ?? Reflect.getMetadata(what, metatype);
      const permission = read(MAY) as Permission | undefined;
      if (permission) asked.set(`${metatype.name}_${method}`, { permission });
      else if (read(OPERATOR)) asked.set(`${metatype.name}_${method}`, 'operator');
      else if (read(SIGNED_IN)) asked.set(`${metatype.name}_${method}`, 'signed-in');
      else if (read(PUBLIC)) asked.set(`${metatype.name}_${method}`, 'public');
    }
  }
  return asked;
}
