import { Readable } from 'node:stream';
import { XML_DECLARATION, xmlText } from './xml.js';
import { zip } from './zip.js';

/** A paragraph of plain words; its direction is that of its first Hebrew or Latin letter. */
export interface Paragraph {
  readonly text: string;
  readonly style: 'title' | 'heading' | 'text' | 'small';
}

/** Half points. */
const SIZES: Record<Paragraph['style'], number> = { title: 36, heading: 28, text: 24, small: 20 };

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A Word document (ECMA-376) of these paragraphs, on plain pages that anybody can go on editing. */
export function wordDocument(paragraphs: readonly Paragraph[], at: Date): Readable {
  const part = (name: string, xml: string) => ({ name, content: () => XML_DECLARATION + xml });
  return zip(
    [
      part('[Content_Types].xml', CONTENT_TYPES),
      part(
        '_rels/.rels',
        `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
      ),
      { name: 'word/document.xml', content: () => Readable.from(mainPart(paragraphs), { objectMode: false }) },
    ],
    at,
  );
}

const PAGE =
  '<w:sectPr><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';

/** Characters that are handed on at once: between two blocks others have their turn, however long the document is. */
const BLOCK = 32_768;

function* mainPart(paragraphs: readonly Paragraph[]): Generator<Buffer> {
  let xml = `${XML_DECLARATION}<w:document xmlns:w="${MAIN}"><w:body>`;
  for (const paragraph of paragraphs) {
    xml += paragraphXml(paragraph);
    if (xml.length < BLOCK) continue;
    yield Buffer.from(xml);
    xml = '';
  }
  yield Buffer.from(`${xml}${PAGE}</w:body></w:document>`);
}

function paragraphXml({ text, style }: Paragraph): string {
  const rightToLeft = isRightToLeft(text);
  const isHead = style === 'title' || style === 'heading';
  const about = `${isHead ? '<w:keepNext/>' : ''}${rightToLeft ? '<w:bidi/>' : ''}<w:spacing w:before="${isHead ? 240 : 0}" w:after="80"/>`;
  const runs = text.replace(ISOLATES, '').split(HEBREW_RUNS).filter(Boolean);
  return `<w:p><w:pPr>${about}</w:pPr>${runs.map((run) => runXml(run, SIZES[style], isHead)).join('')}</w:p>`;
}

/** Each run says its own direction here; these marks would be drawn as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Hebrew words with the blanks and marks between them: Word sets them by other fonts, and from right to left. */
const HEBREW_RUNS = /(\p{Script=Hebrew}(?:[^\p{Script=Latin}\d]*\p{Script=Hebrew})?)/u;

function runXml(text: string, size: number, bold: boolean): string {
  const weight = bold ? '<w:b/><w:bCs/>' : '';
  const direction = /\p{Script=Hebrew}/u.test(text) ? '<w:rtl/>' : '';
  return `<w:r><w:rPr>${weight}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>${direction}</w:rPr><w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
}

const isRightToLeft = (text: string): boolean => /^[^\p{Script=Hebrew}\p{Script=Latin}]*\p{Script=Hebrew}/u.test(text);

const CONTENT_TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
