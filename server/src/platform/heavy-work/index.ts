export { HeavyWork, HeavyWorkModule } from './heavy-work.js';
