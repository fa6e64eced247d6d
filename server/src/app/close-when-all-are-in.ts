import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** So many turns of the process without a new line: nobody stands at the door. */
const QUIET_TURNS = 3;
/** Where they never end, the door closes all the same. */
const PATIENCE_MS = 1000;

/**
 * Has a server take in, before it closes, whoever the system has let in already. Node takes one line in a turn; those that wait
 * when it closes are thrown away with what they sent, and a proxy must not ask another process for what may have been done.
 */
export function closeWhenAllAreIn(server: Server): void {
  let came = 0;
  server.on('connection', () => came++);
  const allAreIn = async () => {
    const begun = performance.now();
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() - begun < PATIENCE_MS;) {
      const before = came;
      await setImmediate();
      quiet = came === before ? quiet + 1 : 0;
    }
  };
  const close = server.close.bind(server);
  server.close = (done) => {
    void allAreIn().then(() => close(done));
    return server;
  };
}
