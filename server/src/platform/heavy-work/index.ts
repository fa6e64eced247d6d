export { HeavyWork, HeavyWorkModule, type Budget } from './heavy-work.js';
