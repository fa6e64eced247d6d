import type { ServiceList, ServiceName } from '@zikaron/contract';
import { directionIn, PAGES, type PdfPages, type TextStyle } from '../platform/documents/index.js';

/** What lies on the pulpit. Every text is in the list's language already. */
export interface Sheet {
  readonly list: ServiceList;
  /** The size of a name in large print; `null` for as large as the page has room. */
  readonly points: number | null;
  /** "as of Thursday, 7 January 2027, 14:05". */
  asOf: string;
  /** The day of an observance, by its civil date. */
  readonly days: Readonly<Record<string, string>>;
  /** By record: the Hebrew name as it is called up, and how it sounds. */
  readonly spoken?: Readonly<
    Record<string, { readonly called: string; readonly sound: string; readonly unknown: readonly string[] }>
  >;
  /** What stands before words whose sound only the family can tell. */
  readonly askFamily: string;
  /** What has changed since a sheet of the same services was printed. */
  readonly margin?: readonly string[];
}

/** Names beyond which a wide page has two columns. */
const MANY = 24;
const GREY = '#5b5346';
const GOLD = '#a8843c';

interface Part {
  readonly text: string;
  readonly style: TextStyle;
  /** `end` is the side at which a line of the list's language ends. */
  readonly at: 'start' | 'end' | 'middle';
  /** Where it is not the line's own: a sound is in English letters, whatever stands first in it. */
  readonly direction?: 'ltr' | undefined;
}

/** Lines that stay together. */
interface Block {
  readonly lines: readonly { readonly parts: readonly Part[]; readonly height: number }[];
  readonly before: number;
  /** A heading never stands alone at the foot of a column. */
  readonly withNext: boolean;
  readonly rule: boolean;
  /** The heading of its service. */
  readonly under?: string;
}

interface Placed {
  readonly page: number;
  readonly column: number;
  readonly y: number;
  readonly block: Block;
}

/** Writes the list on pages, each with its number, how many there are, and as of when. */
export async function writeSheet(pages: PdfPages, sheet: Sheet): Promise<void> {
  const { frame, placed } = fitted(pages, sheet);
  const last = placed.at(-1)?.page ?? 0;
  for (let page = 0; page <= last; page++) {
    await pages.next();
    const here = placed.filter((each) => each.page === page);
    if (page === 0) frame.head();
    else frame.headAgain(here[0]);
    for (const one of here) frame.draw(one);
    frame.foot(page + 1, last + 1);
  }
}

/** A little smaller where that saves the second page; no smaller where it does not, and never in large print. */
function fitted(pages: PdfPages, sheet: Sheet): { frame: Frame; placed: Placed[] } {
  const usual = drawn(pages, sheet, 1);
  // Of a third page nothing so little smaller makes one.
  if (sheet.points || usual.placed.at(-1)?.page !== 1) return usual;
  for (const scale of [0.93, 0.86]) {
    const smaller = drawn(pages, sheet, scale);
    if (smaller.placed.at(-1)?.page === 0) return smaller;
  }
  return usual;
}

function drawn(pages: PdfPages, sheet: Sheet, scale: number): { frame: Frame; placed: Placed[] } {
  const frame = new Frame(pages, sheet, scale);
  return { frame, placed: frame.place(frame.blocks()) };
}

/** The measures of a page, and where the blocks of a list stand on it. */
class Frame {
  private readonly size: { width: number; height: number };
  private readonly margin: number;
  private readonly columns: number;
  private readonly gap = 24;
  /** Of a column, and of all of them. */
  private readonly width: number;
  private readonly wide: number;
  private readonly base: number;
  private readonly bottom: number;
  private readonly isHebrew: boolean;
  private readonly title: Block;

  constructor(
    private readonly pages: PdfPages,
    private readonly sheet: Sheet,
    scale: number,
  ) {
    this.size = PAGES[pages.size];
    this.margin = this.size.width * 0.1;
    const names = sheet.list.services.reduce((sum, service) => sum + service.names.length, 0);
    this.columns = !sheet.points && pages.size !== 'a5' && names > MANY ? 2 : 1;
    this.wide = this.size.width - 2 * this.margin;
    this.width = (this.wide - (this.columns - 1) * this.gap) / this.columns;
    this.base = scale * (sheet.points ?? (pages.size === 'a5' || this.columns === 2 ? 11.5 : 13));
    this.bottom = this.size.height - this.margin - this.base * 1.6;
    this.isHebrew = sheet.list.language === 'he';
    const title = [sheet.list.title, { size: this.base * 0.9, color: GREY }, 'middle'] as const;
    this.title = this.block([title], { before: 0, width: this.wide });
  }

  blocks(): Block[] {
    const { list } = this.sheet;
    const margin = (this.sheet.margin ?? []).map((text) =>
      this.block([[text, { size: this.base * 0.85, weight: 'bold' }, 'start']], { before: this.base * 0.3 }),
    );
    const services = list.services.flatMap((service) =>
      this.service(service).map((block) => ({ ...block, under: service.heading })),
    );
    return [...margin, ...services];
  }

