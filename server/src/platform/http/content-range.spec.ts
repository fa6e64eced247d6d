import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { lastValueFrom, of } from 'rxjs';
import { ContentRange } from './content-range.js';

/** The header of such an answer; undefined when there is none. */
async function headerOf(answer: unknown, query: Record<string, string> = {}, method = 'GET'): Promise<unknown> {
  const headers = new Map<string, unknown>();
  const http = {
    getRequest: () => ({ method, query }),
    getResponse: () => ({ headersSent: false, setHeader: (name: string, value: unknown) => headers.set(name, value) }),
  };
  const context = { switchToHttp: () => http } as unknown as ExecutionContext;
  await lastValueFrom(new ContentRange().intercept(context, { handle: () => of(answer) } as CallHandler));
  return headers.get('Content-Range');
}

describe('which rows of a list an answer holds', () => {
  it.each<[string, unknown, Record<string, string>, unknown]>([
    ['a page', { data: [1, 2], total: 45 }, { range: '[20,39]' }, 'items 20-21/45'],
    ['a page behind the last', { data: [], total: 45 }, { range: '[60,79]' }, 'items */45'],
    ['a list that names no total', { data: [1, 2, 3] }, {}, 'items 0-2/3'],
    ['such a list that is empty', { data: [] }, {}, 'items */0'],
    ['outcomes of a run', { outcomes: [1], total: 9, counts: {} }, {}, 'items 0-0/9'],
    ['the first jobs of a queue', { items: [1, 2] }, {}, 'items 0-1/*'],
    ['no jobs of a queue', { items: [] }, {}, 'items */0'],
    ['one record', { id: 'x', observers: [1] }, {}, undefined],
    ['a deletion', { data: { id: 'x' } }, {}, undefined],
    ['a file', undefined, {}, undefined],
  ])('given %s, then it is said', async (_, answer, query, expected) => {
    expect(await headerOf(answer, query)).toBe(expected);
  });

  it('given what is no reading, then nothing is said', async () => {
    expect(await headerOf({ data: [1], total: 1 }, {}, 'POST')).toBeUndefined();
  });
});
