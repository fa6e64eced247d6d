export { heavyTask, type Ask, type FromTask, type ToTask } from './heavy-task.js';
