export { FirstYearModule } from './first-year.module.js';
export { FirstYearService } from './first-year.service.js';
