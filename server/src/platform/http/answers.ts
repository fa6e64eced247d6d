import { applyDecorators, HttpCode, SerializeOptions } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { inSlices } from './in-slices.js';

/**
 * What a route answers, and with which status: all else is stripped from the body, and the OpenAPI document says it. Instants may
 * come as `Date` from the database; they leave as ISO text. An answer that breaks its schema is our fault: 500.
 */
export const answering = (schema: z.ZodType, status: number) =>
  applyDecorators(
    HttpCode(status),
    SerializeOptions({ schema: inSlices(z.preprocess(wire, schema)) }),
    ApiResponse({ status, description: 'Done', standardSchema: schema }),
  );

/** Declares that a route answers a file, a `Download`. */
export const AnswersFile = () =>
  applyDecorators(
    HttpCode(200),
    ApiOkResponse({ description: 'The file', schema: { type: 'string', format: 'binary' } }),
  );

/** What a service answers for a schema's type: what is named as an instant (`at`, `createdAt`) may still be a `Date`. */
export type Answer<T> = T extends (infer Row)[]
  ? Answer<Row>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'at' | `${string}At` ? Instant<T[Key]> : Answer<T[Key]> }
    : T;
type Instant<T> = T extends string ? string | Date : T;

/** Makes text of each `Date`. Only what holds one is copied, since pages of a thousand rows pass through here. */
function wire(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  let copy: Record<string, unknown> | unknown[] | undefined;
  const given = value as Record<string, unknown>;
  for (const key of Object.keys(given)) {
    const part = wire(given[key]);
    if (part === given[key]) continue;
    copy ??= Array.isArray(value) ? [...(value as unknown[])] : { ...given };
    (copy as Record<string, unknown>)[key] = part;
  }
  return copy ?? value;
}
