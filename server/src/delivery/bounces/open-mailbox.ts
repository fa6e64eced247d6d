import type { MailboxAddress, MailSession } from './mail-store.js';
import { Pop3Session } from './pop3.js';

/** Loads the reader of IMAP with the first mailbox that speaks it. @throws when the mailbox is out of reach or does not let us in */
export async function openMailbox(address: MailboxAddress): Promise<MailSession> {
  if (address.protocol === 'pop3') return Pop3Session.open(address);
  const { ImapSession } = await import('./imap.js');
  return ImapSession.open(address);
}
