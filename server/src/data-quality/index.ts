export { DateProblemsService } from './date-problems.service.js';
export { DataQualityModule } from './data-quality.module.js';
export { mergeAnswers } from './merge-answers.js';
