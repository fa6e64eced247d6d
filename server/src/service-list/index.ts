export { CalledNamesService } from './called-names.service.js';
export { ListEditorsService } from './list-editors.service.js';
export { ListIssuesService } from './list-issues.service.js';
export { PulpitPacksService } from './pulpit-packs.service.js';
export { PulpitReadersService } from './pulpit-readers.service.js';
export { ServiceListModule } from './service-list.module.js';
export { ServiceListService } from './service-list.service.js';
export { ServiceSettingsService } from './service-settings.service.js';
