import type { INestApplication, Type } from '@nestjs/common';
import { PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { MAY, OPERATOR, PUBLIC, SIGNED_IN } from '../platform/tenancy/index.js';

const RULES = [MAY, OPERATOR, SIGNED_IN, PUBLIC];
const INPUTS = [RouteParamtypes.BODY, RouteParamtypes.QUERY, RouteParamtypes.PARAM];

/** Thrown at start: names every route that nothing guards, and every input that no schema checks. */
class UnguardedRoutes extends Error {}

/** Stops the start when a route says nothing about who may call it, or takes something unchecked. */
export function refuseUnguardedRoutes(app: INestApplication): void {
  const controllers = app.get(DiscoveryService, { strict: false }).getControllers();
  const wrong = controllers.flatMap(({ metatype }) => (metatype ? problemsOf(metatype as Type) : []));
  if (wrong.length) throw new UnguardedRoutes(`Routes that cannot be let live:\n${wrong.join('\n')}`);
}

/** One line for each problem of a controller's routes. */
export function problemsOf(controller: Type): string[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((method) => {
    const handler = prototype[method];
    if (!handler || !Reflect.hasMetadata(PATH_METADATA, handler)) return [];
    const route = `  ${controller.name}.${method}`;
    const isGuarded = RULES.some((rule) => Reflect.hasMetadata(rule, handler) || Reflect.hasMetadata(rule, controller));
    return [
      ...(isGuarded ? [] : [`${route} has neither @May, @SignedIn, @Operator nor @Public`]),
      ...uncheckedInputs(controller, method).map((input) => `${route} takes ${input} without a schema`),
    ];
  });
}

type Arguments = Record<string, { data?: unknown; pipes: unknown[]; schema?: unknown }>;

function uncheckedInputs(controller: Type, method: string): string[] {
  const taken = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Arguments;
  return Object.entries(taken)
    .filter(([key, { schema, pipes }]) => INPUTS.includes(Number(key.split(':')[0])) && !schema && !pipes.length)
    .map(([key, { data }]) => {
      const kind = RouteParamtypes[Number(key.split(':')[0])]?.toLowerCase() ?? 'input';
      return data ? `${kind} "${String(data)}"` : `its ${kind}`;
    });
}
