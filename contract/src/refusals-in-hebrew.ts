/**
 * What the server refuses, in Hebrew, by the English sentence that it says; `{0}` stands for what it puts in. The server
 * speaks English to every program; a person reads it by these in their own language, in the admin and in mails to the office.
 */
export const REFUSALS_IN_HEBREW: Record<string, string> = {
  'There is no such {0}.': 'זה כבר לא נמצא כאן. ייתכן שנמחק בינתיים.',
  'There is no {0} {1}.': 'אחת הרשומות שנבחרו כבר לא נמצאת כאן.',
  'Something is not right with this.': 'משהו כאן אינו תקין.',
  'Something went wrong on our side.': 'משהו השתבש אצלנו.',
  'This is not available just now. Try again soon.': 'זה לא זמין כרגע. נא לנסות שוב בעוד רגע.',
  'Too many attempts. Try again in a minute.': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד דקה.',
  'Too many attempts. Try again in {0} minutes.': 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {0} דקות.',
  'Too many attempts. Try again in {0}.': 'יותר מדי ניסיונות. נא לנסות שוב מאוחר יותר.',
  'Somebody else was changing the same at this moment, and this was not done. Try again.':
    'מישהו אחר שינה את אותו הדבר באותו רגע, ולכן הפעולה לא נעשתה. נא לנסות שוב.',
  'The database does not answer just now. What was saved is safe; try again in a moment.':
    'מסד הנתונים אינו עונה כרגע. מה שנשמר בטוח; נא לנסות שוב בעוד רגע.',
  'The disk of this installation is full. What is here can be read; nothing new can be saved until there is room.':
    'הדיסק של המערכת מלא. אפשר לקרוא את מה שיש; דבר חדש לא יישמר עד שיתפנה מקום.',
  'What is here can be read; nothing new can be saved just now. Usually the disk of this installation is full.':
    'אפשר לקרוא את מה שיש; דבר חדש לא יישמר כרגע. לרוב הסיבה היא דיסק מלא.',
  'Too much is asked of Zikaron at this moment. Nothing was changed: try again in a few seconds.':
    'יש כרגע עומס רב. דבר לא השתנה; נא לנסות שוב בעוד כמה שניות.',
  'So much was ordered at once that this one found no turn. Nothing was changed: try again in a moment.':
    'הוזמנו יותר מדי פעולות בבת אחת, ולזו לא הגיע התור. דבר לא השתנה; נא לנסות שוב בעוד רגע.',
  'This takes more {0} than one order may. Make it smaller, or in parts, and try again.':
    'הפעולה גדולה מדי. נא להקטין אותה או לחלק אותה, ולנסות שוב.',
  'This is too large: at most {0} kB are taken here.': 'זה גדול מדי: כאן מתקבלים {0} ק״ב לכל היותר.',
  'Too much is on its way here at this moment. Try again in a few seconds.':
    'יש כרגע עומס רב. נא לנסות שוב בעוד כמה שניות.',
  'There is nothing at this address.': 'אין דבר בכתובת הזאת.',
  'This cannot be read.': 'אי אפשר לקרוא את מה שנשלח.',
  'Text is read in UTF-8 alone.': 'הטקסט אינו בקידוד שנקרא כאן.',
  'This is compressed in a way that is not read here.': 'התוכן דחוס בשיטה שאינה נקראת כאן.',
  'This is not the JSON that it is said to be.': 'אי אפשר לקרוא את מה שנשלח.',
  'Not all of this arrived. Send it again.': 'לא הכול הגיע. נא לשלוח שוב.',
  'This cannot be unpacked: it is not compressed as its head says.': 'אי אפשר לפרוס את התוכן: הוא אינו דחוס כפי שנאמר.',
  'This holds more than {0} values. Send it in parts.': 'יש כאן יותר מ־{0} ערכים. נא לשלוח בחלקים.',
  'This is nested more than {0} deep.': 'המבנה כאן מקונן מדי.',
  'The character NUL cannot be kept. Take it out and try again.': 'יש כאן תו שאי אפשר לשמור. נא למחוק אותו ולנסות שוב.',
  'Half a character stands here (a lone surrogate). Type the text again.': 'יש כאן תו שבור. נא להקליד את הטקסט מחדש.',

  // What a field must be
  'is required': 'חובה למלא',
  'is required, or markAll': 'חובה למלא',
  'is not known here': 'השדה הזה אינו מוכר כאן',
  'is none of what this can be': 'הערך הזה אינו אפשרי כאן',
  'must be one of {0}': 'הערך הזה אינו אפשרי כאן',
  'must be a text': 'כאן כותבים טקסט',
  'must be a number': 'כאן כותבים מספר',
  'must be a whole number': 'כאן כותבים מספר שלם',
  'must be true or false': 'כאן בוחרים כן או לא',
  'must be at least {0}': 'לפחות {0}',
  'must be at most {0}': 'לכל היותר {0}',
  'must have at least {0} characters': 'לפחות {0} תווים',
  'must have at most {0} characters': 'לכל היותר {0} תווים',
  'must have at least {0} entries': 'לפחות {0} פריטים',
  'must have at most {0} entries': 'לכל היותר {0} פריטים',
  'must be {0}': 'הערך כאן אינו מן הסוג הנכון',
  'is not an email address': 'אין זו כתובת דוא״ל',
  'is not one email address, such as name@example.org': 'אין זו כתובת דוא״ל אחת, כגון \u2066name@example.org\u2069',
  'This is not one email address.': 'אין זו כתובת דוא״ל אחת.',
  'is not a web address': 'אין זו כתובת של אתר',
  'is not a date (YYYY-MM-DD)': 'אין זה תאריך',
  'is not an id': 'המזהה אינו תקין',
  'is not {0}': 'הערך אינו בצורה הנכונה',
  'is a day that does not exist': 'יום כזה אינו קיים',
  'must be a date (YYYY-MM-DD)': 'כאן כותבים תאריך',
  'must be in the years 1000 to 2999': 'השנה היא בין 1000 ל־2999',
  'must not hold line breaks or control characters': 'בלי מעברי שורה ותווים מיוחדים',
  'must be four digits': 'ארבע ספרות',
  '{0} is not JSON': 'הערך אינו בצורה הנכונה',
  'Choose a window': 'נא לבחור טווח',
  'This is not an answer that the page offers': 'זו אינה אחת התשובות שבדף',
  'This is not the name of a queue': 'אין משימות רקע בשם הזה',
  'This is not the id of a job': 'המזהה של המשימה אינו תקין',
  'must be a time zone by its region and city, such as America/New_York':
    'אזור זמן לפי אזור ועיר, כגון \u2066Asia/Jerusalem\u2069',
  'must name at least one event': 'יש לבחור לפחות אירוע אחד',
  'must name at least one permission': 'יש לבחור לפחות הרשאה אחת',
  'A time of the clock, such as 18:30': 'שעה, כגון 18:30',
  'Write the time as HH:MM': 'שעה, כגון 18:30',
  'Write the month as YYYY-MM': 'חודש בספרות: שנה, מקף, חודש',
  'Say one of them': 'יש לבחור אחד מהם',
  'Say who it is': 'נא לכתוב במי מדובר',
  'A page holds at most {0} rows': 'בעמוד יש {0} שורות לכל היותר',
  'Name at least one yahrzeit, contact or observer': 'יש לבחור לפחות יארצייט, איש קשר או בן משפחה אחד',
  'Name a yahrzeit or a contact, not both': 'יש לבחור יארצייט או איש קשר, לא את שניהם',
  'Name two records': 'יש לבחור שתי רשומות',
  'Name rows or give a filter, one of the two': 'יש לבחור שורות או סינון, אחד מן השניים',
  'The window ends before it begins': 'הטווח נגמר לפני שהוא מתחיל',
  'The window ends before it begins, or is longer than {0} days': 'הטווח נגמר לפני שהוא מתחיל, או ארוך מ־{0} ימים',
  'Choose what is printed again': 'נא לבחור מה להדפיס שוב',
  'The sheet has fewer labels': 'בגיליון יש פחות מדבקות',
  'Write the address of a site, such as https://www.example.org':
    'נא לכתוב כתובת של אתר, כגון \u2066https://www.example.org\u2069',
  'Corrections tell whole names: choose names in full for an editor':
    'בתיקונים מופיעים שמות מלאים: לעורך יש לבחור שמות מלאים',
  'Give both dates, or none for the next service': 'נא לכתוב את שני התאריכים, או אף אחד לתפילה הקרובה',
  'The dates are in order and at most ten weeks apart': 'התאריכים כסדרם, ועד עשרה שבועות ביניהם',
  'At Yizkor all are named: ask for a Friday or a month': 'ביזכור נקראים כולם: נא לבחור יום שישי או חודש',
  'Ask for a Friday, a month, or a day of Yizkor': 'נא לבחור יום שישי, חודש או יום של יזכור',
  'Ask about fewer people at once': 'נא לשאול על פחות אנשים בבת אחת',

  // Dates
  '"{0}" is not a date': 'אי אפשר לקרוא את ״{0}״ כתאריך',
  '"{0}" has no year': 'ב״{0}״ חסרה שנה',
  '"{0}" does not tell the century': 'מ״{0}״ לא ברור באיזו מאה',
  '"{0}" is a day that does not exist': 'יום כמו ״{0}״ אינו קיים',
  '{0} is in the future': 'התאריך {0} עוד לא הגיע',
  '{0} is in the future.': 'התאריך {0} עוד לא הגיע.',
  '"{0}" is not a Hebrew date': 'אי אפשר לקרוא את ״{0}״ כתאריך עברי',
  '"{0}" may be {1}: say which': '״{0}״ יכול להיות יותר מתאריך אחד. נא לכתוב את היום והחודש',
  'The Hebrew year {0} is outside {1} to {2}': 'השנה העברית {0} אינה בין {1} ל־{2}',
  'That month has no day {0}': 'בחודש הזה אין יום {0}',
  'That month has no day {0} in {1}': 'בשנת {1y} אין בחודש הזה יום {0}',
  'Give the civil or the Hebrew date of death': 'נא לכתוב תאריך פטירה, לועזי או עברי',
  '{0} has two Adars: Adar I or Adar II?': 'בשנת {0y} שני אדרים: אדר א׳ או אדר ב׳?',
  '{0}: this one is {1}.': 'התאריך הלועזי והתאריך העברי אינם אותו יום.',
  'The civil and the Hebrew date differ by 1 day': 'בין התאריך הלועזי לתאריך העברי הפרש של יום אחד',
  'The civil and the Hebrew date differ by {0} days': 'בין התאריך הלועזי לתאריך העברי הפרש של {0} ימים',
  'The Hebrew date {0} begins on the evening of {1}. Did the death occur after sunset but before midnight?':
    'התאריך העברי מתחיל בערב של {1}. האם הפטירה הייתה אחרי השקיעה ולפני חצות?',
  'The Hebrew date says {0}, and the Hebrew year {1}: which is right?':
    'לפי התאריך העברי השנה היא {0y}, ולפי השנה העברית {1y}: מה נכון?',
  'The civil date is in {0}, not in {1}.': 'התאריך הלועזי הוא בשנת {0y}, לא בשנת {1y}.',
  'The burial is before the death.': 'הקבורה קודמת לפטירה.',
  'No yahrzeit follows from this date.': 'מן התאריך הזה לא נובע יארצייט.',
  'The first year after this death is over.': 'השנה הראשונה אחרי הפטירה הזאת כבר עברה.',
  'This day has passed: choose one that lies ahead.': 'היום הזה כבר עבר: יש לבחור יום שעוד לא חל.',
  'This time has passed: choose one that lies ahead.': 'המועד הזה כבר עבר: יש לבחור מועד מאוחר יותר.',
  '{0} is no Friday; the next one is {1}.': 'התאריך {0} אינו יום שישי; הבא הוא {1}.',
  '{0} is not the eve of Shabbat or Yom Tov; the next one is {1}.':
    'התאריך {0} אינו ערב שבת או ערב יום טוב; הבא הוא {1}.',

  // Signing in, and what somebody may do
  'Sign in to go on.': 'כדי להמשיך יש להיכנס.',
  'You do not belong to a congregation yet. Open your invitation, or begin one of your own.':
    'אינכם חברים עדיין באף קהילה. אפשר לפתוח את ההזמנה, או להקים קהילה משלכם.',
  'You do not belong to this congregation.': 'אינכם חברים בקהילה הזאת.',
  'You belong to a congregation already.': 'אתם כבר חברים בקהילה.',
  'Your role here is {0}, which may not do this.': 'התפקיד שלכם כאן אינו מאפשר זאת.',
  'Only an owner may do this.': 'רק הבעלים רשאים לעשות זאת.',
  'There must be an owner. Hand ownership on to somebody else first.':
    'חייבים להיות בעלים. קודם יש להעביר את הבעלות לאדם אחר.',
  'The roles Staff and Viewer are part of the Plus plan: see the pricing page.':
    'התפקידים צוות וצופה כלולים בתוכנית Plus: הפרטים בדף המחירים.',
  'This congregation is suspended: please ask the people who run this site.':
    'הקהילה הזאת מושעית: נא לפנות למי שמפעיל את האתר.',
  'This needs a plan in force: see the pricing page.': 'לשם כך נחוצה תוכנית בתוקף: הפרטים בדף המחירים.',
  'This is for the people who run this installation.': 'זה מיועד למי שמפעיל את המערכת.',
  'This is for people who sign in, not for API keys.': 'זה מיועד לאנשים שנכנסים, לא למפתחות API.',
  'This API key does not include {0}.': 'מפתח ה־API הזה אינו כולל את ההרשאה.',
  'This request does not come from our own pages.': 'הבקשה לא הגיעה מן הדפים שלנו.',
  'A second factor is asked of you here. Set one up on the account page.':
    'כאן נדרש אימות דו־שלבי. אפשר להגדיר אותו בדף החשבון.',
  'Show a code of your second factor to go on.': 'כדי להמשיך יש להקליד קוד של האימות הדו־שלבי.',
  'There is no second factor to recover.': 'אין אימות דו־שלבי לשחזר.',
  'This is not one of your recovery codes. Read it again, or take another of them.':
    'זה אינו אחד מקודי השחזור שלכם. אפשר לבדוק את ההקלדה, או להשתמש בקוד אחר.',
  'Ask whoever runs this installation to take your second factor off.':
    'נא לבקש ממי שמפעיל את המערכת להסיר את האימות הדו־שלבי.',
  'The identity provider does not answer': 'שירות הכניסה אינו עונה',
  'You are looking in by an owner’s consent: nothing is changed, and nothing is taken away.':
    'אתם צופים בהסכמת הבעלים: אין משנים דבר ואין לוקחים דבר.',
  'Your look is over: its time has passed, you left, or the organization took its consent back.':
    'הצפייה הסתיימה: זמנה עבר, יצאתם ממנה, או שהארגון ביטל את הסכמתו.',
  'A request is about an organization, or is a look: not both.': 'הבקשה היא בשם ארגון או צפייה, לא שתיהן.',
  'No owner of this organization allows that you look in, or no longer.': 'איש מן הבעלים אינו מתיר צפייה, או לא עוד.',
  'This person is a member already.': 'האדם הזה כבר חבר בקהילה.',
  'This invitation is for {0}. Sign in with that address.': 'ההזמנה היא ל־{0}. יש להיכנס בכתובת הזאת.',
  'This is not the name of the congregation.': 'זה אינו שם הקהילה.',
  'This is not the address of this site: that is {0}.': 'זו אינה כתובת האתר: הכתובת היא {0}.',

  // The identity provider
  'Invalid login credentials': 'כתובת הדוא״ל או הסיסמה אינן נכונות',
  'Email not confirmed': 'הכתובת עוד לא אושרה. הקישור נמצא במכתב ששלחנו',
  'User already registered': 'לכתובת הזאת כבר יש חשבון',
  'Signups not allowed for this instance': 'במערכת הזאת אין הרשמה פתוחה',
  'Email link is invalid or has expired': 'הקישור אינו תקף, או שזמנו עבר',
  'Token has expired or is invalid': 'הקוד אינו תקף, או שזמנו עבר',
  'Password should be at least {0} characters.': 'סיסמה צריכה להיות לפחות {0} תווים',
  'Password should be at least {0} characters': 'סיסמה צריכה להיות לפחות {0} תווים',
  'Password is known to be weak and easy to guess, please choose a different one.':
    'הסיסמה הזאת קלה לניחוש. נא לבחור אחרת',
  'New password should be different from the old password.': 'הסיסמה החדשה צריכה להיות שונה מן הקודמת',
  'Unable to validate email address: invalid format': 'אין זו כתובת דוא״ל',
  'A user with this email address has already been registered': 'לכתובת הזאת כבר יש חשבון',
  'For security purposes, you can only request this after {0} seconds.': 'אפשר לבקש זאת שוב בעוד {0} שניות',
  'Email rate limit exceeded': 'נשלחו יותר מדי מכתבים. נא לנסות שוב מאוחר יותר',
  'email rate limit exceeded': 'נשלחו יותר מדי מכתבים. נא לנסות שוב מאוחר יותר',
  'Request rate limit reached': 'יותר מדי בקשות. נא לנסות שוב בעוד רגע',
  'Give the password that you have now, or ask for a letter': 'נא לכתוב את הסיסמה הנוכחית, או לבקש מכתב',
  'This is not your password': 'זו אינה הסיסמה שלכם',
  'Invalid TOTP code entered': 'הקוד אינו נכון',
  'Maximum number of verified factors reached, unenroll to continue': 'הגעתם למספר המרבי של אמצעי אימות',
  'Factor not found': 'אמצעי האימות כבר לא נמצא',
  'There are characters here that cannot be kept': 'יש כאן תווים שאי אפשר לשמור',
  'This way to sign in is not offered here.': 'דרך הכניסה הזאת אינה מוצעת כאן.',
  'This sign-in was begun elsewhere or too long ago. Please begin again.':
    'הכניסה התחילה במקום אחר או לפני זמן רב. נא להתחיל מחדש.',
  'The provider did not say who you are. Please try again.': 'הספק לא אמר מי אתם. נא לנסות שוב.',

  // Plans and payment
  'Alerts by email are part of the Standard plan: see the pricing page.':
    'התראות בדוא״ל כלולות בתוכנית Standard: הפרטים בדף המחירים.',
  'Files for the bulletin come with the Standard plan: see the pricing page.':
    'קבצים לעלון כלולים בתוכנית Standard: הפרטים בדף המחירים.',
  'API keys are part of the Plus plan: see the pricing page.': 'מפתחות API כלולים בתוכנית Plus: הפרטים בדף המחירים.',
  'Webhooks are part of the Plus plan: see the pricing page.': 'Webhooks כלולים בתוכנית Plus: הפרטים בדף המחירים.',
  'Sender domains are part of the Plus plan: see the pricing page.':
    'דומיינים של שולח כלולים בתוכנית Plus: הפרטים בדף המחירים.',
  'The limit of your plan for observers is {0}, and this would make {1}. A larger plan has room for more: see the pricing page.':
    'מספר בני המשפחה בתוכנית מוגבל ל־{0}, ועם התוספת יהיו {1}. בתוכנית גדולה יותר יש מקום לעוד: הפרטים בדף המחירים.',
  'The limit of your plan for observers is {0}, and the archive has {1}. A larger plan has room for them: see the pricing page.':
    'מספר בני המשפחה בתוכנית מוגבל ל־{0}, ובארכיון יש {1}. בתוכנית גדולה יותר יש להם מקום: הפרטים בדף המחירים.',
  'This installation takes no cards.': 'במערכת הזאת אין תשלום בכרטיס.',
  'This installation takes no demonstration cards.': 'במערכת הזאת אין כרטיסים לדוגמה.',
  'A payment was made a moment ago. Look at your account before you pay again.':
    'לפני רגע בוצע תשלום. כדאי להסתכל בחשבון לפני שמשלמים שוב.',
  'Another window is on its way to the payment page. Try again in a moment.':
    'חלון אחר כבר בדרך לדף התשלום. נא לנסות שוב בעוד רגע.',
  'The free trial was used already. Choose a plan to go on.': 'תקופת הניסיון כבר נוצלה. כדי להמשיך יש לבחור תוכנית.',
  'End the subscription first, under Manage billing.': 'קודם יש לסיים את המינוי, תחת ניהול התשלומים.',
  'This organization pays by card. Change or end its subscription there first.':
    'הארגון הזה משלם בכרטיס. קודם יש לשנות או לסיים שם את המינוי.',
  'Without billing there are no trials.': 'בלי תשלומים אין תקופת ניסיון.',

  // Records
  '{0} changed this record while you had it open. Load it again and repeat your change.':
    'הרשומה השתנתה בידי {0} בזמן שהייתה פתוחה אצלכם. נא לטעון אותה שוב ולחזור על השינוי.',
  '{0} already has the address {1}.': 'הכתובת {1} כבר רשומה אצל {0}.',
  'This is the address of {0}.': 'זו הכתובת של {0}.',
  'This is the contact itself. Choose the other one.': 'זה איש הקשר עצמו. נא לבחור את האחר.',
  'This is the record itself. Choose the other one.': 'זו הרשומה עצמה. נא לבחור את האחרת.',
  'One of the two is deleted. Restore it to merge it.': 'אחת מן השתיים נמחקה. כדי למזג יש לשחזר אותה.',
  'This yahrzeit is deleted. Restore it to change it.': 'היארצייט נמחק. כדי לשנות אותו יש לשחזר אותו.',
  'This yahrzeit is deleted. Restore it to add an observer.': 'היארצייט נמחק. כדי להוסיף בן משפחה יש לשחזר אותו.',
  'Too much was changed since: what belonged to the two is no longer there.':
    'יותר מדי השתנה מאז: מה שהיה שייך לשתיים כבר אינו שם.',
  'Somebody who can be told remembers this person.': 'יש מי שזוכר ושאפשר להודיע לו.',
  'The letters of this month are used up. Ask again next month, or take a larger plan: see the pricing page.':
    'המכתבים של החודש הזה כבר נוצלו. אפשר לבקש שוב בחודש הבא, או לעבור לתוכנית גדולה יותר: ראו בדף המחירים.',
  'They cannot be asked: there is no address, a hold, or a letter within a year.':
    'אי אפשר לשאול אותם: אין כתובת, המכתבים מוחזקים, או שנשלח מכתב בשנה האחרונה.',
  'That a remembrance rests is decided by people.': 'רק אדם יכול להחליט להניח זיכרון למנוחה.',
  'A second person must agree that this rests.': 'כדי להניח את הזיכרון למנוחה נדרשת הסכמה של אדם נוסף.',
  'There is a plaque or a bequest: an owner must agree that this rests.':
    'יש לוח זיכרון או עיזבון: נדרשת הסכמה של הבעלים.',

  // Letters
  'Line {0}, column {1}: {2}': 'שורה {0}, תו {1}: {2}',
  '{0} (line {1}, column {2})': '{0} (שורה {1}, תו {2})',
  '{0} (line {1}, column {2}) {3}': '{0} (שורה {1}, תו {2}) {3}',
  '{0} Write the missing braces or the missing end.': '{0} נא להשלים את הסוגריים או את הסוף.',
  '{0} Take it out, or put in one of these: {1}.': '{0} אפשר להסיר אותו, או להכניס אחד מאלה: {1}.',
  '{0} Take it out, or put in one of the list of fields.': '{0} אפשר להסיר אותו, או להכניס שדה מן הרשימה.',
  'Fill in "{0}": a letter without it is not sent.': 'נא למלא את ״{0}״: בלעדיו המכתב לא נשלח.',
  'Fill in "{0}", or write {{#if {1}}} … {{/if}} around its sentence.':
    'נא למלא את ״{0}״, או להוסיף למשפט שלו את התנאי ״רק כשידוע״.',
  '"{0}" has no value in this record.': 'ל־״{0}״ אין ערך ברשומה הזאת.',
  '"{0}" is blank in this record.': '״{0}״ ריק ברשומה הזאת.',
  'A picture is missing here: upload one, or take its block away.': 'חסרה כאן תמונה: נא להעלות אחת, או להסיר את הרכיב.',
  'There is no helper "{0}"; use {1}.': 'אין פעולה בשם ״{0}״; אפשר {1}.',
  'There is no block "{0}"; use {1}.': 'אין תנאי בשם ״{0}״; אפשר {1}.',
  'The HTML ends inside an element or a comment.': 'ה־HTML נגמר בתוך רכיב או הערה.',
  'Partials and decorators are not allowed.': 'חלקים חיצוניים אינם מותרים במכתב.',
  'A comment for Outlook ends inside an element.': 'הערה ל־Outlook נגמרת בתוך רכיב.',
  'A letter may not hold <{0}>.': 'במכתב לא יכול לעמוד ״{0}״.',
  'A letter may not do anything by itself: "{0}" is not allowed.': 'מכתב אינו עושה דבר מעצמו: ״{0}״ אסור.',
  'A letter may not give its reader’s program orders.': 'מכתב אינו נותן הוראות לתוכנה של מי שקורא.',
  'The link "{0}" must be a whole https address, or mailto: or tel:.':
    'הקישור ״{0}״ צריך להיות כתובת אינטרנט מלאה, דוא״ל או טלפון.',
  'A letter may not run code: this style would in some programs.':
    'מכתב אינו מריץ קוד: הסגנון הזה היה מריץ בחלק מן התוכנות.',
  'The picture "{0}" is not one of ours: upload it here.': 'התמונה ״{0}״ אינה אצלנו: נא להעלות אותה כאן.',
  'Choose the letter that reminders are written with.': 'נא לבחור את המכתב שבו נכתבות התזכורות.',
  'There is no such template.': 'התבנית הזאת לא נמצאת.',
  'Choose a letter in the other language.': 'נא לבחור מכתב בשפה האחרת.',
  'Somebody has confirmed this name meanwhile. Read it again, then make your change.':
    'מישהו אישר את השם בינתיים. יש לקרוא אותו שוב ואז לשנות.',
  'Someone saved this template meanwhile. Load it again, then make your change.':
    'התבנית נשמרה בינתיים בידי אדם אחר. נא לטעון אותה שוב ולחזור על השינוי.',
  '{0}. Choose another template there first.': 'התבנית בשימוש. קודם יש לבחור שם תבנית אחרת.',
  'The letter is empty.': 'המכתב ריק.',
  'There is no merge field "{0}".': 'אין שדה מיזוג בשם ״{0}״.',
  'This is longer than {0} characters.': 'זה ארוך מ־{0} תווים.',
  'There are more than {0} merge fields and blocks.': 'יש כאן יותר מ־{0} שדות ותנאים.',
  'There are more than {0} blocks.': 'יש כאן יותר מ־{0} תנאים.',
  'There are more than {0} round brackets.': 'יש כאן יותר מ־{0} סוגריים.',
  '"{0}" must be written with two braces: a value may not bring its own HTML.':
    'את ״{0}״ כותבים בשני סוגריים מסולסלים: ערך אינו מביא HTML משלו.',
  'Blocks may stand {0} deep in one another.': 'תנאים יכולים לעמוד זה בתוך זה עד עומק {0}.',
  'A block may not stand here: put the whole element into each of its branches.':
    'תנאי אינו יכול לעמוד כאן: יש להכניס את הרכיב כולו לכל אחד מן הצדדים.',
  'An element that begins in a block must end in it, and so must each of its branches.':
    'רכיב שמתחיל בתוך תנאי צריך להסתיים בו, וכך בכל אחד מן הצדדים.',
  'A merge field may stand in text or in a quoted attribute only.': 'שדה מיזוג עומד רק בטקסט או בתוך מאפיין במירכאות.',
  'Only a field of "links" may be a link, alone; "{0}" may not.': 'קישור הוא רק שדה של קישור, לבדו; ״{0}״ אינו כזה.',
  'A merge field may not stand in "{0}".': 'שדה מיזוג אינו יכול לעמוד ב־״{0}״.',
  '"{0}" is a list: write {{#each {1}}}.': '״{0}״ היא רשימה: יש לחזור על כל אחד מהם.',
  '#{0} takes one merge field and nothing else.': 'התנאי ״{0}״ מקבל שדה מיזוג אחד ולא יותר.',
  'An #each may not stand inside another.': 'חזרה אינה יכולה לעמוד בתוך חזרה אחרת.',
  '#each needs a list; "{0}" is one value.': 'לחזרה נחוצה רשימה; ״{0}״ הוא ערך אחד.',
  '{0} takes one merge field.': '״{0}״ מקבל שדה מיזוג אחד.',
  'After the merge field, formatDate takes {0}.': 'אחרי שדה המיזוג כותבים את צורת התאריך.',
  'A letter to this person is just leaving. Try again in a minute.':
    'מכתב אל האדם הזה יוצא ברגע זה. נא לנסות שוב בעוד דקה.',
  'More than {0} elements stand within one another.': 'יותר מ־{0} רכיבים עומדים זה בתוך זה.',
  'The braces here cannot be read: a {{ without its }}, or a block without its end.':
    'אי אפשר לקרוא כאן את הסוגריים המסולסלים: {{ בלי }}, או תנאי בלי סוף.',
  'The mail server did not take it: {0}': 'שרת הדואר לא קיבל את זה: {0}',
  'This letter is so old that its text is no longer kept. It cannot be sent again.':
    'המכתב ישן כל כך שתוכנו כבר לא שמור. אי אפשר לשלוח אותו שוב.',
  'This message is {0}, not {1}.': 'מצב המכתב השתנה בינתיים. נא לטעון את הדף שוב.',
  'This letter is being handed over at this moment.': 'המכתב נמסר ברגע זה.',
  'No letter could be written: {0}': 'אי אפשר היה לכתוב אף מכתב.',
  // Why a letter came to nothing, as it is kept with it
  'Sending failed': 'השליחה נכשלה',
  'The letter was withdrawn': 'המכתב בוטל',
  'It is no longer due.': 'כבר אין צורך במכתב.',
  'It could not be written: {0}': 'אי אפשר היה לכתוב את המכתב: {0}',
  'Nobody here writes such letters.': 'אין כאן מי שכותב מכתבים כאלה.',
  'They are not to be asked any more.': 'אין לשאול אותם עוד.',
  'The recipient is not exactly one email address.': 'הנמען אינו כתובת דוא״ל אחת.',
  'The return path is not exactly one email address.': 'הכתובת להחזרה אינה כתובת דוא״ל אחת.',
  'The observer was removed.': 'בן או בת המשפחה הוסרו.',
  'The observer has died.': 'בן או בת המשפחה אינם בחיים.',
  'The observer is no longer reached by email.': 'אל בן או בת המשפחה כבר לא כותבים בדוא״ל.',
  'The observer has no email address any more.': 'לבן או לבת המשפחה כבר אין כתובת דוא״ל.',
  'This address is not written to (bounced).': 'אין כותבים לכתובת הזאת: מכתבים אליה חזרו.',
  'This address is not written to (complained).': 'אין כותבים לכתובת הזאת: מכתב סומן כדואר זבל.',
  'This address is not written to (unsubscribed).': 'אין כותבים לכתובת הזאת: הם ביקשו להפסיק.',
  'They left the congregation, and letters to former members have ended.':
    'הם עזבו את הקהילה, ואין כותבים עוד למי שעזבו.',
  'A person holds this letter.': 'המכתב מוחזק לטיפול אישי.',
  'The yahrzeit was deleted.': 'היארצייט נמחק.',
  'The date of the observance has changed.': 'תאריך היארצייט השתנה.',
  'Its template was deleted.': 'התבנית של המכתב נמחקה.',
  'Its template breaks a rule: {0}': 'יש ליקוי בתבנית של המכתב: {0}',
  'Its template does not name the further yahrzeits that go in this letter.':
    'התבנית אינה מזכירה את היארצייטים הנוספים שבמכתב הזה.',
  'The worker stopped while it was sending.': 'המערכת נעצרה באמצע השליחה.',
  'Restored from the backup of {0}: it may have gone out since.': 'שוחזר מן הגיבוי של {0}: ייתכן שהמכתב יצא מאז.',
  'The relay took too long before it asked for the text.': 'שרת הדואר לא ביקש את המכתב בזמן.',
  'The relay took too long over one mail.': 'שרת הדואר התעכב יותר מדי במכתב אחד.',
  'The relay closed the line.': 'שרת הדואר ניתק את הקשר.',
  'The text was not begun.': 'מסירת המכתב לא התחילה.',

  'No letter waits to be printed.': 'אין מכתב שממתין להדפסה.',
  'More than {0} letters wait. Print a shorter window first.':
    'יותר מ־{0} מכתבים ממתינים. נא להדפיס קודם טווח קצר יותר.',
  'Letters that wait are released by people.': 'רק אדם יכול לשחרר מכתבים שממתינים.',
  'You changed what made these letters wait: somebody else releases them.':
    'אתם שיניתם את מה שבגללו המכתבים ממתינים: אדם אחר משחרר אותם.',
  'This job is put away. Restore it first.': 'המשימה בארכיון. קודם יש לשחזר אותה.',
  'This run has not failed: there is nothing to try again.': 'ההרצה לא נכשלה: אין מה לנסות שוב.',
  'This work has not failed.': 'העבודה לא נכשלה.',
  'The dates must be worked out: until then nothing is sent.': 'קודם מחושבים התאריכים: עד אז דבר לא נשלח.',

  // Lists, files and pictures
  'This import has not failed.': 'הייבוא לא נכשל.',
  'This import is {0}.': 'מצב הייבוא השתנה בינתיים. נא לטעון את הדף שוב.',
  'This import is already {0}.': 'זה כבר נעשה בייבוא הזה. נא לטעון את הדף שוב.',
  'This import is being worked on. Wait a minute.': 'עובדים על הייבוא הזה. נא להמתין רגע.',
  'This preset is gone already.': 'ההגדרה הזאת כבר לא נמצאת.',
  'No row of this list is left that could be mended here.': 'לא נותרה ברשימה שורה שאפשר לתקן כאן.',
  'This list has no row.': 'ברשימה אין שורות.',
  'The list has no such column.': 'ברשימה אין עמודה כזאת.',
  'The list has no column that says whether it was after sunset.': 'ברשימה אין עמודה שאומרת אם היה אחרי השקיעה.',
  'At most {0} rows are changed at once.': 'אפשר לשנות {0} שורות לכל היותר בבת אחת.',
  'The file is larger than 20 MB.': 'הקובץ גדול מ־20 מ״ב.',
  'This workbook has several sheets with lists. Say which is to be read.':
    'בחוברת יש כמה גיליונות עם רשימות. נא לבחור איזה מהם לקרוא.',
  'Several lists stand on this sheet. Say which is to be read.': 'בגיליון עומדות כמה רשימות. נא לבחור איזו מהן לקרוא.',
  'A congregation has {0} sources at most.': 'לקהילה יש {0} מקורות לכל היותר.',
  'No file within {0} seconds': 'הקובץ לא הגיע בתוך {0} שניות',
  'This address leads from one to the next without end.': 'הכתובת מפנה מאחת לאחרת בלי סוף.',
  'The address answers HTTP {0}.': 'השרת בכתובת הזאת השיב בקוד {0}.',
  'The address answers a web page and no list: publish the sheet as CSV.':
    'בכתובת הזאת יש דף אינטרנט ולא רשימה: נא לפרסם את הגיליון כ־CSV.',
  'This host is not on the public internet.': 'השרת הזה אינו ברשת האינטרנט הציבורית.',
  'This host has no address.': 'לשרת הזה אין כתובת.',
  'The file is larger than {0} MB.': 'הקובץ גדול מ־{0} מ״ב.',
  'It took too long.': 'זה ארך זמן רב מדי.',
  'No answer within {0} seconds': 'לא באה תשובה בתוך {0} שניות',
  'The server ended the connection.': 'השרת ניתק את הקשר.',
  'The server shows another key than before ({0}). If that is right, remove this source and add it again.':
    'השרת מציג מפתח אחר מבעבר ({0}). אם זה נכון, נא להסיר את המקור הזה ולהוסיף אותו מחדש.',
  'The server does not take this name and password.': 'השרת אינו מקבל את השם ואת הסיסמה.',
  'There is no file in this folder.': 'אין קובץ בתיקייה הזאת.',
  'There is no such file on the server.': 'אין קובץ כזה בשרת.',
  'This folder holds more than {0} files.': 'בתיקייה הזאת יש יותר מ־{0} קבצים.',
  'A workbook cannot hold {0} rows. Take CSV, or filter the list.':
    'בחוברת אין מקום ל־{0} שורות. אפשר לבחור CSV, או לסנן את הרשימה.',
  'There are more than {0} names. Export the yahrzeits instead.':
    'יש יותר מ־{0} שמות. אפשר לייצא במקום זה את היארצייטים.',
  'At most {0} photographs wait at a time. Continue with those first.':
    'אפשר להעלות {0} תצלומים לכל היותר. נא להמשיך קודם באלה.',
  'A box lies outside of the picture.': 'אחת המסגרות מחוץ לתצלום.',
  'Photographs cannot be read here: {0} is not installed.': 'אי אפשר לקרוא כאן תצלומים: חסר רכיב במערכת.',
  'A photograph may have 15 MB at most.': 'תצלום יכול להיות עד 15 מ״ב.',
  'There is no plate to bring.': 'אין לוח לייבא.',
  '{0} plates are not read yet.': '{0} לוחות עוד לא נקראו.',
  '{0} plates have no name. Write it, or leave them out.': 'ל־{0} לוחות אין שם. נא לכתוב אותו, או להשאיר אותם בחוץ.',
  'This is not a JPEG, PNG or WebP picture.': 'זו אינה תמונה מסוג JPEG, ‏PNG או WebP.',
  'This is not a PNG, JPEG, GIF or WebP picture.': 'זו אינה תמונה מסוג PNG, ‏JPEG, ‏GIF או WebP.',
  'This picture cannot be opened: it is broken or far too large.': 'אי אפשר לפתוח את התמונה: היא פגומה או גדולה מאוד.',
  'A congregation keeps {0} pictures at most.': 'קהילה שומרת {0} תמונות לכל היותר.',
  'A picture may have 8 MB at most.': 'תמונה יכולה להיות עד 8 מ״ב.',
  'The archive is larger than 128 MB. Whoever runs this installation can bring it by a command.':
    'הארכיון גדול מ־128 מ״ב. מי שמפעיל את המערכת יכול להביא אותו בפקודה.',
  'This is not the archive of a congregation, as Settings gives it, or it did not arrive whole: download it there once more.':
    'זה אינו ארכיון של קהילה כפי שמורידים אותו בהגדרות, או שלא הגיע בשלמותו. נא להוריד אותו שם שוב.',
  'The archive is damaged or was changed: {0} is not as it was made.': 'הארכיון פגום או שונה: {0} אינו כפי שנוצר.',
  'The archive has a file that no archive of ours has: {0}': 'בארכיון יש קובץ שאין בשום ארכיון שלנו: {0}',
  'The archive unpacks to more than 8 GB, which is not taken.': 'אחרי הפריסה הארכיון גדול מ־8 ג״ב, יותר מהמותר.',
  'This archive was made by a version whose archives cannot be read back. Upgrade the installation it comes from, and take a new one.':
    'הארכיון נוצר בגרסה שאי אפשר להחזיר ממנה. נא לשדרג את המערכת שממנה הגיע, ולהוריד ארכיון חדש.',
  'This archive was made by a newer version of Zikaron. Upgrade this installation first.':
    'הארכיון נוצר בגרסה חדשה יותר של Zikaron. קודם יש לשדרג את המערכת הזאת.',
  'The letter “{0}” cannot be brought. {1} Change it where the archive was made, and take a new one.':
    'אי אפשר להביא את המכתב ״{0}״. {1} נא לתקן אותו במקום שבו נוצר הארכיון, וליצור ארכיון חדש.',
  'There are records here already. An archive is brought into a congregation that has none: sign up anew, and bring it there.':
    'כאן כבר יש רשומות. ארכיון מביאים אל קהילה שאין בה רשומות: נא להירשם מחדש ולהביא אותו לשם.',
  'Reminders were on where this archive was made, so the same letters could leave twice. Switch them off there and take a new archive; or say that nothing is sent from there any more.':
    'במקום שבו נוצר הארכיון התזכורות היו פעילות, ואותם מכתבים היו עלולים להישלח פעמיים. נא לכבות אותן שם ולהוריד ארכיון חדש, או לאשר שמשם כבר לא נשלח דבר.',

  // Files that are brought in
  'The file is empty.': 'הקובץ ריק.',
  'The workbook has no sheet with anything in it.': 'אין בחוברת גיליון שיש בו משהו.',
  'This is a PDF. Export the list as CSV and upload that.': 'זה קובץ PDF. נא לייצא את הרשימה כ־CSV ולהעלות אותה.',
  'This is an RTF document. Open it in Word, save it as .docx, and upload that.':
    'זה מסמך RTF. נא לפתוח אותו ב־Word, לשמור כ־\u2068.docx\u2069 ולהעלות שוב.',
  'This is a document of an old Word. Save it as .docx, and upload that.':
    'זה מסמך של Word ישן. נא לשמור אותו כ־\u2068.docx\u2069 ולהעלות שוב.',
  'This is a file of an old Office program and no workbook.': 'זה קובץ של תוכנת Office ישנה, ואינו חוברת.',
  'This workbook is older than Excel 5. Save it as .xlsx or CSV, and upload that.':
    'החוברת ישנה יותר מ־\u2068Excel 5\u2069. נא לשמור אותה כ־\u2068.xlsx\u2069 או כ־CSV ולהעלות שוב.',
  'This workbook has a password. Save it without one, or save the sheet as CSV, and upload that.':
    'החוברת מוגנת בסיסמה. נא לשמור אותה בלי סיסמה, או לשמור את הגיליון כ־CSV, ולהעלות שוב.',
  'This is a binary Excel workbook. Save it as .xlsx, or as CSV, and upload that.':
    'זו חוברת Excel בינארית. נא לשמור אותה כ־\u2068.xlsx\u2069 או כ־CSV ולהעלות שוב.',
  'This is a document of Numbers or Pages. Export it as Excel, Word or CSV (File, Export To), and upload that.':
    'זה מסמך של Numbers או של Pages. נא לייצא אותו ל־Excel, ל־Word או ל־CSV ולהעלות שוב.',
  'This is a picture. Upload it under “From photographs”, or export the list as CSV.':
    'זו תמונה. נא להעלות אותה תחת ״מתצלומים״, או לייצא את הרשימה כ־CSV.',
  'These are contacts (vCard), without days of death. Export the list as CSV and upload that.':
    'אלה אנשי קשר (vCard), בלי תאריכי פטירה. נא לייצא את הרשימה כ־CSV ולהעלות אותה.',
  'This is a calendar. Export the list as CSV and upload that.': 'זה לוח שנה. נא לייצא את הרשימה כ־CSV ולהעלות אותה.',
  'This is an email. Save the list that came with it, and upload that.':
    'זו הודעת דוא״ל. נא לשמור את הרשימה שצורפה אליה ולהעלות אותה.',
  'This is JSON, as programs exchange it. Export the list as CSV and upload that.':
    'זה קובץ JSON, לחילופי נתונים בין תוכנות. נא לייצא את הרשימה כ־CSV ולהעלות אותה.',
  'This is XML, and no spreadsheet of Excel. Export the list as .xlsx or CSV, and upload that.':
    'זה קובץ XML שאינו גיליון של Excel. נא לייצא את הרשימה כ־\u2068.xlsx\u2069 או כ־CSV ולהעלות שוב.',
  'This is a web page without a table. Export the list as .xlsx or CSV, and upload that.':
    'זה דף אינטרנט בלי טבלה. נא לייצא את הרשימה כ־\u2068.xlsx\u2069 או כ־CSV ולהעלות שוב.',
  'This is an archive and no workbook. Upload the list itself.': 'זה ארכיון ולא חוברת. נא להעלות את הרשימה עצמה.',
  'This file is not a table of text. Export the list as CSV and upload that.':
    'הקובץ אינו טבלה של טקסט. נא לייצא את הרשימה כ־CSV ולהעלות אותה.',
  'This workbook could not be read. Save it again, or save the sheet as CSV.':
    'לא ניתן לקרוא את החוברת. נא לשמור אותה מחדש, או לשמור את הגיליון כ־CSV.',
  'This workbook unpacks to more than 300 MB. Save the sheet as CSV.':
    'החוברת גדולה מ־300 מ״ב כשהיא נפתחת. נא לשמור את הגיליון כ־CSV.',
  'This is not built as a workbook is: its elements stand far too deep. Save it again, or as CSV.':
    'מבנה החוברת אינו תקין. נא לשמור אותה מחדש, או כ־CSV.',
  'The cells of this workbook hold too much text. Save the sheet as CSV.':
    'יש בתאי החוברת יותר מדי טקסט. נא לשמור את הגיליון כ־CSV.',
  'This table has one column only: it needs one for the name and one for the date of death.':
    'בטבלה עמודה אחת בלבד: צריך עמודה לשם ועמודה לתאריך הפטירה.',
  'A row has more than {0} columns.': 'יש שורה ובה יותר מ־{0} עמודות.',
  'Row {0} holds more than {1} characters. Shorten it, or delete it.':
    'בשורה {0} יותר מ־{1} תווים. נא לקצר אותה או למחוק אותה.',
  'The file is not a proper table: {0}': 'הקובץ אינו טבלה תקינה: {0}',

  // Settings
  'Choose another name for this time zone, such as that of a large city nearby.':
    'נא לבחור שם אחר לאזור הזמן, כגון עיר גדולה בקרבת מקום.',
  'This domain belongs to a mail service. Use a domain of your own, such as that of your website':
    'הדומיין שייך לשירות דואר. נא להשתמש בדומיין שלכם, כגון זה של האתר שלכם',
  'This is not a domain, such as bethel.org': 'זה אינו דומיין, כגון \u2066bethel.org\u2069',
  'Only letters, digits, dots and dashes before the @': 'לפני ה־@ רק אותיות לועזיות, ספרות, נקודות ומקפים',
  'This domain is ours. Choose one of your own.': 'הדומיין הזה שלנו. נא לבחור דומיין שלכם.',
  'This domain is in your list already.': 'הדומיין כבר ברשימה שלכם.',
  'There can be {0} domains.': 'אפשר להוסיף {0} דומיינים לכל היותר.',
  'This was checked a moment ago. DNS takes some minutes to change.': 'זה נבדק לפני רגע. שינוי ב־DNS אורך כמה דקות.',
  'A congregation has {0} webhooks at most.': 'לקהילה יש {0} webhooks לכל היותר.',
  'A congregation has {0} templates at most: remove one first.': 'לקהילה יש {0} תבניות לכל היותר. נא למחוק קודם תבנית.',
  'A congregation has {0} email jobs at most: remove one first.':
    'לקהילה יש {0} משימות דוא״ל לכל היותר. נא למחוק קודם משימה.',
  'A congregation has {0} API keys at most: revoke one that nothing uses.':
    'לקהילה יש {0} מפתחות API לכל היותר. נא לבטל מפתח שאינו בשימוש.',
  'There are {0} such addresses, and there can be no more: revoke one that nobody uses.':
    'יש כבר {0} כתובות כאלה, ואי אפשר להוסיף עוד. נא לבטל כתובת שאינה בשימוש.',
  'This webhook is switched off.': 'ה־webhook הזה כבוי.',
  'The signing secret cannot be read any more: give it a new one.': 'אי אפשר עוד לקרוא את סוד החתימה: נא ליצור חדש.',
};
