export { dataSourceOptions } from './data-source.js';
export { DatedRow, OwnedRow } from './columns.js';
export { nameSearch, type Bind, type NameSearch } from './name-search.js';
