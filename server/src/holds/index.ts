export { HeldLetters } from './held-letters.service.js';
export { HoldsModule } from './holds.module.js';
