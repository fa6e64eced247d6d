/** In the order in which the office thinks of them. The contract's `relationship` holds the same words. */
export const RELATIONSHIPS = ['Spouse', 'Parent', 'Child', 'Sibling', 'Grandparent', 'Grandchild', 'Other'] as const;
export const CHANNELS = ['email', 'letter', 'both', 'phone', 'none'] as const;

/** Choices of a select, their names in the translations. */
export const choicesOf = (ids: readonly string[], texts: string): { id: string; name: string }[] =>
  ids.map((id) => ({ id, name: `${texts}.${id}` }));
