export { Clock, ClockModule, clockShifted, ShiftedClock, StandingClock } from './clock.js';
