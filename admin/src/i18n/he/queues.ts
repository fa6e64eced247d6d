import type * as en from '../en/queues';

export const queues: typeof en.queues = {
  intro: 'עבודת הרקע של הקהילה: מה ממתין, מה רץ, מה נכשל.',
  queue: 'סוג המשימות',
  states: 'מצבים',
  jobs: 'משימות',
  onPostgres: 'משימות הרקע נשמרות במסד הנתונים, ודבר אינו חסר.',
  noRedis: 'Redis אינו מוגדר',
  names: {
    'email-sending': 'שליחת דוא״ל',
    planning: 'תכנון תזכורות',
    imports: 'ייבוא',
    'observance-dates': 'חישוב תאריכים',
  },
  state: { waiting: 'ממתין', active: 'פעיל', delayed: 'ממתין למועדו', failed: 'נכשל', completed: 'הושלם' },
  empty: {
    waiting: 'דבר אינו ממתין.',
    active: 'דבר אינו רץ.',
    delayed: 'דבר אינו מתוכנן להמשך.',
    failed: 'דבר לא נכשל.',
    completed: 'דבר לא הושלם עדיין.',
  },
  columns: { job: 'משימה', runAt: 'מתי', attempts: 'ניסיונות', reason: 'סיבת הכישלון', actions: 'פעולות' },
  openLetter: 'פתיחת המכתב',
  removeAsk: 'להסיר את המשימה? אין דרך חזרה.',
  retryDone: 'ייעשה ניסיון נוסף',
  removeDone: 'המשימה הוסרה',
};
