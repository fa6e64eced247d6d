import type { Editor } from '@tiptap/react';
import type { Whose } from '../use-validation';
import { ConditionMenu } from './ConditionMenu';
import { PutMenu } from './PutMenu';
import type { usePutMenu } from './use-put-menu';
import { useShowing } from './use-showing';

interface EditorMenusProps {
  editor: Editor;
  language: 'en' | 'he';
  /** The family whose values the editor shows. */
  whose: Whose;
  put: ReturnType<typeof usePutMenu>;
}

/** What an editor shows of a family, and its two menus: that of a note in the margin, and that of `/`. */
export function EditorMenus({ put, ...shown }: EditorMenusProps) {
  const { note, closeNote } = useShowing(shown);
  return (
    <>
      <ConditionMenu editor={shown.editor} note={note} onClose={closeNote} />
      <PutMenu {...shown} at={put.at} onClose={put.close} />
    </>
  );
}
