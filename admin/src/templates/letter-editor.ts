import type { MergeFieldEntry, TemplateMetadata } from '@zikaron/contract';

/** The ways in which a letter can be written. */
export type EditorMode = 'designer' | 'plain' | 'html';

/** What every way of writing a letter can be asked for. */
export interface LetterEditorHandle {
  /** The letter as it stands on the screen. */
  read(): Promise<TemplateMetadata>;
}

export interface LetterEditorProps {
  /** The letter to begin with; later changes of it are not read. */
  letter: TemplateMetadata;
  language: 'en' | 'he';
  /** Somebody changed something. */
  onDirty: () => void;
  /** The caret stands in this editor: fields of the panel go there. */
  onCaret: (put: PutField) => void;
}

/** Puts a merge field where the caret stands. */
export type PutField = (entry: MergeFieldEntry) => void;

/** Our notes on a design: which editor wrote it, and its own text. */
export const DESIGNER_FORMAT = 'easy-email@4';
export const PLAIN_FORMAT = 'plain-letter@1';

interface DesignNotes {
  format?: unknown;
  design?: unknown;
}

/** What the editor of this format wrote down; `null` when another one wrote the letter. */
export function notesOf<Design>({ designJson }: TemplateMetadata, format: string): Design | null {
  const notes = (designJson ?? {}) as DesignNotes;
  return notes.format === format && notes.design !== undefined ? (notes.design as Design) : null;
}

/** The editor that a letter was written with, as far as this screen can show it. */
export function modeOf(letter: TemplateMetadata, mayDesign: boolean): EditorMode {
  if (notesOf(letter, PLAIN_FORMAT) !== null) return 'plain';
  if (!letter.mjml && !letter.designJson) return 'html';
  return mayDesign ? 'designer' : 'plain';
}

const LINK_WORDS: Record<'en' | 'he', Record<string, string>> = {
  en: {
    'links.calendar': 'Add to my calendar',
    'links.preferences': 'Choose when you are reminded',
    'links.unsubscribe': 'Stop these letters',
  },
  he: {
    'links.calendar': 'הוספה ליומן שלי',
    'links.preferences': 'בחירת מועד התזכורת',
    'links.unsubscribe': 'הפסקת המכתבים',
  },
};

/** The words under which a letter shows one of our links; `null` for a field that is no link. */
export const linkWords = (field: string, language: 'en' | 'he'): string | null => LINK_WORDS[language][field] ?? null;

/** Puts text into an input where its caret stands, as if it had been typed. */
export function typeInto(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  input.setRangeText(text, input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
