/**
 * What a form sends: an empty field is left out, unless it held something `before`; then it goes as `null`, which empties it.
 * `false` and 0 are answers, not empty.
 */
export function withoutEmpty(draft: object, before: object = {}): Record<string, unknown> {
  const held = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(draft as Record<string, unknown>).flatMap(([field, value]) => {
      if (!isEmpty(value)) return [[field, typeof value === 'string' ? value.trim() : value]];
      return isEmpty(held[field]) ? [] : [[field, null]];
    }),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
