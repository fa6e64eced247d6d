import { LABEL_SHEETS, type LabelSheet } from '@zikaron/contract';
import { directionIn, isHebrew, type PageSize, type PdfPages } from '../../platform/documents/index.js';
import { postalLines } from './postal-lines.js';

/** A sheet of labels, in points: the first label's corner, from one label to the next, and a label's own measures. */
interface SheetMeasures {
  readonly size: PageSize;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly acrossPitch: number;
  readonly downPitch: number;
  readonly width: number;
  readonly height: number;
}

const inches = (n: number): number => n * 72;
const mm = (n: number): number => (n / 25.4) * 72;

/** As Avery's own templates 5160 and L7160 say. */
export const SHEETS: Record<LabelSheet, SheetMeasures> = {
  '5160': {
    ...{ size: 'letter', columns: 3, rows: 10, left: inches(0.1875), top: inches(0.5) },
    ...{ acrossPitch: inches(2.75), downPitch: inches(1), width: inches(2.625), height: inches(1) },
  },
  L7160: {
    ...{ size: 'a4', columns: 3, rows: 7, left: mm(7.21), top: mm(15.15) },
    ...{ acrossPitch: mm(66.04), downPitch: mm(38.1), width: mm(63.5), height: mm(38.1) },
  },
};

/** The upper left corner of the nth label of a sheet, counted from 0 along the rows. */
export function cornerOf(sheet: LabelSheet, n: number): { x: number; y: number } {
  const { columns, left, top, acrossPitch, downPitch } = SHEETS[sheet];
  return { x: left + (n % columns) * acrossPitch, y: top + Math.floor(n / columns) * downPitch };
}

/** Room between a label's edge and its words: printers are off by a millimetre or two. */
const PADDING = 8;
const LARGEST = 11;
const SMALLEST = 6;
const LEADING = 1.22;

/** A label: the name and the address below it. */
export interface Label {
  readonly recipient: string;
  readonly address: string;
}

/** Writes the labels row by row, after those of the first sheet that are used already. */
export async function writeLabels(
  pages: PdfPages,
  sheet: LabelSheet,
  labels: readonly Label[],
  used: number,
): Promise<void> {
  const perSheet = LABEL_SHEETS[sheet];
  for (const [at, label] of labels.entries()) {
    const place = (at + used) % perSheet;
    if (at === 0 || place === 0) await pages.next();
    writeLabel(pages, SHEETS[sheet], cornerOf(sheet, place), label);
  }
}

/** As large as the label allows; a line that no size fits is broken. */
function writeLabel(pages: PdfPages, measures: SheetMeasures, corner: { x: number; y: number }, label: Label): void {
  const [width, height] = [measures.width - 2 * PADDING, measures.height - 2 * PADDING];
  const said = [label.recipient.trim(), ...postalLines(label.address)].filter(Boolean);
  const direction = said.some(isHebrew) ? 'rtl' : 'ltr';
  const align = direction === 'rtl' ? 'right' : 'left';

  let size = LARGEST;
  const fits = () =>
    said.length * size * LEADING <= height && said.every((line) => pages.width(line, { size }) <= width);
  while (size > SMALLEST && !fits()) size -= 0.5;

  const most = Math.floor(height / (size * LEADING));
  const lines = said.flatMap((line) => pages.wrap(line, { size }, width)).slice(0, most);
  const top = corner.y + (measures.height - lines.length * size * LEADING) / 2;
  lines.forEach((line, at) =>
    pages.line(
      line,
      { size },
      {
        ...{ x: corner.x + PADDING, y: top + at * size * LEADING, width },
        ...{ direction: directionIn(direction, line), align },
      },
    ),
  );
}
