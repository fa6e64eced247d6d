/**
 * A search by name counts what it finds up to here: a `total` of it says that there may be more. It stands alone, so that
 * the browser's first list does without the schema library.
 */
export const MOST_COUNTED = 1_000;