  /** Columns are filled one after the other, the first one at the side at which the language begins; those of the last page alike. */
  place(blocks: readonly Block[]): Placed[] {
    const filled = this.fill(blocks, 0, this.bottom);
    if (this.columns === 1) return filled;
    const last = filled.at(-1)?.page ?? 0;
    const before = filled.filter(({ page }) => page < last);
    return [...before, ...this.alike(blocks.slice(before.length), last)];
  }

  private alike(blocks: readonly Block[], page: number): Placed[] {
    for (let bottom = this.topOf(page); bottom < this.bottom; bottom += this.base) {
      const placed = this.fill(blocks, page, bottom);
      if (placed.at(-1)?.page === page) return placed;
    }
    return this.fill(blocks, page, this.bottom);
  }

  private fill(blocks: readonly Block[], first: number, bottom: number): Placed[] {
    const placed: Placed[] = [];
    let [page, column, y] = [first, 0, this.topOf(first)];
    for (const [at, block] of blocks.entries()) {
      let rest = block;
      if (y > this.topOf(page) && y + this.heightFrom(blocks, at) > bottom) {
        // A page has too little room for its heading and a whole name: the name begins below it and goes on over the page.
        if (this.columns === 1 && placed.at(-1)?.block.withNext) {
          const here = upTo(block, bottom - y - block.before);
          placed.push({ page, column, y: y + block.before, block: here });
          rest = { ...block, lines: block.lines.slice(here.lines.length) };
          y += block.before + heightOf(here);
          if (rest.lines.length === 0) continue;
        }
        [page, column] = column + 1 < this.columns ? [page, column + 1] : [page + 1, 0];
        y = this.topOf(page);
      }
      const start = y === this.topOf(page) ? y : y + block.before;
      placed.push({ page, column, y: start, block: rest });
      y = start + heightOf(rest);
    }
    return placed;
  }

  /** Of the first page, below the title. */
  private topOf(page: number): number {
    return page === 0 ? this.margin + heightOf(this.title) + this.base * 1.6 : this.margin;
  }

  /** Over all columns. */
  head(): void {
    this.lines(this.title, this.margin, this.margin, this.wide);
  }

  /** Above a page that goes on with a service, its heading once more, in the margin; a page that begins with a heading has it. */
  headAgain(first: Placed | undefined): void {
    const text = first?.block.rule ? undefined : first?.block.under;
    if (!text) return;
    const wished = { size: Math.min(this.base * 0.9, this.margin / 3), color: GREY };
    const style = { ...wished, size: wished.size * Math.min(1, this.wide / this.pages.width(text, wished)) };
    this.part({ text, style, at: 'middle' }, this.margin, this.margin - style.size * 2, this.wide);
  }

  draw({ column, y, block }: Placed): void {
    const place = this.isHebrew ? this.columns - 1 - column : column;
    const x = this.margin + place * (this.width + this.gap);
    const end = this.lines(block, x, y, this.width);
    if (block.rule) this.pages.rule({ x, y: end - 2, width: this.width, color: GOLD });
  }

  private lines(block: Block, x: number, y: number, width: number): number {
    let top = y;
    for (const { parts, height } of block.lines) {
      for (const part of parts) this.part(part, x, top, width);
      top += height;
    }
    return top;
  }

  foot(page: number, of: number): void {
    const number = this.isHebrew ? `עמוד ${page} מתוך ${of}` : `page ${page} of ${of}`;
    const wished = { size: Math.max(8, this.base * 0.62), color: GREY };
    const width = this.pages.width(`${this.sheet.asOf}${number}`, wished) + 2 * wished.size;
    // Small enough that both stand side by side.
    const style = { ...wished, size: wished.size * Math.min(1, this.wide / width) };
    const y = this.size.height - this.margin;
    this.part({ text: this.sheet.asOf, style, at: 'start' }, this.margin, y, this.wide);
    this.part({ text: number, style, at: 'end' }, this.margin, y, this.wide);
  }

  /** A heading asks for the height of what must follow it too. */
  private heightFrom(blocks: readonly Block[], at: number): number {
    const block = blocks[at];
    if (!block) return 0;
    const own = block.before + heightOf(block);
    return block.withNext ? own + this.heightFrom(blocks, at + 1) : own;
  }

  private service({ heading, names, empty, gabbai }: ServiceList['services'][number]): Block[] {
    const head = { size: this.base * 1.25, weight: 'bold' as const };
    return [
      this.block(
        this.onOneLineOrTwo(heading, head).map((line) => [line, head, 'start'] as const),
        { before: this.base * 1.6, withNext: true, rule: true },
      ),
      ...(gabbai ? [this.block([[gabbai, this.small(), 'start']], { before: this.base * 0.4, withNext: true })] : []),
      ...(names.length
        ? names.flatMap((name, at) => this.named(name, names[at - 1]))
        : [this.block([[empty ?? '', this.small(), 'start']], { before: this.base * 0.5 })]),
    ];
  }

