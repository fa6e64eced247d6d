import { Logger } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { createHash, randomUUID } from 'node:crypto';
import { hostInstant } from './host-time.js';
import { changePassword, requestAddress } from './account-changes.js';
import type { Behind, SignedIn } from './behind.js';
import { challengeFactor, enrollFactor, listFactors, removeFactor, verifyFactor } from './factors.js';
import { inTime } from './in-time.js';
import { notify } from './notices.js';
import { ProtocolRefusal, readAsked, type Asked } from './protocol.js';
import { refuseShut } from './shut-doors.js';
import { SocialDoor } from './social-door.js';

/** An answer of the provider that is to be given as it is. */
class AsTheProviderSays extends Error {
  constructor(readonly response: Response) {
    super('The provider refuses');
  }
}

const log = new Logger('Identity');

type Special = (asked: Asked) => Promise<Response>;

/**
 * Stands before the embedded provider, whose package leaves some of the protocol open: an address changes when the new one
 * has been proved, a new password asks for the old one and ends all else, a refresh token is good once, a second factor is
 * possible, no answer tells whether an address is known, and opening a link uses nothing up.
 */
export class IdentityDoor {
  private readonly special: Record<string, Special> = {
    'POST /signup': (asked) => this.signUp(asked),
    'POST /token': (asked) => this.token(asked),
    'POST /recover': (asked) => this.letterTo(asked),
    'POST /resend': (asked) => this.letterTo(asked),
    'POST /otp': (asked) => this.letterTo(asked),
    'POST /magiclink': (asked) => this.letterTo(asked),
    'GET /authorize': async (asked) => this.social.begin(asked),
    'GET /callback': (asked) => this.social.complete(asked),
    'POST /callback': async (asked) => this.social.asAddress(asked),
    'GET /verify': (asked) => this.openLink(asked),
    'POST /verify': (asked) => this.verify(asked),
    'PUT /user': (asked) => this.update(asked),
    'POST /logout': (asked) => this.logOut(asked),
    'POST /factors': async (asked) => enrollFactor(this.behind, await this.signedIn(asked), asked.body),
  };

  private readonly social: SocialDoor;

  /** With what passwords are compared that belong to nobody, so that they take as long as the others. */
  private readonly nobodysHash = bcrypt.hash(randomUUID(), 10);

  constructor(private readonly behind: Behind) {
    this.social = new SocialDoor(behind, (asked) => this.signInBy(asked));
  }

  /** Answers a request under /auth/v1; whatever is asked, in the protocol's JSON. */
  async answer(request: Parameters<typeof readAsked>[0]): Promise<Response> {
    try {
      const asked = readAsked(request);
      refuseShut(asked);
      const special = this.special[`${asked.method} ${asked.path}`] ?? this.factor(asked);
      return await this.assured(await (special ? special(asked) : this.pass(asked)));
    } catch (failure) {
      if (failure instanceof ProtocolRefusal) return failure.answer();
      if (failure instanceof AsTheProviderSays) return failure.response;
      throw failure;
    }
  }

  /** @throws AsTheProviderSays when the token is not good */
  async signedIn(asked: Asked): Promise<SignedIn> {
    const answer = await this.pass({ ...asked, method: 'GET', path: '/user' });
    if (!answer.ok) throw new AsTheProviderSays(answer);
    const claims = decodeJwt(asked.authorization?.slice('Bearer '.length) ?? '');
    return { id: String(claims.sub), session: String(claims.session_id), aal: claims.aal === 'aal2' ? 'aal2' : 'aal1' };
  }

