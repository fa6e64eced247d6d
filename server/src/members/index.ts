export { DeletionService } from './deletion.service.js';
export { MembersModule } from './members.module.js';
