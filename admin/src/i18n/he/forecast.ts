import type * as en from '../en/forecast';
import { yearAhead } from './first-words';

export const forecast: typeof en.forecast = {
  title: 'תחזית',
  intro: 'מה שהתזכורות האוטומטיות ישלחו בשנים־עשר החודשים הבאים, אם דבר לא ישתנה.',
  total: 'מכתב אחד בשנים־עשר חודשים |||| %{smart_count} מכתבים בשנים־עשר חודשים',
  moved:
    'אחד מהם יוצא מוקדם יותר, בגלל שבת או יום טוב. |||| %{smart_count} מהם יוצאים מוקדם יותר, בגלל שבת או יום טוב.',
  noneMoved: 'אף אחד מהם אינו מוזז בגלל שבת או יום טוב.',
  noTemplate: 'לא נבחר מכתב לתזכורות האוטומטיות, ולכן דבר לא ייצא.',
  off: 'התזכורות האוטומטיות כבויות. זה מה שהיו שולחות לו פעלו.',
  settings: 'תזכורות אוטומטיות',
  today: 'נניח שהיום הוא',
  back: 'חזרה להיום',
  supposed: 'רק לשם ההנחה: דבר אינו נשלח ודבר אינו משתנה.',
  byWeek: 'לפי שבועות',
  byDay: 'לפי ימים',
  week: 'השבוע של',
  letters: 'מכתבים',
  onTheirDay: 'ביום שלהם',
  movedHere: 'הוזזו משבת או מיום טוב',
  dayLabel: '%{date}: מכתב אחד |||| %{date}: %{smart_count} מכתבים',
  dayMoved: '%{n} הוזזו לכאן',
  loadError: 'לא ניתן היה לטעון את התחזית',
  nothing: 'אין מועדים בשנים־עשר החודשים האלה.',
  link: yearAhead,
};
