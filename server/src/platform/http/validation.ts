import { StandardSchemaValidationPipe } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Refusal } from './refusals.js';

/** Checks every decorated parameter against its schema; a refusal names each field. */
export const validation = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues: readonly StandardSchemaV1.Issue[]) => {
      const details = issues.slice(0, 50).map(({ path, message }) => ({ path: fieldOf(path), message }));
      return new Refusal(400, 'invalid_input', details[0]?.message ?? 'Something is not right with this.', details);
    },
  });

const fieldOf = (path: StandardSchemaV1.Issue['path']): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
