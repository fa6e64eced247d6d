export { Audit, type Change, type RecordedChange } from './audit.js';
export { AuditModule } from './audit.module.js';
export { changedFields, type ChangedField } from './changed-fields.js';
export { differences } from './differences.js';
export { refuseIfStale } from './stale.js';
export { ACT, Acts, Recorded } from './acts.js';
