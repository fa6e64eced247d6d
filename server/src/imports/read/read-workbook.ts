import { posix as path } from 'node:path';
import { Refusal } from '../../platform/refusals/index.js';
import { isCompound } from './compound-file.js';
import { isMarkup, readMarkup } from './markup.js';
import { readOldWorkbook } from './old-workbook.js';
import { readOpenDocument, type Sheet } from './open-document.js';
import { inBatches } from './batches.js';
import { readTable, unreadable, type CellComment, type FileRow, type Table } from './read-text.js';
import { openArchive, type Parts } from './workbook-archive.js';
import { readWordDocument } from './word-document.js';
import { TextCount } from './workbook-limits.js';
import {
  readComments,
  readSharedTexts,
  readSheet,
  readStyles,
  readTargets,
  readWorkbookParts,
} from './workbook-parts.js';

const ZIP = '504b0304';
const FOLDER = 'xl/';

export const isWorkbook = (file: Buffer): boolean =>
  isCompound(file) || isMarkup(file) || file.subarray(0, 4).toString('hex') === ZIP;

/**
 * Reads a sheet of a workbook of Excel (.xlsx, .xlsm, .xls, also XML and web pages that are called so) or OpenDocument (.ods), or the tables of a Word document (.docx), as a table of text: the one that is asked for by its place from 1 on, else
 * the only one that holds a list. Days are written `YYYY-MM-DD`, with their time of day behind them where one is said, by the workbook's own date system; formulas give the value
 * that was computed last. Hidden sheets are read only where nothing else is there. Refuses an archive that is no workbook,
 * one that unpacks to more than it should, a workbook without a filled sheet, and 422 `which_sheet`, which names the sheets
 * that hold lists, where there are several.
 */
export async function readWorkbook(file: Buffer, sheet: number | null): Promise<Table> {
  try {
    if (isCompound(file)) return readOld(file, sheet);
    if (isMarkup(file)) return await readNamedSo(file, sheet);
    return await read(await openArchive(file), sheet);
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw unreadable('not_a_table', 'This workbook could not be read. Save it again, or save the sheet as CSV.');
  }
}

async function read(parts: Parts, wanted: number | null): Promise<Table> {
  if (parts.has(EXCEL)) return asTable(await readExcel(parts), wanted);
  if (parts.has(OPEN_DOCUMENT)) {
    return asTable({ encoding: 'OpenDocument', sheets: await readOpenDocument(parts.stream(OPEN_DOCUMENT)) }, wanted);
  }
  if (parts.has(WORD)) {
    return readWord(await readWordDocument(parts));
  }
  const known = OTHERS.find(([path]) => parts.has(path));
  if (known) throw known[1]();
  throw unreadable('not_a_table', 'This is an archive and no workbook. Upload the list itself.');
}

const EXCEL = `${FOLDER}workbook.xml`;
const OPEN_DOCUMENT = 'content.xml';
const WORD = 'word/document.xml';

/** Workbooks that are not read, by a file that stands in them, and what to do with them. */
const OTHERS: readonly (readonly [string, () => Refusal])[] = [
  [
    `${FOLDER}workbook.bin`,
    () => unreadable('not_a_table', 'This is a binary Excel workbook. Save it as .xlsx, or as CSV, and upload that.'),
  ],
  [
    'Index/Document.iwa',
    () =>
      unreadable(
        'not_a_table',
        'This is a document of Numbers or Pages. Export it as Excel, Word or CSV (File, Export To), and upload that.',
      ),
  ],
];

function readOld(file: Buffer, wanted: number | null): Table {
  const { sheets, dateSystem } = readOldWorkbook(file);
  return asTable({ encoding: `Excel ${dateSystem}`, sheets }, wanted);
}

async function readNamedSo(file: Buffer, wanted: number | null): Promise<Table> {
  return asTable(await readMarkup(file), wanted);
}

