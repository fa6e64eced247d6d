import { applyDecorators, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/** Declares what a route answers: strips all else from the body, and prints it in the OpenAPI document. */
export const Answers = (schema: z.ZodType, status = 200) =>
  applyDecorators(
    SerializeOptions({ schema }),
    ApiResponse({
      status,
      description: 'Done',
      schema: z.toJSONSchema(schema, { io: 'output', target: 'openapi-3.0', unrepresentable: 'any' }) as never,
    }),
  );
