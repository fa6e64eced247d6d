import { Extension, type Extensions } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { blocks, oneLine } from './blocks';
import { dropEmptyChoice } from './conditions';
import { Field } from './field';
import { marks } from './marks';
import { ShowsFamily } from './shown';

const partsOf = (doc: Node): string => doc.children.map(({ attrs }) => String(attrs.at)).join();

/** The frame of a letter is made for its parts: none goes, none comes, and "select all" means all of one. */
const KeepsParts = Extension.create({
  name: 'keepsParts',
  addKeyboardShortcuts() {
    return {
      Backspace: () => dropEmptyChoice(this.editor),
      'Mod-a': () => {
        const { $from } = this.editor.state.selection;
        const [from, to] = [$from.start(1), $from.end(1)];
        const { state, view } = this.editor;
        view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))));
        return true;
      },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({ filterTransaction: (tr, { doc }) => !tr.docChanged || partsOf(tr.doc) === partsOf(doc) }),
  ],
});

/** A browser tells where the caret went after the keys that came meanwhile: each key acts where the caret stands, not where it stood. */
const AsksForCaret = Extension.create({
  name: 'asksForCaret',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { keydown: askForCaret } } })],
});

/** Before anything is done where the caret stands, or the sheet is drawn anew, which would put it back. */
export function askForCaret({ composing }: Pick<EditorView, 'composing'>): false {
  if (!composing) document.dispatchEvent(new Event('selectionchange'));
  return false;
}

/** The editor of a letter. */
export const letterExtensions: Extensions = [...blocks, ...marks, Field, ShowsFamily, AsksForCaret, KeepsParts];

/** The editor of a subject or a preview line. */
export const lineExtensions: Extensions = [...oneLine, ...marks, Field, ShowsFamily, AsksForCaret];
