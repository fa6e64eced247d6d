import { applyDecorators, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Declares what a route answers: strips all else from the body, and prints it in the OpenAPI document. Instants may
 * come as `Date` from the database; they leave as ISO text. An answer that breaks its schema is our fault: 500.
 */
export const Answers = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    SerializeOptions({ schema: z.preprocess(wire, schema) }),
    ApiResponse({ status, description: 'Done', standardSchema: schema }),
  );

/** What a service answers for a schema's type: what is named as an instant (`at`, `createdAt`) may still be a `Date`. */
export type Answer<T> = T extends (infer Row)[]
  ? Answer<Row>[]
  : T extends object
    ? { [Key in keyof T]: Key extends 'at' | `${string}At` ? Instant<T[Key]> : Answer<T[Key]> }
    : T;
type Instant<T> = T extends string ? string | Date : T;

function wire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wire);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, wire(part)]));
}
