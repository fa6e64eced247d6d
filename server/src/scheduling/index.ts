export { SchedulingModule } from './scheduling.module.js';
export { Timetable } from './timetable.js';