  /** A heading that is too long for one line turns at its semicolon rather than within a date. */
  private onOneLineOrTwo = (heading: string, style: TextStyle): string[] =>
    this.pages.width(heading, style) <= this.width ? [heading] : heading.split(/(?<=;) /);

  private named(name: ServiceName, before: ServiceName | undefined): Block[] {
    const group = name.group && name.group !== before?.group ? [this.group(name.group)] : [];
    const [said, kin] = headOf(name, this.isHebrew);
    const bold = { size: this.base, weight: 'bold' as const };
    const spoken = this.sheet.spoken?.[name.yahrzeitId];
    const hebrew = spoken?.called ?? name.hebrewName;
    // A Hebrew line has the name once: with points where it is to have them.
    const head = this.isHebrew && hebrew && name.hebrewName ? said.replace(name.hebrewName, () => hebrew) : said;
    const beside = hebrew && !head.includes(hebrew) && !name.text.includes(hebrew) ? hebrew : null;
    const day = name.date && [name.hebrewDate, this.sheet.days[name.date]].filter(Boolean).join(', ');
    const about = [day, name.plaque, ...name.notes].filter(Boolean).join(' · ');
    const fits = beside && this.pages.width(head, bold) + this.pages.width(beside, bold) + 12 <= this.width;
    const lines = this.block(
      [
        [head, bold, 'start'],
        ...(beside && !fits ? ([[beside, bold, 'start']] as const) : []),
        ...(spoken?.sound ? ([[spoken.sound, { size: this.base * 0.92, color: GREY }, 'start', 'ltr']] as const) : []),
        ...(spoken?.unknown.length
          ? ([[`${this.sheet.askFamily} ${spoken.unknown.join(', ')}`, this.small(), 'start']] as const)
          : []),
        ...(kin ? ([[kin, { size: this.base * 0.92 }, 'start']] as const) : []),
        ...(about ? ([[about, this.small(), 'start']] as const) : []),
        ...(name.gabbai.length ? ([[name.gabbai.join(' · '), this.small(), 'start']] as const) : []),
      ],
      { before: this.base * 0.6 },
    );
    return [...group, beside && fits ? withBeside(lines, { text: beside, style: bold, at: 'end' }) : lines];
  }

  private group = (text: string): Block =>
    this.block([[text, { size: this.base * 0.85, color: GOLD, weight: 'bold' }, 'start']], {
      before: this.base,
      withNext: true,
    });

  private small = (): TextStyle => ({ size: this.base * 0.78, color: GREY });

  private block(
    texts: readonly (readonly [text: string, style: TextStyle, at: Part['at'], direction?: 'ltr'])[],
    {
      before,
      withNext = false,
      rule = false,
      width = this.width,
    }: { before: number; withNext?: boolean; rule?: boolean; width?: number },
  ): Block {
    const lines = texts.flatMap(([text, style, at, direction]) =>
      this.pages.wrap(text, style, width).map((line) => ({
        parts: [{ text: line, style, at, direction }],
        height: style.size * 1.36,
      })),
    );
    return { lines, before, withNext, rule };
  }

  private part({ text, style, at, direction: own }: Part, x: number, y: number, width: number): void {
    const direction = own ?? directionIn(this.isHebrew ? 'rtl' : 'ltr', text);
    const middle = at === 'middle' ? (width - this.pages.width(text, style)) / 2 : 0;
    const align = at === 'middle' || (at === 'start') !== this.isHebrew ? 'left' : 'right';
    this.pages.line(text, style, { x: x + middle, y, width, direction, align });
  }
}

const heightOf = ({ lines }: Block): number => lines.reduce((sum, { height }) => sum + height, 0);

/** As many of its lines as this height has room for. */
function upTo(block: Block, height: number): Block {
  const fitting = block.lines.filter((_, at) => heightOf({ ...block, lines: block.lines.slice(0, at + 1) }) <= height);
  return { ...block, lines: fitting };
}

const withBeside = (block: Block, beside: Part): Block => ({
  ...block,
  lines: block.lines.map((line, at) => (at === 0 ? { ...line, parts: [...line.parts, beside] } : line)),
});

/** The name, and the families behind it on a line of their own. A sentence that begins before the name stays whole. */
function headOf({ text, name, hebrewName }: ServiceName, isHebrew: boolean): [head: string, kin: string] {
  const spoken = isHebrew ? (hebrewName ?? name) : name;
  const head = [spoken, `\u2068${spoken}\u2069`].find((one) => text.startsWith(`${one}, `));
  return head ? [spoken, text.slice(head.length + 2)] : [text, ''];
}
