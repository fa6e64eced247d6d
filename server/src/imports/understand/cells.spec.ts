import { understood } from '../../../test/read-rows.js';
import { isData, profileOf } from './cell-kinds.js';
import { peopleIn } from './people-in-a-cell.js';

const rowsIn = async (text: string) => (await understood(Buffer.from(text))).rows.filter(({ leftOut }) => !leftOut);
const dated = async (cell: string) => {
  const [row] = await rowsIn(`Name,Date of Death,Hebrew Date\nSarah Katz,"${cell}",\nMax,3/4/1984,`);
  return [row?.gregorianDate, row?.issues.filter(({ severity }) => severity !== 'info').map(({ code }) => code)];
};

describe('a list without headings whose days are written in many ways', () => {
  it('given Shabbat before one and a doubt behind another, then the column is of days', async () => {
    const { columns } = await understood(
      Buffer.from(
        [
          ...[
            '"Gold, Ira",7/4/2001,Amy Gold,amy@example.org',
            '"Katz, Eva","Shabbat, 8/9/1975",Dan Katz,dan@example.org',
          ],
          ...['"Blum, Max",10/7/51?,Ruth Blum,ruth@example.org', '"Roth, Ida",Dec. 1999,Ben Roth,ben@example.org'],
        ].join('\n'),
      ),
    );

    expect(columns[1]?.field).toBe('gregorianDate');
  });
});

