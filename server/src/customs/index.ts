export { CustomsModule } from './customs.module.js';
export { DatesWork } from './dates-work.js';
export { LeapYearService } from './leap-year.service.js';
