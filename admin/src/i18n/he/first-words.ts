import type * as en from '../en/first-words';

export const firstWords: typeof en.firstWords = {
  title: 'יארצייטים',
  intro: 'נפטר אחד רשום. |||| %{n} נפטרים רשומים. היארצייטים הקרובים מופיעים תחילה.',
  new: 'יארצייט חדש',
  bringIn: 'ייבוא רשימה',
  noObserver: 'אין מי שזוכר',
  week: {
    lead: 'בשבוע הקרוב:',
    observances: 'יארצייט אחד |||| %{smart_count} יארצייטים',
    without: 'אחת בלי איש קשר |||| %{smart_count} בלי איש קשר',
    letters: 'המכתבים הבאים: %{when}, אחד. |||| המכתבים הבאים: %{when}, %{smart_count}.',
  },
};
export const yearAhead: string = 'לשנים־עשר החודשים הבאים';
export const howFar: typeof en.howFar = {
  today: 'היום',
  in: 'מחר |||| בעוד %{smart_count} ימים',
  ago: 'אתמול |||| לפני %{smart_count} ימים',
};
/** Which yahrzeit it is. */
export const nth: typeof en.nth = {
  first: 'שנה ראשונה',
  one: 'שנה אחת',
  two: 'שנתיים',
  few: '%{n} שנים',
  other: '%{n} שנה',
};
