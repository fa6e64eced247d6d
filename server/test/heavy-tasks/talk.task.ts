import { heavyTask } from '../../src/platform/heavy-task/index.js';
import { Refusal } from '../../src/platform/refusals/index.js';

/** Counts, and is told each time how far to go on; refuses to go beyond ten. */
export default heavyTask<{ from: number; waitMs?: number }, string, number, number>(
  async ({ from, waitMs = 0 }, ask) => {
    let at = from;
    for (let step = await ask(at); step > 0; step = await ask(at)) {
      at += step;
      if (at > 10) throw new Refusal(422, 'too_far', 'Ten is enough.', [{ path: 'step', message: 'Smaller' }]);
    }
    await new Promise((later) => setTimeout(later, waitMs));
    return `${at} by ${process.pid}`;
  },
);
