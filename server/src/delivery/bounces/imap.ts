import { ImapFlow } from 'imapflow';
import type { MailboxAddress, MailSession, StoredMail } from './mail-store.js';

const SILENCE_MS = 30_000;
/** Between two programs of one machine nobody listens, and the certificate that a mail server makes for itself proves nothing. */
const SAME_MACHINE = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** One session with a mailbox by IMAP (RFC 3501), in its INBOX. */
export class ImapSession implements MailSession {
  private readonly deleted: string[] = [];

  private constructor(
    private readonly client: ImapFlow,
    private readonly validity: bigint,
  ) {}

  /** @throws when the mailbox is out of reach or does not let us in */
  static async open({ host, port, secure, user, password: pass }: MailboxAddress): Promise<ImapSession> {
    const client = new ImapFlow({
      ...{ host, port, secure, auth: { user, pass }, logger: false, disableAutoIdle: true },
      ...(!secure && SAME_MACHINE.test(host) && { doSTARTTLS: false }),
      ...{ connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
    });
    // What breaks is told to whoever waits for an answer.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen('INBOX');
      return new ImapSession(client, uidValidity);
    } catch (failure) {
      client.close();
      const { responseText } = failure as { responseText?: string };
      throw responseText ? new Error(`The mailbox answered: ${responseText}`) : failure;
    }
  }

  /** A mail is named by its number and by the mailbox's, which changes when numbers are given anew. */
  async list(): Promise<StoredMail[]> {
    const mails: StoredMail[] = [];
    for await (const { uid, size = 0 } of this.client.fetch('1:*', { uid: true, size: true }))
      mails.push({ number: uid, uid: `${this.validity}-${uid}`, size });
    return mails;
  }

  async fetch({ number }: StoredMail): Promise<Buffer> {
    const mail = await this.client.fetchOne(String(number), { source: true }, { uid: true });
    return (mail && mail.source) || Buffer.alloc(0);
  }

  delete({ number }: StoredMail): Promise<void> {
    this.deleted.push(String(number));
    return Promise.resolve();
  }

  /** Deletes what was to be deleted. */
  async quit(): Promise<void> {
    if (this.deleted.length > 0 && !(await this.client.messageDelete(this.deleted.join(','), { uid: true })))
      throw new Error('The mailbox deletes nothing.');
    await this.client.logout();
  }

  close(): void {
    this.client.close();
  }
}
