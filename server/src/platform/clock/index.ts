export { Clock, ClockModule, clockShifted, StandingClock } from './clock.js';
