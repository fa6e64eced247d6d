import { applyDecorators } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { answering } from './answers.js';

/** Where Nest keeps what is said of an operation; the package does not export the name. */
const API_OPERATION = 'swagger/apiOperation';

/** A route as the API's document names it, what it does in a few words, and what it answers where that is JSON. */
export const Operation = (operationId: string, summary: string, answer?: z.ZodType, status = 200) =>
  applyDecorators(ApiOperation({ operationId, summary }), ...(answer ? [answering(answer, status)] : []));

/** The name that a route's handler has in the API's document. */
export const operationOf = (handler: object): string | undefined =>
  (Reflect.getMetadata(API_OPERATION, handler) as { operationId?: string } | undefined)?.operationId;
