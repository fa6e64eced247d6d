import type { DateProblem } from '@zikaron/contract';
import type { Tone } from '../theme/tokens';

/** What makes a date wrong is more than what makes it doubtful. */
export const toneOf = (problem: DateProblem): Tone =>
  problem === 'conflict' || problem === 'no_date' ? 'danger' : 'care';
