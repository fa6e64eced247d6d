import { Node, type Attributes } from '@tiptap/core';
import type { Node as Piece } from '@tiptap/pm/model';

/** An attribute that only the editor knows; new lines do not take it over. Text, or what JSON can say. */
const kept = (fallback: unknown = null) => ({
  default: fallback,
  keepOnSplit: false,
  parseHTML: () => fallback,
  renderHTML: () => ({}),
});

/** How a piece is written in the source of the letter, when it came from there. */
const source = (...names: string[]): Attributes => Object.fromEntries(names.map((name) => [name, kept()]));

const Letter = Node.create({ name: 'doc', topNode: true, content: 'part+' });

/** One column of the letter. Nothing that is typed or deleted takes a part away or joins two. */
const Part = Node.create({
  name: 'part',
  content: 'block+',
  isolating: true,
  defining: true,
  addAttributes: () => ({ at: kept(0) }),
  parseHTML: () => [{ tag: 'section.part' }],
  renderHTML: () => ['section', { class: 'part' }, 0],
});

/** A line of text, a heading, an item of a list, a button: whatever holds words. */
const Line = Node.create({
  name: 'line',
  group: 'block',
  content: 'inline*',
  priority: 1000,
  addAttributes: () => ({ ...source('open', 'close', 'align'), look: kept('') }),
  parseHTML: () => ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'blockquote', 'div'].map((tag) => ({ tag })),
  renderHTML: ({ node }) => ['p', { 'data-look': node.attrs.look as string, style: alignment(node) }, 0],
});

const alignment = ({ attrs }: Piece) => (attrs.align ? `text-align:${String(attrs.align)}` : null);

/** Several lines in one element, such as a list. */
const Holder = Node.create({
  name: 'holder',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({ ...source('open', 'close'), look: kept('') }),
  parseHTML: () => [
    { tag: 'ul', attrs: { look: 'ul', open: '<ul>', close: '</ul>' } },
    { tag: 'ol', attrs: { look: 'ol', open: '<ol>', close: '</ol>' } },
  ],
  renderHTML: ({ node }) => ['div', { class: 'holder', 'data-look': node.attrs.look as string }, 0],
});

/** What stands only under a condition, or for each of a list; each branch tells in the margin when. */
const Choice = Node.create({
  name: 'choice',
  group: 'block',
  content: 'branch+',
  addAttributes: () => source('end'),
  renderHTML: () => ['div', { class: 'choice' }, 0],
});

const Branch = Node.create({
  name: 'branch',
  content: 'block+',
  defining: true,
  addAttributes: () => ({ ...source('test', 'open'), word: kept('if') }),
  renderHTML: () => ['div', { class: 'branch' }, 0],
});

/** A line across, a short one under the house's name, the space in its place, or what is drawn, which is said in words. */
const Rule = Node.create({
  name: 'rule',
  group: 'block',
  atom: true,
  addAttributes: () => source('open'),
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML({ node }) {
    const open = (node.attrs.open as string | null) ?? '';
    const said = /role="img" aria-label="([^"]*)"/.exec(open)?.[1];
    if (said) return ['div', { class: 'candle', role: 'img', 'aria-label': said }];
    if (open.includes('css-class="space"')) return ['div', { class: 'space' }];
    return open.includes('css-class="mark"') ? ['hr', { class: 'mark' }] : ['hr'];
  },
});

const picture = (name: string, group: string, inline: boolean) =>
  Node.create({
    name,
    group,
    inline,
    atom: true,
    draggable: true,
    addAttributes: () => ({ ...source('open', 'width'), src: { default: '' }, alt: { default: '' } }),
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  });

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  addAttributes: () => source('open'),
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
  },
});

/** What a letter is made of. */
export const blocks = [
  Letter,
  Part,
  Line,
  Holder,
  Choice,
  Branch,
  Rule,
  picture('picture', 'block', false),
  picture('image', 'inline', true),
  HardBreak,
];

/** A subject is one line, and nothing else. */
export const oneLine = [
  Node.create({ name: 'doc', topNode: true, content: 'line' }),
  Line.extend({ addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true }) }),
];
