export { figures, httpSeconds, letterAttempts, lettersPlanned, lettersSent, timeRequests } from './figures.js';
