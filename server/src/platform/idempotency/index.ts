export { IdempotencyModule, Idempotency } from './idempotency.js';
export { OnceForEachKey } from './once-for-each-key.js';
