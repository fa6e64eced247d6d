export { LooksModule } from './looks.module.js';
export { Looks } from './looks.service.js';
