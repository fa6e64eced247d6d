import type * as en from '../en/files';

export const files: typeof en.files = {
  busy: 'בהכנה…',
  failed: 'לא ניתן היה להכין את הקובץ. %{reason}',
  csv: 'CSV, כל העמודות',
  csvShown: 'CSV, העמודות המוצגות',
  csvObservers: 'CSV, שורה לכל מי שזוכר',
  xlsx: 'Excel, כל העמודות',
  xlsxShown: 'Excel, העמודות המוצגות',
  xlsxObservers: 'Excel, שורה לכל מי שזוכר',
};

export const calendars: typeof en.calendars = {
  button: 'לוח שנה',
  title: 'לוח השנה של %{name}',
  text: 'כל יארצייט משקיעת החמה, עם הסבר לתאריך. קובץ נכון להיום; קישור פרטי מתעדכן אוטומטית.',
  file: 'הורדת הקובץ (‎.ics)',
  linkTitle: 'קישורים פרטיים',
  linkText: 'כל מי שבידו קישור כזה יכול לקרוא את הלוח בלי להיכנס. יש לבטל קישור שהגיע לידיים זרות.',
  none: 'אין עדיין קישור.',
  make: 'יצירת קישור פרטי',
  made: 'הקישור הפרטי נוצר',
  makeFailed: 'יצירת הקישור נכשלה',
  address: 'כתובת פרטית',
  copy: 'העתקה',
  copyAs: 'העתקת %{ending}',
  copied: 'הועתק',
  copyFailed: 'ההעתקה נכשלה. אפשר לסמן ולהעתיק ידנית.',
  by: 'מאת %{name}',
  revoke: 'ביטול',
  revoked: 'הקישור בוטל. לוחות שמשתמשים בו יתרוקנו.',
  revokeFailed: 'ביטול הקישור נכשל',
  revokeTitle: 'לבטל את הקישור?',
  revokeText: 'לוחות שמנויים עליו ייפסקו מיד. אין דרך חזרה.',
  organization: 'הקהילה',
};
