import { ApiOperation } from '@nestjs/swagger';

/** Where Nest keeps what is said of an operation; the package does not export the name. */
const API_OPERATION = 'swagger/apiOperation';

/** A route as the API's document names it, and what it does in a few words. */
export const Operation = (operationId: string, summary: string) => ApiOperation({ operationId, summary });

/** The name that a route's handler has in the API's document. */
export const operationOf = (handler: object): string | undefined =>
  (Reflect.getMetadata(API_OPERATION, handler) as { operationId?: string } | undefined)?.operationId;
