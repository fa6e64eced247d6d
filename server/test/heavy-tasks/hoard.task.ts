import { heavyTask } from '../../src/platform/heavy-task/index.js';

/** Takes memory without end: objects, or bytes outside the heap of JavaScript. */
export default heavyTask<'objects' | 'bytes', null>(async (what) => {
  const all: unknown[] = [];
  for (let at = 0; ; at++) {
    if (what === 'objects') all.push({ at, text: `text ${at}` });
    else all.push(Buffer.alloc(16 * 1024 * 1024, 1));
    if (what === 'bytes') await new Promise((later) => setTimeout(later, 20));
  }
});
