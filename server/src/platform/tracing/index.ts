export { collectorOf } from './collector.js';
export {
  causeForJob,
  followJob,
  followRequests,
  followStatements,
  requestInHand,
  requestOf,
  startTraces,
  traced,
} from './tracing.js';
export { EndOfTraces } from './end-of-traces.js';
