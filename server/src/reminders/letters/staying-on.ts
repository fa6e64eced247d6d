import { dateOrderOf, isolated } from '@zikaron/contract';
import type { CivilDate } from '../../calendar/index.js';
import type { Letter } from '../../emails/index.js';
import { formatDate, type LetterLanguage } from '../../merge-fields/index.js';
import { escaped } from '../../platform/mail/index.js';
import type { LetterRecord } from './letter-record.js';

/** What a former member is told of when letters end, and how they go on. */
export const STAYING: Readonly<Record<LetterLanguage, StayingWords>> = {
  en: {
    ends: ({ organization, left, until }) =>
      `Our records have you as a member of ${organization} until ${left}. After ${until} we write no more letters to you.`,
    keep: 'Please keep writing to me',
    onPaper: 'If you would like us to keep writing, please tell the office.',
  },
  he: {
    ends: ({ organization, left, until }) =>
      `לפי הרישומים שלנו, החברות שלכם ב־${isolated(organization)} היא עד ${left}. אחרי ${until} לא נכתוב לכם עוד.`,
    keep: 'בבקשה המשיכו לכתוב לי',
    onPaper: 'אם תרצו שנמשיך לכתוב, נא להודיע למזכירות.',
  },
};

interface StayingWords {
  readonly ends: (facts: { organization: string; left: string; until: string }) => string;
  readonly keep: string;
  readonly onPaper: string;
}

/** What is said to this reader at the foot of a letter; null to whoever is written to without an end. */
export function endOfLetters(
  { contact: { memberUntil, lettersUntil }, organization }: LetterRecord,
  language: LetterLanguage,
): string | null {
  if (memberUntil === null || lettersUntil === null) return null;
  const day = (date: CivilDate) => formatDate(date, language, 'long', dateOrderOf(organization));
  return STAYING[language].ends({
    ...{ organization: organization.name, left: day(memberUntil), until: day(lettersUntil) },
  });
}

/** The letter with what a former member is told, whatever its template says; the link leads to the page where they say that they stay on. */
export function withWayToStay(letter: Letter, said: string, page: string | null): Letter {
  const { keep, onPaper } = STAYING[letter.language];
  const link = page && `<br><a href="${escaped(page)}">${escaped(keep)}</a>`;
  const foot = `<div class="quiet"><div dir="auto" style="${FOOT}">${escaped(said)}${link ?? ` ${escaped(onPaper)}`}</div></div>`;
  const end = letter.html.lastIndexOf('</body>');
  return {
    ...letter,
    html: end < 0 ? letter.html + foot : letter.html.slice(0, end) + foot + letter.html.slice(end),
    text: `${letter.text}\n\n${said} ${page ? `${keep}: ${page}` : onPaper}`,
  };
}

const FOOT =
  'max-width:544px;margin:0 auto;padding:0 28px 32px;text-align:center;font:15px/1.55 Georgia,serif;color:#57534a';
