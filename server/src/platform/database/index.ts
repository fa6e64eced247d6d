export { kysely, type Within } from './kysely.js';
export type { ColumnTypes } from './column-types.js';
export type { Database } from './schema.js';
export { dataSourceOptions } from './data-source.js';
export { DatedRow, OwnedRow } from './columns.js';
export { nameSearch, type Bind, type NameSearch } from './name-search.js';
export { foundStatement, inOrder, readPage, type Sorting } from './sorted-page.js';
export { prepared } from './prepared.js';
export { anyOf, countOf, excluded, recordset } from './statements.js';
