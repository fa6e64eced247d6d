import { fieldOf, UnreadableLetter, type LetterMark, type LetterNode } from './model.js';
import type { ElementTree, Tree } from './tree.js';

type WhenTree = Tree & { kind: 'when' };

const INLINE = new Set(
  'a b strong i em u s span sup sub small big font code br img wbr mark abbr bdi bdo time cite q del ins'.split(' '),
);
const MARKS: Record<string, string> = {
  ...{ a: 'link', b: 'bold', strong: 'bold', i: 'italic', em: 'italic', u: 'underline', s: 'strike' },
};

/** Whether it stands within a line of text; blanks do. */
export const isInline = (tree: Tree): boolean =>
  tree.kind === 'element'
    ? INLINE.has(tree.name)
    : tree.kind !== 'when' || tree.branches.every(({ children }) => children.every(isInline));

/** The pieces of one line. Runs of white space are one blank, as every mail program shows them; when `plain`, all is kept. */
export function readInline(children: readonly Tree[], plain = false): LetterNode[] {
  const reader = new InlineReader(plain);
  reader.all(children, []);
  return plain ? reader.nodes : trimmed(reader.nodes);
}

class InlineReader {
  readonly nodes: LetterNode[] = [];
  private count = 0;

  constructor(private readonly plain: boolean) {}

  all(children: readonly Tree[], marks: readonly LetterMark[]): void {
    for (const child of children) this.one(child, marks);
  }

  private one(tree: Tree, marks: readonly LetterMark[]): void {
    switch (tree.kind) {
      case 'text':
        return this.text(tree.source, marks);
      case 'field':
        return this.put('field', { written: expressionOf(tree.source), fallback: null }, marks);
      case 'element':
        return this.element(tree, marks);
      case 'when':
        return this.when(tree, marks);
    }
  }

  private text(source: string, marks: readonly LetterMark[]): void {
    const text = this.plain ? source : decoded(source).replace(/[ \t\r\n\f]+/g, ' ');
    if (text !== '') this.nodes.push({ type: 'text', text, ...(marks.length > 0 && { marks }) });
  }

  private put(type: string, attrs: Record<string, unknown>, marks: readonly LetterMark[]): void {
    this.nodes.push({ type, attrs, ...(marks.length > 0 && { marks }) });
  }

  private element({ name, open, close, children }: ElementTree, marks: readonly LetterMark[]): void {
    if (name === 'br') return this.put('hardBreak', { open }, marks);
    if (name === 'img') return this.put('image', pictureOf(open), marks);
    if (!INLINE.has(name)) throw new UnreadableLetter(open);
    const type = MARKS[name] ?? 'span';
    const attrs = { open, close, id: ++this.count, at: marks.length, ...(name === 'a' && { href: hrefOf(open) }) };
    this.all(children, [...marks, { type, attrs }]);
  }

  private when(tree: WhenTree, marks: readonly LetterMark[]): void {
    const known = this.plain ? null : fallbackOf(tree);
    if (known) return this.put('field', known, marks);
    const branches = tree.branches.map(({ word, test, open }) => ({ word, test, open }));
    const shared = { group: `w${++this.count}`, branches, end: tree.end, at: marks.length };
    tree.branches.forEach(({ children }, branch) =>
      this.all(children, [...marks, { type: 'when', attrs: { ...shared, branch } }]),
    );
  }
}

/** `{{#if a}}{{a}}{{else}}friend{{/if}}` is the field `a`, or "friend" where it is not known. */
function fallbackOf({ branches }: WhenTree): Record<string, unknown> | null {
  const [first, second, ...more] = branches;
  const [field, ...beside] = first?.children ?? [];
  const [words, ...others] = second?.children ?? [];
  const isPair = first?.word === 'if' && second?.word === 'else' && more.length + beside.length + others.length === 0;
  if (!isPair || field?.kind !== 'field' || words?.kind !== 'text') return null;
  const written = expressionOf(field.source);
  return first?.test === fieldOf(written) ? { written, fallback: decoded(words.source) } : null;
}

const expressionOf = (source: string): string => source.slice(2, -2).replace(/\s+/g, ' ').trim();

/** What the editor shows of a picture; its element is kept whole. */
export const pictureOf = (open: string): Record<string, unknown> => ({
  open,
  src: attributeOf(open, 'src'),
  alt: attributeOf(open, 'alt'),
});

const hrefOf = (open: string): string => attributeOf(open, 'href');

/** The value of an attribute of a tag; empty without it. */
export function attributeOf(open: string, name: string): string {
  const found = new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(open);
  return decoded(found?.[1] ?? found?.[2] ?? '');
}

const ENTITIES: Record<string, string> = { nbsp: '\u00a0', lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const decoded = (source: string): string =>
  source.replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (_all, name: string) => ENTITIES[name]!);

/** Blanks at the ends of a line are none. */
function trimmed(nodes: readonly LetterNode[]): LetterNode[] {
  const last = nodes.length - 1;
  return nodes
    .map((node, at) => {
      if (node.text === undefined) return node;
      const from = at === 0 ? node.text.replace(/^ +/, '') : node.text;
      return { ...node, text: at === last ? from.replace(/ +$/, '') : from };
    })
    .filter(({ text }) => text !== '');
}
