export { FairTurns } from './fair-turns.js';