/** Where neither tables nor tabs set cells apart, other signs may. */
function readWord({ rows, comments }: Pick<Sheet, 'rows' | 'comments'>): Table {
  if (rows.length > 0 && !rows.some(isOfSeveralCells))
    return {
      ...readTable(Buffer.from(rows.map(({ cells }) => cells.join('')).join('\n'))),
      encoding: 'Word',
      comments,
    };
  return asTable({ encoding: 'Word', sheets: [{ name: '', hidden: false, place: 1, rows, comments }] }, null);
}

async function readExcel(parts: Parts): Promise<Book> {
  const { sheets, dateSystem } = await readWorkbookParts(parts.stream(EXCEL));
  const targets = await readTargets(parts.stream(`${FOLDER}_rels/workbook.xml.rels`));
  const texts = parts.has(`${FOLDER}sharedStrings.xml`)
    ? await readSharedTexts(parts.stream(`${FOLDER}sharedStrings.xml`))
    : [];
  const isDay = parts.has(`${FOLDER}styles.xml`) ? await readStyles(parts.stream(`${FOLDER}styles.xml`)) : [];

  const read: Sheet[] = [];
  const files = new Set<string>();
  const characters = new TextCount();
  for (const [at, { name, hidden, relationship }] of sheets.entries()) {
    const file = pathOf(targets.get(relationship) ?? '');
    // Sheets of one file would say the same.
    if (!parts.has(file) || files.has(file)) continue;
    files.add(file);
    const rows = await readSheet(parts.stream(file), { texts, isDay, dateSystem, characters });
    read.push({ name, hidden, place: at + 1, rows, comments: await commentsBeside(parts, file) });
  }
  return { encoding: `Excel ${dateSystem}`, sheets: read };
}

/** The comments of a sheet are a file of their own, which the relationships of the sheet name; those with answers Excel writes there once more. */
async function commentsBeside(parts: Parts, sheet: string): Promise<CellComment[]> {
  const folder = path.dirname(sheet);
  const relationships = `${folder}/_rels/${path.basename(sheet)}.rels`;
  if (!parts.has(relationships)) return [];
  const targets = [...(await readTargets(parts.stream(relationships))).values()];
  const target = targets.find((one) => /(^|\/)comments?\d*\.xml$/i.test(one));
  const file = target === undefined ? '' : path.resolve('/', folder, target).slice(1);
  return parts.has(file) ? readComments(parts.stream(file)) : [];
}

interface Book {
  readonly encoding: string;
  readonly sheets: readonly Sheet[];
}

function asTable({ encoding, sheets }: Book, wanted: number | null): Table {
  const asked = sheets.filter(({ rows, place }) => rows.length > 0 && (wanted === null || wanted === place));
  const list = theList(asked);
  const { rows, comments } = list;
  const hidden = {
    rows: new Set(rows.filter(({ isHidden }) => isHidden).map(({ row }) => row)),
    filledDown: new Set(rows.filter(({ isFilledDown }) => isFilledDown).map(({ row }) => row)),
    sheets: sheets.filter((one) => one.hidden && one !== list && isList(one)).map(({ name }) => name),
  };
  return { encoding, delimiter: '', comments, hidden, rows: { [Symbol.asyncIterator]: () => inBatches([rows]) } };
}

const MOST_NAMED = 50;

function theList(filled: readonly Sheet[]): Sheet {
  const seen = filled.some(({ hidden }) => !hidden) ? filled.filter(({ hidden }) => !hidden) : filled;
  const lists = seen.filter(isList);
  const [first] = lists.length > 0 ? lists : seen;
  if (!first) throw unreadable('empty_file', 'The workbook has no sheet with anything in it.');
  if (lists.length < 2) return first;
  throw new Refusal(
    422,
    'which_sheet',
    'This workbook has several sheets with lists. Say which is to be read.',
    lists.slice(0, MOST_NAMED).map(({ place, name }) => ({ path: `sheets.${place}`, message: name.slice(0, 100) })),
  );
}

const isList = ({ rows }: Sheet): boolean => rows.filter(isOfSeveralCells).length > 1;

const isOfSeveralCells = ({ cells }: FileRow): boolean => cells.filter((cell) => cell.trim()).length > 1;

/** Targets are relative to the workbook's folder, or absolute within the archive. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : FOLDER + target);
