import type { Branch, LetterDocument, LetterMark, LetterNode, WhenAttributes } from './model.js';

/** The source of a letter: what `readLetter` took apart, put together again. */
export function writeLetter({ dialect, frame, body }: LetterDocument): string {
  const parts = (body.content ?? []).map((part) => {
    const usual = dialect === 'mjml' ? usualLine(part) : PARAGRAPH;
    return writeBlocks(part.content ?? [], usual, dialect === 'mjml');
  });
  return frame.map((piece, at) => piece + (parts[at] ?? '')).join('');
}

/** The source of a single line, such as a subject. */
export const writeLine = ({ content = [] }: LetterNode): string =>
  content.map((line) => writeInline(line.content ?? [], true)).join(' ');

type Tags = readonly [open: string, close: string];

const PARAGRAPH: Tags = ['<p>', '</p>'];
const WORDS: Tags = ['<mj-text css-class="words">', '</mj-text>'];

/** A new line of a column is written like the ones around it. */
function usualLine(part: LetterNode): Tags {
  const isUsual = ({ attrs }: LetterNode) => attrs?.look === '' && /^<mj-text\b[^>]*>$/.test(String(attrs.open));
  const like = linesOf(part).find(isUsual);
  return like ? [String(like.attrs?.open), String(like.attrs?.close)] : WORDS;
}

const linesOf = (node: LetterNode): LetterNode[] =>
  node.type === 'line' ? [node] : (node.content ?? []).flatMap((child) => linesOf(child));

const writeBlocks = (blocks: readonly LetterNode[], usual: Tags, inColumn: boolean): string =>
  blocks.map((block) => writeBlock(block, usual, inColumn)).join('\n');

function writeBlock(block: LetterNode, usual: Tags, inColumn: boolean): string {
  const { type, attrs = {}, content = [] } = block;
  const own = (name: string): string | null => (attrs[name] as string | null | undefined) ?? null;
  switch (type) {
    case 'line':
      return writeLineOf(own('open'), own('close'), content, usual);
    case 'holder':
      return `${own('open')}${writeBlocks(content, own('look') === 'ul' || own('look') === 'ol' ? ITEM : PARAGRAPH, false)}${own('close')}`;
    case 'choice':
      return writeChoice(content, own('end'), usual, inColumn);
    case 'rule':
      return own('open') ?? (inColumn ? '<mj-divider css-class="line" />' : '<hr />');
    case 'picture':
      return own('open') ?? newPicture(attrs, inColumn);
    default:
      throw new Error(`A letter holds no "${type}".`);
  }
}

const ITEM: Tags = ['<li>', '</li>'];

/** A line that was made and left empty is none. */
function writeLineOf(open: string | null, close: string | null, content: readonly LetterNode[], usual: Tags): string {
  if (open === null && content.length === 0) return '';
  return (open ?? usual[0]) + writeInline(content, false) + (close ?? usual[1]);
}

function writeChoice(branches: readonly LetterNode[], end: string | null, usual: Tags, inColumn: boolean): string {
  const raw = (braces: string) => (inColumn ? `<mj-raw>${braces}</mj-raw>` : braces);
  const written = branches.map(({ attrs, content = [] }, at) => {
    const { word, test, open } = (attrs ?? {}) as unknown as Branch & { open: string | null };
    return `${open ?? raw(opening(word, test, at))}\n${writeBlocks(content, usual, inColumn)}`;
  });
  const first = branches[0]?.attrs?.word;
  return `${written.join('\n')}\n${end ?? raw(`{{/${String(first)}}}`)}`;
}

/** A condition as Handlebars writes it. */
export function opening(word: Branch['word'], test: string | null, at = 0): string {
  if (word === 'else') return '{{else}}';
  return at === 0 ? `{{#${word} ${test}}}` : `{{else ${word} ${test}}}`;
}

function newPicture({ src, alt, width }: Readonly<Record<string, unknown>>, inColumn: boolean): string {
  const told = `src="${inAttribute(String(src))}" alt="${inAttribute(String(alt ?? ''))}"`;
  if (inColumn) return `<mj-image ${told}${width ? ` width="${Number(width)}px"` : ''} />`;
  return `<img ${told} style="max-width:100%;height:auto" />`;
}

