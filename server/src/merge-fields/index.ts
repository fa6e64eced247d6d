export * from './analyse.js';
export * from './catalogue.js';
export { checkTemplate } from './check-template.js';
export { formatDate, hebrewDate, ordinal } from './letter-helpers.js';
export { fieldsByCategory, mergeFieldsPage } from './page.js';
export * from './problem.js';
export * from './render-letter.js';
export { withWholeDates } from './whole-dates.js';
