export { CustomsModule } from './customs.module.js';
export { LeapYearService } from './leap-year.service.js';
