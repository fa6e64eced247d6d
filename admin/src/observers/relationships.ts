export const CHANNELS = ['email', 'letter', 'both', 'phone', 'none'] as const;

/** Choices of a select, their names in the translations. */
export const choicesOf = (ids: readonly string[], texts: string): { id: string; name: string }[] =>
  ids.map((id) => ({ id, name: `${texts}.${id}` }));
