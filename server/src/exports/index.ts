export { ExportsModule } from './exports.module.js';
export { Restoration } from './restore/restoration.js';
