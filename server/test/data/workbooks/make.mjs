// Writes the workbooks of this folder anew, by the programs themselves. See README.md.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname);
const lists = JSON.parse(readFileSync(path.join(here, 'lists.json'), 'utf8'));
/** Where the writers are installed: they are no packages of Zikaron. */
const writers = createRequire(path.join(process.argv[2], 'package.json'));
const load = async (name) => {
  const loaded = await import(writers.resolve(name));
  return loaded.default ?? loaded;
};

const DAY = 86_400_000;
const serialOf = (day, date1904) => (Date.parse(day) - Date.UTC(date1904 ? 1904 : 1899, date1904 ? 0 : 11, date1904 ? 1 : 30)) / DAY;
const isText = (cell) => typeof cell === 'string';
const save = (program, list, bytes) => writeFileSync(path.join(here, `${program}.${list}.xlsx`), bytes);

/** A merged cell is written once: the list says what is read in each row that it covers. */
function writtenOnce({ rows, merges = [], ...list }) {
  const written = rows.map((cells) => [...cells]);
  for (const merge of merges) {
    const [, column, first, last] = /^([A-Z])(\d+):[A-Z](\d+)$/.exec(merge);
    for (let row = Number(first); row < Number(last); row++) written[row][column.charCodeAt(0) - 65] = '';
  }
  return { ...list, merges, rows: written };
}

async function exceljs(list, { rows, merges, date1904 }) {
  const { Workbook, stream } = await load('exceljs');
  const value = (cell) => {
    if (isText(cell)) return cell === '' ? null : cell;
    if (cell.day) return new Date(cell.day);
    if (cell.formula) return { formula: cell.formula, result: cell.value };
    return cell.number ?? cell.truth;
  };
  const fill = (sheet) => {
    for (const cells of rows) {
      const row = sheet.addRow(cells.map(value));
      cells.forEach((cell, at) => cell.day && (row.getCell(at + 1).numFmt = 'dd/mm/yyyy'));
      row.commit?.();
    }
  };
  const book = new Workbook();
  book.properties.date1904 = Boolean(date1904);
  fill(book.addWorksheet('List'));
  for (const merge of merges) book.getWorksheet('List').mergeCells(merge);
  save('exceljs', list, Buffer.from(await book.xlsx.writeBuffer()));
  if (date1904 || merges.length > 0) return;
  for (const useSharedStrings of [true, false]) {
    const filename = path.join(here, `exceljs-stream${useSharedStrings ? '' : '-inline'}.${list}.xlsx`);
    const flowing = new stream.xlsx.WorkbookWriter({ filename, useStyles: true, useSharedStrings });
    const sheet = flowing.addWorksheet('List');
    fill(sheet);
    sheet.commit();
    await flowing.commit();
  }
}

async function sheetjs(list, { rows, merges, date1904 }) {
  const { utils, write } = await load('xlsx');
  const cellOf = (cell, asDates) => {
    if (isText(cell)) return cell === '' ? null : { t: 's', v: cell };
    if (cell.day && asDates) return { t: 'd', v: new Date(cell.day), z: 'yyyy-mm-dd' };
    if (cell.day) return { t: 'n', v: serialOf(cell.day, date1904), z: 'm/d/yy' };
    if (cell.formula) return { t: 's', v: cell.value, f: cell.formula };
    return cell.number === undefined ? { t: 'b', v: cell.truth } : { t: 'n', v: cell.number };
  };
  const book = (asDates) => {
    const sheet = {
      '!ref': `A1:${utils.encode_cell({ r: rows.length - 1, c: rows[0].length - 1 })}`,
      '!merges': merges.map((merge) => utils.decode_range(merge)),
    };
    rows.forEach((cells, r) =>
      cells.forEach((cell, c) => {
        const made = cellOf(cell, asDates);
        if (made) sheet[utils.encode_cell({ r, c })] = made;
      }),
    );
    return { SheetNames: ['List'], Sheets: { List: sheet }, Workbook: { WBProps: { date1904: Boolean(date1904) } } };
  };
  const bytes = (asDates, more) => write(book(asDates), { type: 'buffer', bookType: 'xlsx', compression: true, ...more });
  save('sheetjs', list, bytes(false, { bookSST: true }));
  const old = write(book(false), { type: 'buffer', bookType: 'biff8', bookSST: true });
  writeFileSync(path.join(here, `sheetjs-biff8.${list}.xls`), old);
  if (date1904 || merges.length > 0) return;
  save('sheetjs-inline', list, bytes(false, { bookSST: false }));
  save('sheetjs-dates', list, bytes(true, { bookSST: true, cellDates: true }));
}

