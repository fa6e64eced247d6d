import { isolated } from '@zikaron/contract';
import { headerText, mailboxHeader, writeMail, type Mail } from '../platform/mail/index.js';
import { markup } from './html.js';

/** What an observer wrote, on the way to the office. */
interface OfficeMessage {
  readonly id: string;
  /** The office's reply address. */
  readonly to: string;
  readonly mailFrom: string;
  readonly organization: string;
  readonly language: 'en' | 'he';
  readonly from: { readonly name: string; readonly email: string | null };
  /** The person remembered that it is about, if one. */
  readonly about: string | null;
  readonly text: string;
  /** The contact's page in the admin. */
  readonly page: string;
}

const WORDS = {
  en: {
    subject: (name: string, about: string | null) => (about ? `${name} about ${about}` : `A message from ${name}`),
    wrote: (name: string) => `${name} wrote by the link in a letter:`,
    answer: 'To answer, reply to this mail.',
  },
  he: {
    subject: (name: string, about: string | null) =>
      about ? `${isolated(name)} על ${isolated(about)}` : `הודעה מאת ${isolated(name)}`,
    wrote: (name: string) => `הודעה מאת ${isolated(name)}, דרך הקישור שבמכתב:`,
    answer: 'כדי לענות, יש להשיב לדואר זה.',
  },
};

/** What a family wrote, as a mail to the office; an answer to it goes to the family. */
export function officeMail(message: OfficeMessage, now: Date): Mail {
  const { id, to, mailFrom, language, from, about, text, page, organization } = message;
  const words = WORDS[language];
  const headers = {
    From: mailboxHeader('Zikaron', mailFrom),
    ...(from.email && { 'Reply-To': mailboxHeader(from.name, from.email) }),
    To: `<${to}>`,
    Subject: headerText(`${organization}: ${words.subject(from.name, about)}`),
    Date: now.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<office-${id}@${mailFrom.split('@')[1] ?? ''}>`,
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const paragraphs = [words.wrote(from.name.replace(/\s+/g, ' ')), ...(about ? [about] : []), text, words.answer, page];
  const shown = paragraphs.map((paragraph) => markup`<p style="white-space:pre-wrap">${paragraph}</p>`);
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const document = markup`<!doctype html>
<html lang="${language}" dir="${direction}"><body style="font:16px/1.5 system-ui,Arial,sans-serif">${shown}</body></html>`;
  const body = { text: paragraphs.join('\n\n'), html: document.markup, files: [] };
  return { envelope: { from: mailFrom, to }, content: writeMail(lines.join(''), body, `=_office-${id}`) };
}
