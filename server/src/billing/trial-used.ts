import { Conflict } from '../platform/http/index.js';

/** The free trial is had once. */
export const trialUsed = () => new Conflict('trial_used', 'The free trial was used already. Choose a plan to go on.');
