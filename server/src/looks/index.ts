export { LooksModule } from './looks.module.js';
export { Looks, type CurrentLook } from './looks.service.js';
