/** A list as an office in Israel keeps it; the people are invented. `died` is by the civil calendar, ISO. */
export const ISRAELI_HEADINGS = [
  ...['מס״ד', 'שם המנוח/ה', 'שם משפחה', 'שם האב', 'שם האם', 'תאריך פטירה', 'תאריך פטירה עברי', 'אחרי השקיעה'],
  ...['שם בן המשפחה', 'קרבה', 'נייד', 'טלפון בבית', 'דוא"ל', 'רחוב', "מס' בית", 'עיר', 'מיקוד', 'הערות'],
];

interface IsraeliRow {
  readonly cells: readonly string[];
  readonly name: string;
  readonly hebrewName: string;
  readonly died: string;
  readonly observers: readonly string[];
  readonly phone: string;
  readonly address: string;
}

const row = (cells: string, told: Omit<IsraeliRow, 'cells'>): IsraeliRow => ({ cells: cells.split('|'), ...told });

export const ISRAELI_ROWS: readonly IsraeliRow[] = [
  row(
    '1|אהרן|כהן|משה|רבקה|15.03.1984|י"א באדר ב\' תשמ"ד|לא|דוד כהן|אב|050-5551234|04-5551234|david@family.example|הרצל|12|חיפה|3100001|לוח 12',
    {
      ...{ name: 'אהרן כהן', hebrewName: 'אהרן בן משה ורבקה', died: '1984-03-15', observers: ['דוד כהן'] },
      ...{ phone: '050-5551234, 04-5551234', address: 'הרצל 12\nחיפה 3100001' },
    },
  ),
  row(
    '2|שרה|לוי|יצחק|חנה|22.11.1990|ו׳ בכסלו תשנ״א|כן|רות ויוסף לוי|אם|052-5550002||ruth@family.example|ביאליק|4א|נתניה|4200003|',
    {
      ...{ name: 'שרה לוי', hebrewName: 'שרה בת יצחק וחנה', died: '1990-11-22', observers: ['רות לוי', 'יוסף לוי'] },
      ...{ phone: '052-5550002', address: 'ביאליק 4א\nנתניה 4200003' },
    },
  ),
  row(
    '3|מרים ז"ל|בן-דוד|אברהם|שרה|07.07.2001|ט"ז תמוז תשס"א||משפחת בן-דוד|סבתא|054-5550003|03-5550003||דרך הים|7|תל אביב|6100004|לברר',
    {
      ...{ name: 'מרים בן-דוד', hebrewName: 'מרים בת אברהם ושרה', died: '2001-07-07', observers: ['משפחת בן-דוד'] },
      ...{ phone: '054-5550003, 03-5550003', address: 'דרך הים 7\nתל אביב 6100004' },
    },
  ),
  row(
    '4|יוסף חיים|מזרחי|שלמה|מזל|01.01.1979|ב טבת תשלט|לא|שלומית מזרחי|אבא|0505550004||shlomit@family.example|בן יהודה|3/2|ירושלים|9100002|',
    {
      ...{ name: 'יוסף חיים מזרחי', hebrewName: 'יוסף חיים בן שלמה ומזל', died: '1979-01-01' },
      ...{ observers: ['שלומית מזרחי'], phone: '0505550004', address: 'בן יהודה 3/2\nירושלים 9100002' },
    },
  ),
  row(
    '5|רחל|גולדברג|מנחם|דבורה||י״ד בניסן תש״ס||ד"ר עמית גולדברג|דודה|+972-58-555-0007||amit@family.example|סוקולוב|22|רמת גן|5200007|',
    {
      ...{ name: 'רחל גולדברג', hebrewName: 'רחל בת מנחם ודבורה', died: '2000-04-19' },
      ...{ observers: ['ד"ר עמית גולדברג'], phone: '+972-58-555-0007', address: 'סוקולוב 22\nרמת גן 5200007' },
    },
  ),
];

/** As a spreadsheet saves it, with signs of the end of a line as Windows has them. */
export const israeliCsv = (): string =>
  [ISRAELI_HEADINGS, ...ISRAELI_ROWS.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
    .join('\r\n');
