import type { MergeFieldEntry, TemplateMetadata } from '@zikaron/contract';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../forms/useAction';
import { useSettled } from './letter/use-settled';
import type { EditorMode, LetterEditorHandle, PutField } from './letter-editor';
import type { TemplateDraft } from './use-template-draft';

export type LetterAtWork = ReturnType<typeof useLetterAtWork>;

/**
 * The letter itself while it is edited. What is typed stays in its editor until it is read from there; `begun` is counted up
 * when the editor has to begin anew with another letter: what was discarded, or what words for late letters were put into.
 */
export function useLetterAtWork(draft: TemplateDraft, onMode: (mode: EditorMode) => void) {
  const editor = useRef<LetterEditorHandle>(null);
  const [begun, setBegun] = useState(0);
  const [withWords, setWithWords] = useState<TemplateMetadata | null>(null);
  const [changes, changed] = useSettled();
  const letter = withWords ?? draft.base.metadataJson;
  const read = (): Promise<TemplateMetadata> => editor.current?.read() ?? Promise.resolve(letter);
  const onDirty = () => {
    draft.touchLetter();
    changed();
  };
  const beginWith = (next: TemplateMetadata | null) => {
    setWithWords(next);
    setBegun((times) => times + 1);
  };
  const discard = () => {
    draft.discard();
    beginWith(null);
    changed();
  };
  const putWords = (late: TemplateMetadata) => {
    beginWith(late);
    onMode('letter');
    onDirty();
  };
  return { editor, begun, letter, changes, read, discard, putWords, onDirty, ...usePutting() };
}

/** Puts a merge field where the caret was last. */
function usePutting() {
  const t = useTranslate();
  const toast = useToast();
  const put = useRef<PutField | null>(null);
  const pick = (entry: MergeFieldEntry) =>
    put.current ? put.current(entry) : toast(t('resources.templates.editor.noCaret'), 'info');
  const onCaret = (target: PutField) => {
    put.current = target;
  };
  return { pick, onCaret };
}
