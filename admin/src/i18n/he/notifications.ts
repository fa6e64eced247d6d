import type * as en from '../en/notifications';

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
