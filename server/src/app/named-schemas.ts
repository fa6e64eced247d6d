import type { OpenAPIObject } from '@nestjs/swagger';
import * as contract from '@zikaron/contract';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Lists' queries are told parameter by parameter; a text or a number needs no name. */
const isNamed = ([name, value]: [string, unknown]): boolean =>
  !name.endsWith('Query') && [z.ZodObject, z.ZodEnum, z.ZodUnion].some((kind) => value instanceof kind);

/** The contract's schemas by the names under which the API's document tells them: `contactDraft` is `ContactDraft`. */
const named = new Map(
  Object.entries(contract)
    .filter(isNamed)
    .map(([name, schema]) => [schema as z.ZodType, `${name[0]?.toUpperCase()}${name.slice(1)}`]),
);

const ENUMS = new Set([...named].filter(([schema]) => schema instanceof z.ZodEnum).map(([, name]) => name));

/**
 * What is read and what is answered may differ (defaults, what may be left out): then what is read is `ContactDraftInput`. To find
 * out takes half a second, so it waits until somebody asks for the document.
 */
const registries = {
  output: once(() => registryOf((_, name) => name)),
  input: once(() => registryOf((schema, name) => (isSameBothWays(schema) ? name : `${name}Input`))),
};

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function registryOf(nameOf: (schema: z.ZodType, name: string) => string): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, name] of named) registry.add(schema, { id: nameOf(schema, name) });
  return registry;
}

function isSameBothWays(schema: z.ZodType): boolean {
  const [read, answered] = (['input', 'output'] as const).map((io) => JSON.stringify(jsonSchema(schema, io)));
  return read === answered;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', metadata = z.registry<{ id: string }>()): JsonSchema {
  return z.toJSONSchema(schema, {
    ...{ io, target: 'openapi-3.0', unrepresentable: 'any', metadata },
    override: (context) => written(context.jsonSchema, io),
  });
}

/** What is read is refused with fields that are not known (`unknownFields`); what is answered may have more one day. */
function written(jsonSchema: JsonSchema, io: 'input' | 'output'): void {
  asWritten(jsonSchema);
  if (io === 'input' && jsonSchema.properties) jsonSchema.additionalProperties ??= false;
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** What every machine bounds or checks by itself says nothing to a reader. */
function asWritten(jsonSchema: JsonSchema): void {
  const [only, ...others] = (jsonSchema.allOf ?? []) as JsonSchema[];
  if (only && !others.length) nameAlone(jsonSchema, only);
  if (jsonSchema.nullable && !jsonSchema.type && jsonSchema.anyOf) eachNullable(jsonSchema);
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

/** OpenAPI 3.0 wants a type beside `nullable`, and a name that stands alone as it is. */
function nameAlone(jsonSchema: JsonSchema, only: JsonSchema): void {
  if (jsonSchema.nullable) {
    jsonSchema.type = ENUMS.has(String(only.$ref).split('/').at(-1) ?? '') ? 'string' : 'object';
  } else if (Object.keys(jsonSchema).length === 1) {
    delete jsonSchema.allOf;
    Object.assign(jsonSchema, only);
  }
}

/** One of several, or nothing: in OpenAPI 3.0 each of them says that it may be nothing, beside its own type. */
function eachNullable(jsonSchema: JsonSchema): void {
  jsonSchema.anyOf = (jsonSchema.anyOf as JsonSchema[]).map((one) => ({ ...one, nullable: true }));
  delete jsonSchema.nullable;
}

/** Turns a schema of a route into the document's form; what the contract names is told once, under its name. */
export function documentedSchema(schema: unknown, { schemaType }: { schemaType: 'input' | 'output' }) {
  if (!(schema instanceof z.ZodType)) return undefined;
  const { definitions, ...rest } = jsonSchema(schema, schemaType, registries[schemaType]());
  return { schema: rest, components: (definitions ?? {}) as Record<string, JsonSchema> };
}

/**
 * What is only ever read needs no second name: `ContactDraftInput` is `ContactDraft` where nobody answers a `ContactDraft`. Queries
 * are told parameter by parameter, so their own schemas go.
 */
export function withPlainNames(document: OpenAPIObject): OpenAPIObject {
  const names = Object.keys(document.components?.schemas ?? {});
  const alone = names.filter((name) => name.endsWith('Input') && !names.includes(withoutInput(name)));
  const text = alone.reduce((written, name) => renamed(written, name, withoutInput(name)), JSON.stringify(document));
  const plain = JSON.parse(text) as OpenAPIObject;
  for (const name of Object.keys(plain.components?.schemas ?? {})) {
    if (!text.includes(reference(name))) delete plain.components?.schemas?.[name];
  }
  return plain;
}

const withoutInput = (name: string): string => name.slice(0, -'Input'.length);
const reference = (name: string): string => `"#/components/schemas/${name}"`;
const renamed = (text: string, from: string, to: string): string =>
  text.replaceAll(reference(from), reference(to)).replaceAll(`"${from}":`, `"${to}":`);
