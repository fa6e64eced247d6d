export { RateLimits, RateLimitsModule, type RateLimit } from './rate-limits.js';
export { LocalCount } from './local-count.js';
export { groupsOf, networkOf, withoutMapping } from './network.js';
