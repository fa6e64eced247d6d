import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/index.js';
import { sha256 } from './authentic.js';

/** Longer than any token is taken for fresh. */
const KEPT_DAYS = 2;

/** Tokens that came under a signature: the first body that a token came with is the only one it is good for. */
@Injectable()
export class WebhookTokens {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whether this body may go with this token; the same body may come again. */
  async isFor(token: string, body: Buffer): Promise<boolean> {
    const [known] = await this.db.query<[{ same: boolean }]>(
      `INSERT INTO mail_webhook_token AS known (digest, body_digest, received_at) VALUES ($1, $2, $3)
       ON CONFLICT (digest) DO UPDATE SET received_at = known.received_at
       RETURNING body_digest = $2 AS same`,
      [sha256(token), sha256(body), this.clock.now()],
    );
    return known.same;
  }

  /** Those that are too old to be taken again anyway. */
  async forgetOld(): Promise<void> {
    await this.db.query(
      `DELETE FROM mail_webhook_token WHERE received_at < $1::timestamptz - make_interval(days => $2)`,
      [this.clock.now(), KEPT_DAYS],
    );
  }
}
