export { fileTask, type FileNews, type FileOrder } from './file-task.js';
export { heavyTask, type FromTask, type ToTask } from './heavy-task.js';
