export { Clock, ClockModule, ShiftedClock, StandingClock } from './clock.js';
