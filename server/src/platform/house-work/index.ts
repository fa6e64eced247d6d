export { HouseWork } from './house-work.js';
export { HouseWorkModule } from './house-work.module.js';
export { Retention, retentionRule } from './retention.js';
