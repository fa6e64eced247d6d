export { NestLog, requestLog, rootLogger } from './logging.js';
export { errorFacts, withoutPersonalData } from './without-personal-data.js';
