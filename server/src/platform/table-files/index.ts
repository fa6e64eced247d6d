export { TableFiles, TableFilesModule } from './table-files.js';
