import { readLetter, type MergeFieldEntry, type TemplateMetadata } from '@zikaron/contract';
import { DESIGNER_FORMAT, notesOf } from './letter-notes';
import type { Whose } from './use-validation';

export { LETTER_FORMAT } from './letter-notes';

/** The ways in which a letter can be written. */
export type EditorMode = 'letter' | 'designer' | 'html';

/** What every way of writing a letter can be asked for. */
export interface LetterEditorHandle {
  /** The letter as it stands on the screen. */
  read(): Promise<TemplateMetadata>;
}

export interface LetterEditorProps {
  /** The letter to begin with; later changes of it are not read. */
  letter: TemplateMetadata;
  language: 'en' | 'he';
  /** The family whose values are shown. */
  whose: Whose;
  editable: boolean;
  /** Somebody changed something. */
  onDirty: () => void;
  /** The caret stands in this editor: fields of the panel go there. */
  onCaret: (put: PutField) => void;
}

/** Puts a merge field where the caret stands. */
export type PutField = (entry: MergeFieldEntry) => void;

/** The editor that a letter opens in: the one it was designed with, or its paper, or its source where the paper cannot show it. */
export function modeOf(letter: TemplateMetadata, mayDesign: boolean): EditorMode {
  if (mayDesign && notesOf(letter, DESIGNER_FORMAT) !== null) return 'designer';
  return isReadable(letter) ? 'letter' : 'html';
}

/** Whether the paper shows all of a letter. */
export function isReadable({ mjml, html = '' }: TemplateMetadata): boolean {
  try {
    readLetter(mjml ?? html, mjml ? 'mjml' : 'html');
    return true;
  } catch {
    return false;
  }
}

const LINK_WORDS: Record<'en' | 'he', Record<string, string>> = {
  en: {
    'links.answer': 'Answer this letter',
    'links.attend': 'We will come',
    'links.calendar': 'Add to my calendar',
    'links.preferences': 'Choose when you are reminded',
    'links.unsubscribe': 'Stop these letters',
  },
  he: {
    'links.answer': 'תשובה למכתב',
    'links.attend': 'נבוא',
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
