import type { crashTexts as en } from '../en/crash';

export const crashTexts: typeof en = {
  crash: {
    title: 'משהו השתבש',
    text: 'התקלה דווחה לנו ונבדוק אותה. נא לנסות לרענן את הדף.',
    details: 'פרטי התקלה',
    refresh: 'רענון הדף',
  },
  missing: {
    title: 'לא ניתן היה לטעון את הדף',
    text: 'החיבור נותק, או שגרסה חדשה של התוכנה עלתה בזמן שהדף היה פתוח. מה שנשמר – נשמר.',
    refresh: 'טעינת הדף מחדש',
  },
};
