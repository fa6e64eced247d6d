import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReturnPaths } from '../../emails/index.js';
import { Clock } from '../../platform/clock/index.js';
import { DeliveryReports } from '../delivery-reports.service.js';
import { sha256 } from '../providers/authentic.js';
import { eventsInMail } from './bounce-events.js';
import { mailboxAddress, type MailboxAddress, type MailSession, type StoredMail } from './mail-store.js';
import { Pop3Session } from './pop3.js';

/** Where bounces come back to; null when nobody reads them. */
export interface BounceSettings {
  readonly mailbox: MailboxAddress | null;
  readonly returnPaths: ReturnPaths;
}
export const BOUNCE_SETTINGS = Symbol('BOUNCE_SETTINGS');

const MOST_BYTES = 1_048_576;
const MOST_AT_ONCE = 200;
/** So long is remembered what was read; what still lies there after that is looked at once more, without effect. */
const REMEMBERED_DAYS = 90;

/**
 * Reads the mailbox for bounces. Each mail counts once: that it was read is written with what followed from it. What is
 * about a letter is deleted there, and shown to staff where it was not understood; everything else is left to people.
 */
@Injectable()
export class BounceMailbox {
  private readonly log = new Logger('BounceMailbox');

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly reports: DeliveryReports,
    @Inject(BOUNCE_SETTINGS) private readonly settings: BounceSettings,
  ) {}

  /** One round. Any number of workers may read at once. @throws when the mailbox is out of reach */
  async read(): Promise<{ read: number; understood: number }> {
    const { mailbox } = this.settings;
    if (!mailbox) return { read: 0, understood: 0 };
    const session = await openMailbox(mailbox);
    try {
      const counts = await this.readAll(session);
      await session.quit();
      return counts;
    } finally {
      session.close();
    }
  }

  async forgetOld(): Promise<void> {
    await this.db.query(`DELETE FROM bounce_mail WHERE read_at < $1::timestamptz - make_interval(days => $2)`, [
      this.clock.now(),
      REMEMBERED_DAYS,
    ]);
  }

  private async readAll(session: MailSession): Promise<{ read: number; understood: number }> {
    const stored = (await session.list()).filter(({ uid }) => uid);
    const known = await this.known(stored);
    for (const mail of stored) if (known.get(this.nameOf(mail))) await session.delete(mail);

    const unread = stored.filter((mail) => !known.has(this.nameOf(mail)) && mail.size <= MOST_BYTES);
    let understood = 0;
    for (const mail of unread.slice(0, MOST_AT_ONCE)) {
      const taken = await this.take(mail, await session.fetch(mail));
      if (taken.understood) understood++;
      if (taken.done) await session.delete(mail);
    }
    const counts = { read: Math.min(unread.length, MOST_AT_ONCE), understood };
    if (counts.read) this.log.log(`${counts.read} mails came back, ${understood} of them understood.`);
    return counts;
  }

  /** @returns whether it said anything about a letter of ours, and whether it may go from the mailbox */
  private async take(mail: StoredMail, raw: Buffer): Promise<{ understood: boolean; done: boolean }> {
    const now = this.clock.now();
    const cameBack = await eventsInMail(raw, this.settings.returnPaths, now);
    const { news, messageId } = cameBack;
    const done = messageId !== null;
    await this.db.transaction(async (within) => {
      const [first] = await within.query<unknown[]>(
        `INSERT INTO bounce_mail (digest, understood, read_at) VALUES (decode($1, 'hex'), $2, $3)
         ON CONFLICT (digest) DO NOTHING RETURNING understood`,
        [this.nameOf(mail), done, now],
      );
      if (!first) return;
      await this.reports.record('bounce-mail', news, within);
      if (news.length === 0 && !cameBack.isAutomatic && done) {
        await this.reports.show({ ...cameBack, messageId }, within);
      }
    });
    return { understood: news.length > 0, done };
  }

  /** Those that were read before, by their names, and whether they were understood. */
  private async known(stored: readonly StoredMail[]): Promise<Map<string, boolean>> {
    const rows: { name: string; understood: boolean }[] = await this.db.query(
      `SELECT encode(digest, 'hex') AS name, understood FROM bounce_mail
        WHERE digest IN (SELECT decode(name, 'hex') FROM unnest($1::text[]) name)`,
      [stored.map((mail) => this.nameOf(mail))],
    );
    return new Map(rows.map(({ name, understood }) => [name, understood]));
  }

  private nameOf({ uid }: StoredMail): string {
    const { host = '', user = '' } = this.settings.mailbox ?? {};
    return sha256(JSON.stringify([host, user, uid])).toString('hex');
  }
}

/** How many mails lie in a mailbox; it is left as it is. @throws when it is out of reach, lets us not in, or is named wrongly */
export async function mailsIn(url: string): Promise<number> {
  const session = await openMailbox(mailboxAddress(url));
  try {
    return (await session.list()).length;
  } finally {
    session.close();
  }
}

/** Loads the reader of IMAP with the first mailbox that speaks it. @throws when the mailbox is out of reach or does not let us in */
async function openMailbox(address: MailboxAddress): Promise<MailSession> {
  if (address.protocol === 'pop3') return Pop3Session.open(address);
  const { ImapSession } = await import('./imap.js');
  return ImapSession.open(address);
}
