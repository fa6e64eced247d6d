import { Mark } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';

const hidden = { default: null, parseHTML: () => null, renderHTML: () => ({}) };

/** Where a mark of the source stood, and how it was written; what is put on by hand has none of it. */
const fromSource = { open: hidden, close: hidden, id: hidden, at: hidden };

/** A mark with a look that the toolbar does not know; it stays as it is. */
const Span = Mark.create({
  name: 'span',
  excludes: '',
  addAttributes: () => fromSource,
  renderHTML: () => ['span', 0],
});

/** Text under a condition; conditions may stand in one another. */
const When = Mark.create({
  name: 'when',
  excludes: '',
  inclusive: true,
  addAttributes: () => ({ group: hidden, branch: hidden, branches: hidden, end: hidden, at: hidden }),
  renderHTML: () => ['span', { class: 'when' }, 0],
});

const kit = StarterKit.configure({
  ...{ document: false, paragraph: false, heading: false, blockquote: false, bulletList: false, orderedList: false },
  ...{ listItem: false, listKeymap: false, horizontalRule: false, hardBreak: false, codeBlock: false, code: false },
  ...{ trailingNode: false, link: false },
});

/** Bold, italic, underlined and struck out, with where they stood in the source. */
const looks = kit.extend({
  addGlobalAttributes: () => [{ types: ['bold', 'italic', 'underline', 'strike', 'link'], attributes: fromSource }],
});

export const marks = [
  looks,
  Link.configure({
    openOnClick: false,
    autolink: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
  }),
  Span,
  When,
];
