import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/index.js';
import { CONFIG, type Config } from '../platform/config/index.js';
import { escaped, staffMail, Transport } from '../platform/mail/index.js';
import { RateLimits, type RateLimit } from '../platform/rate-limits/index.js';
import { HowItStands } from './how-it-stands.js';
import { troublesOf, WORDS, type Trouble } from './troubles.js';

const DAY = 24 * 3600;

/**
 * Tells the people in OPERATOR_EMAILS what is wrong with the installation: each trouble once a day, as long as it lasts, on every
 * day and at every hour (docs/decisions/0049-alarms-rest-on-no-day.md).
 */
@Injectable()
export class OperatorMail {
  private readonly told: RateLimit;

  constructor(
    private readonly stands: HowItStands,
    private readonly transport: Transport,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    limits: RateLimits,
  ) {
    this.told = limits.of('troubles that operators are told', 1, DAY);
  }

  /** Of several workers one tells. What the relay does not take is told when it does. @returns how many letters left */
  async tell(): Promise<number> {
    const { OPERATOR_EMAILS, BACKUP_TO } = this.config;
    if (OPERATOR_EMAILS.length === 0) return 0;
    let left = 0;
    for (const trouble of troublesOf(await this.stands.now(), BACKUP_TO !== undefined))
      for (const to of OPERATOR_EMAILS) if (await this.tellOnce(trouble, to)) left++;
    return left;
  }

  private async tellOnce(trouble: Trouble, to: string): Promise<boolean> {
    const key = `${trouble} ${to}`;
    if ((await this.told.take(key)) > 0) return false;
    const { outcome } = await this.transport.send(this.mail(trouble, to));
    if (outcome !== 'accepted') await this.told.giveBack(key);
    return outcome === 'accepted';
  }

  /** In both languages: what an operator reads is known nowhere. */
  private mail(trouble: Trouble, to: string) {
    const page = `${this.config.PUBLIC_URL}/app/operator`;
    const [english, hebrew] = [WORDS.en[trouble], WORDS.he[trouble]];
    const paragraph = (words: readonly string[], language: string, direction: string) =>
      `<p lang="${language}" dir="${direction}">${escaped(words.join(' '))}</p>`;
    const letter = {
      ...{ id: `trouble-${trouble}`, to, language: 'en' as const, subject: `Zikaron: ${english[0]}` },
      text: [english.join(' '), hebrew.join(' '), page].join('\n\n'),
      html: `${paragraph(english, 'en', 'ltr')}${paragraph(hebrew, 'he', 'rtl')}<p><a href="${escaped(page)}">${escaped(page)}</a></p>`,
    };
    return staffMail(letter, this.config.MAIL_FROM, this.clock.now());
  }
}
