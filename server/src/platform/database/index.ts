export { dataSourceOptions } from './data-source.js';
export { DatedRow, OwnedRow } from './columns.js';
