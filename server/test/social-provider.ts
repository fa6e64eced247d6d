import { SignJWT } from 'jose';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A stand-in for the providers behind SOCIAL_AUTH: gives for any code what the spec last said of its person. */
export async function aSocialProvider() {
  let person: Record<string, unknown> = {};
  const asked: URLSearchParams[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    void text(request).then(async (body) => {
      asked.push(new URLSearchParams(body));
      const id_token = await new SignJWT({ iss: `${base}${(request.url ?? '').replace('/token', '')}`, ...person })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('5m')
        .sign(new Uint8Array(32));
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id_token }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    asked,
    knows: (claims: Record<string, unknown>) => (person = claims),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
