import { Inject, Injectable } from '@nestjs/common';
import { SignJWT } from 'jose';
import { CONFIG, type Config } from '../platform/config/index.js';
import { Refusal } from '../platform/http/index.js';
import { EmbeddedIdentity } from './embedded-identity.js';
import type { Notice } from './provider/notices.js';
import { issuerOf } from './signing-keys.js';

const ANSWER_MS = 10_000;

/** What the house may do at the identity provider in the name of nobody: for whoever lost a device, and for operators. */
@Injectable()
export class IdentityAdmin {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly embedded: EmbeddedIdentity,
  ) {}

  /** Removes every second factor of a person. @throws Refusal where the provider can be asked by its own people only */
  async forgetFactors(subject: string): Promise<void> {
    if (this.embedded.isConfigured) return this.embedded.forgetFactors(subject);
    const path = `/admin/users/${encodeURIComponent(subject)}/factors`;
    const factors = (await (await this.ask('GET', path)).json()) as { id: string }[];
    for (const { id } of factors) await this.ask('DELETE', `${path}/${encodeURIComponent(id)}`);
  }

  /** Ends what refreshes a person's tokens. Another provider's sessions end when the house takes none of their tokens any more. */
  async endSessions(subject: string): Promise<void> {
    if (this.embedded.isConfigured) await this.embedded.endSessions(subject);
  }

  /** A letter about the account; another provider writes its own. */
  async tell(email: string, notice: Notice): Promise<void> {
    if (this.embedded.isConfigured) await this.embedded.tell(email, notice);
  }

  private async ask(method: string, path: string): Promise<Response> {
    const { SUPABASE_URL, SUPABASE_JWT_SECRET } = this.config;
    if (!SUPABASE_URL || !SUPABASE_JWT_SECRET) {
      throw new Refusal(409, 'ask_an_operator', 'Ask whoever runs this installation to take your second factor off.');
    }
    const token = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(new TextEncoder().encode(SUPABASE_JWT_SECRET));
    const answer = await fetch(`${issuerOf(SUPABASE_URL)}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, apikey: token },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok)
      throw new Error(`The identity provider answers ${answer.status} to ${method} of a person's factors`);
    return answer;
  }
}
