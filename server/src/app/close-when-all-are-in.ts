import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** So many turns of the process without a new connection: nobody waits in the queue of the port. */
const QUIET_TURNS = 3;
/**
 * A turn that lasted longer proves nothing: on a busy machine the process stood still in it, and somebody may have come since it
 * last looked. Ten to a hundred milliseconds were seen.
 */
const SHORT_TURN_MS = 0.5;
/** Where such turns never come, and for whoever came and says nothing, as browsers do ahead of time, the server closes all the same. */
const PATIENCE_MS = 3000;
const LOOKS_AGAIN_MS = 5;

/**
 * Has a server accept, before it closes, the connections that the system has accepted already, and hear their first request. Node
 * takes one of them in a turn; those that wait when it closes are reset with what they sent, since Node 26 also those of which it has
 * read nothing yet, and a proxy must not ask another process for what may have been done. What is left is a connection that comes
 * within the microseconds between the last look and the close.
 */
export function closeWhenAllAreIn(server: Server): void {
  let came = 0;
  const unheard = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    came++;
    unheard.add(socket);
    socket.once('close', () => unheard.delete(socket));
  });
  server.on('request', ({ socket }) => unheard.delete(socket));
  const isQuietTurn = async () => {
    if (unheard.size > 0) return setTimeout(LOOKS_AGAIN_MS, false);
    const [before, began] = [came, performance.now()];
    // Also here, so that there is little left for it to do between the last look and the close.
    server.closeIdleConnections();
    await setImmediate();
    return came === before && performance.now() - began < SHORT_TURN_MS;
  };
  const allAreIn = async () => {
    const begun = performance.now();
    for (let quiet = 0; quiet < QUIET_TURNS && performance.now() - begun < PATIENCE_MS;)
      quiet = (await isQuietTurn()) ? quiet + 1 : 0;
  };
  const close = server.close.bind(server);
  server.close = (done) => {
    void allAreIn().then(() => close(done));
    return server;
  };
}
