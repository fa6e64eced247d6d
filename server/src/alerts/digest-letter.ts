import type { Notification } from '@zikaron/contract';
import { readIn } from '../notifications/index.js';
import { headerText, mailboxHeader, writeMail, type Mail } from '../platform/mail/index.js';

/** Who gets the day's notifications, and those of their organization that nobody has read yet. */
export interface DigestFor {
  readonly id: string;
  readonly email: string;
  readonly organization: string;
  readonly language: 'en' | 'he';
  readonly notifications: readonly Pick<Notification, 'title' | 'message' | 'key' | 'values' | 'data'>[];
}

const WORDS = {
  en: {
    subject: (n: number) => (n === 1 ? 'One thing needs your attention' : `${n} things need your attention`),
    open: 'Open',
    why: 'You chose to get this once a day. Switch it off under Notifications:',
  },
  he: {
    subject: (n: number) => (n === 1 ? 'דבר אחד דורש את תשומת לבכם' : `${n} דברים דורשים את תשומת לבכם`),
    open: 'פתיחה',
    why: 'ביקשתם לקבל הודעה זו פעם ביום. לביטול, בדף ההתראות:',
  },
};

/** The day's notifications as a mail, never on behalf of a congregation: it is the house that writes to its staff. */
export function digestMail(to: DigestFor, mailFrom: string, publicUrl: string, now: Date): Mail {
  const words = WORDS[to.language];
  const domain = mailFrom.split('@')[1] ?? '';
  const headers = {
    From: mailboxHeader('Zikaron', mailFrom),
    To: `<${to.email}>`,
    Subject: headerText(`${to.organization}: ${words.subject(to.notifications.length)}`),
    Date: now.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<digest-${to.id}-${now.getTime()}@${domain}>`,
    'Content-Language': to.language,
    'Auto-Submitted': 'auto-generated',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = { text: asText(to, publicUrl), html: asHtml(to, publicUrl), files: [] };
  const content = writeMail(lines.join(''), body, `=_digest-${to.id}`);
  return { envelope: { from: mailFrom, to: to.email }, content };
}

const addressOf = (path: string | undefined, publicUrl: string): string | null =>
  path?.startsWith('/') && !path.startsWith('//') ? `${publicUrl}${path}` : null;

function asText({ language, notifications }: DigestFor, publicUrl: string): string {
  const parts = notifications.map((one) => {
    const { title, message } = readIn(language, one);
    return [title, message, addressOf(one.data.actionUrl, publicUrl)].filter(Boolean).join('\n');
  });
  return [...parts, `${WORDS[language].why} ${publicUrl}/app/notifications`].join('\n\n');
}

function asHtml({ language, notifications }: DigestFor, publicUrl: string): string {
  const { open, why } = WORDS[language];
  const parts = notifications.map((one) => {
    const { title, message } = readIn(language, one);
    const address = addressOf(one.data.actionUrl, publicUrl);
    const link = address ? `<p><a href="${escaped(address)}">${open}</a></p>` : '';
    return `<h2 style="font-size:18px;margin:24px 0 4px">${escaped(title)}</h2><p style="margin:0">${escaped(message)}</p>${link}`;
  });
  const page = `${publicUrl}/app/notifications`;
  const foot = `<p style="color:#565a5f;margin-top:32px">${why} <a href="${escaped(page)}">${escaped(page)}</a></p>`;
  const direction = language === 'he' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><body style="font:16px/1.5 system-ui,Arial,sans-serif;color:#1f2733">${parts.join('')}${foot}</body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
