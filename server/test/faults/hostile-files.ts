import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zip } from '../../src/platform/documents/index.js';

/** How large the hostile files are: 1 is what was seen to harm, less is for machines and specs with little time. */
export type Size = number;

/** A text repeated, made while it is read: whatever its length, it needs little memory. */
function* repeated(part: string | ((at: number) => string), count: number): Generator<string> {
  const block = 4096;
  for (let from = 0; from < count; from += block) {
    const many = Math.min(block, count - from);
    yield typeof part === 'string'
      ? part.repeat(many)
      : Array.from({ length: many }, (_, at) => part(from + at)).join('');
  }
}

type Text = string | Iterable<string>;
const joined = (...texts: Text[]) =>
  function* () {
    for (const text of texts) {
      if (typeof text === 'string') yield Buffer.from(text);
      else for (const part of text) yield Buffer.from(part);
    }
  };

const archive = (files: Record<string, Text[]>): Promise<Buffer> =>
  buffer(
    zip(
      Object.entries(files).map(([name, texts]) => ({
        name,
        content: () => Readable.from(joined(...texts)(), { objectMode: false }),
      })),
      new Date(0),
    ),
  );

const WORKBOOK = ['<workbook><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>'];
const RELATIONSHIPS = ['<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'];
const HEAD = '<row><c t="inlineStr"><is><t>Name</t></is></c><c t="inlineStr"><is><t>Date of Death</t></is></c></row>';
const LINE = '<row><c t="inlineStr"><is><t>Sarah Levin</t></is></c><c t="inlineStr"><is><t>3/4/1984</t></is></c></row>';

/** A workbook that is as it should be, but for these parts. */
const workbook = (parts: Record<string, Text[]>): Promise<Buffer> =>
  archive({
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    'xl/worksheets/sheet1.xml': [`<worksheet><sheetData>${HEAD}${LINE}</sheetData></worksheet>`],
    ...parts,
  });

const shared = (...inside: Text[]) => workbook({ 'xl/sharedStrings.xml': ['<sst>', ...inside, '</sst>'] });
const sheet = (...inside: Text[]) =>
  workbook({ 'xl/worksheets/sheet1.xml': ['<worksheet><sheetData>', HEAD, ...inside, '</sheetData></worksheet>'] });
const styles = (...inside: Text[]) => workbook({ 'xl/styles.xml': ['<styleSheet>', ...inside, '</styleSheet>'] });

/** A document of Word, with one comment that its text may bear many times. */
const wordDocument = (...inside: Text[]): Promise<Buffer> =>
  archive({
    'word/comments.xml': [
      '<w:comments><w:comment w:id="2"><w:p><w:r><w:t>x</w:t></w:r></w:p></w:comment></w:comments>',
    ],
    'word/document.xml': ['<w:document><w:body>', ...inside, '</w:body></w:document>'],
  });

const openDocument = (...inside: Text[]): Promise<Buffer> =>
  archive({ 'content.xml': ['<document>', ...inside, '</document>'] });

/** A record of an old workbook: its number and its length stand before what it holds. */
function record(type: number, content: readonly number[]): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}
const bytesOf = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff, (value >> 16) & 0xff, value >>> 24];

/** An old workbook (BIFF8) whose sheets all stand at one place, where one of so many rows does. */
function sheetsAtOnePlace(sheets: number, rows: number): Buffer {
  const [begin, end] = [record(0x809, [0, 6, 0x10, 0]), record(0xa, [])];
  const nameOf = (place: number) => record(0x85, [...bytesOf(place), 0, 0, 1, 0, 0x53]);
  const place = begin.length + sheets * nameOf(0).length + end.length;
  const label = (row: number, column: number) =>
    record(0x204, [...bytesOf(row).slice(0, 2), column, 0, 0, 0, 1, 0, 0, 0x61]);
  return compound(
    Buffer.concat([
      ...[begin, ...Array.from({ length: sheets }, () => nameOf(place)), end],
      ...[begin, ...Array.from({ length: rows }, (_, row) => [label(row, 0), label(row, 1)]).flat(), end],
    ]),
  );
}

