export { NestLog, requestLog, rootLogger } from './logging.js';
