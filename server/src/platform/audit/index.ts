export { Audit, AuditModule, type Change, type Recorded } from './audit.js';
