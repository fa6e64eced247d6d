export { DataQualityModule } from './data-quality.module.js';
