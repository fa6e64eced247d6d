export { Audit, AuditModule, type Change, type Recorded } from './audit.js';
export { changedFields, type ChangedField } from './changed-fields.js';
export { differences } from './differences.js';
export { refuseIfStale } from './stale.js';
