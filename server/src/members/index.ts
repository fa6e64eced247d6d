export { DeletionLetters } from './deletion-letters.service.js';
export { DeletionService } from './deletion.service.js';
export { MembersModule } from './members.module.js';
