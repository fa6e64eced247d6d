import { headerText, mailboxHeader, signMail, writeMail, type Mail } from '../platform/mail/index.js';
import type { Sender } from '../sender-domains/index.js';
import type { Letter } from './letter-source.js';
import { providerHeaders } from './provider-headers.js';
import type { HouseMail } from './sending-rules.js';

/** What an organization's letters have in common. */
export interface Letterhead {
  readonly name: string;
  readonly code: string;
  readonly replyTo: string | null;
  readonly house: HouseMail;
  /** The organization's own sender domain; null when letters leave under the house's address. */
  readonly sender: Sender | null;
}

export const letterheadOf = (
  organization: { name: string; senderName: string | null; orgCode: string; replyTo: string | null },
  house: HouseMail,
  sender: Sender | null,
): Letterhead => ({
  name: organization.senderName ?? organization.name,
  code: organization.orgCode,
  replyTo: organization.replyTo,
  house,
  sender,
});

export interface Outgoing {
  /** The message's id; the Message-ID and the return path are derived from it, so every attempt carries the same. */
  readonly id: string;
  readonly toEmail: string;
  readonly runId: string | null;
  readonly unsubscribeUrl: string | null;
}

interface WrittenMail {
  readonly mail: Mail;
  readonly headers: Record<string, string>;
}

/**
 * Puts a letter into its envelope: headers as big receivers ask of senders to many (RFC 8058 for one-click
 * unsubscribing, RFC 2919 List-ID, RFC 3834 Auto-Submitted), and a return path that names the message, so that a bounce
 * finds it.
 */
export function mailOf(head: Letterhead, message: Outgoing, letter: Letter, now: Date): WrittenMail {
  const { mailFrom, returnPaths, providers } = head.house;
  const domain = mailFrom.slice(mailFrom.indexOf('@') + 1);
  const returnPath = returnPaths.of(message.id, head.sender?.returnPathDomain ?? undefined);
  const code = head.code.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const headers: Record<string, string> = {
    From: head.sender
      ? mailboxHeader(head.name, head.sender.address)
      : mailboxHeader(`${head.name} via Zikaron`, mailFrom),
    ...(head.replyTo && { 'Reply-To': mailboxHeader(head.name, head.replyTo) }),
    To: `<${message.toEmail}>`,
    Subject: headerText(letter.subject),
    Date: now.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${message.id}@${domain}>`,
    'Content-Language': letter.language,
    'Auto-Submitted': 'auto-generated',
    'List-ID': `${headerText(head.name)} <reminders.${code}.${domain}>`,
    'Feedback-ID': `${(message.runId ?? 'single').replaceAll('-', '')}:${code}:reminder:zikaron`,
    ...providerHeaders(providers, message.id),
    ...(message.unsubscribeUrl && {
      'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = { text: letter.text, html: letter.html, files: letter.attachments ?? [] };
  const content = writeMail(lines.join(''), body, `=_${message.id}`);
  return { mail: { envelope: { from: returnPath, to: message.toEmail }, content }, headers };
}

/** The same mail, signed by the domain of its From where there is a key for it. */
export async function signed(head: Letterhead, mail: Mail): Promise<Mail> {
  const key = head.sender?.key ?? head.house.key;
  return key ? { ...mail, content: await signMail(mail.content, key) } : mail;
}
