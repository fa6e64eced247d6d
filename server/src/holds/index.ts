export { HeldLetters } from './held-letters.service.js';
export { HoldsService } from './holds.service.js';
export { HoldsModule } from './holds.module.js';
