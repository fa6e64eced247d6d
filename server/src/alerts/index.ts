export { AlertsModule } from './alerts.module.js';
export { DailyDigest } from './daily-digest.js';
export { HouseWatch } from './house-watch.js';