  /** Asks the provider itself. @throws ProtocolRefusal 503 when it cannot answer */
  async pass({ method, path, url, body, authorization }: Asked): Promise<Response> {
    const there = new URL(`/auth/v1${path}${url.search}`, url);
    const hasBody = !['GET', 'HEAD'].includes(method);
    const request = new Request(there, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: hasBody ? JSON.stringify(body) : null,
    });
    return inTime(Promise.resolve(this.behind.provider.fetch(request)));
  }

  private factor({ method, path }: Asked): Special | null {
    const [, id, step] = /^\/factors\/([^/]+)\/?(\w*)$/.exec(path) ?? [];
    if (!id) return null;
    return async (asked) => {
      const person = await this.signedIn(asked);
      if (method === 'DELETE') return removeFactor(this.behind, person, id);
      if (step === 'challenge') return challengeFactor(this.behind, person, id);
      await verifyFactor(this.behind, person, id, asked.body);
      const token = await this.behind.store.latestRefreshToken(person.session);
      const url = new URL('/auth/v1/token?grant_type=refresh_token', asked.url);
      return this.pass({ ...asked, method: 'POST', path: '/token', url, body: { refresh_token: token } });
    };
  }

  /** An address that has an account is answered like one that has none; its owner gets a letter that says so. */
  private async signUp(asked: Asked): Promise<Response> {
    const { email, password, data } = asked.body;
    if (!email || !password) return this.pass(asked);
    await this.behind.store.removeUnproved(email);
    const known = await this.behind.store.accountOf(email);
    if (!known || password.length < 8 || password.length > 72) return this.pass(asked);
    await bcrypt.hash(password, 10);
    void notify(this.behind.letters, known.email, 'alreadyRegistered');
    return Response.json(someoneNew(known.email, data ?? {}));
  }

  private async token(asked: Asked): Promise<Response> {
    const token = asked.body.refresh_token;
    if (asked.url.searchParams.get('grant_type') !== 'refresh_token' || !token) return this.signIn(asked);
    const answer = await this.behind.store.refreshOnce(token, () => this.pass(asked));
    if (answer instanceof Response) return answer;
    await this.behind.house.endSession(answer.userId, answer.session);
    throw new ProtocolRefusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }

  /** Every attempt that fails compares one password, and says the same unless the password was right. */
  private async signIn(asked: Asked): Promise<Response> {
    const answer = await this.pass(asked);
    if (answer.ok) return this.proven(answer, asked.body.email ? 'password' : 'oauth');
    const { email, password } = asked.body;
    if (answer.status !== 400 || !email || !password) return answer;
    const known = await this.behind.store.accountOf(email);
    const wasCompared = known?.passwordHash && known.isConfirmed;
    const isRight = !wasCompared && (await bcrypt.compare(password, known?.passwordHash ?? (await this.nobodysHash)));
    if (isRight && known) return answer;
    throw new ProtocolRefusal(400, 'invalid_credentials', 'Invalid login credentials');
  }

  /** The letter is written after the answer, so that the answer takes no longer for an address that is known. */
  private async letterTo(asked: Asked): Promise<Response> {
    const { email } = asked.body;
    if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return this.pass(asked);
    if (await this.behind.store.accountOf(email)) {
      void this.pass(asked).catch((failure: unknown) => log.error(failure));
    }
    return Response.json({});
  }

  /** Programs that look at the links of letters open them too: only the button on our page uses a link up. */
  private openLink({ url }: Asked): Promise<Response> {
    const there = new URL(this.behind.callbackUrl);
    there.searchParams.set('token_hash', url.searchParams.get('token') ?? '');
    there.searchParams.set('type', url.searchParams.get('type') ?? '');
    return Promise.resolve(new Response(null, { status: 303, headers: { Location: there.href } }));
  }

  /** The session of a proof that the house itself has made for somebody who comes from another provider. */
  private async signInBy(asked: Asked): Promise<Response> {
    const answer = await this.pass(asked);
    return answer.ok ? this.assured(await this.proven(answer, 'oauth')) : answer;
  }

  private async verify(asked: Asked): Promise<Response> {
    const { type, token_hash: hash, email, token } = asked.body;
    const tokenHash = hash || (email && token ? hashOfCode(email, token) : '');
    if (type !== 'signup') await this.behind.store.dropUnprovedPassword(tokenHash);
    const change = type === 'email_change' ? await this.behind.store.changeBy(tokenHash) : undefined;
    if (change) {
      await this.behind.store.removeUnproved(change.to);
      if (await this.behind.store.accountOf(change.to)) throw expired();
    }
    const answer = await this.pass(asked);
    if (answer.ok && change) void notify(this.behind.letters, change.from, 'addressChanged', change.to);
    return answer.ok ? this.proven(answer, 'otp') : answer;
  }

  private async update(asked: Asked): Promise<Response> {
    const person = await this.signedIn(asked);
    const { password, email, current_password: _, ...rest } = asked.body;
    if (password && email) throw new ProtocolRefusal(400, 'validation_failed', 'Change one of the two at a time');
    const passOn = (body: Asked['body']) => this.pass({ ...asked, body });
    if (password) return changePassword(this.behind, person, asked.body, () => passOn({ ...rest, password }));
    if (email) return requestAddress(this.behind, person, email, passOn, rest);
    return passOn(rest);
  }

  private async logOut(asked: Asked): Promise<Response> {
    const person = await this.signedIn(asked);
    const scope = asked.url.searchParams.get('scope') ?? asked.body.scope ?? 'local';
    const answer = await this.pass(asked);
    if (answer.ok && scope === 'global') await this.behind.house.endAll(person.id);
    return answer;
  }

  private async proven(answer: Response, method: string): Promise<Response> {
    const session = (await answer.clone().json()) as { access_token?: string };
    const id = session.access_token && decodeJwt(session.access_token).session_id;
    if (typeof id === 'string') await this.behind.store.prove(id, method);
    return answer;
  }

  /** Writes into a session's token how it was proven, and into its person which second factors they have. */
  private async assured(answer: Response): Promise<Response> {
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
    const said = (await answer.json()) as Record<string, unknown> & { access_token?: string; user?: { id: string } };
    const person = (said.user ?? said) as { id?: string; identities?: unknown; factors?: unknown };
    if (person.id && person.identities) {
      const factors = await listFactors(this.behind.store, person.id);
      if (factors.length) person.factors = factors;
    }
    if (said.access_token) said.access_token = await this.withProofs(said.access_token);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(said), { status: answer.status, headers });
  }

  private async withProofs(token: string): Promise<string> {
    const key = new TextEncoder().encode(this.behind.secret);
    const { payload } = await jwtVerify(token, key);
    const amr = await this.behind.store.proofsOf(String(payload.session_id));
    const aal = amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
    return new SignJWT({ ...payload, aal, amr, is_anonymous: false })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }
}

const expired = () => new ProtocolRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

const hashOfCode = (email: string, code: string): string =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');

/** The answer that a new account gets, for an address that has one. */
function someoneNew(email: string, data: Record<string, unknown>): object {
  const [id, now] = [randomUUID(), hostInstant().toISOString()];
  const typed = { ...data, email, email_verified: false, phone_verified: false, sub: id };
  const identity = { identity_id: randomUUID(), id, user_id: id, identity_data: typed, provider: 'email' };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: typed,
    identities: [{ ...identity, last_sign_in_at: now, created_at: now, updated_at: now, email }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}
