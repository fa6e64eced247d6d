import { Node } from '@tiptap/core';
import type { Node as Piece } from '@tiptap/pm/model';
import type { Decoration } from '@tiptap/pm/view';
import type { Shown } from './shown';

/** A merge field: a chip that shows what it says to the family that is looked at. */
export const Field = Node.create({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ written: { default: '' }, fallback: { default: null } }),
  parseHTML: () => [{ tag: 'span[written]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addNodeView: () => {
    return ({ node, decorations }) => {
      const dom = document.createElement('span');
      dom.className = 'field';
      show(dom, node, decorations);
      return {
        dom,
        ignoreMutation: () => true,
        update(next, around) {
          if (next.type !== node.type || next.attrs.written !== node.attrs.written) return false;
          show(dom, next, around);
          return true;
        },
      };
    };
  },
});

function show(dom: HTMLElement, { attrs }: Piece, decorations: readonly Decoration[]): void {
  const shown = decorations.map(({ spec }) => spec as Partial<Shown>).find(({ name }) => name !== undefined);
  const fallback = attrs.fallback as string | null;
  dom.textContent = shown?.value || fallback || shown?.name || '…';
  dom.classList.toggle('unknown', !shown?.value && !fallback);
  dom.title = shown?.name ?? '';
  dom.dir = 'auto';
}
