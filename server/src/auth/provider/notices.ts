import type { EmailDriver } from '@supabase/lite';

const NOTICES = {
  passwordChanged: {
    subject: 'Your password was changed / הסיסמה שלכם הוחלפה',
    en: 'The password of your Zikaron account was changed just now, and every other sign-in has ended. If it was not you, choose a new one with "Forgot password?" at once.',
    he: 'הסיסמה של חשבון Zikaron שלכם הוחלפה זה עתה, וכל הכניסות האחרות הסתיימו. אם לא עשיתם זאת, יש לבחור מיד סיסמה חדשה דרך "שכחתם סיסמה?".',
  },
  addressChanged: {
    subject: 'Your address was changed / הכתובת שלכם הוחלפה',
    en: 'Your Zikaron account has a new email address now: {{address}}. Letters to sign in no longer come here. If it was not you, write to whoever runs your installation at once.',
    he: 'לחשבון Zikaron שלכם יש מעתה כתובת דוא״ל חדשה: {{address}}. מכתבי הכניסה לא יגיעו עוד לכאן. אם לא עשיתם זאת, יש לפנות מיד למי שמפעיל את המערכת.',
  },
  alreadyRegistered: {
    subject: 'You have an account already / כבר יש לכם חשבון',
    en: 'Somebody, probably you, tried to register this address with Zikaron. It has an account already: sign in with it, or choose a new password with "Forgot password?". If it was not you, you need do nothing.',
    he: 'מישהו, כנראה אתם, ניסה לרשום את הכתובת הזו ב־Zikaron. כבר יש לה חשבון: אפשר להיכנס אליו, או לבחור סיסמה חדשה דרך "שכחתם סיסמה?". אם לא אתם ניסיתם, אין צורך לעשות דבר.',
  },
  factorRemoved: {
    subject: 'Your second factor was taken off / האימות הדו-שלבי בוטל',
    en: 'A recovery code was used for your Zikaron account: its second factor is off until you set it up anew. If it was not you, change your password at once.',
    he: 'נעשה שימוש בקוד שחזור בחשבון Zikaron שלכם: האימות הדו-שלבי כבוי עד שיוגדר מחדש. אם לא עשיתם זאת, יש להחליף מיד את הסיסמה.',
  },
} as const;

/** What a person is told of their account without having asked for it, in both languages, since the provider knows neither. */
export type Notice = keyof typeof NOTICES;

export function notify(letters: EmailDriver, to: string, notice: Notice, address = ''): Promise<unknown> {
  const { subject, en, he } = NOTICES[notice];
  const [english, hebrew] = [en, he].map((text) => text.replace('{{address}}', address));
  const markup = (text = '', language: string, direction: string) =>
    `<p lang="${language}" dir="${direction}" style="line-height:1.6">${text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`;
  return Promise.resolve(
    letters.send({
      to,
      subject,
      html: `<!doctype html><html lang="en"><body style="font:16px system-ui,Arial,sans-serif;color:#1f2430">${markup(english, 'en', 'ltr')}${markup(hebrew, 'he', 'rtl')}</body></html>`,
    }),
  );
}