describe('tables as offices lay them out', () => {
  it.each([
    [
      'a last name under a bare "Nom"',
      'Nom,Prénom,Date de décès,Après le coucher du soleil,Personne à prévenir,Lien\nLévy,Sarah,25/04/1984,oui,David Lévy,mère',
      {
        name: 'Sarah Lévy',
        afterSunset: true,
        observers: [{ name: 'David Lévy', kinship: { relationship: 'Parent' } }],
      },
    ],
    [
      'a title of the one who died and one of the one who observes',
      'Title,First Name,Last Name,Date of Death,Title,Mourner First Name,Mourner Last Name\nDr.,Sam,Levin,3/14/1984,Cantor,Ruth,Levin',
      { name: 'Dr. Sam Levin', observers: [{ name: 'Cantor Ruth Levin' }] },
    ],
    [
      'a title behind the name of the one who died, and one before that of the one who observes',
      'Deceased,Title,Date of Death,Title,Mourner\n"Levin, Sam",Rabbi,3/14/1984,Dr.,Ruth Levin',
      { name: 'Rabbi Sam Levin', observers: [{ name: 'Dr. Ruth Levin' }] },
    ],
    [
      'titles in Hebrew',
      'תואר הנפטר,שם הנפטר,תאריך פטירה,תואר,בן משפחה\nד״ר,שמואל לוי,14.3.1984,גב׳,רות לוי',
      { name: 'ד״ר שמואל לוי', observers: [{ name: 'גב׳ רות לוי' }] },
    ],
    [
      'Hebrew dates with the year first, in letters and in numbers of which the civil date tells the month',
      'שם,תאריך עברי,תאריך לועזי\nשרה לוי,5744-08-30,6.11.1983\nדוד כהן,תשמ״ד כסלו ה׳,',
      { gregorianDate: '1983-11-06', hebrew: { day: 30, month: 8, year: 5744 } },
    ],
    [
      'columns for a first and a second one who observes',
      'Deceased,Date of Death,Mourner 1,Mourner 1 Email,Mourner 1 Relation,Mourner 2,Mourner 2 Email,Mourner 2 Relation\n' +
        'David Levin,11/11/1983,Ruth Levin,ruth@example.org,Daughter,Dan Levin,dan@example.org,Grandson\n' +
        'Max Katz,5/2/1990,Beth Katz,beth@example.org,Wife,,,',
      {
        observers: [
          { name: 'Ruth Levin', email: 'ruth@example.org', kinship: { detail: 'Father' } },
          { name: 'Dan Levin', email: 'dan@example.org', kinship: { detail: 'Grandfather' } },
        ],
      },
    ],
    [
      'several who observe, and their addresses by number alone',
      'Deceased,Date of Death,Mourner 1,Mourner 2,Email 1,Email 2,Relation 1,Relation 2\nSam Levin,11/11/1983,Ruth Levin,Dan Levin,,dan@example.org,Father,Uncle',
      {
        observers: [
          { name: 'Ruth Levin', email: null, kinship: { detail: 'Father' } },
          { name: 'Dan Levin', email: 'dan@example.org', kinship: { detail: 'Uncle' } },
        ],
      },
    ],
    [
      'a second one who observes beside one without a number',
      'Deceased,Date of Death,Contact,Contact Phone,Contact2,Contact2 Phone\nSam Levin,11/11/1983,,,Dan Levin,518-555-0102',
      { observers: [{ name: 'Dan Levin', phone: '518-555-0102' }] },
    ],
    [
      'several who observe, in Hebrew',
      'שם הנפטר,תאריך פטירה,איש קשר 1,נייד איש קשר 1,איש קשר 2,נייד איש קשר 2\nשמואל לוי,11.11.1983,רות לוי,050-1234567,דן לוי,052-7654321',
      {
        observers: [
          { name: 'רות לוי', phone: '050-1234567' },
          { name: 'דן לוי', phone: '052-7654321' },
        ],
      },
    ],
    [
      'both dates in one cell, and a word for kin beside the observer',
      'Name,Yahrzeit Date,Observer\nMax Roth,12/9/1983 (3 Tevet),Dan Roth (son)\nSam Levin,5 Kislev 5744 (11/11/1983),',
      {
        ...{ gregorianDate: '1983-12-09', hebrew: { day: 3, month: 10, year: 5744 } },
        observers: [{ name: 'Dan Roth', kinship: null, notes: '(son)' }],
      },
    ],
    [
      'observers in the care of others',
      'Name,Date of Death,Observer,Address\nSarah Levin,3/14/1984,Joe Stein c/o Amy Gold,12 Oak St',
      { observers: [{ name: 'Joe Stein', address: 'c/o Amy Gold\n12 Oak St', notes: null }] },
    ],
    [
      'observers in the care of others of whom no address is known',
      'Name,Date of Death,Observer,Address\nSarah Levin,3/14/1984,"Joe Stein, c/o Amy Gold",',
      { observers: [{ name: 'Joe Stein', address: null, notes: 'c/o Amy Gold' }] },
    ],
    [
      'first names of two and the last name that they share',
      'Name,Date of Death,Mourner First,Mourner Last\nMax Roth,3/14/1984,Dan; Beth,Roth',
      { observers: [{ name: 'Dan Roth' }, { name: 'Beth Roth' }] },
    ],
    [
      'year, month and day apart',
      'Name,Month,Day,Year\nSarah Levin,3,14,1984',
      { name: 'Sarah Levin', gregorianDate: '1984-03-14' },
    ],
    [
      'the name of the deceased under "Yahrzeit Name", beside a bare "Name"',
      'Yahrzeit Name,Yahrzeit Date,Observer Family ID,Name\nSarah Levin,29 Kislev 5744,204,David Levin',
      { name: 'Sarah Levin', observers: [{ name: 'David Levin' }] },
    ],
    [
      'first and last names apart under short headings',
      'Contact First,Contact Last,Deceased First,Deceased Last,Date of Death\nRuth,MCDONALD-LEVY,Sarah,KATZ,3/14/1984',
      { name: 'Sarah Katz', observers: [{ name: 'Ruth McDonald-Levy' }] },
    ],
    [
      'the last and the first name of the deceased in French',
      'Nom du défunt,Prénom du défunt,Date de décès,Nom de famille,Prénom\nLévy,Éliane,14/03/1984,Cohen,Josué',
      { name: 'Éliane Lévy', observers: [{ name: 'Josué Cohen' }] },
    ],
    [
      'headings in Russian',
      'Имя покойного,Еврейское имя,Дата смерти,Родственник,Кем приходится\nЛев Гольд,לייב בן משה,14.03.1984,Нина Гольд,отец',
      {
        ...{ name: 'Лев Гольд', hebrewName: 'לייב בן משה', gregorianDate: '1984-03-14' },
        observers: [{ name: 'Нина Гольд', kinship: { relationship: 'Parent' } }],
      },
    ],
    [
      'a member of a congregation in French',
      'Défunt;Date de décès;Nom du fidèle\nMax Levin;14/03/1984;Ana Levin',
      { name: 'Max Levin', observers: [{ name: 'Ana Levin' }] },
    ],
    [
      'headings in Spanish',
      'Nombre del difunto,Fecha de fallecimiento,Familiar,Parentesco\nMax Levin,14/03/1984,Ana Levin,Padre',
      { name: 'Max Levin', observers: [{ name: 'Ana Levin', kinship: { relationship: 'Parent' } }] },
    ],
    [
      'a civil date under the name of its calendar alone',
      'Yahrzeit for,English,Hebrew,Relative\nSarah Levin,5/12/2019,8 Iyyar,David Levin',
      { name: 'Sarah Levin', gregorianDate: '2019-05-12', afterSunset: true, observers: [{ name: 'David Levin' }] },
    ],
    [
      'under "Civil date", beside the date of death, who keeps that calendar',
      'Name,Civil Date,Date of Death,Mourner(s)\nSarah Levin,Y,3/14/1984,David Levin\nMax Katz,N,3/15/1984,Ruth Katz',
      { gregorianDate: '1984-03-14', onHebrewCalendar: false },
    ],
    [
      'several telephones, each with a word',
      'Name,Date of Death,Family Member,Phone\nSarah Levin,3/14/1984,David Levin,(555) 010-1234 (c) / 555-010-9999 home',
      { observers: [{ name: 'David Levin', phone: '(555) 010-1234 (c) / 555-010-9999 home' }] },
    ],
  ])('given %s, then it is read so', async (_, list, row) => {
    expect((await rowsIn(list))[0]).toMatchObject(row);
  });

  it.each([
    ['Use civil date?', 'yes', false, []],
    ['Use civil date?', 'no', true, []],
    ['Hebrew calendar', 'x', true, []],
    ['Hebrew calendar', 'n/a', null, []],
    ['Calendar', 'civil', false, []],
    ['Calendar', 'Julian', null, ['observe_by_unclear']],
    ['English or Hebrew', 'yes', null, ['observe_by_unclear']],
  ])('given "%s" above "%s", then it is read, or said to be unclear', async (heading, cell, kept, said) => {
    const line = (name: string, says: string) => `${name},1984-03-14,${says},David Levin`;
    const [row] = await rowsIn(
      ['Name,Date of Death,' + heading + ',Observer', line('Sarah Levin', cell), line('Max Katz', 'civil')].join('\n'),
    );

    expect(row?.onHebrewCalendar).toBe(kept);
    expect(row?.issues.map(({ code }) => code).filter((code) => code.startsWith('observe_by'))).toEqual(said);
  });

  it.each([
    ['Yahrzeit', 'Sarah Levin', 'Max Katz', 'name'],
    ['Yahrtzeit', 'Levin, Dr. Sam', 'Max Katz', 'name'],
    ['Yarzeit', 'שרה לוי', 'משה כהן', 'name'],
    ['יארצייט', 'שרה לוי', 'משה כהן', 'name'],
    ['אזכרה', 'שרה לוי', 'משה כהן', 'name'],
    ['Yarzeit', '5 Kislev 5744', '6 Adar II 5760', 'hebrewDate'],
    ['יארצייט', 'ה׳ כסלו תשמ״ד', 'ו׳ אדר ב׳ תש״ס', 'hebrewDate'],
    ['אזכרה', 'ה׳ כסלו תשמ״ד', 'ו׳ אדר ב׳ תש״ס', 'hebrewDate'],
    ['Yahrzeit', 'Sarah Levin', '5 Kislev 5744', 'ignore'],
  ])('given "%s" above "%s" and "%s", then it is %s', async (heading, one, other, field) => {
    const { columns } = await understood(
      Buffer.from(`${heading},Date of Death,Name\n"${one}",11/11/1983,Ruth Levin\n"${other}",3/12/2000,Dan Katz`),
    );

    expect(columns[0]?.field).toBe(field);
    if (field === 'name') expect(columns[2]?.field).toBe('observerName');
  });

  it('given a second table below with the columns in another order, then its rows are read by its own headings', async () => {
    const rows = await rowsIn(
      [
        ...['Men,,,,', 'Name,Date of Death,Observer,Notes,', 'Sam Levin,3/14/1984,Ruth Levin,,beside', ',,,,'],
        ...[
          'Women,,,,',
          'Name,Observer,Date of Death,,',
          'Leah Katz,Dan Katz,3/15/1984,,beside',
          'Ida Gold,Amy Gold,3/16/1984,,',
        ],
      ].join('\n'),
    );

    expect(rows.map(({ row, name, gregorianDate }) => [row, name, gregorianDate])).toEqual([
      [3, 'Sam Levin', '1984-03-14'],
      [7, 'Leah Katz', '1984-03-15'],
      [8, 'Ida Gold', '1984-03-16'],
    ]);
    expect(rows.map(({ observers }) => observers[0]?.name)).toEqual(['Ruth Levin', 'Dan Katz', 'Amy Gold']);
    expect(rows.map(({ cells }) => cells[4])).toEqual(['beside', 'beside', '']);
  });

  it('given lines with nothing in them, then the file is said to be empty', async () => {
    await expect(understood(Buffer.from('\n,,,\n \n'))).rejects.toMatchObject({ code: 'empty_file' });
  });

  it('given a second name of the deceased, then it is asked, and nobody observes under it', async () => {
    const { columns, rows } = await understood(
      Buffer.from(
        'Deceased,Name of deceased in records,Date of Death\nSarah Katz,Sara Kac,3/14/1984\nMax Roth,Mordechai Roth,3/4/1984',
      ),
    );

    expect(columns[1]?.field).toBe('ignore');
    expect(rows.flatMap(({ observers }) => observers)).toEqual([]);
  });
});

