export { Conflict, Invalid, NotFound, Refusal, TooMany, Unavailable } from '../refusals/index.js';
export { ContentRange } from './content-range.js';
export { announcedWithin } from './announced-length.js';
export { refuseUnmeasured } from './measured-json.js';
export { RefusalFilter } from './refusal.filter.js';
export { validation } from './validation.js';
export { Answers, AnswersFile, type Answer } from './answers.js';
export { orderBy, pageBounds } from './paging.js';
export { Download } from './download.js';
