import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOurHost } from '../host-names.js';

/**
 * Keeps other pages in the same browser from reading the letters: the mailbox answers to its own name and its own page only,
 * and never allows another origin.
 */
export function guardMailbox(server: Server): void {
  const answer = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const upgrade = server.listeners('upgrade') as ((request: IncomingMessage, socket: Duplex, head: Buffer) => void)[];
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request, response) => {
    if (!isFromHere(request)) return void response.writeHead(403, { 'Content-Type': 'text/plain' }).end(REFUSAL);
    withoutCors(response);
    for (const each of answer) each.call(server, request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!isFromHere(request)) return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    for (const each of upgrade) each.call(server, request, socket, head);
  });
}

const REFUSAL = 'The mailbox is for this machine, at its own address.\n';

/** Browsers say where a request comes from; a person may follow a link to here from anywhere. */
function isFromHere({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers;
  if (!isOurHost(host)) return false;
  if (origin !== undefined) return origin === `http://${host}`;
  return headers['sec-fetch-site'] !== 'cross-site' || headers['sec-fetch-mode'] === 'navigate';
}

/** Fastify writes its heads in one go, others one by one. */
function withoutCors(response: ServerResponse): void {
  const isCors = (name: string) => /^access-control-/i.test(name);
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => (isCors(name) ? response : setHeader(name, value));
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(
      status,
      ...rest.map((one) =>
        one && typeof one === 'object' && !Array.isArray(one)
          ? Object.fromEntries(Object.entries(one).filter(([name]) => !isCors(name)))
          : one,
      ),
    );
}
