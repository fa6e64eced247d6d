export { AlertsModule } from './alerts.module.js';
export { DailyDigest } from './daily-digest.js';
export { DiskWatch } from './disk-watch.js';
export { OrganizationChecks } from './organization-checks.js';
export { UnusualActs } from './unusual-acts.js';
