import { Injectable, StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Refusal, type Detail } from '../refusals/index.js';
import type { $ZodType } from 'zod/v4/core';
import { speakInWords } from './in-words.js';
import { unreadable } from './readable.js';
import { unknownFields } from './unknown-fields.js';

/**
 * Checks every decorated parameter: first that it holds nothing unreadable, whatever its schema, and a body nothing that its
 * schema does not know; then by its schema, then what the schema took out of JSON in a query. A refusal names each field.
 */
@Injectable()
class Validation extends StandardSchemaValidationPipe {
  override async transform<Value>(value: Value, metadata: ArgumentMetadata) {
    if (metadata.type === 'custom') return super.transform(value, metadata);
    // A part of the address is only looked up, and the page behind a link says in words that there is none.
    if (metadata.type !== 'param') refuseUnreadable(value, metadata.data);
    if (metadata.type === 'body') refuseUnknown(value, metadata.schema);
    const read: unknown = await super.transform(value, metadata).catch((reason: unknown) => {
      throw named(reason, metadata.data);
    });
    if (metadata.type === 'query') refuseUnreadable(read, metadata.data);
    return read as Value;
  }

  /** What a schema does not know is refused, not taken out in silence; a record keeps every word that is its key, "constructor" too. */
  protected override stripProtoKeys(): void {}
}

const MOST_DETAILS = 50;

export function validation(): Validation {
  speakInWords();
  return new Validation({
    exceptionFactory: (issues: readonly StandardSchemaV1.Issue[]) =>
      refused(issues.slice(0, MOST_DETAILS).map(({ path, message }) => ({ path: fieldOf(path), message }))),
  });
}

function refuseUnknown(value: unknown, schema: StandardSchemaV1 | undefined): void {
  if (!schema || !('_zod' in schema)) return;
  const unknown = unknownFields(schema as unknown as $ZodType, value);
  if (unknown.length === 0) return;
  throw refused(unknown.slice(0, MOST_DETAILS).map((path) => ({ path, message: 'is not known here' })));
}

function refuseUnreadable(value: unknown, name: string | undefined): void {
  const found = unreadable(value);
  if (found) throw refused([{ ...found, path: found.path || (name ?? '') }]);
}

/** A value by itself, such as an id in the address, has its name from where it stands. */
function named(reason: unknown, name: string | undefined): unknown {
  if (!(reason instanceof Refusal) || !name) return reason;
  return refused(reason.details.map(({ path, message }) => ({ path: path || name, message })));
}

const refused = (details: readonly Detail[]) => new Refusal(400, 'invalid_input', sentence(details[0]), details);

function sentence(first: Detail | undefined): string {
  if (!first) return 'Something is not right with this.';
  return first.path ? `${first.path}: ${first.message}` : first.message;
}

const fieldOf = (path: StandardSchemaV1.Issue['path']): string =>
  (path ?? []).map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
