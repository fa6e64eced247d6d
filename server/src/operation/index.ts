export { OperationModule } from './operation.module.js';
