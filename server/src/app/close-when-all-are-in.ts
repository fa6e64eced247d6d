import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';

/** So many turns of the process without a new connection: nobody waits in the queue of the port. */
const QUIET_TURNS = 3;
/**
 * A turn that lasted longer proves nothing: on a busy machine the process stood still in it, and somebody may have come since it
 * last looked. Ten to a hundred milliseconds were seen.
 */
const SHORT_TURN_MS = 0.5;
/** Where such turns never come, the server closes all the same. */
const PATIENCE_MS = 3000;

/**
 * Has a server accept, before it closes, the connections that the system has accepted already. Node takes one of them in a turn;
 * those that wait when it closes are reset with what they sent, and a proxy must not ask another process for what may have been
 * done. What is left is a connection that comes within the microseconds between the last look and the close.
 */
export function closeWhenAllAreIn(server: Server): void {
  let came = 0;
  server.on('connection', () => came++);
  const allAreIn = async () => {
    const begun = performance.now();
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() - begun < PATIENCE_MS;) {
      const [before, turnBegan] = [came, performance.now()];
      // Also here, so that there is little left for it to do between the last look and the close.
      server.closeIdleConnections();
      await setImmediate();
      quiet = came === before && performance.now() - turnBegan < SHORT_TURN_MS ? quiet + 1 : 0;
    }
  };
  const close = server.close.bind(server);
  server.close = (done) => {
    void allAreIn().then(() => close(done));
    return server;
  };
}
