import { buffer } from 'node:stream/consumers';
import type { LabelSheet } from '@zikaron/contract';
import { pdf, type PageSize } from '../../platform/documents/index.js';
import { heavyTask } from '../../platform/heavy-task/index.js';
import { writeLabels, type Label } from './label-pages.js';
import { writeLetter, type Letterhead, type PrintedLetter } from './letter-pages.js';

/** What is to be drawn: letters with their heads, or labels after those that are used already. */
export interface PdfOrder {
  readonly about: { readonly title: string; readonly size: PageSize; readonly at: Date };
  readonly what:
    | { readonly letters: readonly PrintedLetter[]; readonly head: Letterhead }
    | { readonly labels: readonly Label[]; readonly sheet: LabelSheet; readonly used: number };
}

/** Draws it, in this process. */
export async function writePdf({ about, what }: PdfOrder): Promise<Uint8Array> {
  const pages = await pdf(about, async (pages) => {
    if ('labels' in what) return writeLabels(pages, what.sheet, what.labels, what.used);
    for (const letter of what.letters) await writeLetter(pages, letter, what.head);
  });
  return buffer(pages);
}

export default heavyTask<PdfOrder, Uint8Array>(writePdf);
