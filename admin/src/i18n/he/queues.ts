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

export const notifications: typeof en.notifications = {
  title: 'התראות',
  bell: 'התראות: אחת שלא נקראה |||| התראות: %{smart_count} שלא נקראו',
  none: 'אין התראות',
  notRead: 'לא ניתן היה להביא את ההתראות',
  noneText: 'כשמשהו צריך אתכם, כגון מכתב שחזר, זה ייאמר כאן.',
  unread: 'לא נקראה',
  markRead: 'סימון כנקראה',
  markAll: 'סימון הכול כנקרא',
  dismiss: 'הסרה',
  onlyUnread: 'רק שלא נקראו',
  severityLabel: 'חומרה',
  severity: { error: 'שגיאה', warning: 'אזהרה', info: 'הודעה' },
};
