import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'qs';
import { CALLS, StripeRefusal } from './calls.js';
import { page } from './pages.js';
import { wrongWith } from './published-api.js';
import { StripeWorld, type StripeEvent } from './stripe-world.js';

export const FAKE_KEY = 'sk_test_stand_in';
export const FAKE_WEBHOOK_SECRET = 'whsec_stand_in';

interface Answer {
  status: number;
  body: unknown;
}

/** What goes wrong with a call, beside what Stripe says: it is not reached, or does the work and is not heard. */
export type Mishap = 'not-reached' | 'not-heard' | null;

/**
 * Stripe's API on 127.0.0.1, as far as we call it. Every call is held against what Stripe publishes; a key by which a call
 * is known again answers as it did the first time. What stands there is in `world`.
 */
export class FakeStripe {
  /** `POST /v1/customers`, one for each call that came. */
  readonly calls: string[] = [];
  /** What the published document does not allow, in words; the stand-in refuses it too. */
  readonly wrong: string[] = [];
  mishap: (call: string) => Mishap | Promise<Mishap> = () => null;
  private readonly answered = new Map<string, { asked: string; answer: Answer }>();
  private readonly server: Server;

  constructor(readonly world = new StripeWorld()) {
    this.server = createServer((request, response) => void this.take(request, response));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(port = 0): Promise<this> {
    await new Promise<void>((ready) => this.server.listen(port, '127.0.0.1', ready));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** An event as Stripe sends it: the bytes, and their signature at an instant. */
  signed(event: StripeEvent, { at = this.world.now(), secret = FAKE_WEBHOOK_SECRET } = {}) {
    const body = JSON.stringify(event);
    return { body, signature: signature(body, at, secret) };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    let text = '';
    for await (const part of request) text += String(part);
    if (!url.pathname.startsWith('/v1/')) return page(this.world, url, request, response);

    const { call, id } = nameOf(request.method ?? 'GET', url.pathname);
    this.calls.push(call);
    const mishap = await this.mishap(call);
    if (mishap === 'not-reached') return void request.socket.destroy();
    const { status, body } = this.answer(call, id, text || url.search.slice(1), request.headers);
    if (mishap === 'not-heard') return void request.socket.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': this.world.id('req') });
    response.end(JSON.stringify(body));
  }

  private answer(call: string, id: string, form: string, headers: IncomingMessage['headers']): Answer {
    if (headers.authorization !== `Bearer ${FAKE_KEY}`)
      return refusal(new StripeRefusal(401, 'invalid_key', 'Invalid API Key'));
    const key = headers['idempotency-key'];
    const before = typeof key === 'string' ? this.answered.get(key) : undefined;
    const asked = `${call} ${id} ${form}`;
    if (before && before.asked !== asked) {
      return refusal(
        new StripeRefusal(400, 'idempotency_key_in_use', 'Keys can only be used with the same parameters.'),
      );
    }
    const answer = before?.answer ?? this.carryOut(call, id, form);
    if (typeof key === 'string') this.answered.set(key, { asked, answer });
    return answer;
  }

  private carryOut(call: string, id: string, form: string): Answer {
    const input = parse(form, { depth: 10, arrayLimit: 100 }) as never;
    const wrong = wrongWith(call, input);
    this.wrong.push(...wrong);
    if (wrong.length) return refusal(new StripeRefusal(400, 'parameter_unknown', wrong.join('; ')));
    try {
      return { status: 200, body: CALLS[call]?.(this.world, input, id, this.url) };
    } catch (failure) {
      if (failure instanceof StripeRefusal) return refusal(failure);
      throw failure;
    }
  }
}

export const signature = (body: string, at: Date, secret: string): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const refusal = ({ status, code, message }: StripeRefusal): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});

/** `/v1/products/x` is `GET /v1/products/{id}` about x. */
function nameOf(method: string, pathname: string): { call: string; id: string } {
  for (const call of Object.keys(CALLS)) {
    const [itsMethod, itsPath = ''] = call.split(' ');
    const match = new RegExp(`^${itsPath.replace(/\{\w+\}/, '([^/]+)')}$`).exec(pathname);
    if (match && itsMethod === method) return { call, id: decodeURIComponent(match[1] ?? '') };
  }
  return { call: `${method} ${pathname}`, id: '' };
}
