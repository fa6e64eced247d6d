import { headerText, mailboxHeader } from './header-text.js';
import type { Mail } from './transport.js';
import { writeMail, type MailFile } from './write-mail.js';

/** What the house itself writes to one of those who work with it; never a letter to a family. */
interface StaffLetter {
  /** Which letter it is, such as `invitation-<id>`: one of a kind at an instant. */
  readonly id: string;
  readonly to: string;
  readonly language: 'en' | 'he';
  readonly subject: string;
  readonly text: string;
  /** What stands in the body, ready as markup. */
  readonly html: string;
  readonly files?: readonly MailFile[];
}

/** The letter as a mail. It comes from the house, so that no congregation can make it say what they like. */
export function staffMail(letter: StaffLetter, mailFrom: string, now: Date): Mail {
  const { id, to, language, subject, text, html, files = [] } = letter;
  const headers = {
    From: mailboxHeader('Zikaron', mailFrom),
    To: `<${to}>`,
    Subject: headerText(subject),
    Date: now.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}-${now.getTime()}@${mailFrom.split('@')[1] ?? ''}>`,
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const page = `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.6 system-ui,Arial,sans-serif;color:#1f2733">${html}</body></html>`;
  return {
    envelope: { from: mailFrom, to },
    content: writeMail(lines.join(''), { text, html: page, files }, `=_${id}`),
  };
}

/** A link that looks like a button, for the body of a letter. */
export const buttonTo = (address: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escaped(address)}" style="padding:12px 20px;color:#fff;background:#1d3b5c;border-radius:8px;text-decoration:none">${escaped(label)}</a></p>`;

/** A text as markup, in which nothing of it is markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A name that others chose, as a letter says it to somebody who does not know them. Mail programs make links of what looks like an
 * address of the web: a blank of no width behind each dot, colon and at takes the look from it.
 */
export const unlinked = (name: string): string => name.replace(/[.:@。．｡](?=\S)/g, (sign) => `${sign}\u200b`);
