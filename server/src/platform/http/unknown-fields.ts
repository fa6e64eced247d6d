import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';

/**
 * The fields of a body that its schema does not know, by path: `window.toDay`. A schema takes out what it does not know in
 * silence, so a misspelt field would look saved. Looked for before checking, however deep, whatever a schema says of itself; only
 * one that says it takes anything (`z.looseObject`, `z.record`) does.
 */
export function unknownFields(schema: $ZodType, value: unknown, path = ''): string[] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isRecord(value) ? ofObject(def.shape, def.catchall, value, path) : [];
    case 'array':
      return Array.isArray(value) ? value.flatMap((each, n) => unknownFields(def.element, each, within(path, n))) : [];
    case 'record':
      return entriesOf(value).flatMap(([key, part]) => unknownFields(def.valueType, part, within(path, key)));
    case 'union':
      return ofUnion(def.options, value, path);
    case 'intersection':
      return ofBoth(def.left, def.right, value, path);
    case 'pipe':
      return unknownFields(typeOf(def.in) === 'transform' ? def.out : def.in, value, path);
    case 'lazy':
      return unknownFields(def.getter(), value, path);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unknownFields(def.innerType, value, path);
    default:
      return [];
  }
}

function ofBoth(left: $ZodType, right: $ZodType, value: unknown, path: string): string[] {
  const others = new Set(unknownFields(right, value, path));
  return unknownFields(left, value, path).filter((each) => others.has(each));
}

function ofObject(
  shape: Readonly<Record<string, $ZodType>>,
  others: $ZodType | undefined,
  value: Record<string, unknown>,
  path: string,
): string[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const known = Object.hasOwn(shape, key) ? shape[key] : others;
    return known && typeOf(known) !== 'never' ? unknownFields(known, part, within(path, key)) : [within(path, key)];
  });
}

/** The fields that the fitting kind of a union does not know; where none fits, those that the nearest kind does not know. */
function ofUnion(options: readonly $ZodType[], value: unknown, path: string): string[] {
  const fitting = options.filter((option) => safeParse(option, value).success);
  const found = (fitting.length > 0 ? fitting : options).map((option) => unknownFields(option, value, path));
  return found.sort((one, other) => one.length - other.length)[0] ?? [];
}

const typeOf = (schema: $ZodType): string => schema._zod.def.type;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

const within = (path: string, step: string | number): string => (path ? `${path}.${step}` : String(step));
