import { Logger } from '@nestjs/common';
import { z } from 'zod';
import type { Behind } from './behind.js';
import type { Asked } from './protocol.js';
import { beginning, pageOf, personOf, readBegun, written, type Begun } from './social-sign-in.js';

const COOKIE = 'zikaron-social';
const MINUTES = 10;
const session = z.looseObject({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/**
 * Sign-in by another provider (OAuth 2.0, authorization code). Browsers come here as they are, so that whatever happens ends
 * on our page and never as JSON.
 */
export class SocialDoor {
  private readonly returnTo: string;
  private readonly log = new Logger('Identity');

  constructor(
    private readonly behind: Behind,
    private readonly signIn: (asked: Asked) => Promise<Response>,
  ) {
    this.returnTo = new URL('/auth/v1/callback', behind.callbackUrl).href;
  }

  /** Sends a browser to the provider that it names. */
  begin({ url }: Asked): Response {
    const provider = this.behind.social.get(url.searchParams.get('provider') ?? '');
    if (!provider) return this.refused('oauth_provider_not_supported', 'This way to sign in is not offered here.');
    const begun = beginning(provider, this.nextOf(url.searchParams.get('redirect_to')));
    return redirect(pageOf(provider, begun, this.returnTo), this.cookie(written(begun), MINUTES * 60));
  }

  /** A form from elsewhere brings no cookie; the same as an address does. */
  asAddress({ body }: Asked): Response {
    const there = new URL(this.returnTo);
    for (const field of ['code', 'state', 'error', 'error_description'] as const) {
      const value = (body as Record<string, unknown>)[field];
      if (typeof value === 'string') there.searchParams.set(field, value);
    }
    return redirect(there.href);
  }

  /** Takes whoever comes back in, or says on our page why not. */
  async complete(asked: Asked): Promise<Response> {
    const said = asked.url.searchParams;
    const begun = readBegun(cookieIn(asked.cookie));
    const provider = this.behind.social.get(begun?.provider ?? '');
    if (!begun || !provider || said.get('state') !== begun.state)
      return this.refused('bad_oauth_state', 'This sign-in was begun elsewhere or too long ago. Please begin again.');
    const code = said.get('code');
    if (said.has('error') || !code) return this.denied(said.get('error_description'));
    try {
      const token_hash = await this.behind.store.admit(await personOf(provider, code, begun, this.returnTo));
      const proof = { method: 'POST', path: '/verify', body: { type: 'magiclink', token_hash }, authorization: null };
      const answer = await this.signIn({ ...asked, ...proof, url: new URL('/auth/v1/verify', asked.url) });
      const { access_token, refresh_token, expires_in } = session.parse(await answer.json());
      const tokens = { access_token, refresh_token, expires_in: String(expires_in), token_type: 'bearer' };
      return this.toOurPage(tokens, begun);
    } catch (failure) {
      this.log.warn(`Nobody came in by ${provider.name}: ${String(failure)}`);
      return this.refused('bad_oauth_callback', 'The provider did not say who you are. Please try again.');
    }
  }

  /** A refusal of ours, by its code in the protocol of GoTrue, for which our page has words in each language. */
  private refused(error_code: string, error_description: string): Response {
    return this.toOurPage({ error: 'server_error', error_code, error_description });
  }

  /** A refusal of the provider or of its person, in the provider's words where it has any. */
  private denied(error_description: string | null): Response {
    return this.toOurPage({ error: 'access_denied', ...(error_description && { error_description }) });
  }

  private toOurPage(hash: Record<string, string>, begun?: Begun): Response {
    const there = new URL(this.behind.callbackUrl);
    if (begun?.next) there.searchParams.set('next', begun.next);
    there.hash = new URLSearchParams(hash).toString();
    return redirect(there.href, this.cookie('', 0));
  }

  /** Where our page goes on to; nothing of an address that is not our page's. */
  private nextOf(redirectTo: string | null): string | null {
    const { origin, pathname } = new URL(this.behind.callbackUrl);
    const there = redirectTo && URL.canParse(redirectTo) ? new URL(redirectTo) : null;
    return there?.origin === origin && there.pathname === pathname ? there.searchParams.get('next') : null;
  }

  private cookie(value: string, seconds: number): string {
    const secure = this.returnTo.startsWith('https:') ? '; Secure' : '';
    return `${COOKIE}=${value}; Path=/auth/v1; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }
}

const redirect = (to: string, cookie?: string): Response =>
  new Response(null, { status: 303, headers: { Location: to, ...(cookie && { 'Set-Cookie': cookie }) } });

const cookieIn = (header: string): string =>
  header
    .split(/;\s*/)
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';
