export { LOOKED_AT } from './import-mending.js';
export { ImportLineRow, ImportTableRow } from './import.entity.js';
export { ImportsModule } from './imports.module.js';
export { ImportsService } from './imports.service.js';
export { ManyRows, type ChangedRows } from './many-rows.js';
export { ImportWork } from './import-work.js';
export { SourceRuns } from './sources/source-runs.js';
export { PhotographsService } from './photographs/photographs.service.js';
export { mergeRows } from './merge-rows.js';