describe('cells as offices write them', () => {
  it('given millions of marks in one cell, then it is looked at as any other', () => {
    const marks = '\u0301'.repeat(9_000_000);

    expect(profileOf([marks]).filled).toBe(1);
    expect(isData([marks])).toBe(false);
  });

  it.each([
    ['Levy, Sam', ['Sam Levy']],
    ['Cohen, David & Ruth', ['David Cohen', 'Ruth Cohen']],
    ['David and Ruth Blum', ['David Blum', 'Ruth Blum']],
    ['Alan Weiss; Beth Weiss', ['Alan Weiss', 'Beth Weiss']],
    ['Dan Gold & Ruth Katz', ['Dan Gold', 'Ruth Katz']],
    ['Mr. & Mrs. Sam Levin', ['Mr. & Mrs. Sam Levin']],
    ['Mr. & Mrs. Sam and Ruth Levin', ['Mr. & Mrs. Sam and Ruth Levin']],
    ['Dan Gold, Beth Katz and Amy Roth', ['Dan Gold', 'Beth Katz', 'Amy Roth']],
    ['Dan Gold & Beth Katz & Amy Roth', ['Dan Gold', 'Beth Katz', 'Amy Roth']],
    ['Dan, Beth, Amy Roth', ['Dan, Beth, Amy Roth']],
    ['Alan; Beth Weiss', ['Alan Weiss', 'Beth Weiss']],
    ['Dan Roth / Beth Katz', ['Dan Roth', 'Beth Katz']],
    ['The Roth / Katz Family', ['The Roth / Katz Family']],
    ['Ben Gurion, David Arie', ['David Arie Ben Gurion']],
    ['Levin, Sam Alan, Esq.', ['Levin, Sam Alan, Esq.']],
    ['אנה כץ ודן כץ', ['אנה כץ', 'דן כץ']],
    ['רות לוי ורד', ['רות לוי ורד']],
    ['The Levin and Gold Family', ['The Levin and Gold Family']],
  ])('given "%s", then the people are %j', (cell, people) => {
    expect(peopleIn(cell)).toEqual(people);
  });

  it.each([
    ['10/7/51?', '1951-10-07', ['two_digit_year', 'date_doubtful']],
    ['Saturday, 8/9/1975', '1975-08-09', []],
    ['Shabbat, 8/10/1975', '1975-08-10', ['weekday_differs']],
    ['19991231', '1999-12-31', []],
    ['31-Dec-99', '1999-12-31', ['two_digit_year']],
    ['Dec. 1999', null, ['day_missing']],
    ['9-Av-5735', '1975-07-17', []],
    ['ט׳ באב תשל״ה', '1975-07-17', []],
    ['n/a', null, ['date_missing']],
  ])('given the date %j, then it is %s', async (cell, date, codes) => {
    expect(await dated(cell)).toEqual([date, codes]);
  });

  it('given "ditto" in its forms, then it is the cell above, and nobody is called so', async () => {
    const rows = await rowsIn(
      'Name,Date of Death,Observer,Email\nSarah Katz,3/4/1984,Dan Katz,\nMax Katz,3/5/1985,"""",\nRosa,3/6/1986,see above,\nLeo,3/7/1987,unknown,',
    );

    expect(rows.map(({ observers }) => observers.map(({ name }) => name))).toEqual([
      ['Dan Katz'],
      ['Dan Katz'],
      ['Dan Katz'],
      [],
    ]);
    expect(rows[1]?.issues).toContainEqual(expect.objectContaining({ code: 'from_row_above', column: 'Observer' }));
  });

  it('given cells of several lines, then an address and a note keep them, and lines that are whole names are people', async () => {
    const [row, narrow] = await rowsIn(
      'Name,Date of Death,Observer,Address,Email,Notes\n' +
        '"Sarah\nKatz",3/4/1984,"Dan Katz\r\nLea Katz","12 Elm Street\r\n\r\nSpringfield, IL 62704","dan@family.example\nlea@family.example","Kept the library\nSang"\n' +
        'Max Katz,3/5/1985,"Ruth\nBlum",,ruth@family.example,',
    );
    const address = '12 Elm Street\nSpringfield, IL 62704';
    expect(row).toMatchObject({ name: 'Sarah Katz', notes: 'Kept the library\nSang' });
    expect(row?.observers).toMatchObject([
      { name: 'Dan Katz', email: 'dan@family.example', address },
      { name: 'Lea Katz', email: 'lea@family.example', address },
    ]);
    expect(narrow?.observers).toMatchObject([{ name: 'Ruth Blum' }]);
  });

  it('given capitals and words for the dead, then the name is as names are written', async () => {
    const rows = await rowsIn(
      'Name,Date of Death\nSARAH MCDONALD-LEVY,3/4/1984\n"Katz, Max z""l",3/5/1985\nמשה כהן ע״ה,3/6/1986',
    );

    expect(rows.map(({ name }) => name)).toEqual(['Sarah McDonald-Levy', 'Max Katz', 'משה כהן']);
  });

  it('given the name in both scripts in one cell, then each has its place, and it is said', async () => {
    const { rows } = await understood(
      Buffer.from('Name,Died\nMorris Levin / משה בן אברהם ז״ל,3/4/1984\nIda Blum,3/5/1984'),
    );

    expect(rows[1]).toMatchObject({ name: 'Morris Levin', hebrewName: 'משה בן אברהם' });
    expect(rows[1]?.issues.map(({ code }) => code)).toEqual(expect.arrayContaining(['name_in_both', 'memorial_words']));
    expect(rows[1]?.issues.map(({ code }) => code)).not.toContain('name_of_several');
  });

  it('given kinship, a telephone and an address, and nobody who observes, then it is said that they are not kept', async () => {
    const { rows } = await understood(
      Buffer.from(
        'Name,Died,Observer,Relationship,Phone,Address\nMax Katz,3/4/1984,,Father,555-555-0100,12 Elm Street\nIda Blum,3/5/1984,Sam Blum,Mother,,',
      ),
    );

    const codes = (at: number) => rows[at]?.issues.map(({ code }) => code);
    expect(codes(1)).toEqual(expect.arrayContaining(['kinship_of_nobody', 'reach_of_nobody']));
    expect(codes(2)?.filter((code) => code.endsWith('of_nobody'))).toEqual([]);
  });

  it('given day and month alone, then the year is unknown', async () => {
    const [row] = await rowsIn('Name,Hebrew Day,Hebrew Month\nSarah Katz,9,Av');

    expect(row?.hebrew).toEqual({ day: 9, month: 5, year: null });
  });

  it('given the parents in Hebrew, then the name has them', async () => {
    const [row] = await rowsIn(
      'שם פרטי,שם משפחה,שם עברי,שם האב,שם האם,מין,תאריך פטירה\nשרה,כהן,שרה,משה,רבקה,נ,4.3.1984',
    );

    expect(row).toMatchObject({ name: 'שרה כהן', hebrewName: 'שרה בת משה ורבקה', gregorianDate: '1984-03-04' });
  });

  it('given a day that another program printed, then it is compared and not kept', async () => {
    const [right, wrong] = await rowsIn(
      'Name,Hebrew Date of Death,Observance Date 2026\nSarah,9 Av 5735,7/23/2026\nMax,9 Av 5735,7/30/2026',
    );

    expect(right?.issues.map(({ code }) => code)).not.toContain('printed_observance_differs');
    expect(wrong?.issues.map(({ code }) => code)).toContain('printed_observance_differs');
  });

  it('given the yahrzeit search of CiviCRM, which asks whether it was before sunset, then nobody lands a day late', async () => {
    const headings =
      'Mourner Name,Deceased Name (sortable),Deceased Name (formatted),Deceased Hebrew Name,Date of Death,Before Sunset?,Hebrew Date of Death,Relationship to Mourner,Mourner Preference,Plaque?,Plaque Location,Email,Phone,Street Address,Supplemental Address,City,State/Province,Postal Code,Yahrzeit Date (evening\\, sortable)';
    const file = `${headings.replace('\\,', ' ')}
"Levin, Dov","Levin, Sarah",Sarah Levin,,1984-03-03,1,,Mother,Hebrew,1,Panel 3,dov@example.org,,1 Main St,,Elmira,NY,14901,2027-03-07
"Levin, Dov","Katz, Max",Max Katz,,1984-03-03,0,,Father,Hebrew,0,,dov@example.org,,1 Main St,,Elmira,NY,14901,2027-03-08`;

    const [sarah, max] = await rowsIn(file);

    expect(sarah).toMatchObject({ afterSunset: false, hebrew: { day: 29, month: 12, year: 5744 } });
    expect(max).toMatchObject({ afterSunset: true, hebrew: { day: 30, month: 12, year: 5744 } });
  });
});

