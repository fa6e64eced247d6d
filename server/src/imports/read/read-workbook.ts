import { Refusal } from '../../platform/refusals/index.js';
import { inStretches } from './stretches.js';
import { unreadable, type Table } from './read-text.js';
import { openArchive, type Parts } from './workbook-archive.js';
import { readSharedTexts, readSheet, readStyles, readTargets, readWorkbookParts } from './workbook-parts.js';

const ZIP = '504b0304';
const FOLDER = 'xl/';

export const isZip = (file: Buffer): boolean => file.subarray(0, 4).toString('hex') === ZIP;

/**
 * Reads the first sheet of an Excel workbook (.xlsx, .xlsm) that has anything in it, as a table of text. Days are written
 * `YYYY-MM-DD` by the workbook's own date system; formulas give the value that was computed last. Refuses an archive that
 * is no workbook, one that unpacks to more than it should, and a workbook without a filled sheet.
 */
export async function readWorkbook(file: Buffer): Promise<Table> {
  try {
    return await read(await openArchive(file));
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    throw unreadable('not_a_table', 'This workbook could not be read. Save it again, or save the sheet as CSV.');
  }
}

async function read(parts: Parts): Promise<Table> {
  if (!parts.has(`${FOLDER}workbook.xml`)) {
    throw unreadable('not_a_table', 'This is an archive and not an Excel workbook. Upload the list itself.');
  }
  const { sheets, dateSystem } = await readWorkbookParts(parts.stream(`${FOLDER}workbook.xml`));
  const targets = await readTargets(parts.stream(`${FOLDER}_rels/workbook.xml.rels`));
  const texts = parts.has(`${FOLDER}sharedStrings.xml`)
    ? await readSharedTexts(parts.stream(`${FOLDER}sharedStrings.xml`))
    : [];
  const isDay = parts.has(`${FOLDER}styles.xml`) ? await readStyles(parts.stream(`${FOLDER}styles.xml`)) : [];

  for (const relationship of sheets) {
    const path = pathOf(targets.get(relationship) ?? '');
    if (!parts.has(path)) continue;
    const rows = await readSheet(parts.stream(path), { texts, isDay, dateSystem });
    if (rows.length > 0)
      return {
        encoding: `Excel ${dateSystem}`,
        delimiter: '',
        rows: { [Symbol.asyncIterator]: () => inStretches([rows]) },
      };
  }
  throw unreadable('empty_file', 'The workbook has no sheet with anything in it.');
}

/** Targets are relative to the workbook's folder, or absolute within the archive. */
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : FOLDER + target);
