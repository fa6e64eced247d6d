export { Audit, type Change } from './audit.js';
export { AuditModule } from './audit.module.js';
export { changedFields } from './changed-fields.js';
export { differences } from './differences.js';
export { refuseIfStale } from './stale.js';
export { ACT, Acts, Recorded } from './acts.js';
