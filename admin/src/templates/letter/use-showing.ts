import { useEditorState, type Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Whose } from '../use-validation';
import { askForCaret } from './extensions';
import { conditionInWords, fieldInWords } from './in-words';
import { expressionsIn, SHOWING, type Showing } from './shown';
import { useFilled } from './use-filled';

export type Note = Parameters<Showing['onNote']>[0];

/** Shows a family's values in an editor, and its conditions in words; answers the note that was pressed. */
export function useShowing({ editor, language, whose }: { editor: Editor; language: 'en' | 'he'; whose: Whose }) {
  const t = useTranslate();
  const [note, setNote] = useState<Note | null>(null);
  const asked = useEditorState({ editor, selector: ({ editor: now }) => expressionsIn(now.state.doc).join('\n') });
  const { filled, isKnown } = useFilled({ language, whose, expressions: asked === '' ? [] : asked.split('\n') });
  useEffect(() => {
    const showing: Showing = {
      filled,
      isKnown,
      nameOf: (field) => fieldInWords(t, field),
      whenInWords: (branch, at, isOwn) => conditionInWords(t, branch, at, isOwn),
      onNote: setNote,
    };
    askForCaret(editor.view);
    editor.view.dispatch(editor.state.tr.setMeta(SHOWING, showing).setMeta('addToHistory', false));
  }, [editor, filled, isKnown, t]);
  return { note, closeNote: () => setNote(null) };
}
