export { Metrics } from './metrics.js';
export { OperationModule } from './operation.module.js';
export { Crashes } from './crashes.js';
