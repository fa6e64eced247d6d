export { CoverageFiles } from './coverage-files.js';
export { CoverageModule } from './coverage.module.js';
export { CoverageService } from './coverage.service.js';
export type { Families } from './families.js';
export { mergePrinted } from './printing/merge-printed.js';
