export { seal, unseal } from './seal.js';
