import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Permission } from '@zikaron/contract';
import { MAY, OPERATOR, PUBLIC, SIGNED_IN } from '../platform/tenancy/index.js';

/** What a route asks of whoever calls it. */
export type Asked = { permission: Permission } | 'operator' | 'signed-in' | 'public';

/** Where `@ApiOperation` keeps what it was given; the package does not export the name. */
const API_OPERATION = 'swagger/apiOperation';

/** What each route asks of its caller, by its operation id in the API's document (`listContacts`). */
export function askedOfCallers(app: INestApplication): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, object>;
    for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
      const read = (what: symbol | string): unknown =>
        Reflect.getMetadata(what, prototype[method] ?? {}) ?? Reflect.getMetadata(what, metatype);
      const { operationId } = (read(API_OPERATION) ?? {}) as { operationId?: string };
      const name = operationId ?? `${metatype.name}_${method}`;
      const permission = read(MAY) as Permission | undefined;
      if (permission) asked.set(name, { permission });
      else if (read(OPERATOR)) asked.set(name, 'operator');
      else if (read(SIGNED_IN)) asked.set(name, 'signed-in');
      else if (read(PUBLIC)) asked.set(name, 'public');
    }
  }
  return asked;
}
