/** Where a mailbox lies, and by which protocol it is read. */
export interface MailboxAddress {
  readonly protocol: 'pop3' | 'imap';
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
}

/** A mail that lies in the mailbox. `uid` is its name there for as long as it lies there; `size` is in bytes. */
export interface StoredMail {
  readonly number: number;
  readonly uid: string;
  readonly size: number;
}

/** One session with a mailbox. What was deleted is gone only after `quit`, so a session that breaks deletes nothing. */
export interface MailSession {
  list(): Promise<StoredMail[]>;
  fetch(mail: StoredMail): Promise<Buffer>;
  delete(mail: StoredMail): Promise<void>;
  quit(): Promise<void>;
  close(): void;
}

const PORTS = { pop3: { secure: 995, plain: 110 }, imap: { secure: 993, plain: 143 } };
export const SAY_THE_MAILBOX = 'BOUNCE_MAILBOX_URL must be imaps://user:password@host or pop3s://user:password@host.';

/** @throws when it is no `imaps://user:password@host` or `pop3s://` (`imap://` and `pop3://`, without TLS, for a mailbox on the same machine) */
export function mailboxAddress(text: string): MailboxAddress {
  const url = new URL(text);
  const [, said, s] = /^(pop3|imap)(s?):$/.exec(url.protocol) ?? [];
  if (!said || !url.hostname || !url.username) throw new Error(SAY_THE_MAILBOX);
  const [protocol, secure] = [said as MailboxAddress['protocol'], s === 's'];
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const port = Number(url.port) || PORTS[protocol][secure ? 'secure' : 'plain'];
  return { protocol, host: url.hostname, port, secure, user, password };
}
