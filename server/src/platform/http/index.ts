export { Conflict, Invalid, NotFound, Refusal, TooMany, type Detail } from './refusals.js';
export { RefusalFilter } from './refusal.filter.js';
export { validation } from './validation.js';
export { Answers, type Answer } from './answers.js';
export { orderBy, pageBounds } from './paging.js';
export { sendDownload, type Download } from './download.js';
