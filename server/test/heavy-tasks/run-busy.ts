import busy from './busy.task.js';

await busy(null);
