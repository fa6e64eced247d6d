import { heavyTask } from '../../src/platform/heavy-task/index.js';

/** Never ends. */
export default heavyTask<null, never>(() => {
  for (;;);
});