async function populate(list, { rows, merges, date1904 }) {
  if (date1904 || merges.length > 0) return;
  const XlsxPopulate = await load('xlsx-populate');
  const book = await XlsxPopulate.fromBlankAsync();
  rows.forEach((cells, r) =>
    cells.forEach((cell, c) => {
      const at = book.sheet(0).cell(r + 1, c + 1);
      if (cell === '') return;
      if (isText(cell)) at.value(cell);
      else if (cell.day) at.value(serialOf(cell.day)).style('numberFormat', 'd-mmm-yy');
      else at.value(cell.number ?? cell.truth ?? cell.value);
    }),
  );
  save('xlsx-populate', list, await book.outputAsync());
}

async function writeExcelFile(list, { rows, merges, date1904 }) {
  if (date1904 || merges.length > 0) return;
  const writeXlsxFile = await load('write-excel-file/node');
  const cellOf = (cell) => {
    if (isText(cell)) return cell === '' ? null : { value: cell, type: String };
    if (cell.day) return { value: new Date(cell.day), type: Date, format: 'mm/dd/yyyy' };
    if (cell.truth !== undefined) return { value: cell.truth, type: Boolean };
    return cell.number === undefined ? { value: cell.value, type: String } : { value: cell.number, type: Number };
  };
  const file = path.join(here, `write-excel-file.${list}.xlsx`);
  await writeXlsxFile(rows.map((cells) => cells.map(cellOf))).toFile(file);
}

async function excel4node(list, { rows, merges, date1904 }) {
  if (date1904 || merges.length > 0) return;
  const { Workbook } = await load('excel4node');
  const book = new Workbook();
  const sheet = book.addWorksheet('List');
  rows.forEach((cells, r) =>
    cells.forEach((cell, c) => {
      const at = sheet.cell(r + 1, c + 1);
      if (cell === '') return;
      if (isText(cell)) at.string(cell);
      else if (cell.day) at.number(serialOf(cell.day)).style({ numberFormat: 'dd.mm.yyyy' });
      else if (cell.truth !== undefined) at.bool(cell.truth);
      else if (cell.number === undefined) at.string(cell.value);
      else at.number(cell.number);
    }),
  );
  save('excel4node', list, await book.writeToBuffer());
}

async function builder(list, { rows, merges, date1904 }) {
  if (date1904 || merges.length > 0) return;
  const { createWorkbook, createExcelFile } = await import(writers.resolve('excel-builder-vanilla'));
  const book = createWorkbook();
  const day = book.getStyleSheet().createFormat({ format: 'm/d/yyyy' });
  const sheet = book.createWorksheet({ name: 'List' });
  const cellOf = (cell) => {
    if (isText(cell)) return cell;
    if (cell.day) return { value: serialOf(cell.day), metadata: { type: 'number', style: day.id } };
    return cell.number ?? (cell.truth === undefined ? cell.value : String(cell.truth).toUpperCase());
  };
  sheet.setData(rows.map((cells) => cells.map(cellOf)));
  book.addWorksheet(sheet);
  save('excel-builder', list, Buffer.from(await createExcelFile(book, 'Uint8Array')));
}

/** Office programs open what exceljs wrote, and write it as they do. */
function rewritten(list, { date1904 }) {
  const from = path.join(here, `exceljs.${list}.xlsx`);
  const filters = { libreoffice: 'Calc MS Excel 2007 XML', 'libreoffice-open-xml': 'Calc Office Open XML' };
  for (const [program, filter] of Object.entries(filters)) {
    if (date1904 && program !== 'libreoffice') continue;
    const to = mkdtempSync(path.join(tmpdir(), 'workbooks-'));
    execFileSync('soffice', ['--headless', '--convert-to', `xlsx:${filter}`, '--outdir', to, from], { stdio: 'ignore' });
    copyFileSync(path.join(to, path.basename(from)), path.join(here, `${program}.${list}.xlsx`));
  }
  const to = mkdtempSync(path.join(tmpdir(), 'workbooks-'));
  execFileSync('soffice', ['--headless', '--convert-to', 'ods', '--outdir', to, from], { stdio: 'ignore' });
  copyFileSync(path.join(to, `exceljs.${list}.ods`), path.join(here, `libreoffice-ods.${list}.ods`));
  const open = path.join(here, `gnumeric-ods.${list}.ods`);
  if (!date1904) execFileSync('ssconvert', ['-T', 'Gnumeric_OpenCalc:odf', from, open], { stdio: 'ignore' });
  const types = { gnumeric: 'Gnumeric_Excel:xlsx', 'gnumeric-2008': 'Gnumeric_Excel:xlsx2' };
  for (const [program, type] of Object.entries(types))
    if (!date1904) execFileSync('ssconvert', ['-T', type, from, path.join(here, `${program}.${list}.xlsx`)], { stdio: 'ignore' });
}

for (const [name, told] of Object.entries(lists)) {
  const list = writtenOnce(told);
  for (const write of [exceljs, sheetjs, populate, writeExcelFile, excel4node, builder]) await write(name, list);
  rewritten(name, list);
}
