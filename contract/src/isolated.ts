// No schema here: the first list reads this, and does without the schema library.

/** A value inside a sentence that may run the other way: it orders itself and moves nothing around it (FSI, PDI; UAX #9). */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
