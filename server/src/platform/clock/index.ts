export { Clock, ClockModule, clockShifted } from './clock.js';