/** A compound file ([MS-CFB]) that holds this stream alone, called Workbook. */
function compound(stream: Buffer): Buffer {
  const sector = 512;
  const length = Math.max(4096, stream.length);
  const [used, inTable] = [Math.ceil(length / sector), sector / 4];
  const tables = Math.ceil((used + 1) / (inTable - 1));
  const [directory, first] = [tables, tables + 1];
  const file = Buffer.alloc((1 + first + used) * sector);
  file.write('d0cf11e0a1b11ae1', 0, 'hex');
  [
    ...[
      [30, 9],
      [32, 6],
      [44, tables],
      [48, directory],
      [56, 4096],
      [60, 0xfffffffe],
      [68, 0xfffffffe],
    ],
    ...Array.from({ length: 109 }, (_, at) => [76 + at * 4, at < tables ? at : 0xffffffff]),
    ...Array.from({ length: tables * inTable }, (_, at) => [
      sector + at * 4,
      at >= first && at < first + used - 1 ? at + 1 : 0xfffffffe,
    ]),
  ].forEach(([at = 0, value = 0]) => file.writeUInt32LE(value, at));
  const entry = (at: number, name: string, type: number, start: number, size: number) => {
    const from = (1 + directory) * sector + at * 128;
    file.write(name, from, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, from + 64);
    file.writeUInt8(type, from + 66);
    file.writeUInt32LE(start, from + 116);
    file.writeUInt32LE(size, from + 120);
  };
  entry(0, 'Root Entry', 5, 0xfffffffe, 0);
  entry(1, 'Workbook', 2, first, length);
  stream.copy(file, (1 + first) * sector);
  return file;
}

/** Workbooks that have held up readers, each by what it has too much of. */
export const hostileWorkbooks = (size: Size): Record<string, () => Promise<Buffer>> => {
  const n = (count: number) => Math.ceil(count * size);
  return {
    ...hostileByRepetition(n),
    'texts within texts': () => shared('<si>', repeated('<t>', n(200_000)), repeated('</t>', n(200_000)), '</si>'),
    'reading aids within reading aids': () =>
      shared('<si>', repeated('<rPh>', n(200_000)), repeated('</rPh>', n(200_000)), '</si>'),
    'cells within cells': () => sheet('<row>', repeated('<c>', n(500_000)), repeated('</c>', n(500_000)), '</row>'),
    'texts that all differ': () => shared(repeated((at) => `<si><t>${at}</t></si>`, n(7_000_000))),
    'empty shared texts': () => shared(repeated('<si/>', n(15_000_000))),
    'empty rows': () => sheet(repeated('<row/>', n(40_000_000))),
    'empty cells': () => sheet('<row>', repeated('<c/>', n(20_000_000)), '</row>'),
    'one text of 250 MB': () => shared('<si><t>', repeated('a'.repeat(1000), n(250_000)), '</t></si>'),
    'a cell of 50 MB': () =>
      sheet('<row><c t="inlineStr"><is><t>', repeated('a'.repeat(1000), n(50_000)), '</t></is></c></row>'),
    'one text named a million times': () =>
      workbook({
        'xl/sharedStrings.xml': ['<sst><si><t>', 'a'.repeat(30_000), '</t></si></sst>'],
        'xl/worksheets/sheet1.xml': [
          '<worksheet><sheetData>',
          repeated('<row><c t="s"><v>0</v></c></row>', n(1_000_000)),
          '</sheetData></worksheet>',
        ],
      }),
    'an attribute of 200 MB': () => sheet('<row r="', repeated('1'.repeat(1000), n(200_000)), '"/>'),
    'an element with a name of 100 MB': () => sheet('<', repeated('r'.repeat(1000), n(100_000)), '/>'),
    'a million attributes': () =>
      sheet(
        '<row ',
        repeated((at) => `a${at}="" `, n(1_000_000)),
        '/>',
      ),
    'a comment of 200 MB': () => sheet('<!--', repeated('x'.repeat(1000), n(200_000)), '-->'),
    'a section of 200 MB': () => sheet('<![CDATA[', repeated('x'.repeat(1000), n(200_000)), ']]>'),
    'a million instructions': () => sheet(repeated('<?x y?>', n(1_000_000))),
    'an entity of its own': () =>
      workbook({ 'xl/worksheets/sheet1.xml': ['<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>'] }),
    'a document type of 100 MB': () =>
      workbook({ 'xl/worksheets/sheet1.xml': ['<!DOCTYPE x [', repeated('a'.repeat(1000), n(100_000)), ']>'] }),
    'a number of 10 MB': () => sheet('<row><c><v>', repeated('9'.repeat(1000), n(10_000)), '</v></c></row>'),
    'a million styles': () => styles('<cellXfs>', repeated('<xf numFmtId="14"/>', n(1_000_000)), '</cellXfs>'),
    'a format of 10 MB': () =>
      styles(
        '<numFmts><numFmt numFmtId="164" formatCode="',
        repeated('y"'.replace('"', '&quot;'), n(2_000_000)),
        '"/></numFmts>',
      ),
    'a million relationships': () =>
      workbook({
        'xl/_rels/workbook.xml.rels': [
          '<Relationships>',
          repeated((at) => `<Relationship Id="r${at}" Target="x${at}"/>`, n(1_000_000)),
          '</Relationships>',
        ],
      }),
    'a million sheets': () =>
      workbook({
        'xl/workbook.xml': [
          '<workbook><sheets>',
          repeated('<sheet r:id="rId1"/>', n(1_000_000)),
          '</sheets></workbook>',
        ],
      }),
    'ten thousand files': () =>
      archive(Object.fromEntries(Array.from({ length: Math.max(5001, n(10_000)) }, (_, at) => [`f${at}`, ['x']]))),
    'a file of 1 GB': () => sheet(repeated(' '.repeat(1000), n(1_000_000))),
    'columns beyond the last': () => sheet('<row><c r="XFD1"><v>1</v></c></row>'),
    'no end': async () => (await sheet(repeated(LINE, n(100_000)))).subarray(0, 4000),
  };
};

