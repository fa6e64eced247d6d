import type { TemplateMetadata } from '@zikaron/contract';

/** Our notes on a design: which editor wrote it, and its own text. */
export const DESIGNER_FORMAT = 'easy-email@4';
export const LETTER_FORMAT = 'letter@1';

interface DesignNotes {
  format?: unknown;
  design?: unknown;
}

/** What the editor of this format wrote down; `null` when another one wrote the letter. */
export function notesOf<Design>({ designJson }: TemplateMetadata, format: string): Design | null {
  const notes = (designJson ?? {}) as DesignNotes;
  return notes.format === format && notes.design !== undefined ? (notes.design as Design) : null;
}
