import { isolated } from '@zikaron/contract';
import { buttonTo, escaped, staffMail, type Mail } from '../platform/mail/index.js';

/** What a letter about the coming deletion of an organization says to one of its owners. */
export interface DeletionLetter {
  readonly organizationId: string;
  readonly organization: string;
  readonly email: string;
  readonly language: 'en' | 'he';
  /** Where the organization is, by whose calendar the day is named. */
  readonly timezone: string;
  readonly askedBy: string;
  readonly deleteAt: Date;
  /** The account page. */
  readonly page: string;
}

const WORDS = {
  en: {
    subject: (organization: string, date: string) => `${organization} will be deleted on ${date}`,
    text: ({ organization, askedBy }: DeletionLetter, date: string) =>
      `${askedBy} asked for the deletion of ${organization} on Zikaron. On ${date} all of it is removed for good: yahrzeits, contacts, letters, history.`,
    keep: 'See the request, or keep the congregation',
    why: 'You get this as an owner. Until that day an owner can keep the congregation on the account page. If you did not expect this, keep it, and choose a new password.',
  },
  he: {
    subject: (organization: string, date: string) => `${isolated(organization)}: הקהילה תימחק ב־${date}`,
    text: ({ organization, askedBy }: DeletionLetter, date: string) =>
      `הוגשה ב־Zikaron בקשה למחיקת ${isolated(organization)}, על ידי ${isolated(askedBy)}. ב־${date} הכול יימחק לצמיתות: יארצייטים, אנשי קשר, מכתבים והיסטוריה.`,
    keep: 'לפרטים, או להשארת הקהילה',
    why: 'ההודעה נשלחת לבעלים. עד אותו יום בעלים יכולים לבטל את הבקשה בדף החשבון. אם אינכם יודעים על כך, בטלו אותה ובחרו סיסמה חדשה.',
  },
};

/** The letter as a mail. */
export function deletionMail(letter: DeletionLetter, mailFrom: string, now: Date): Mail {
  const { organizationId, organization, email: to, language, timezone: timeZone, deleteAt, page } = letter;
  const words = WORDS[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(deleteAt);
  const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
  return staffMail(
    {
      ...{ id: `deletion-${organizationId}`, to, language },
      subject: words.subject(organization, date),
      text: [words.text(letter, date), `${words.keep}: ${page}`, words.why].join('\n\n'),
      html: paragraph(words.text(letter, date)) + buttonTo(page, words.keep) + paragraph(words.why),
    },
    mailFrom,
    now,
  );
}
