export { ServiceListModule } from './service-list.module.js';
