export { NestLog, requestLog, rootLogger, type LogIds } from './logging.js';
export { errorFacts, withoutPersonalData } from './without-personal-data.js';
