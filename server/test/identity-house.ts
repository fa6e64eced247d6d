import { setTimeout as sleep } from 'node:timers/promises';
import type { Test } from 'supertest';
import { testDatabase } from './database.js';
import { SmtpSink, type ReceivedMail } from './faults/smtp-sink.js';
import { aWorld, type World } from './world.js';

export const PASSWORD = 'a good password';

/** A session as the provider gives it. */
export interface GivenSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string };
}

/** A server with its embedded identity provider, and a relay that keeps the letters. */
export interface IdentityHouse {
  readonly world: World;
  readonly relay: SmtpSink;
  readonly databaseUrl: string;
  post(path: string, body: object, token?: string): Test;
  put(body: object, token: string): Test;
  signIn(email: string, password?: string): Test;
  /** Registers, proves the address, signs in. */
  person(email: string): Promise<GivenSession>;
  /** The latest letter to an address, once there are so many of this subject. */
  letterTo(email: string, subject: RegExp, howMany?: number): Promise<string>;
  /** What the button on our page sends, for the link of such a letter. */
  press(letter: string): Test;
  close(): Promise<void>;
}

/** Starts it; `close` it in `afterAll`. */
export async function anIdentityHouse(environment: NodeJS.ProcessEnv = {}): Promise<IdentityHouse> {
  const [identity, relay] = await Promise.all([testDatabase(), SmtpSink.start()]);
  const world = await aWorld({
    SUPABASE_URL: '',
    IDENTITY_DATABASE_URL: identity.url,
    SMTP_URL: relay.url,
    ...environment,
  });
  const post: IdentityHouse['post'] = (path, body, token) => {
    const request = world.as().post(`/auth/v1/${path}`).send(body);
    return token ? request.auth(token, { type: 'bearer' }) : request;
  };
  const signIn: IdentityHouse['signIn'] = (email, password = PASSWORD) =>
    post('token?grant_type=password', { email, password });
  const press: IdentityHouse['press'] = (letter) => post('verify', proofIn(letter));
  const letterTo: IdentityHouse['letterTo'] = async (email, subject, howMany = 1) => {
    for (let waited = 0; waited < 5_000; waited += 20) {
      const letters = relay.received.filter((mail) => mail.recipients.includes(email)).map(readable);
      const of = letters.filter((text) => subject.test(text));
      if (of.length >= howMany) return of.at(-1) ?? '';
      await sleep(20);
    }
    throw new Error(`There is no letter ${String(subject)} to ${email}`);
  };
  return {
    world,
    relay,
    databaseUrl: identity.url,
    post,
    put: (body, token) => world.as().put('/auth/v1/user').auth(token, { type: 'bearer' }).send(body),
    signIn,
    letterTo,
    press,
    async person(email) {
      await post('signup', { email, password: PASSWORD }).expect(200);
      await press(await letterTo(email, /Welcome to Zikaron/)).expect(200);
      return (await signIn(email).expect(200)).body as GivenSession;
    },
    async close() {
      await world.close();
      await Promise.all([identity.drop(), relay.stop()]);
    },
  };
}

/** What a mail program shows of quoted-printable. */
const readable = ({ text }: ReceivedMail): string =>
  text
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString());

/** The proof that a letter's link carries to our page. */
export function proofIn(letter: string): { token_hash: string; type: string } {
  const [, hash = '', type = ''] =
    /http:\/\/zikaron\.test\/auth\/callback\?token_hash=(\w+)&(?:amp;)?type=(\w+)/.exec(letter) ?? [];
  return { token_hash: hash, type };
}
