/** The beginning of a text, never with half a character (a lone surrogate) at its end: the database refuses that in JSON. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/\p{Cs}$/u, '');

/** Somebody's words as one short line that can be kept: without line breaks, control characters and NUL. */
export const oneLine = (text: string, most: number): string => cut(text.replace(/[\p{C}\s]+/gu, ' ').trim(), most);
