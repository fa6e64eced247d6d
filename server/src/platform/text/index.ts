export { cut, oneLine } from './cut.js';
