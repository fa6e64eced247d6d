export { Metrics } from './metrics.js';
export { OperationModule } from './operation.module.js';
