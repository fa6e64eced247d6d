import { isolated, type Role } from '@zikaron/contract';
import { buttonTo, escaped, staffMail, unlinked, type Mail } from '../platform/mail/index.js';

/** What an invitation's letter says. */
interface InvitationLetter {
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
    roles: { owner: 'owner', admin: 'administrator', clergy: 'clergy', staff: 'staff', viewer: 'viewer' },
  },
  he: {
    subject: (organization: string) => `הזמנה אל ${isolated(organization)} ב־Zikaron`,
    text: ({ invitedBy, organization, role }: InvitationLetter) =>
      `קיבלתם הזמנה מאת ${isolated(invitedBy)} לעבוד עבור ${isolated(organization)} ב־Zikaron בתפקיד ${WORDS.he.roles[role]}. Zikaron שומרת את היארצייטים של הקהילה וכותבת לכל משפחה לפני היום.`,
    accept: 'קבלת ההזמנה',
    until: ({ days, email }: InvitationLetter) =>
      `הקישור תקף ${days} ימים, לשימוש אחד, למי שנכנס בכתובת ${isolated(email)}. אם אינכם יודעים במה מדובר, אין צורך לעשות דבר.`,
    roles: { owner: 'בעלים', admin: 'מנהל', clergy: 'רבנות', staff: 'צוות', viewer: 'צופה' },
  },
};

/** The letter as a mail. */
export function invitationMail(invitation: InvitationLetter, mailFrom: string, now: Date): Mail {
  const words = WORDS[invitation.language];
  const [organization, invitedBy] = [invitation.organization, invitation.invitedBy].map(unlinked) as [string, string];
  const letter = { ...invitation, organization, invitedBy };
  return staffMail(
    {
      ...{ id: `invitation-${letter.id}`, to: letter.email, language: letter.language },
      subject: words.subject(letter.organization),
      text: [words.text(letter), `${words.accept}: ${letter.link}`, words.until(letter)].join('\n\n'),
      html: `<p>${escaped(words.text(letter))}</p>${buttonTo(letter.link, words.accept)}<p style="color:#565a5f">${escaped(words.until(letter))}</p>`,
    },
    mailFrom,
    now,
  );
}
