import type * as en from '../en/bulk-actions';

export const bulk: typeof en.bulk = {
  region: 'מה לעשות בשורות שנבחרו',
  chosen: 'אחת נבחרה |||| %{n} נבחרו',
  chooseAll: 'בחירת כל ה־%{n}',
  change: 'שינוי',
  write: 'לכתוב להם',
  print: 'להדפיס להם',
  choose: 'לבחור …',
  asCongregation: 'כמנהג הקהילה',
  canUndo: 'אפשר לבטל במשך 30 יום, תחת ״שינויים אחרונים״.',
  would: {
    yahrzeits: 'תשתנה רשומה אחת מתוך %{of}. |||| ישתנו %{smart_count} רשומות מתוך %{of}.',
    observers: 'תשתנה תזכורת אחת מתוך %{of}. |||| ישתנו %{smart_count} תזכורות מתוך %{of}.',
  },
  nothing: 'דבר לא ישתנה.',
  alreadySo: 'באחת כבר כך. |||| ב־%{smart_count} כבר כך.',
  refused:
    'אחת נשארת כפי שהיא: שני התאריכים שלה היו סותרים זה את זה. |||| %{smart_count} נשארות כפי שהן: שני התאריכים שלהן היו סותרים זה את זה.',
  done: 'שונתה אחת |||| שונו %{smart_count}',
  failed: 'דבר לא שונה. %{reason}',
  undone: 'אחת חזרה להיות כפי שהייתה |||| %{smart_count} חזרו להיות כפי שהיו',
  changedSince: 'אחת שונתה מאז, ונשארת כפי שהיא. |||| %{smart_count} שונו מאז, ונשארות כפי שהן.',
  undoFailed: 'הביטול לא הצליח. %{reason}',
  recent: 'שינויים אחרונים',
  recentTitle: 'שינויים ברבים ב־30 הימים האחרונים',
  recentNone: 'עוד לא שונו רבים בבת אחת.',
  wasUndone: 'בוטל',
  of: { yahrzeits: 'רשומה אחת |||| %{smart_count} רשומות', observers: 'תזכורת אחת |||| %{smart_count} תזכורות' },
  acts: {
    reminderDaysBefore: { title: 'כמה ימים לפני', label: 'ימים לפני היארצייט', do: 'לשנות |||| לשנות %{smart_count}' },
    calendar: { title: 'לוח השנה', label: 'מציינים לפי', do: 'לשנות |||| לשנות %{smart_count}' },
    channel: { title: 'דרך התזכורת', label: 'דרך התזכורת', do: 'לשנות |||| לשנות %{smart_count}' },
    afterSunset: {
      title: 'אחרי השקיעה',
      label: 'האם הפטירות היו אחרי השקיעה ולפני חצות הלילה?',
      do: 'להשיב |||| להשיב על %{smart_count}',
    },
    adarRule: { title: 'מנהג אדר', label: 'בשנה שיש בה שני אדרים', do: 'לשנות |||| לשנות %{smart_count}' },
    archive: {
      name: 'מחיקה',
      title: 'למחוק את הרשומות האלה?',
      text: 'הן יוצאות מן הרשימות, ודבר לא יישלח עוד בגללן.',
      do: 'למחוק |||| למחוק %{smart_count}',
    },
    restore: {
      name: 'שחזור',
      title: 'לשחזר את הרשומות האלה?',
      text: 'הן חוזרות לרשימות, ומכתבים יישלחו שוב בגללן.',
      do: 'לשחזר |||| לשחזר %{smart_count}',
    },
  },
};

export const merging: typeof en.merging = {
  button: 'מיזוג',
  confirm: 'מיזוג',
  whoStays: 'מי מן השניים נשאר?',
  stays: 'נשאר',
  goes: 'מתמזג לתוכו',
  differ:
    'במקום שהם חלוקים נשמר מה שאומר הנשאר, והשאר נכנס להערות. אפשר לבטל את המיזוג במשך 30 יום, תחת ״שינויים אחרונים״.',
  failed: 'המיזוג לא הצליח',
  contacts: {
    title: 'מיזוג שני אנשי קשר',
    text: 'יש לבחור את איש הקשר האחר, שהוא אותו אדם כמו %{name}. התזכורות, המכתבים וההיסטוריה יתאחדו.',
    other: 'איש הקשר האחר',
    joined: 'תזכורת אחת |||| %{smart_count} תזכורות',
    done: 'אנשי הקשר מוזגו',
  },
  yahrzeits: {
    title: 'מיזוג שני יארצייטים',
    text: 'יש לבחור את הרשומה האחרת של %{name}. מי שזוכר, המכתבים, העיכובים וההיסטוריה יתאחדו.',
    other: 'הרשומה האחרת',
    joined: 'בן משפחה אחד |||| %{smart_count} בני משפחה',
    done: 'היארצייטים מוזגו',
  },
  proposed: {
    title: 'נרשמו פעמיים?',
    intro: 'רשומות שאולי הן של אדם אחד. כדאי להסתכל בכל זוג, ולמזג את מי שאכן כן.',
    panel: 'נרשמו פעמיים?',
    none: 'נראה שאיש לא נרשם פעמיים',
    noneText: 'אין שתי רשומות עם אותו שם ואותו תאריך או משפחה.',
    pair: '%{one} ו־%{other}',
    merge: 'מיזוג %{one} ו־%{other}',
    same: { name: 'אותו שם', date: 'אותו יום', family: 'אותה משפחה' },
  },
};
