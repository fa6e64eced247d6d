/** What a notification says: `%{name}` is a value; of two forms parted by `||||`, `smart_count` chooses (one, or more). */
export type NotificationWords = {
  readonly title: string;
  readonly message: string;
};

const lettersOf = 'of the %{limit} letters of your plan were sent or are on their way this month.';
const beyondTrial = 'Beyond that number the trial holds letters back until you choose a plan.';
const beyondPlan = 'Letters beyond that number are sent and charged as your plan says.';

const en = {
  'emails-uncertain': {
    title: 'Did these letters arrive?',
    message:
      'The connection broke while letters were being handed over, so they may or may not have gone out. Decide for each: it arrived, or send it again.',
  },
  'emails-failed': {
    title: 'Some letters could not be sent',
    message: 'The reason stands with each letter. Mend it and send the letter again, or reach the person another way.',
  },
  'emails-bounced': {
    title: 'Some addresses do not exist',
    message: 'Letters to them came back, and no more are sent there. Ask for a new address, or write on paper.',
  },
  'emails-returned': {
    title: 'Some letters came back',
    message:
      'The other side did not take letters that had been sent. Its words stand on the page of each letter. The addresses are still written to.',
  },
  'emails-complained': {
    title: 'Somebody called a letter unwanted',
    message: 'They marked it as spam in their mail program, so no more are sent there. Ask them before you lift it.',
  },
  'emails-unsubscribed': {
    title: 'Someone wants no more letters by email',
    message: 'They stopped them by the link in a letter. Write to them on paper, or call.',
  },
  'observer-wrote': { title: '%{name} wrote to the office', message: '%{text}' },
  'observer-wrote-about': { title: '%{name} wrote about %{about}', message: '%{text}' },
  'archive-letters': {
    title:
      '1 letter of the archive says something else here |||| %{smart_count} letters of the archive say something else here',
    message:
      'What they said breaks a rule of letters here, such as a picture of another site. They have the ready words of their kind: look at them before reminders are switched on. %{names}',
  },
  'reminders-no-template': {
    title: 'Reminders have no letter',
    message: 'Automatic reminders are switched on, but no template is chosen for them. Nothing was sent.',
  },
  'reminders-too-late': {
    title:
      '1 family is too late for a letter: call them |||| %{smart_count} families are too late for a letter: call them',
    message: 'No letter could leave before the day: %{names}.',
  },
  'reminders-over-limit': {
    title: 'Reminders are held back',
    message:
      '1 reminder went beyond what your plan includes and will be sent only with a larger plan. |||| %{smart_count} reminders went beyond what your plan includes and will be sent only with a larger plan.',
  },
  'reminders-errors': {
    title: 'Reminders need a correction',
    message:
      '1 reminder could not be written, because a name is blank. |||| %{smart_count} reminders could not be written, because a name is blank.',
  },
  'letters-limit-near': {
    title: '80 % of this month’s letters are used',
    message: `%{used} ${lettersOf} ${beyondPlan}`,
  },
  'letters-limit-near-trial': {
    title: '80 % of this month’s letters are used',
    message: `%{used} ${lettersOf} ${beyondTrial}`,
  },
  'letters-limit': { title: 'This month’s letters are used up', message: `%{used} ${lettersOf} ${beyondPlan}` },
  'letters-limit-trial': { title: 'This month’s letters are used up', message: `%{used} ${lettersOf} ${beyondTrial}` },
  'observers-limit-near': {
    title: '80 % of your plan’s observers',
    message: 'You have %{used} observers, and your plan includes %{limit}. A larger plan has room for more.',
  },
  'observers-limit': {
    title: 'Your plan has no room for more observers',
    message: 'You have %{used} observers, and your plan includes %{limit}. A larger plan has room for more.',
  },
  'trial-ending': {
    title: 'Your free trial ends soon',
    message: 'It ends on %{date}. Choose a plan, so that no reminder is missed.',
  },
  'trial-over': {
    title: 'Your free trial is over',
    message: 'Reminders are not sent any more, and records can be read and exported. Choose a plan to go on.',
  },
  'payment-failed': {
    title: 'Your payment did not go through',
    message: 'No reminder is sent until it is paid. Open “Manage billing” on the account page and choose another card.',
  },
  'subscription-ended': {
    title: 'Your subscription has ended',
    message: 'No reminder is sent any more. Choose a plan to go on; nothing that you wrote down is lost.',
  },
  'subscription-ending': {
    title: 'Your subscription ends on %{date}',
    message: 'Until then everything goes on. To keep it, open “Manage billing” on the account page.',
  },
  'subscription-doubled': {
    title: 'You had two subscriptions',
    message:
      'The older one was ended, so that you do not pay twice. What was paid for the rest of it is taken off your next invoices.',
  },
  addresses: {
    title: 'Some families cannot be written to',
    message:
      '1 observer should get reminders by email and has no address that works. Add one, or choose another way for them. |||| %{smart_count} observers should get reminders by email and have no address that works. Add one, or choose another way for them.',
  },
  'disk-nearly-full': {
    title: 'The disk is nearly full',
    message:
      '%{percent}% of it are left. When nothing is left, nothing can be saved and letters wait; nothing is lost. Tell those who run this installation.',
  },
  'list-changed': {
    title: 'List no. %{number} has changed since it was taken',
    message: 'Since it was taken on %{takenAt}: %{changes}.',
  },
  'pulpit-sheet': {
    title: 'The sheet for the pulpit is ready',
    message: 'List no. %{number}, for %{date} until nightfall: print it before candles are lit.',
  },
  'whole-list-at-night': {
    title: 'A whole list was taken along at night',
    message:
      '%{actor} exported a whole list at %{takenAt}. If that was not meant so, end their access, and change the passwords.',
  },
  'sign-in-from-new-place': {
    title: 'A sign-in from a new place',
    message:
      '%{actor} signed in at %{takenAt} from where they had not signed in before. If it was not them, end their sessions.',
  },
  'new-api-key': {
    title: 'A new API key',
    message:
      '%{actor} made an API key at %{takenAt}. Programs that hold it read and change what it allows. Revoke it if nobody needs it.',
  },
  'nothing-leaves': {
    title: 'Nothing leaves yet',
    message:
      '%{people} people or more are on record, and automatic reminders are off: no family is written to. What is missing stands on the page “This week”.',
  },
  'night-empty': {
    title: 'A night without reminders',
    message:
      'Automatic reminders ran, and nothing was due. That is usual for small lists, and will not be told again; if you expected letters, look at the lead times and addresses.',
  },
  'import-done': {
    title: 'An import is finished',
    message: '%{file}: %{people} yahrzeits and %{observances} observers were added. It can still be undone.',
  },
  'dates-worked-out': {
    title: 'All dates are worked out anew',
    message: 'Every observance follows your date rules as they are now.',
  },
  'sender-domain-broken': {
    title: '%{domain} no longer speaks for your letters',
    message:
      'Records that the domain needs are gone from DNS or were changed, so letters leave under our address until they are back. Show this to whoever looks after your website.',
  },
  'source-waits': {
    title: 'A fetched list waits for you',
    message: '%{label} was fetched. Something in it is for a person to decide, so nothing was imported.',
  },
  'source-failed': {
    title: 'A list could not be fetched',
    message: 'The list %{label}: %{reason}',
  },
  'webhook-off': {
    title: 'A webhook was switched off',
    message: '%{host} has not taken what happened here: %{answer}',
  },
  'organization-deletion': {
    title: '%{organization} will be deleted',
    message: '%{name} asked for it. On %{date} everything goes, for good. An owner can take it back until then.',
  },
  restored: {
    title: 'Restored from a backup',
    message:
      'Our records are those of %{takenAt}. Letters that may have gone out since wait for your decision: it arrived, or send it again. What was entered since has to be entered again.',
  },
  'timezone-set': {
    title: 'Please confirm your time zone',
    message:
      'The time zone “%{before}” is not read in the same way everywhere. It is now %{after}: if that is not where you are, choose your city in the settings.',
  },
  'relay-away': {
    title: 'The mail server does not answer',
    message:
      'The mail server does not answer. 1 letter waits; nothing is lost. It leaves by itself as soon as the mail server answers. |||| The mail server does not answer. %{smart_count} letters wait; nothing is lost. They leave by themselves as soon as the mail server answers.',
  },
  'address-died': {
    title: 'The address of %{name} no longer works',
    message: 'Letters to %{email} come back. Print the letters, or ask a relative for the new address.',
  },
  'address-died-phone': {
    title: 'The address of %{name} no longer works',
    message:
      'Letters to %{email} come back. Telephone %{phone}, print the letters, or ask a relative for the new address.',
  },
  'mail-came-back': {
    title: 'A mail came back about a letter',
    message: 'About the letter to %{email}: “%{text}”. Read it, and write or telephone if something is to be done.',
  },
  'release-asked': {
    title: 'Letters wait for a second person',
    message:
      'One letter waits until somebody releases it: this week shows why. |||| %{smart_count} letters wait until somebody releases them: this week shows why.',
  },
  'release-unanswered': {
    title: 'Letters left without a second person',
    message:
      'Nobody released one letter by the last hour at which it could leave. It was sent. |||| Nobody released %{smart_count} letters by the last hour at which they could leave. They were sent.',
  },
  'held-far': {
    title: 'Write to %{name} yourself',
    message: '%{by} holds the letter about %{about}. The day is %{date}. Telephone: %{phone}.',
  },
  'held-near': {
    title: '%{name} has not been told yet',
    message: 'The letter about %{about} is held by %{by}, and %{date} is near. Telephone: %{phone}.',
  },
  'held-last': {
    title: 'A day is left to tell %{name}',
    message:
      'Candles for %{about} are lit on the evening before %{date}, and nobody has told %{name}: the letter is held by %{by}. Telephone: %{phone}.',
  },
  succession: {
    title: 'Who remembers, now that %{name} has died?',
    message: 'Say whom to tell from now on of the yahrzeits of this contact, and how the household is greeted.',
  },
  'family-call': {
    title: 'Call %{name}',
    message: 'They asked for it in their answer to a letter. Call them by %{date}.',
  },
  'family-death': { title: 'A death in the family of %{name}', message: '“%{text}”. Call them by %{date}.' },
  'family-wrong': { title: '%{name} says that something is wrong', message: '“%{text}”. Look into it by %{date}.' },
  'family-adar-first': {
    title: '%{name} keeps the first Adar',
    message:
      'Of two Adars, for %{about}. Their letters follow it from now on; nothing changes for the others in the family.',
  },
  'family-adar-second': {
    title: '%{name} keeps the second Adar',
    message:
      'Of two Adars, for %{about}. Their letters follow it from now on; nothing changes for the others in the family.',
  },
  'family-adar-both': {
    title: '%{name} keeps both Adars',
    message:
      'For %{about}, in a year of two. Their letters follow it from now on; nothing changes for the others in the family.',
  },
  'family-adar-record': {
    title: '%{name} keeps Adar as the congregation does',
    message: 'For %{about}, in a year of two. What they had chosen before is taken back.',
  },
  'family-other': {
    title: '%{name} asks that somebody else is told too',
    message: '“%{text}”. Add them to the yahrzeit, if it is right.',
  },
  'remember-remember': {
    title: '%{name} will remember %{about}',
    message: 'So they answered to our letter. They are told before each yahrzeit from now on.',
  },
  'remember-limit': {
    title: '%{name} will remember %{about}',
    message:
      'So they answered to our letter, but your plan has no place for a further observer. Make one, and add them.',
  },
  'remember-other': {
    title: 'Ask somebody else about %{about}',
    message: '%{name} answers: “%{text}”. Ask them, or add them to the yahrzeit, if it is right.',
  },
  'remember-congregation': {
    title: 'Shall the congregation remember %{about}?',
    message: '%{name} answers that the congregation should. Decide it on the page “Without a rememberer”.',
  },
  'leap-year': {
    title: '%{year} has two Adars',
    message:
      '1 yahrzeit is kept in the first or the second Adar by the rule alone. Look at both dates and approve them before the letters leave. |||| %{smart_count} yahrzeits are kept in the first or the second Adar by the rule alone. Look at both dates and approve them before the letters leave.',
  },
} satisfies Record<string, NotificationWords>;

