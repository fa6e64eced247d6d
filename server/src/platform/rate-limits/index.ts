export { RateLimits, RateLimitsModule, type RateLimit } from './rate-limits.js';
