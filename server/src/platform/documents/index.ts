export type { Cell } from './cell.js';
export { ASSISTANT, FRANK_RUHL_LIBRE } from './house-fonts.js';
export { csv, csvCell, unguarded } from './csv.js';
export { pdf, PAGES, type PageSize, PdfPages, type TextStyle } from './pdf.js';
export { MOST_SHEET_ROWS, spreadsheet } from './spreadsheet.js';
export { directionIn, isHebrew } from './bidi.js';
export { wordDocument, type Paragraph } from './word.js';
export { xmlText } from './xml.js';
export { zip, type ZipEntry } from './zip.js';
