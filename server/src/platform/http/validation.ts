import { Injectable, StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Refusal, type Detail } from '../refusals/index.js';
import { unreadable } from './readable.js';

/**
 * Checks every decorated parameter: first that it holds nothing unreadable, whatever its schema, then by its schema, then what
 * the schema took out of JSON in a query. A refusal names each field.
 */
@Injectable()
class Validation extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata) {
    if (metadata.type === 'custom') return super.transform(value, metadata);
    // A part of the address is only looked up, and the page behind a link says in words that there is none.
    if (metadata.type !== 'param') refuseUnreadable(value, metadata.data);
    const read: unknown = await super.transform(value, metadata);
    if (metadata.type === 'query') refuseUnreadable(read, metadata.data);
    return read as Value;
  }
}

export const validation = () =>
  new Validation({
    exceptionFactory: (issues: readonly StandardSchemaV1.Issue[]) =>
      refused(issues.slice(0, 50).map(({ path, message }) => ({ path: fieldOf(path), message }))),
  });

function refuseUnreadable(value: unknown, name: string | undefined): void {
  const found = unreadable(value);
  if (found) throw refused([{ ...found, path: found.path || (name ?? '') }]);
}

const refused = (details: readonly Detail[]) =>
  new Refusal(400, 'invalid_input', details[0]?.message ?? 'Something is not right with this.', details);

const fieldOf = (path: StandardSchemaV1.Issue['path']): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
