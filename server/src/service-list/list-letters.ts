import { isolated, type Correction } from '@zikaron/contract';
import { renderCivil, type CivilDate } from '../calendar/index.js';
import { buttonTo, escaped, staffMail, type Mail } from '../platform/mail/index.js';
import { correctionLine, type Language } from './service-list-words.js';

interface Letter {
  readonly to: string;
  readonly organization: string;
  readonly language: Language;
  /** Of the list or sheet. */
  readonly number: number;
  readonly corrections: readonly Correction[];
}

interface CorrectionsLetter extends Letter {
  readonly org: string;
  readonly timezone: string;
  readonly takenAt: Date;
  /** Where the list is open to the editor; null where staff took it for them. */
  readonly address: string | null;
}

interface SheetLetter extends Letter {
  readonly userId: string;
  readonly eve: CivilDate;
  /** A sheet went out before, and this one says what has changed since. */
  readonly again: boolean;
  /** The page on which it is switched off. */
  readonly page: string;
  readonly pdf: { readonly fileName: string; readonly content: Buffer };
}

const WORDS = {
  en: {
    corrected: (of: string, number: number) => `${of}: corrections to list no. ${number}`,
    since: (number: number, at: string) => `Since list no. ${number} was taken on ${at}:`,
    asTaken: (number: number) => `List no. ${number} is right as it was taken: nothing is to be changed any more.`,
    open: 'Open the list as it is now',
    editor: (of: string) => `You get this since ${of} tells you what changes in lists that were taken for a bulletin.`,
    sheet: (of: string, date: string) => `${of}: the sheet for the pulpit, ${date}`,
    sheetAgain: (of: string, date: string) => `${of}: the sheet for the pulpit has changed, ${date}`,
    enclosed: (number: number) => `It is enclosed, as list no. ${number}. Print it before candles are lit.`,
    changed: (number: number) => `Changed since list no. ${number}; on top of the enclosed sheet too:`,
    reader: 'You asked for it by mail. Switch it off here:',
  },
  he: {
    corrected: (of: string, number: number) => `${isolated(of)}: תיקונים לרשימה מס׳ ${number}`,
    since: (number: number, at: string) => `השינויים מאז שרשימה מס׳ ${number} נלקחה, ${at}:`,
    asTaken: (number: number) => `רשימה מס׳ ${number} נכונה כפי שנלקחה: אין עוד מה לשנות.`,
    open: 'לרשימה כפי שהיא כעת',
    editor: (of: string) => `ההודעה נשלחת מאת ${isolated(of)}, למי שנמסר לו מה השתנה ברשימות שנלקחו לעלון.`,
    sheet: (of: string, date: string) => `${isolated(of)}: דף לבימה, ${date}`,
    sheetAgain: (of: string, date: string) => `${isolated(of)}: הדף לבימה השתנה, ${date}`,
    enclosed: (number: number) => `הדף מצורף, רשימה מס׳ ${number}. כדאי להדפיס לפני הדלקת נרות.`,
    changed: (number: number) => `השינויים מאז רשימה מס׳ ${number}, גם בראש הדף המצורף:`,
    reader: 'ביקשתם לקבל את הדף בדוא״ל. לביטול:',
  },
};

/** What changed since an editor took a list; without corrections, that it stands again as it was taken. */
export function correctionsMail(letter: CorrectionsLetter, mailFrom: string, now: Date): Mail {
  const { org, to, organization, language, number, takenAt, timezone, corrections, address } = letter;
  const words = WORDS[language];
  const at = new Intl.DateTimeFormat(language === 'he' ? 'he' : 'en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: timezone },
  }).format(takenAt);
  const head = corrections.length ? words.since(number, at) : words.asTaken(number);
  const lines = linesOf(corrections, language);
  const why = words.editor(organization);
  return staffMail(
    {
      ...{ id: `list-${org}-${number}`, to, language, subject: words.corrected(organization, number) },
      text: [head, ...lines, ...(address ? [`${words.open}: ${address}`] : []), why].join('\n\n'),
      html: [paragraph(head), asList(lines), address ? buttonTo(address, words.open) : '', paragraph(why)].join(''),
    },
    mailFrom,
    now,
  );
}

/** The sheet of an eve, enclosed as PDF. */
export function sheetMail(letter: SheetLetter, mailFrom: string, now: Date): Mail {
  const { userId, to, organization, language, number, eve, again, corrections, page, pdf } = letter;
  const words = WORDS[language];
  const date = renderCivil(eve, language);
  const lines = linesOf(corrections, language);
  const changed = lines.length ? [words.changed(number), ...lines] : [];
  return staffMail(
    {
      ...{ id: `sheet-${userId}-${number}`, to, language },
      subject: words[again ? 'sheetAgain' : 'sheet'](organization, date),
      text: [words.enclosed(number), ...changed, `${words.reader} ${page}`].join('\n\n'),
      html: [
        paragraph(words.enclosed(number)),
        ...(changed.length ? [paragraph(words.changed(number)), asList(lines)] : []),
        `<p style="color:#565a5f">${words.reader} <a href="${escaped(page)}">${escaped(page)}</a></p>`,
      ].join(''),
      files: [{ filename: pdf.fileName, type: 'application/pdf', content: pdf.content }],
    },
    mailFrom,
    now,
  );
}

const linesOf = (corrections: readonly Correction[], language: Language): string[] =>
  corrections.map((one) => `${renderCivil(one.service, language)}: ${correctionLine(one, language)}`);

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const asList = (lines: readonly string[]): string =>
  lines.length ? `<ul>${lines.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>` : '';
