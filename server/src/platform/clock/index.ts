export { Clock, ClockModule, StandingClock } from './clock.js';