/** Names what a notification says, in whichever language it is read. */
export type NotificationKey = keyof typeof en;

const lettersOfHe = 'מתוך %{limit} המכתבים שבתוכנית נשלחו או בדרכם החודש.';
const beyondTrialHe = 'מעבר למספר הזה תקופת הניסיון מעכבת מכתבים עד שתיבחר תוכנית.';
const beyondPlanHe = 'מכתבים נוספים נשלחים ומחויבים לפי התוכנית.';

const he: Record<NotificationKey, NotificationWords> = {
  'emails-uncertain': {
    title: 'האם המכתבים האלה הגיעו?',
    message: 'הקשר נותק בזמן שמכתבים נמסרו, ולכן ייתכן שיצאו וייתכן שלא. יש להחליט לגבי כל אחד: הגיע, או לשלוח שוב.',
  },
  'emails-failed': {
    title: 'כמה מכתבים לא נשלחו',
    message: 'הסיבה רשומה ליד כל מכתב. אפשר לתקן ולשלוח שוב, או לפנות אל האדם בדרך אחרת.',
  },
  'emails-bounced': {
    title: 'כמה כתובות אינן קיימות',
    message: 'מכתבים אליהן חזרו, ואין שולחים אליהן עוד. כדאי לבקש כתובת חדשה, או לכתוב בדואר רגיל.',
  },
  'emails-returned': {
    title: 'כמה מכתבים חזרו',
    message: 'הצד השני לא קיבל מכתבים שכבר נשלחו. דבריו רשומים בדף של כל מכתב. אל הכתובות האלה עדיין כותבים.',
  },
  'emails-complained': {
    title: 'מישהו סימן מכתב כדואר זבל',
    message: 'הסימון נעשה בתוכנת הדואר, ולכן לא נשלח לשם עוד דבר. יש לשאול את האדם לפני שמסירים את החסימה.',
  },
  'emails-unsubscribed': {
    title: 'מישהו ביקש להפסיק את המכתבים בדוא״ל',
    message: 'הבקשה נעשתה דרך הקישור שבמכתב. אפשר לכתוב בדואר רגיל, או להתקשר.',
  },
  'observer-wrote': { title: 'הודעה למזכירות מאת %{name}', message: '%{text}' },
  'observer-wrote-about': { title: 'הודעה מאת %{name} על %{about}', message: '%{text}' },
  'archive-letters': {
    title: 'מכתב אחד מהארכיון אומר כאן דבר אחר |||| %{smart_count} מכתבים מהארכיון אומרים כאן דבר אחר',
    message:
      'הנוסח שלהם אינו מותר כאן, למשל בגלל תמונה מאתר אחר, ובמקומו בא הנוסח המוכן מאותו סוג. כדאי לעיין בהם לפני שמפעילים תזכורות. %{names}',
  },
  'reminders-no-template': {
    title: 'לתזכורות אין מכתב',
    message: 'התזכורות האוטומטיות פועלות, אך לא נבחרה להן תבנית. דבר לא נשלח.',
  },
  'reminders-too-late': {
    title: 'למשפחה אחת כבר מאוחר לכתוב: נא להתקשר |||| ל־%{smart_count} משפחות כבר מאוחר לכתוב: נא להתקשר',
    message: 'שום מכתב לא הספיק לצאת לפני היום: %{names}.',
  },
  'reminders-over-limit': {
    title: 'תזכורות מעוכבות',
    message:
      'תזכורת אחת חרגה ממה שכלול בתוכנית ותישלח רק עם תוכנית גדולה יותר. |||| %{smart_count} תזכורות חרגו ממה שכלול בתוכנית ויישלחו רק עם תוכנית גדולה יותר.',
  },
  'reminders-errors': {
    title: 'תזכורות זקוקות לתיקון',
    message: 'תזכורת אחת לא נכתבה, כי חסר שם. |||| %{smart_count} תזכורות לא נכתבו, כי חסר שם.',
  },
  'letters-limit-near': { title: '80 % ממכתבי החודש נוצלו', message: `%{used} ${lettersOfHe} ${beyondPlanHe}` },
  'letters-limit-near-trial': { title: '80 % ממכתבי החודש נוצלו', message: `%{used} ${lettersOfHe} ${beyondTrialHe}` },
  'letters-limit': { title: 'מכתבי החודש נוצלו', message: `%{used} ${lettersOfHe} ${beyondPlanHe}` },
  'letters-limit-trial': { title: 'מכתבי החודש נוצלו', message: `%{used} ${lettersOfHe} ${beyondTrialHe}` },
  'observers-limit-near': {
    title: '80 % מבני המשפחה שבתוכנית',
    message: 'רשומים %{used} בני משפחה, והתוכנית כוללת %{limit}. בתוכנית גדולה יותר יש מקום נוסף.',
  },
  'observers-limit': {
    title: 'אין בתוכנית מקום לבני משפחה נוספים',
    message: 'רשומים %{used} בני משפחה, והתוכנית כוללת %{limit}. בתוכנית גדולה יותר יש מקום נוסף.',
  },
  'trial-ending': {
    title: 'תקופת הניסיון עומדת להסתיים',
    message: 'היא מסתיימת ב־%{date}. כדאי לבחור תוכנית, כדי שאף תזכורת לא תחסר.',
  },
  'trial-over': {
    title: 'תקופת הניסיון הסתיימה',
    message: 'תזכורות אינן נשלחות עוד, והרשומות ניתנות לקריאה ולייצוא. כדי להמשיך יש לבחור תוכנית.',
  },
  'payment-failed': {
    title: 'התשלום לא עבר',
    message: 'עד שישולם לא נשלחות תזכורות. בדף החשבון יש לפתוח את ניהול התשלומים ולבחור כרטיס אחר.',
  },
  'subscription-ended': {
    title: 'המינוי הסתיים',
    message: 'תזכורות אינן נשלחות עוד. כדי להמשיך יש לבחור תוכנית; דבר ממה שנרשם אינו אובד.',
  },
  'subscription-ending': {
    title: 'המינוי מסתיים ב־%{date}',
    message: 'עד אז הכול ממשיך. כדי להשאיר אותו בתוקף יש לפתוח את ניהול התשלומים בדף החשבון.',
  },
  'subscription-doubled': {
    title: 'היו לכם שני מינויים',
    message: 'המינוי הישן יותר בוטל, כדי שלא תשלמו פעמיים. מה ששולם על יתרת התקופה שלו ינוכה מן החשבוניות הבאות.',
  },
  addresses: {
    title: 'יש משפחות שאי אפשר לכתוב להן',
    message:
      'בן או בת משפחה אמורים לקבל תזכורות בדוא״ל ואין להם כתובת תקינה. אפשר להוסיף כתובת, או לבחור דרך אחרת. |||| %{smart_count} בני משפחה אמורים לקבל תזכורות בדוא״ל ואין להם כתובת תקינה. אפשר להוסיף כתובת, או לבחור דרך אחרת.',
  },
  'disk-nearly-full': {
    title: 'הדיסק כמעט מלא',
    message:
      'נותרו בו %{percent}%. כשלא יישאר מקום, לא ניתן יהיה לשמור דבר, והמכתבים ימתינו; דבר לא יאבד. יש לפנות למי שמפעילים את ההתקנה.',
  },
  'list-changed': {
    title: 'רשימה מס׳ %{number} השתנתה מאז שנלקחה',
    message: 'השינויים מאז שנלקחה, %{takenAt}: %{changes}.',
  },
  'pulpit-sheet': {
    title: 'הדף לבימה מוכן',
    message: 'רשימה מס׳ %{number}, מ־%{date} ועד צאת הכוכבים. כדאי להדפיס לפני הדלקת הנרות.',
  },
  'whole-list-at-night': {
    title: 'רשימה שלמה יוצאה בלילה',
    message: '%{actor}: ייצוא של רשימה שלמה, %{takenAt}. אם הדבר לא נעשה על דעתכם, יש לבטל את הגישה ולהחליף סיסמאות.',
  },
  'sign-in-from-new-place': {
    title: 'כניסה ממקום חדש',
    message:
      '%{actor}: כניסה ממקום שלא הייתה ממנו כניסה קודם, %{takenAt}. אם הכניסה אינה מוכרת, יש לסיים את החיבורים הפעילים.',
  },
  'new-api-key': {
    title: 'מפתח API חדש',
    message:
      '%{actor}: יצירת מפתח API, %{takenAt}. תוכנות שהמפתח בידן קוראות ומשנות מה שהוא מתיר. אם אין בו צורך, יש לבטל אותו.',
  },
  'nothing-leaves': {
    title: 'דבר עדיין אינו נשלח',
    message:
      'כבר רשומים %{people} נפטרים או יותר, והתזכורות האוטומטיות כבויות: לאף משפחה לא נכתב. מה שחסר מופיע בעמוד ״השבוע״.',
  },
  'night-empty': {
    title: 'לילה בלי תזכורות',
    message:
      'התזכורות האוטומטיות פעלו, ולא היה מה לשלוח. ברשימות קטנות זה רגיל, ולא ייאמר שוב; אם ציפיתם למכתבים, בדקו את מועדי התזכורת ואת הכתובות.',
  },
  'import-done': {
    title: 'הייבוא הסתיים',
    message: '%{file}: נוספו %{people} יארצייטים ו־%{observances} תזכורות. אפשר עדיין לבטל.',
  },
  'dates-worked-out': {
    title: 'כל התאריכים חושבו מחדש',
    message: 'כל היארצייטים נקבעים עכשיו לפי כללי התאריכים הנוכחיים.',
  },
  'sender-domain-broken': {
    title: 'הדומיין %{domain} אינו מעיד עוד על המכתבים שלכם',
    message:
      'רשומות שהדומיין צריך נעלמו מן ה־DNS או השתנו, ולכן מכתבים יוצאים מן הכתובת שלנו עד שיחזרו. יש להראות זאת למי שמטפל באתר שלכם.',
  },
  'source-waits': {
    title: 'רשימה שנטענה ממתינה לכם',
    message: 'הרשימה %{label} נטענה. משהו בה מצריך הכרעה של אדם, ולכן דבר לא יובא.',
  },
  'source-failed': {
    title: 'לא ניתן היה לטעון רשימה',
    message: 'הרשימה %{label}: %{reason}',
  },
  'webhook-off': {
    title: 'Webhook הופסק',
    message: 'השרת %{host} לא קיבל את הפניות על מה שקרה כאן: %{answer}',
  },
  'organization-deletion': {
    title: '%{organization}: הארגון יימחק',
    message: 'הבקשה הוגשה על ידי %{name}. ב־%{date} הכול יימחק לצמיתות. עד אז בעלים יכולים לבטל זאת.',
  },
  restored: {
    title: 'שוחזר מגיבוי',
    message:
      'הרשומות הן של %{takenAt}. מכתבים שייתכן שיצאו מאז ממתינים להחלטה: הגיע, או לשלוח שוב. מה שהוזן מאז יש להזין שוב.',
  },
  'timezone-set': {
    title: 'נא לאשר את אזור הזמן',
    message:
      'אזור הזמן ״%{before}״ אינו מובן בכל מקום באותה דרך. הוא נקבע כעת ל־%{after}; אם זה אינו מקומכם, יש לבחור את העיר בהגדרות.',
  },
  'relay-away': {
    title: 'שרת הדואר אינו עונה',
    message:
      'שרת הדואר אינו עונה. מכתב אחד ממתין; דבר לא אבד. הוא יֵצא מעצמו כששרת הדואר ישוב ויענה. |||| שרת הדואר אינו עונה. %{smart_count} מכתבים ממתינים; דבר לא אבד. הם ייצאו מעצמם כששרת הדואר ישוב ויענה.',
  },
  'address-died': {
    title: 'הכתובת של %{name} אינה פעילה עוד',
    message: 'מכתבים אל %{email} חוזרים. אפשר להדפיס את המכתבים, או לבקש מקרוב משפחה את הכתובת החדשה.',
  },
  'address-died-phone': {
    title: 'הכתובת של %{name} אינה פעילה עוד',
    message:
      'מכתבים אל %{email} חוזרים. אפשר לטלפן אל %{phone}, להדפיס את המכתבים, או לבקש מקרוב משפחה את הכתובת החדשה.',
  },
  'mail-came-back': {
    title: 'חזר דואר בעניין מכתב',
    message: 'בעניין המכתב אל %{email}: ״%{text}״. כדאי לקרוא, ולכתוב או לטלפן אם יש מה לעשות.',
  },
  'release-asked': {
    title: 'מכתבים ממתינים לאדם נוסף',
    message:
      'מכתב אחד ממתין עד שאדם נוסף ישחרר אותו; הסיבה מופיעה בדף השבוע. |||| %{smart_count} מכתבים ממתינים עד שאדם נוסף ישחרר אותם; הסיבה מופיעה בדף השבוע.',
  },
  'release-unanswered': {
    title: 'מכתבים נשלחו בלי אישור של אדם נוסף',
    message:
      'איש לא שחרר מכתב אחד עד השעה האחרונה שבה היה אפשר לשלוח אותו, והוא נשלח. |||| איש לא שחרר %{smart_count} מכתבים עד השעה האחרונה שבה היה אפשר לשלוח אותם, והם נשלחו.',
  },
  'held-far': {
    title: 'לכתוב באופן אישי אל %{name}',
    message: 'המכתב על %{about} מוחזק בידי %{by}. המועד: %{date}. טלפון: %{phone}.',
  },
  'held-near': {
    title: '%{name} – טרם נמסרה הודעה',
    message: 'המכתב על %{about} מוחזק בידי %{by}, והמועד קרב: %{date}. טלפון: %{phone}.',
  },
  'held-last': {
    title: 'נותר יום אחד להודיע: %{name}',
    message:
      'הנר לזכר %{about} יודלק בערב שלפני %{date}, ועדיין לא נמסרה הודעה ל־%{name}: המכתב מוחזק בידי %{by}. טלפון: %{phone}.',
  },
  succession: {
    title: 'מי יזכור מעתה במקום %{name}?',
    message: 'איש הקשר נפטר. יש לקבוע למי להודיע מעתה על היארצייטים, וכיצד לפנות לבני הבית.',
  },
  'family-call': { title: 'להתקשר: %{name}', message: 'כך ביקשו בתשובה למכתב. להתקשר עד %{date}.' },
  'family-death': { title: 'מקרה פטירה במשפחה: %{name}', message: '״%{text}״. להתקשר עד %{date}.' },
  'family-wrong': { title: 'דבר־מה אינו נכון, לפי %{name}', message: '״%{text}״. לבדוק עד %{date}.' },
  'family-adar-first': {
    title: 'באדר ראשון, לפי %{name}',
    message: 'בשנה שיש בה שני אדרים, עבור %{about}. מעתה המכתבים אליהם נשלחים כך; לשאר בני המשפחה דבר אינו משתנה.',
  },
  'family-adar-second': {
    title: 'באדר שני, לפי %{name}',
    message: 'בשנה שיש בה שני אדרים, עבור %{about}. מעתה המכתבים אליהם נשלחים כך; לשאר בני המשפחה דבר אינו משתנה.',
  },
  'family-adar-both': {
    title: 'בשני האדרים, לפי %{name}',
    message: 'בשנה שיש בה שני אדרים, עבור %{about}. מעתה המכתבים אליהם נשלחים כך; לשאר בני המשפחה דבר אינו משתנה.',
  },
  'family-adar-record': {
    title: 'אדר כמנהג הקהילה, לפי %{name}',
    message: 'בשנה שיש בה שני אדרים, עבור %{about}. הבחירה הקודמת בוטלה.',
  },
  'family-other': { title: 'בקשה להודיע גם לאדם נוסף: %{name}', message: '״%{text}״. להוסיף ליארצייט, אם הדבר נכון.' },
  'remember-remember': {
    title: 'יש מי שיזכור את %{about}: %{name}',
    message: 'כך השיבו למכתבנו. מעתה תישלח הודעה לפני כל יארצייט.',
  },
  'remember-limit': {
    title: 'יש מי שיזכור את %{about}: %{name}',
    message: 'כך השיבו למכתבנו, אך בתוכנית שלכם אין מקום לבן או בת משפחה נוספים. לפנות מקום ולהוסיף.',
  },
  'remember-other': {
    title: 'לפנות למישהו אחר בעניין %{about}',
    message: 'התשובה של %{name}: ״%{text}״. לפנות אליהם, או להוסיף ליארצייט, אם הדבר נכון.',
  },
  'remember-congregation': {
    title: 'האם הקהילה תזכור את %{about}?',
    message: 'כך ביקשו בתשובה: %{name}. ההחלטה בעמוד ״ללא מי שזוכר״.',
  },
  'leap-year': {
    title: 'בשנת %{year} יש שני אדרים',
    message:
      'יארצייט אחד נשמר באדר ראשון או באדר שני לפי הכלל בלבד. יש לבדוק את שני התאריכים ולאשר לפני שליחת המכתבים. |||| %{smart_count} יארצייטים נשמרים באדר ראשון או באדר שני לפי הכלל בלבד. יש לבדוק את שני התאריכים ולאשר לפני שליחת המכתבים.',
  },
};

/** What every notification of the house says, for its readers in the admin and for the staff's daily mail. */
export const NOTIFICATION_WORDS: Readonly<Record<'en' | 'he', Record<NotificationKey, NotificationWords>>> = { en, he };
