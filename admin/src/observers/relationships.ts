export const CHANNELS = ['email', 'letter', 'both', 'phone', 'none'] as const;

/** Choices of a select, their names in the translations. */
export const choicesOf = <Id extends string | number>(ids: readonly Id[], texts: string): { id: Id; name: string }[] =>
  ids.map((id) => ({ id, name: `${texts}.${id}` }));
