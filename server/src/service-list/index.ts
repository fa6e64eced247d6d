export { ServiceListModule } from './service-list.module.js';
export { ServiceListService } from './service-list.service.js';
