export { RememberersModule } from './rememberers.module.js';
export { WithoutRememberer } from './without-rememberer.service.js';
