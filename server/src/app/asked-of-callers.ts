import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Permission } from '@zikaron/contract';
import { operationOf } from '../platform/http/index.js';
import { MAY, OPERATOR, PUBLIC, SIGNED_IN } from '../platform/tenancy/index.js';

/** What a route asks of whoever calls it. */
export type Asked = { permission: Permission } | 'operator' | 'signed-in' | 'public';

/** What each route asks of its caller, by its operation id in the API's document (`listContacts`). */
export function askedOfCallers(app: INestApplication): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (!metatype) continue;
    const prototype = metatype.prototype as Record<string, object>;
    for (const method of new MetadataScanner().getAllMethodNames(prototype)) {
      const handler = prototype[method] ?? {};
      const read = (what: symbol): unknown => Reflect.getMetadata(what, handler) ?? Reflect.getMetadata(what, metatype);
      const name = operationOf(handler) ?? `${metatype.name}_${method}`;
      const permission = read(MAY) as Permission | undefined;
      if (permission) asked.set(name, { permission });
      else if (read(OPERATOR)) asked.set(name, 'operator');
      else if (read(SIGNED_IN)) asked.set(name, 'signed-in');
      else if (read(PUBLIC)) asked.set(name, 'public');
    }
  }
  return asked;
}
