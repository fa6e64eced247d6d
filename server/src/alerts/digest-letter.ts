import type { Notification } from '@zikaron/contract';
import { readIn } from '../notifications/index.js';
import { escaped, staffMail, type Mail } from '../platform/mail/index.js';

/** Who gets the day's notifications, and those of their organization that nobody has read yet. */
export interface DigestFor {
  readonly id: string;
  readonly email: string;
  readonly organization: string;
  readonly language: 'en' | 'he';
  readonly timezone: string;
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

/** The day's notifications as a mail. */
export function digestMail(to: DigestFor, mailFrom: string, publicUrl: string, now: Date): Mail {
  const { id, email, organization, language, notifications } = to;
  const letter = {
    ...{ id: `digest-${id}`, to: email, language },
    subject: `${organization}: ${WORDS[language].subject(notifications.length)}`,
    ...{ text: asText(to, publicUrl), html: asHtml(to, publicUrl) },
  };
  return staffMail(letter, mailFrom, now);
}

const addressOf = (path: string | undefined, publicUrl: string): string | null =>
  path?.startsWith('/') && !path.startsWith('//') ? `${publicUrl}${path}` : null;

function asText({ language, timezone, notifications }: DigestFor, publicUrl: string): string {
  const parts = notifications.map((one) => {
    const { title, message } = readIn(language, one, timezone);
    return [title, message, addressOf(one.data.actionUrl, publicUrl)].filter(Boolean).join('\n');
  });
  return [...parts, `${WORDS[language].why} ${publicUrl}/app/notifications`].join('\n\n');
}

function asHtml({ language, timezone, notifications }: DigestFor, publicUrl: string): string {
  const { open, why } = WORDS[language];
  const parts = notifications.map((one) => {
    const { title, message } = readIn(language, one, timezone);
    const address = addressOf(one.data.actionUrl, publicUrl);
    const link = address ? `<p><a href="${escaped(address)}">${open}</a></p>` : '';
    return `<h2 style="font-size:18px;margin:24px 0 4px">${escaped(title)}</h2><p style="margin:0">${escaped(message)}</p>${link}`;
  });
  const page = `${publicUrl}/app/notifications`;
  const foot = `<p style="color:#565a5f;margin-top:32px">${why} <a href="${escaped(page)}">${escaped(page)}</a></p>`;
  return parts.join('') + foot;
}
