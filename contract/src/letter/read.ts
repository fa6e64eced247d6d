import { UnreadableLetter, type Dialect, type LetterDocument, type LetterNode } from './model.js';
import { attributeOf, isInline, pictureOf, readInline } from './read-inline.js';
import { scan } from './scan.js';
import { treeOf, type ElementTree, type Tree } from './tree.js';
import { writeLetter, writeLine } from './write.js';

/**
 * A letter as the editor shows it. What it cannot show whole is refused, never shortened: a letter that is read and written
 * again is the same but for white space.
 * @throws UnreadableLetter
 */
export function readLetter(source: string, dialect: Dialect): LetterDocument {
  const [, head = '', middle = '', foot = ''] = BODIES[dialect].exec(source) ?? [];
  if (middle === '' && dialect === 'mjml') throw new UnreadableLetter('no mj-body');
  const tree = middle === '' ? treeOf(scan(source)) : treeOf(scan(middle));
  const parts = new Parts(dialect, head);
  parts.within(tree);
  const letter = parts.letter(foot);
  if (squeezed(writeLetter(letter)) !== squeezed(source)) throw new UnreadableLetter('it would not stay as it is');
  return letter;
}

/**
 * A line of fields and words, such as a subject.
 * @throws UnreadableLetter
 */
export function readLine(source: string): LetterNode {
  const content = readInline(treeOf(scan(source, true)), true);
  const line: LetterNode = { type: 'doc', content: [{ type: 'line', ...(content.length > 0 && { content }) }] };
  if (squeezed(writeLine(line)) !== squeezed(source)) throw new UnreadableLetter('it would not stay as it is');
  return line;
}

const BODIES: Record<Dialect, RegExp> = {
  mjml: /^([\s\S]*?<mj-body\b[^>]*>)([\s\S]*)(<\/mj-body>[\s\S]*)$/i,
  html: /^([\s\S]*?<body\b[^>]*>)([\s\S]*)(<\/body>[\s\S]*)$/i,
};

/** Without white space, and with the signs that need no entity as themselves. */
const squeezed = (text: string): string =>
  text.replace(/\s+/g, '').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&gt;', '>');

const STRUCTURE: Record<Dialect, ReadonlySet<string>> = {
  mjml: new Set(['mj-section', 'mj-wrapper', 'mj-group', 'mj-column']),
  html: new Set('div center table tbody tr td main section article header footer'.split(' ')),
};

const isBlank = (tree: Tree): boolean => tree.kind === 'text' && tree.source.trim() === '';

/** Parts a letter into what is written in and the frame around it. */
class Parts {
  private readonly frame: string[] = [];
  private readonly parts: LetterNode[] = [];

  constructor(
    private readonly dialect: Dialect,
    private glue: string,
  ) {}

  within(children: readonly Tree[]): void {
    const isPart = this.dialect === 'html' && children.some((child) => !isBlank(child) && !this.isStructure(child));
    if (isPart) return this.part(children);
    for (const child of children) {
      if (isBlank(child)) this.glue += (child as { source: string }).source;
      else if (child.kind === 'element' && this.isStructure(child)) this.element(child);
      else throw new UnreadableLetter('something stands beside the columns');
    }
  }

  letter(foot: string): LetterDocument {
    if (this.parts.length === 0) throw new UnreadableLetter('nothing to write in');
    return {
      dialect: this.dialect,
      frame: [...this.frame, this.glue + foot],
      body: { type: 'doc', content: this.parts },
    };
  }

  private isStructure = (tree: Tree): boolean => tree.kind === 'element' && STRUCTURE[this.dialect].has(tree.name);

  private element({ name, open, close, children }: ElementTree): void {
    this.glue += open;
    if (name === 'mj-column') this.part(children);
    else this.within(children);
    this.glue += close;
  }

  private part(children: readonly Tree[]): void {
    const content = readBlocks(children, this.dialect === 'mjml');
    this.frame.push(this.glue);
    this.glue = '';
    const attrs = { at: this.parts.length };
    this.parts.push({ type: 'part', attrs, content: content.length > 0 ? content : [NEW_LINE] });
  }
}

/** A line that nobody has written yet; how it is written down is settled when it is. */
const NEW_LINE: LetterNode = { type: 'line', attrs: { open: null, close: null, look: '' } };

/** The blocks among these; words that stand in no element of their own are a line too. */
function readBlocks(children: readonly Tree[], inColumn: boolean): LetterNode[] {
  const blocks: LetterNode[] = [];
  let run: Tree[] = [];
  const endRun = () => {
    if (run.some((tree) => !isBlank(tree))) blocks.push(lineOf('', '', run));
    run = [];
  };
  for (const child of children) {
    if (inColumn ? isBlank(child) : isInline(child)) run.push(child);
    else {
      endRun();
      blocks.push(readBlock(child, inColumn));
    }
  }
  endRun();
  return blocks;
}

