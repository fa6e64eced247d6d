export { ServiceListModule } from './service-list.module.js';
export { ServiceListService } from './service-list.service.js';
export { ServiceSettingsService } from './service-settings.service.js';
