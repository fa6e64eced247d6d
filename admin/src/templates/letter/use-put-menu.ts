import type { EditorView } from '@tiptap/pm/view';
import { useState } from 'react';

/** Opens the menu of what can be put in where `/`, or a brace, begins a word. */
export function usePutMenu() {
  const [at, setAt] = useState<{ top: number; left: number } | null>(null);
  const handleKeyDown = (view: EditorView, { key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if ((key !== '/' && key !== '{') || ctrlKey || metaKey || !view.editable) return false;
    const { $from } = view.state.selection;
    const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc').at(-1) ?? ' ';
    if (key === '/' && /[\p{L}\p{N}:/]/u.test(before)) return false;
    const { bottom, left } = view.coordsAtPos($from.pos);
    setAt({ top: bottom + 4, left });
    return true;
  };
  return { at, handleKeyDown, close: () => setAt(null) };
}
