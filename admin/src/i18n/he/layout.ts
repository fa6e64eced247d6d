import type * as en from '../en/layout';
import { howFar } from './first-words';

export const layout: typeof en.layout = {
  missingPart:
    'לא ניתן היה לטעון: החיבור נותק, או שגרסה חדשה של התוכנה עלתה. כדאי לשמור את מה שהוקלד ואז לטעון את הדף מחדש.',
  notFound: { title: 'אין דף כזה', text: 'ייתכן שהכתובת שגויה, או שהדף עבר.' },
  notYours: {
    title: 'הדף הזה מיועד לאחרים בקהילה',
    text: 'התפקיד שלכם אינו פותח אותו. מי שמנהל את הקהילה יכול לתת לכם תפקיד אחר.',
  },
  brand: 'זיכרון',
  main: 'ראשי',
  nav: {
    thisWeek: 'השבוע',
    yahrzeits: 'יארצייטים',
    contacts: 'אנשי קשר',
    emails: 'מכתבים',
    templates: 'תבניות',
    queues: 'משימות רקע',
  },
  finder: { title: 'חיפוש אנשים', yahrzeits: 'יארצייטים', contacts: 'אנשי קשר', pages: 'דפים' },
  keys: {
    title: 'מקשים',
    find: 'חיפוש אנשים ודפים',
    save: 'שמירת מה שנכתב',
    search: 'חיפוש ברשימה זו',
    add: 'הוספה לרשימה זו',
    next: 'לשורה הבאה',
    previous: 'לשורה הקודמת',
    help: 'המקשים האלה',
    single: 'מקשים בודדים פעילים',
  },
  menu: {
    groups: { families: 'משפחות', letters: 'מכתבים', congregation: 'הקהילה' },
    user: 'תפריט משתמש',
    organization: 'קהילה',
    account: 'חשבון',
    serviceList: 'רשימה לתפילה',
    coverage: 'מי מקבל תזכורת',
    firstYear: 'השנה הראשונה',
    holds: 'מוחזק לטיפול אישי',
    observers: 'מי זוכר',
    rememberers: 'ללא מי שזוכר',
    leapYear: 'שני האדרים',
    emailAdministration: 'ניהול הדואר',
    dataQuality: 'איכות הנתונים',
    mergeFieldInspector: 'שדות המיזוג',
    settings: 'הגדרות',
    operator: 'תפעול המערכת',
    history: 'יומן שינויים',
    apiKeys: 'מפתחות API',
    webhooks: 'Webhooks',
  },
  look: {
    label: 'צפייה מבחוץ',
    at: 'צפייה בקהילה',
    until: 'עד',
    rule: 'כפי שאנשי הקהילה רואים אותה. אי אפשר לשנות דבר או להוציא דבר.',
    leave: 'יציאה',
  },
  trial: {
    left: 'הניסיון חינם: נותר יום אחד. |||| הניסיון חינם: נותרו %{smart_count} ימים.',
    over: 'תקופת הניסיון הסתיימה. כדי להמשיך ליצור, לערוך ולשלוח יש לבחור תוכנית.',
    plans: 'לתוכניות',
  },
};

export const lists: typeof en.lists = {
  cancel: 'חזרה',
  back: 'חזרה',
  any: 'הכול',
  error: 'שגיאה בטעינת הנתונים',
  errorHow: 'התקלה אצלנו, ודבר לא אבד בגללה. כדאי לנסות שוב בעוד דקה; אם היא נשארת, כתבו לנו.',
  retry: 'ניסיון נוסף',
  toAccount: 'לדף החשבון',
  range: '%{from}–%{to} מתוך %{count}',
  rangeOfMany: '%{from}–%{to} מתוך %{count} או יותר',
  found: 'נמצאה רשומה אחת. |||| נמצאו %{n} רשומות.',
  foundMany: 'נמצאו %{n} רשומות או יותר.',
  noResults: 'אין מה שמתאים לחיפוש',
  noResultsHint: 'אפשר לנסות פחות אותיות, או להסיר מסנן.',
  clear: 'ניקוי',
  actions: 'פעולות',
  more: 'עוד',
  compact: 'צפוף',
  view: 'צפייה: %{name}',
  edit: 'עריכה: %{name}',
  words: { view: 'צפייה', viewAll: 'הצגת הכול', change: 'שינוי' },
  failed: 'הפעולה לא הצליחה',
  failedWith: 'הפעולה לא הצליחה: %{message}',
  delete: 'מחיקה: %{name}',
};

export const dates: typeof en.dates = {
  ...howFar,
  justNow: 'זה עתה',
  minutesAgo: 'לפני דקה |||| לפני %{smart_count} דקות',
  hoursAgo: 'לפני שעה |||| לפני %{smart_count} שעות',
  daysAgo: 'לפני יום |||| לפני %{smart_count} ימים',
};

export const months: typeof en.months = {
  1: 'ניסן',
  2: 'אייר',
  3: 'סיוון',
  4: 'תמוז',
  5: 'אב',
  6: 'אלול',
  7: 'תשרי',
  8: 'חשוון',
  9: 'כסלו',
  10: 'טבת',
  11: 'שבט',
  12: 'אדר, אדר א׳',
  13: 'אדר ב׳',
  adar: 'אדר',
  adarOne: 'אדר א׳',
};

export const languages: typeof en.languages = { en: 'אנגלית', he: 'עברית', same: 'כמו בקהילה' };

export const signInAgain: typeof en.signInAgain = {
  title: 'יש להיכנס שוב',
  text: 'החיבור הסתיים. מה שהקלדתם עדיין כאן; כדי להמשיך יש להזין את הסיסמה.',
  otherwise: 'כניסה בדרך אחרת, בחלון חדש',
  failed: 'הפעולה לא הצליחה. כדאי לנסות שוב.',
  goOn: 'להמשך',
  giveUp: 'יציאה מהחשבון',
};