const TAGS: Record<string, Tags> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  underline: ['<u>', '</u>'],
  strike: ['<s>', '</s>'],
};

function writeInline(nodes: readonly LetterNode[], plain: boolean): string {
  const writer = new InlineWriter(plain);
  for (const node of nodes) writer.put(node);
  return writer.end();
}

/** Opens and closes marks as they come and go; the branches of one condition follow each other in it. */
class InlineWriter {
  private written = '';
  private open: LetterMark[] = [];

  constructor(private readonly plain: boolean) {}

  put(node: LetterNode): void {
    const marks = inOrder(node.marks ?? []);
    let same = 0;
    while (same < marks.length && same < this.open.length && isSame(this.open[same]!, marks[same]!)) same++;
    const [before, after] = [this.open[same], marks[same]];
    const goesOn = before !== undefined && after !== undefined && isLaterBranch(before, after);
    this.closeTo(goesOn ? same + 1 : same);
    if (goesOn) {
      this.written += branchesBetween(when(before).branch + 1, when(after));
      this.open[same] = after;
    }
    for (const mark of marks.slice(this.open.length)) {
      this.written += begin(mark);
      this.open.push(mark);
    }
    this.written += this.leaf(node);
  }

  end(): string {
    this.closeTo(0);
    return this.written;
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) this.written += finish(this.open.pop()!);
  }

  private leaf({ type, text = '', attrs = {} }: LetterNode): string {
    if (type === 'text') return this.plain ? apart(text) : inText(apart(text));
    if (type === 'hardBreak') return (attrs.open as string | null) ?? '<br />';
    if (type === 'image') return (attrs.open as string | null) ?? newPicture(attrs, false);
    return writeField(attrs);
  }
}

/** Braces that somebody types are words, and begin no field. */
const apart = (text: string): string => text.replace(/\{(?=\{)/g, '{ ').replace(/\}(?=\})/g, '} ');

function writeField({ written, fallback }: Readonly<Record<string, unknown>>): string {
  const field = `{{${String(written)}}}`;
  if (typeof fallback !== 'string') return field;
  const [first = '', second = ''] = String(written).split(' ');
  return `{{#if ${second || first}}}${field}{{else}}${inText(apart(fallback))}{{/if}}`;
}

const inText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

const inAttribute = (text: string): string => inText(apart(text)).replaceAll('"', '&quot;');

/** A link of ours is a field of its own; every other address is text. */
const hrefOf = (href: string): string => (/^\{\{links\.\w+\}\}$/.test(href) ? href : inAttribute(href));

const when = (mark: LetterMark) => (mark.attrs ?? {}) as unknown as WhenAttributes;

/** Marks as they stood in one another; conditions put on by hand stand within those, and looks within them. */
const inOrder = (marks: readonly LetterMark[]): LetterMark[] =>
  marks.toSorted((one, other) => depthOf(one) - depthOf(other));

function depthOf({ type, attrs }: LetterMark): number {
  const at = attrs?.at as number | null | undefined;
  return at ?? (type === 'when' ? 1_000 : 2_000);
}

const isSame = (one: LetterMark, other: LetterMark): boolean =>
  one.type === other.type && JSON.stringify(one.attrs) === JSON.stringify(other.attrs);

const isLaterBranch = (one: LetterMark, other: LetterMark): boolean =>
  one.type === 'when' &&
  other.type === 'when' &&
  when(one).group === when(other).group &&
  when(one).branch < when(other).branch;

const branchesBetween = (from: number, { branches, branch }: WhenAttributes): string =>
  branches
    .slice(from, branch + 1)
    .map(({ open }) => open)
    .join('');

function begin(mark: LetterMark): string {
  if (mark.type === 'when') return branchesBetween(0, when(mark));
  if (typeof mark.attrs?.open === 'string') return mark.attrs.open;
  if (mark.type === 'link') return `<a href="${hrefOf(String(mark.attrs?.href))}">`;
  return TAGS[mark.type]?.[0] ?? '';
}

function finish(mark: LetterMark): string {
  if (mark.type === 'when') return when(mark).end;
  if (typeof mark.attrs?.close === 'string') return mark.attrs.close;
  return mark.type === 'link' ? '</a>' : (TAGS[mark.type]?.[1] ?? '');
}
