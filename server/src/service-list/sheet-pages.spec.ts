import type { ServiceList, ServiceName } from '@zikaron/contract';
import { buffer } from 'node:stream/consumers';
import { pdf, PAGES } from '../platform/documents/index.js';
import { sheetOf } from './service-list-words.js';
import { writeSheet } from './sheet-pages.js';

const AT = new Date('2026-12-03T19:05:00Z');

const named = (n: number): ServiceName =>
  ({
    ...{ yahrzeitId: `${n}`, text: `Name ${n}`, name: `Name ${n}`, hebrewName: null, plaque: null, group: null },
    ...{ date: '2026-12-08', hebrewDate: '28 Kislev 5787', notes: [], gabbai: [] },
  }) as unknown as ServiceName;

const listOf = (names: number, language: 'en' | 'he', heading: string): ServiceList => {
  const service = {
    date: '2026-12-04',
    heading,
    kind: 'fridayEvening' as const,
    cancelled: false,
    empty: null,
    elMalei: null,
    gabbai: null,
  };
  return {
    language,
    title: 'The title',
    services: [{ ...service, names: Array.from({ length: names }, (_, n) => named(n)) }],
  };
};

/** The lines of a page of A4, each with where it begins. */
async function drawn(names: number, language: 'en' | 'he', heading = 'Friday evening') {
  const lines: { page: number; text: string; x: number; width: number }[] = [];
  const list = listOf(names, language, heading);
  let page = -1;
  const written = await pdf({ title: list.title, size: 'a4', at: AT }, async (pages) => {
    const { line, next } = { line: pages.line.bind(pages), next: pages.next.bind(pages) };
    pages.line = (text, style, place) => {
      lines.push({ page, text, x: place.x, width: place.width });
      line(text, style, place);
    };
    pages.next = () => {
      page++;
      return next();
    };
    await writeSheet(pages, sheetOf(list, null, AT, 'America/New_York'));
  });
  await buffer(written);
  return lines;
}

describe('the typeset sheet in two columns', () => {
  it('given a heading that is too long for its column, then it turns at its semicolon', async () => {
    const lines = await drawn(60, 'en', 'Mincha, 7 May 2027; Shabbat is 1 Iyar 5787');
    const shown = lines.map(({ text }) => text);
    expect(shown).toContain('Mincha, 7 May 2027;');
    expect(shown).toContain('Shabbat is 1 Iyar 5787');
  });

  it.each([
    ['en', 30],
    ['he', 30],
    ['en', 85],
    ['he', 400],
  ] as const)('given %s and %d names, then the columns of its last page end alike', async (language, names) => {
    const lines = await drawn(names, language);

    const last = lines.at(-1)?.page;
    const columns = new Map<number, number>();
    for (const { page, text, x } of lines)
      if (page === last && text.startsWith('Name ')) columns.set(x, (columns.get(x) ?? 0) + 1);
    const [first = 0, second = 0] = [...columns.values()];
    expect(columns.size).toBe(2);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(2);
    expect(lines.filter(({ text }) => text.startsWith('Name '))).toHaveLength(names);
  });

  it('given its title, then it stands over both columns, once', async () => {
    const titles = (await drawn(85, 'en')).filter(({ text }) => text === 'The title');
    expect(titles).toEqual([expect.objectContaining({ page: 0 })]);
    const [{ x, width } = { x: 0, width: 0 }] = titles;
    expect(width).toBeCloseTo(PAGES.a4.width * 0.8);
    expect(x).toBeGreaterThan(PAGES.a4.width * 0.4);
  });
});

describe('a list that is longer than a page', () => {
  it.each([
    ['en', 'Friday evening', 85],
    ['he', 'ליל שבת', 400],
  ] as const)(
    'given %s, “%s” and %d names, then its heading stands above each page of it',
    async (language, heading, names) => {
      const lines = await drawn(names, language, heading);
      const last = lines.at(-1)?.page ?? 0;
      expect(last).toBeGreaterThan(0);
      for (let page = 1; page <= last; page++) {
        const above = lines.filter((line) => line.page === page && line.text === heading);
        expect(above).toHaveLength(1);
      }
    },
  );
});

describe('the foot of a card', () => {
  it('given large print on A5 and a number, then both its ends stand apart', async () => {
    const feet: { text: string; length: number; width: number }[] = [];
    const sheet = sheetOf(listOf(3, 'en', 'Friday evening'), 24, AT, 'America/New_York');
    sheet.asOf += ', list no. 312';
    const written = await pdf({ title: 'The title', size: 'a5', at: AT }, async (pages) => {
      const line = pages.line.bind(pages);
      pages.line = (text, style, place) => {
        if (/^(as of|page) /.test(text)) feet.push({ text, length: pages.width(text, style), width: place.width });
        line(text, style, place);
      };
      await writeSheet(pages, sheet);
    });
    await buffer(written);
    const [asOf, number] = feet;
    expect([asOf?.text, number?.text]).toEqual([sheet.asOf, expect.stringMatching(/^page 1 of \d$/)]);
    expect((asOf?.length ?? 0) + (number?.length ?? 0)).toBeLessThan((asOf?.width ?? 0) - 4);
  });
});

describe('a card in large print', () => {
  it('given a name with so much to say that it has no room below its heading, then it begins there all the same', async () => {
    const list = listOf(2, 'en', 'Friday evening, 4 December 2026; Shabbat is 25 Kislev 5787');
    const kin =
      'mother of Eleonora Rosenzweig-Halberstam, grandmother of Nathaniel Rosenzweig-Halberstam and of three more';
    const [service] = list.services;
    for (const name of service?.names ?? []) name.text = `${name.name}, ${kin}; ${kin}`;
    const shown: string[] = [];
    let page = -1;
    const written = await pdf({ title: list.title, size: 'a5', at: AT }, async (pages) => {
      const { line, next } = { line: pages.line.bind(pages), next: pages.next.bind(pages) };
      pages.line = (text, style, place) => {
        if (text.startsWith('Name ')) shown.push(`${page}: ${text}`);
        line(text, style, place);
      };
      pages.next = () => {
        page++;
        return next();
      };
      await writeSheet(pages, sheetOf(list, 24, AT, 'America/New_York'));
    });
    await buffer(written);
    expect(shown[0]).toBe('0: Name 0');
    expect(shown).toHaveLength(2);
  });
});
