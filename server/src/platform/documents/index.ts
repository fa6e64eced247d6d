export type { Cell, Rows, Table } from './cell.js';
export { csv, csvCell, looksLikeFormula } from './csv.js';
export { pdf, PAGES, type PageSize, PdfPages, type TextStyle } from './pdf.js';
export { MOST_SHEET_ROWS, spreadsheet } from './spreadsheet.js';
export { directionIn, isHebrew } from './bidi.js';
export { wordDocument, type Paragraph } from './word.js';
export { XML_DECLARATION, xmlText } from './xml.js';
export { zip, type ZipEntry } from './zip.js';