const [ROW, CELL] = [
  '<table:table-row table:number-rows-repeated',
  '<table:table-cell><text:p>a</text:p></table:table-cell>',
];

/** What is written once, and would be read very many times. */
const hostileByRepetition = (n: (count: number) => number): Record<string, () => Promise<Buffer>> => ({
  'old sheets at one place': () => Promise.resolve(sheetsAtOnePlace(n(40_000), n(20_000))),
  'notes behind tabs': () =>
    wordDocument(
      '<w:p>',
      repeated('<w:tab/>', n(3_000_000)),
      repeated('<w:commentReference w:id="2"/>', n(60_000)),
      '<w:t>a</w:t></w:p>',
    ),
  'cells of Word that span five hundred columns': () =>
    wordDocument(
      '<w:tbl>',
      repeated('<w:tr><w:tc><w:gridSpan w:val="500"/><w:p><w:t>a</w:t></w:p></w:tc></w:tr>', n(200_000)),
      '</w:tbl>',
    ),
  'a row repeated a thousand million times': () =>
    openDocument(
      '<table:table>',
      repeated(`${ROW}="1000000000">${CELL}</table:table-row>`, n(200_000)),
      '</table:table>',
    ),
  'rows full of empty cells in many sheets': () =>
    openDocument(
      repeated(
        `<table:table>${ROW}="1000"><table:table-cell table:number-columns-repeated="499"/>${CELL}</table:table-row></table:table>`,
        n(7_000),
      ),
    ),
});

const table = (...lines: Text[]) =>
  buffer(Readable.from(joined('Name,Date of Death,Notes\n', ...lines)(), { objectMode: false }));

/** Texts that have held up readers. */
export const hostileTexts = (size: Size): Record<string, () => Promise<Buffer>> => {
  const n = (count: number) => Math.ceil(count * size);
  return {
    'seven million short lines': () => table(repeated('a\n', n(7_000_000))),
    'nothing but line ends': () => table(repeated('\n', n(14_000_000))),
    'nothing but carriage returns': () => table(repeated('\r', n(14_000_000))),
    'one line of 19 MB': () => table(repeated('a'.repeat(1000), n(19_000))),
    'a hundred lines of 190 kB': () => table(repeated(`${'a'.repeat(190_000)},3/4/1984,\n`, n(100))),
    'a quote without its end': () => table('"', repeated('a\n', n(9_000_000))),
    'a stray quote in every row': () => table(repeated('"x,y\n', n(3_500_000))),
    'quotes alone': () => table(repeated('"', n(19_000_000))),
    'quotes and commas': () => table(repeated('"",', n(6_000_000))),
    'separators alone': () => table(repeated(',\n', n(9_000_000))),
    'five hundred columns, all of them full': () =>
      buffer(
        Readable.from(
          joined(`Name,Date of Death,${'x,'.repeat(490)}\n`, repeated(`${'1,'.repeat(495)}\n`, n(19_000)))(),
          { objectMode: false },
        ),
      ),
    'a name of 15 MB': () => table(repeated('a '.repeat(500), n(15_000)), ',3/4/1984,\n'),
    'a date of 15 MB': () => table('Sarah,', repeated('1'.repeat(1000), n(15_000)), ',\n'),
    'a Hebrew date of 15 MB': () => table('Sarah,', repeated('ט״ו אדר '.repeat(50), n(18_000)), ',\n'),
    'dates of signs': () => table(repeated(`Sarah,${'1/'.repeat(200)},\n`, n(45_000))),
    'observers on two hundred thousand lines': () =>
      table('Sarah,3/4/1984,\n', repeated('Father of X,,\n', n(200_000))),
    'one name two hundred thousand times': () => table(repeated('Sarah Levin,3/4/1984,\n', n(200_000))),
    'one name on two hundred thousand days': () =>
      table(repeated((at) => `Sarah Levin,${(at % 12) + 1}/${(at % 28) + 1}/${1900 + (at % 120)},\n`, n(200_000))),
    'addresses without end': () =>
      buffer(
        Readable.from(joined('Name,Date of Death,Email\nSarah,3/4/1984,', repeated('a@b.example;', n(1_500_000)))(), {
          objectMode: false,
        }),
      ),
    'an address that never ends': () =>
      buffer(
        Readable.from(joined('Name,Date of Death,Email\nSarah,3/4/1984,a@', repeated('a.', n(5_000_000)))(), {
          objectMode: false,
        }),
      ),
    'marks that combine': () => table('S', repeated('\u0301', n(9_000_000)), ',3/4/1984,\n'),
    'half of a character in UTF-16': () =>
      Promise.resolve(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(n(10_000_000), Buffer.from([0x00, 0xd8]))]),
      ),
    'NUL at its end': () => table(repeated('Sarah,3/4/1984,x\n', n(100_000)), '\u0000'),
    'bytes of no text': () => Promise.resolve(Buffer.alloc(n(15_000_000), Buffer.from([0xe1, 0x2c, 0x0a, 0xff]))),
  };
};

