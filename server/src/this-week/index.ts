export { ThisWeekModule } from './this-week.module.js';
