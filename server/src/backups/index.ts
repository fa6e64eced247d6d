export { Backups, databasesOf } from './backups.js';
export { BackupsModule } from './backups.module.js';
export { CannotRestore } from './read-backup.js';
export { restoreBackup, verifyBackup } from './restore-backup.js';
export { writeBackup } from './write-backup.js';
export { takenAtOf } from './kept.js';