const chunk = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content, Buffer.alloc(4)]);
};
const png = (width: number, height: number, ...chunks: Buffer[]) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', size), ...chunks]);
};

/** Pictures that announce more than they are, or are no pictures. */
export const hostilePictures = (size: Size): Record<string, () => Promise<Buffer>> => {
  const n = (count: number) => Math.ceil(count * size);
  const drawn = async (width: number, height: number) => {
    const { default: sharp } = await import('sharp');
    return sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
  };
  return {
    'a PNG of four thousand million points': () => Promise.resolve(png(65_000, 65_000)),
    'a PNG as large as numbers go': () => Promise.resolve(png(0x7fffffff, 0x7fffffff)),
    'a PNG of 49 million points': async () => (await drawn(7000, n(7000))).png({ compressionLevel: 9 }).toBuffer(),
    'a PNG of one row': async () => (await drawn(n(1_000_000), 1)).png().toBuffer(),
    'a PNG with 8 MB that mean nothing': () =>
      Promise.resolve(png(100, 100, chunk('IDAT', Buffer.alloc(n(7_900_000), 7)))),
    'a JPEG without its end': async () => (await (await drawn(3000, 3000)).jpeg().toBuffer()).subarray(0, 2000),
    'a JPEG of marks alone': () =>
      Promise.resolve(
        Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(n(7_900_000), Buffer.from([0xff, 0xda]))]),
      ),
    'a GIF of 65,535 by 65,535': () =>
      Promise.resolve(Buffer.concat([Buffer.from('GIF89a'), Buffer.from([255, 255, 255, 255, 0xf7, 0, 0])])),
    'a WebP that lies about its length': () =>
      Promise.resolve(
        Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), Buffer.alloc(n(1_000_000))]),
      ),
    'a drawing in SVG': () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  };
};

/** Letters that have held up those who read them. */
export const hostileLetters = (size: Size): Record<string, { html: string } | { mjml: string }> => {
  const many = (text: string, most = 199_000) => text.repeat(Math.ceil((most * size) / text.length));
  const mjml = (body: string, head = '') => ({
    mjml: `<mjml><mj-head>${head}</mj-head><mj-body>${body}</mj-body></mjml>`,
  });
  return {
    'tags within tags': { html: `${'<b>'.repeat(20_000)}x${'</b>'.repeat(20_000)}` },
    'beginnings of pictures': { html: many('<img ') },
    'beginnings of comments': { html: many('<!--') },
    'ends without beginnings': { html: many('</p>') },
    'tables within tables': { html: many('<table><tr><td>') },
    'blocks within blocks': { html: many('{{#if yahrzeit.name}}') },
    'brackets within brackets': { html: `{{#if ${many('(')}}}` },
    'braces alone': { html: many('{') },
    'entities alone': { html: many('&#120;') },
    'a style of comments': { html: `<p style="${many('/*')}">x</p>` },
    'a style of escapes': { html: `<p style="${many('\\65 ')}">x</p>` },
    'one word of 190 kB': { html: `<p>${many('a')}</p>` },
    'paragraphs without end': { html: many('<p>x') },
    'MJML within MJML': mjml(`${'<mj-raw>'.repeat(20_000)}${'</mj-raw>'.repeat(20_000)}`),
    'ten thousand sections': mjml(
      many('<mj-section><mj-column><mj-text>x</mj-text></mj-column></mj-section>', 480_000),
    ),
    'styles without end': mjml('', `<mj-style inline="inline">${many('p { color: red } ', 400_000)}</mj-style>`),
    'classes without end': mjml(
      '',
      `<mj-attributes>${many('<mj-class name="a" color="red"/>', 400_000)}</mj-attributes>`,
    ),
  };
};
