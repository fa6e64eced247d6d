export { dataSourceOptions } from './data-source.js';
export { DatedRow, OwnedRow } from './columns.js';
export { nameSearch, type Bind, type NameSearch } from './name-search.js';
export { foundStatement, inOrder, readPage, type Sorting } from './sorted-page.js';
export { prepared } from './prepared.js';
