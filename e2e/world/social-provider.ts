import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where `SOCIAL_AUTH_BASE` of the copy points to. */
export const SOCIAL_PORT = Number(process.env.E2E_PORT ?? 4400) + 6;

/** Who is signed in there. */
const PERSON = { sub: 'judith-1', email: 'judith.new@example.org', email_verified: true, given_name: 'Judith' };

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Stands in for Google and Apple: a page that asks its person, who may say no, and what the code of a yes stands for. */
export async function aSocialProvider() {
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', `http://127.0.0.1:${SOCIAL_PORT}`);
    const [, name = '', what] = url.pathname.split('/');
    if (what === 'authorize') return ask(url, response);
    void text(request).then((body) => {
      const asked = new URLSearchParams(body);
      const iss = `${url.origin}/${name}`;
      const exp = Math.floor(Date.now() / 1000) + 300;
      const claims = { ...PERSON, iss, aud: asked.get('client_id'), exp, nonce: nonces.get(asked.get('code') ?? '') };
      const id_token = `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id_token }));
    });
  });
  const ask = ({ searchParams }: URL, response: ServerResponse): void => {
    const [state, nonce] = [searchParams.get('state') ?? '', searchParams.get('nonce') ?? ''];
    nonces.set(state, nonce);
    const field = (key: string, value: string) => `<input type="hidden" name="${key}" value="${value}">`;
    const method = searchParams.get('response_mode') === 'form_post' ? 'post' : 'get';
    const form = (fields: string, label: string) =>
      `<form method="${method}" action="${searchParams.get('redirect_uri') ?? ''}">${field('state', state)}${fields}<button>${label}</button></form>`;
    response
      .setHeader('Content-Type', 'text/html')
      .end(
        form(field('code', state), 'Yes, sign me in') +
          form(field('error', 'access_denied') + field('error_description', 'The person said no'), 'No'),
      );
  };
  await new Promise<void>((resolve) => server.listen(SOCIAL_PORT, '127.0.0.1', resolve));
  return { stop: () => new Promise((resolve) => server.close(resolve)) };
}
