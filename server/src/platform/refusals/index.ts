export {
  ChangedMeanwhile,
  Conflict,
  Invalid,
  NotFound,
  Refusal,
  TooMany,
  Unavailable,
  type Detail,
} from './refusals.js';
