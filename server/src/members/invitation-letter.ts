import type { Role } from '@zikaron/contract';
import { headerText, mailboxHeader, writeMail, type Mail } from '../platform/mail/index.js';

/** What an invitation's letter says. */
export interface InvitationLetter {
  readonly id: string;
  readonly email: string;
  readonly organization: string;
  readonly language: 'en' | 'he';
  readonly invitedBy: string;
  readonly role: Role;
  /** With the signed token behind its `#`, so that no server on the way writes it down. */
  readonly link: string;
  readonly days: number;
}

const WORDS = {
  en: {
    subject: (organization: string) => `You are invited to ${organization} on Zikaron`,
    text: ({ invitedBy, organization, role }: InvitationLetter) =>
      `${invitedBy} invites you to work for ${organization} on Zikaron as ${WORDS.en.roles[role]}. Zikaron keeps the congregation’s yahrzeits and writes to each family before the day.`,
    accept: 'Accept the invitation',
    until: ({ days, email }: InvitationLetter) =>
      `The link is good for ${days} days, once, and for whoever signs in as ${email}. If you do not know what this is about, you need do nothing.`,
    roles: { owner: 'owner', admin: 'administrator', staff: 'staff', viewer: 'viewer' },
  },
  he: {
    subject: (organization: string) => `הזמנה אל ${organization} ב־Zikaron`,
    text: ({ invitedBy, organization, role }: InvitationLetter) =>
      `קיבלתם הזמנה מאת ${invitedBy} לעבוד עבור ${organization} ב־Zikaron בתפקיד ${WORDS.he.roles[role]}. Zikaron שומרת את ימי הזיכרון של הקהילה וכותבת לכל משפחה לפני היום.`,
    accept: 'קבלת ההזמנה',
    until: ({ days, email }: InvitationLetter) =>
      `הקישור תקף ${days} ימים, לשימוש אחד, למי שנכנס בכתובת ${email}. אם אינכם יודעים במה מדובר, אין צורך לעשות דבר.`,
    roles: { owner: 'בעלים', admin: 'מנהל', staff: 'צוות', viewer: 'צופה' },
  },
};

/** The letter as a mail. It is the house that writes, not the congregation: nobody can make it say what they like. */
export function invitationMail(letter: InvitationLetter, mailFrom: string, now: Date): Mail {
  const words = WORDS[letter.language];
  const domain = mailFrom.split('@')[1] ?? '';
  const headers = {
    From: mailboxHeader('Zikaron', mailFrom),
    To: `<${letter.email}>`,
    Subject: headerText(words.subject(letter.organization)),
    Date: now.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<invitation-${letter.id}-${now.getTime()}@${domain}>`,
    'Content-Language': letter.language,
    'Auto-Submitted': 'auto-generated',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = { text: asText(letter), html: asHtml(letter), files: [] };
  return {
    envelope: { from: mailFrom, to: letter.email },
    content: writeMail(lines.join(''), body, `=_invitation-${letter.id}`),
  };
}

function asText(letter: InvitationLetter): string {
  const words = WORDS[letter.language];
  return [words.text(letter), `${words.accept}: ${letter.link}`, words.until(letter)].join('\n\n');
}

function asHtml(letter: InvitationLetter): string {
  const words = WORDS[letter.language];
  const direction = letter.language === 'he' ? 'rtl' : 'ltr';
  const button = `<p style="margin:24px 0"><a href="${escaped(letter.link)}" style="padding:12px 20px;color:#fff;background:#1d3b5c;border-radius:8px;text-decoration:none">${words.accept}</a></p>`;
  return `<!doctype html><html lang="${letter.language}" dir="${direction}"><body style="font:16px/1.6 system-ui,Arial,sans-serif;color:#1f2733"><p>${escaped(words.text(letter))}</p>${button}<p style="color:#565a5f">${escaped(words.until(letter))}</p></body></html>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
