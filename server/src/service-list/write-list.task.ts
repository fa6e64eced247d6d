import { serviceList, type ServiceList } from '@zikaron/contract';
import { Readable } from 'node:stream';
import { pdf, wordDocument, type PageSize } from '../platform/documents/index.js';
import { fileTask } from '../platform/heavy-task/index.js';
import { paragraphsOf, sheetOf, textOf } from './service-list-words.js';
import { writeSheet } from './sheet-pages.js';
import { wordList, type ListedName, type ListHead } from './word-list.js';

/** A list that is to be a file; its names follow a page at a time. `json`: as the list itself is answered. */
export interface ListOrder {
  readonly head: ListHead;
  readonly at: Date;
  readonly form:
    | { readonly ending: 'json' }
    | { readonly ending: 'txt' }
    | { readonly ending: 'docx' }
    | { readonly ending: 'pdf'; readonly size: PageSize; readonly points: number | null; readonly timezone: string };
}

export type PageOfNames = readonly ListedName[];

async function* written({ head, at, form }: ListOrder, next: () => Promise<PageOfNames | null>) {
  const names: ListedName[] = [];
  for (let page = await next(); page; page = await next()) names.push(...page);
  yield* inForm(wordList(head, names), at, form);
}

async function* inForm(list: ServiceList, at: Date, form: ListOrder['form']): AsyncGenerator<Uint8Array | string> {
  if (form.ending === 'json') yield JSON.stringify(serviceList.parse(list));
  else if (form.ending === 'txt') yield `\uFEFF${textOf(list)}`;
  else if (form.ending === 'docx') yield* wordDocument(paragraphsOf(list), at);
  else {
    const sheet = sheetOf(list, form.points, at, form.timezone);
    yield* await pdf({ title: list.title, size: form.size, at }, (pages) => writeSheet(pages, sheet));
  }
}

export default fileTask<ListOrder, PageOfNames>((order, next) => Readable.from(written(order, next)));
