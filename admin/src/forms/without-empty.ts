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

/** The fields of `after` that are not as they were `before`; an empty field and a missing one are alike. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const held = before as Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([field, value]) =>
      !(isEmpty(value) && isEmpty(held[field])) && JSON.stringify(value) !== JSON.stringify(held[field]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
