import { buffer } from 'node:stream/consumers';
import { pdf, type PageSize } from '../platform/documents/index.js';
import { heavyTask } from '../platform/heavy-task/index.js';
import { writeSheet, type Sheet } from './sheet-pages.js';

export interface SheetOrder {
  readonly about: { readonly title: string; readonly size: PageSize; readonly at: Date };
  readonly sheet: Sheet;
}

/** Draws the sheet of a service list, in this process. */
const drawSheet = async ({ about, sheet }: SheetOrder): Promise<Uint8Array> =>
  buffer(await pdf(about, (pages) => writeSheet(pages, sheet)));

export default heavyTask<SheetOrder, Uint8Array>(drawSheet);
