import { buffer } from 'node:stream/consumers';
import { pdf, PAGES } from '../../platform/documents/index.js';
import { writeLetter, type PrintedLetter } from './letter-pages.js';

const AT = new Date('2026-11-29T12:00:00Z');
const LIGHTING = 'at sundown, 4:14 pm';

/** The lines of a sheet of A4, each with where it begins. */
async function drawn(text: string) {
  const lines: { text: string; x: number }[] = [];
  const letter: PrintedLetter = {
    ...{ language: 'en', subject: 'Yahrzeit of Esther', recipient: 'Adam', address: '7 Maple Street', text },
    ...{ deceased: 'Esther', deceasedHebrew: 'אסתר בת פייבל', lighting: LIGHTING, date: '2026-11-29' },
  };
  const written = await pdf({ title: 'Letters', size: 'a4', at: AT }, async (pages) => {
    const line = pages.line.bind(pages);
    pages.line = (said, style, place) => {
      lines.push({ text: said, x: place.x });
      line(said, style, place);
    };
    await writeLetter(pages, letter, { name: 'Beth Tikvah', address: null, dateOrder: 'monthFirst', slip: false });
  });
  await buffer(written);
  return new Map(lines.map((line) => [line.text, line.x]));
}

const name = 'Dear Adam,\n\nThe yahrzeit of\n\nEsther\n\nאסתר בת פייבל';
const candle = `Lighting the memorial candle\nSunday, December 6,\n${LIGHTING}\n\nThe yahrzeit lasts until sundown`;

describe('a letter on paper', () => {
  it('given who was whose between the name and the lighting, then all of it stands in the middle', async () => {
    const at = await drawn(`${name}\n\nWife · 19th\n\n${candle}`);
    const start = at.get('Dear Adam,') ?? 0;
    for (const text of ['Esther', 'Wife · 19th', 'Lighting the memorial candle', LIGHTING])
      expect([text, (at.get(text) ?? 0) > PAGES.a4.width / 4]).toEqual([text, true]);
    expect(at.get('The yahrzeit lasts until sundown')).toBe(start);
  });

  it('given more than one line there, then they stand as the letter does', async () => {
    const at = await drawn(`${name}\n\nWife · 19th\n\nWe write late.\n\n${candle}`);
    expect(at.get('We write late.')).toBe(at.get('Dear Adam,'));
    expect(at.get('Wife · 19th')).toBe(at.get('Dear Adam,'));
  });
});