function readBlock(tree: Tree, inColumn: boolean): LetterNode {
  if (tree.kind === 'when') return choiceOf(tree, inColumn);
  if (tree.kind !== 'element') throw new UnreadableLetter(tree.source);
  return inColumn ? readComponent(tree) : readElement(tree);
}

const choiceOf = ({ branches, end }: Tree & { kind: 'when' }, inColumn: boolean): LetterNode => ({
  type: 'choice',
  attrs: { end },
  content: branches.map(({ word, test, open, children }) => {
    const content = readBlocks(children, inColumn);
    if (content.length === 0) throw new UnreadableLetter(open);
    return { type: 'branch', attrs: { word, test, open }, content };
  }),
});

function readComponent(element: ElementTree): LetterNode {
  const { name, open, close, children } = element;
  switch (name) {
    case 'mj-text':
      return textOf(element);
    case 'mj-button':
      return lineOf(open, close, children);
    case 'mj-divider':
    case 'mj-spacer':
      return { type: 'rule', attrs: { open: open + close } };
    case 'mj-image':
      return { type: 'picture', attrs: { ...pictureOf(open), open: open + close } };
    default:
      throw new UnreadableLetter(open);
  }
}

/** A line, or a line in a heading of its own, or several paragraphs; what is drawn with elements stays whole. */
function textOf(element: ElementTree): LetterNode {
  const { open, close, children } = element;
  if (children.every(isInline)) return lineOf(open, close, children);
  const [only, ...more] = children.filter((child) => !isBlank(child));
  if (only?.kind === 'element' && more.length === 0 && attributeOf(only.open, 'role') === 'img')
    return { type: 'rule', attrs: { open: sourceOf(element) } };
  if (only?.kind === 'element' && more.length === 0 && LINES.has(only.name) && only.children.every(isInline))
    return lineOf(open + only.open, only.close + close, only.children);
  return { type: 'holder', attrs: { open, close, look: '' }, content: readBlocks(children, false) };
}

/** @throws UnreadableLetter: in what is drawn nothing depends on a condition */
function sourceOf(tree: Tree): string {
  if (tree.kind === 'when') throw new UnreadableLetter(tree.end);
  return tree.kind === 'element' ? tree.open + tree.children.map(sourceOf).join('') + tree.close : tree.source;
}

const LINES = new Set('p h1 h2 h3 h4 h5 h6 div li blockquote'.split(' '));
const HOLDERS = new Set('div li blockquote ul ol'.split(' '));

function readElement(element: ElementTree): LetterNode {
  const { name, open, close, children } = element;
  if (name === 'hr') return { type: 'rule', attrs: { open } };
  if (name === 'ul' || name === 'ol') return listOf(element);
  if (!LINES.has(name)) throw new UnreadableLetter(open);
  if (children.every(isInline)) return lineOf(open, close, children);
  if (!HOLDERS.has(name)) throw new UnreadableLetter(open);
  const [only, ...more] = children.filter((child) => !isBlank(child));
  if (name === 'li' && only?.kind === 'element' && only.name === 'p' && more.length === 0)
    return lineOf(open + only.open, only.close + close, only.children);
  return { type: 'holder', attrs: { open, close, look: name }, content: readBlocks(children, false) };
}

function listOf({ name, open, close, children }: ElementTree): LetterNode {
  const content = children.filter((child) => !isBlank(child)).map((child) => readBlock(child, false));
  if (content.length === 0) throw new UnreadableLetter(open);
  return { type: 'holder', attrs: { open, close, look: name }, content };
}

function lineOf(open: string, close: string, children: readonly Tree[]): LetterNode {
  const content = readInline(children);
  const attrs = { open, close, look: lookOf(open), align: alignOf(open) };
  return { type: 'line', attrs, ...(content.length > 0 && { content }) };
}

/** What the editor makes of a line: its class in MJML, or its element. */
function lookOf(open: string): string {
  const known = attributeOf(open, 'mj-class') || (/<mj-button/.test(open) ? 'button' : '');
  return known || (/<(h[1-6]|li|blockquote)\b(?![\s\S]*<mj-)/i.exec(open)?.[1] ?? '').toLowerCase();
}

function alignOf(open: string): string | null {
  const align = attributeOf(open, 'align') || (/text-align:\s*(\w+)/.exec(open)?.[1] ?? '');
  return align === 'center' || align === 'right' || align === 'left' ? align : null;
}