describe('a telephone without a heading', () => {
  it.each([
    ['050-555-1234', 1],
    ['+972 (0)54 5551234', 1],
    ['07700 900123', 1],
    ['+44 7700 900123', 1],
    ['06 12 34 56 78', 1],
    ['0151 23456789', 1],
    ['04-5551234', 0],
    ['020 7946 0123', 0],
    ['(312) 555-0117', 0],
    ['+1 705 555 0117', 0],
  ])('given %s, then its prefix tells whether it is a mobile one: %i', (cell, isMobile) => {
    expect(profileOf([cell]).share).toMatchObject({ phone: 1, mobilePhone: isMobile });
  });
});

describe('days that are called by a name in a list', () => {
  const HEADINGS = 'Name,Date of Death,Hebrew Date,Hebrew Year,Sunset';
  const read = async (row: string, israel = false) => {
    const { rows } = await understood(Buffer.from(`${HEADINGS}\nMax,3/4/1984,,,\n${row}`), { israel });
    return rows.at(-1);
  };

  it.each([
    ['Sarah Katz,,ערב פסח תשמ״ד,,', '1984-04-16', 'in Hebrew'],
    ['Sarah Katz,,ב׳ דחנוכה,תשמ״ד,', '1983-12-02', 'with the year of another column'],
    ['Sarah Katz,Erev Yom Kippur 5744,,,', '1983-09-16', 'under the civil date'],
    ['Sarah Katz,,Simchat Torah 5744,,', '1983-09-30', 'of the day as it is kept abroad'],
    ['Sarah Katz,12/8/1983,ח׳ דחנוכה,,', '1983-12-08', 'of the eighth day, whose date the year decides'],
    ['Sarah Katz,4/19/1984,פסח תשמ״ד,,', '1984-04-19', 'of a feast, with the civil date'],
  ])('given %s, then it is %s: %s', async (row, date) => {
    expect(await read(row)).toMatchObject({
      gregorianDate: date,
      state: 'new',
      issues: expect.arrayContaining([expect.objectContaining({ code: 'day_by_name' })]),
    });
  });

  it('given a name that tells no day, then the row waits, with the days that it may be', async () => {
    const row = await read('Sarah Katz,,ערב פורים תשמ״ג,,');

    expect(row).toMatchObject({ state: 'error' });
    expect(row?.issues).toMatchObject([
      {
        code: 'day_name_unclear',
        mayBe: [
          { hebrewDate: '13 Adar 5743', hebrewDateHe: 'י״ג באדר תשמ״ג' },
          { hebrewDate: '14 Adar 5743', hebrewDateHe: 'י״ד באדר תשמ״ג' },
        ],
      },
    ]);
  });

  it('given Adar of a year that has two, then the row waits, with both', async () => {
    expect((await read('Sarah Katz,,5 Adar 5744,,'))?.issues).toMatchObject([
      {
        code: 'adar_ambiguous',
        mayBe: [
          { hebrewDate: '5 Adar I 5744', hebrewDateHe: 'ה׳ באדר א׳ תשמ״ד' },
          { hebrewDate: '5 Adar II 5744', hebrewDateHe: 'ה׳ באדר ב׳ תשמ״ד' },
        ],
      },
    ]);
  });

  it('given an office in Israel, then Simchat Torah is Shemini Atzeret', async () => {
    expect(await read('Sarah Katz,,שמחת תורה תשמ״ד,,', true)).toMatchObject({ gregorianDate: '1983-09-29' });
  });

  it('given feasts among the headings, then they are headings', async () => {
    const { headerRow } = await understood(
      Buffer.from('Name,Date of Death,Yom Kippur,Shavuot\nSarah Katz,3/4/1984,x,\nMax Katz,3/5/1984,x,x'),
    );
    expect(headerRow).toBe(1);
  });
});
