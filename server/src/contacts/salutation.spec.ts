import { firstNameInWords, isGreetable, namesOf, proposedNames } from '@zikaron/contract';

type Case = [written: string, firstName: string | null, lastName: string | null, salutation: string | null];

const cases = (title: string, list: Case[]) =>
  it.each(list)(`${title}: %s`, (written, firstName, lastName, salutation) => {
    expect(proposedNames(written)).toEqual({ firstName, lastName, salutation });
  });

describe('the names that are proposed for a contact', () => {
  cases('one person', [
    ['Daniel Levin', 'Daniel', 'Levin', 'Daniel'],
    ['Levin, Daniel', 'Daniel', 'Levin', 'Daniel'],
    ['  Daniel   Aaron Levin ', 'Daniel', 'Levin', 'Daniel'],
    ['Sarah', 'Sarah', null, 'Sarah'],
    ['David Ben Gurion', 'David', 'Ben Gurion', 'David'],
    ['Ben Cohen', 'Ben', 'Cohen', 'Ben'],
    ['Ruth van der Berg', 'Ruth', 'van der Berg', 'Ruth'],
    ['Ruth Levin-Katz', 'Ruth', 'Levin-Katz', 'Ruth'],
    ['David Cohen, Jr.', 'David', 'Cohen', 'David'],
    ['Ruth Cohen, MD', 'Ruth', 'Cohen', 'Ruth'],
    ['Cohen, David, Jr.', 'David', 'Cohen', 'David'],
    ['William "Bill" Cohen', 'William', 'Cohen', 'Bill'],
    ['Ruth (Levin) Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['COHEN, DAVID', 'David', 'Cohen', 'David'],
    ['RUTH MCDONALD-LEVY', 'Ruth', 'McDonald-Levy', 'Ruth'],
    ['c/o Ruth Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['ruth cohen', 'Ruth', 'Cohen', 'Ruth'],
    ["'Ruth Cohen'", 'Ruth', 'Cohen', 'Ruth'],
    ['Ruth Cohen et al', 'Ruth', 'Cohen', 'Ruth'],
    ['Ruth Cohen c/o David Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['Cohen, Ruth, c/o Beit Shalom Home', 'Ruth', 'Cohen', 'Ruth'],
    ['*Cohen, Ruth', 'Ruth', 'Cohen', 'Ruth'],
    ['David Cohen and wife', 'David', 'Cohen', 'David'],
    ['Émile Lévy', 'Émile', 'Lévy', 'Émile'],
    ['"Bill" William Cohen', 'William', 'Cohen', 'Bill'],
    ['Ruth Cohen "Ruthie"', 'Ruth', 'Cohen', 'Ruthie'],
    ['Ruth(Levin)Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['Attn. Ruth Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['Attn:  Ruth Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['To Ruth Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['Otto Cohen', 'Otto', 'Cohen', 'Otto'],
    ['Ruth Cohen,  shlita.', 'Ruth', 'Cohen', 'Ruth'],
    ['Ruth Cohen zl', 'Ruth', 'Cohen', 'Ruth'],
    ['Shlita Cohen', 'Shlita', 'Cohen', 'Shlita'],
    [' ,Ruth Cohen;, ', 'Ruth', 'Cohen', 'Ruth'],
    ['Ruth COHEN', 'Ruth', 'COHEN', 'Ruth'],
    ['RUTH VAN DER BERG', 'Ruth', 'van der Berg', 'Ruth'],
    ["RUTH O'NEIL", 'Ruth', "O'Neil", 'Ruth'],
    ['RUTH VON STERN', 'Ruth', 'von Stern', 'Ruth'],
    ['RUTH DE LEON', 'Ruth', 'de Leon', 'Ruth'],
    ['RUTH VAN DEN BERG', 'Ruth', 'van den Berg', 'Ruth'],
  ]);

  cases('couples', [
    ['Cohen, David & Ruth', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['Ruth and David Blum', 'Ruth & David', 'Blum', 'Ruth and David'],
    ['David Cohen & Ruth Levy', 'David & Ruth', 'Cohen & Levy', 'David and Ruth'],
    ['Cohen, David & Levy, Ruth', 'David & Ruth', 'Cohen & Levy', 'David and Ruth'],
    ['David + Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['David/Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['COHEN, DAVID AND RUTH', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['David, Ruth and Sam Cohen', 'David & Ruth & Sam', 'Cohen', 'David, Ruth and Sam'],
    ['Mr. & Mrs. Cohen', null, 'Cohen', 'Mr. and Mrs. Cohen'],
    ['Mr. and Mrs. David Cohen', null, 'Cohen', 'Mr. and Mrs. Cohen'],
    ['Cohen, Mr. & Mrs. David', null, 'Cohen', 'Mr. and Mrs. Cohen'],
    ['Mr. & Mrs. David and Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['Cohen, Mr. & Mrs. David & Ruth', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['Mr. and Mrs. Cohen and family', null, 'Cohen', 'Mr. Cohen, Mrs. Cohen and family'],
    ['Drs. David & Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['David, Ruth, and Sam Cohen', 'David & Ruth & Sam', 'Cohen', 'David, Ruth and Sam'],
    ['Cohen, David & Family', 'David', 'Cohen', 'David and family'],
    ['Mr. Cohen and Mrs. Levy', null, 'Cohen & Levy', 'Mr. Cohen and Mrs. Levy'],
    ['Rabbi Dan and Ruth Levin', 'Dan & Ruth', 'Levin', 'Rabbi Levin and Ruth'],
    ['David Cohen and family', 'David', 'Cohen', 'David and family'],
    ['P. & R. Cohen', 'P. & R.', 'Cohen', 'P. Cohen and R. Cohen'],
    ['& Ruth Cohen', 'Ruth', 'Cohen', 'Ruth'],
    ['Ruth Cohen &', 'Ruth', 'Cohen', 'Ruth'],
    ['Sandy Anderson', 'Sandy', 'Anderson', 'Sandy'],
    ['Ana y David Katz', 'Ana & David', 'Katz', 'Ana and David'],
    ['José Ortega y Gasset', 'José', 'Gasset', 'José'],
    ['Claire et David Lévy', 'Claire & David', 'Lévy', 'Claire and David'],
    ['David and Ruth Cohen Family', 'David & Ruth', 'Cohen', 'David, Ruth and family'],
    ['Family of David & Ruth Cohen', 'David & Ruth', 'Cohen', 'David, Ruth and family'],
    ['The Family of  David & Ruth Cohen', 'David & Ruth', 'Cohen', 'David, Ruth and family'],
    ['The David and Ruth Cohen Family', 'David & Ruth', 'Cohen', 'David, Ruth and family'],
    ['Drs David/Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['Mr.&Mrs. David & Ruth Cohen', 'David & Ruth', 'Cohen', 'David and Ruth'],
    ['Ruth Cohen and sons', 'Ruth', 'Cohen', 'Ruth and sons'],
    ['Ruth Cohen and daughter', 'Ruth', 'Cohen', 'Ruth and daughter'],
  ]);

  cases('families', [
    ['Cohen/Levi Family', null, 'Cohen & Levi', 'Cohen and Levi family'],
    ['The Cohen and Levi Families', null, 'Cohen & Levi', 'Cohen and Levi family'],
    ['The Cohen Family', null, 'Cohen', 'Cohen family'],
    ['Cohen Family', null, 'Cohen', 'Cohen family'],
    ['Cohen Family, The', null, 'Cohen', 'Cohen family'],
    ['Cohen, The Family', null, 'Cohen', 'Cohen family'],
    ['Family of Ruth Levin', null, 'Ruth Levin', 'Ruth Levin family'],
    ['The Cohens', null, 'Cohen', 'Cohen family'],
    ['Levin Household', null, 'Levin', 'Levin family'],
    ['Family Levin', null, 'Levin', 'Levin family'],
    ['The Family of Levin', null, 'Levin', 'Levin family'],
    ['Levin Family Foundation', null, null, 'Levin Family Foundation'],
  ]);

  cases('titles and initials', [
    ['Sr. Daniel Katz', 'Daniel', 'Katz', 'Sr. Katz'],
    ['Katz, Sr. Daniel', 'Daniel', 'Katz', 'Sr. Katz'],
    ['Daniel Katz, Sr.', 'Daniel', 'Katz', 'Daniel'],
    ['Sr. y Sra. Katz', null, 'Katz', 'Sr. and Sra. Katz'],
    ['Sr y Sra Katz', null, 'Katz', 'Sr and Sra Katz'],
    ['Katz, Sr. y Sra.', null, 'Katz', 'Sr. and Sra. Katz'],
    ['Signor e Signora Levi', null, 'Levi', 'Signor and Signora Levi'],
    ['Mr.Alan Cohen', 'Alan', 'Cohen', 'Mr. Cohen'],
    ['Cohen,Dr.Alan', 'Alan', 'Cohen', 'Dr. Cohen'],
    ['Hon David Levin', 'David', 'Levin', 'Hon. Levin'],
    ['Right Honorable David Levin', 'David', 'Levin', 'Hon. Levin'],
    ['Lt Col. David Cohen', 'David', 'Cohen', 'Col. Cohen'],
    ['J-P Cohen', 'J-P', 'Cohen', 'J-P Cohen'],
    ['Herr und Frau Stern', null, 'Stern', 'Herr and Frau Stern'],
    ['Rabbi Dr. Ruth Cohen', 'Ruth', 'Cohen', 'Rabbi Cohen'],
    ['The Honourable David Levin', 'David', 'Levin', 'Hon. Levin'],
    ['The Hon. Dana Levin and Max Levin', 'Dana & Max', 'Levin', 'Hon. Levin and Max'],
    ['Dr Ruth Cohen', 'Ruth', 'Cohen', 'Dr Cohen'],
    ['Drs. Cohen', null, 'Cohen', 'Drs. Cohen'],
    ['Frau Ruth Cohen', 'Ruth', 'Cohen', 'Frau Cohen'],
    ['Lt. Col. David Cohen', 'David', 'Cohen', 'Col. Cohen'],
    ['Mrs. Cohen', null, 'Cohen', 'Mrs. Cohen'],
    ['Dr. Alan', null, 'Alan', 'Dr. Alan'],
    ['Dr.Alan Cohen', 'Alan', 'Cohen', 'Dr. Cohen'],
    ['Reverend Ruth Cohen', 'Ruth', 'Cohen', 'Reverend Cohen'],
    ['Chazzan David Cohen', 'David', 'Cohen', 'Chazzan Cohen'],
    ['Ruth Chazan', 'Ruth', 'Chazan', 'Ruth'],
    ['Cantor, David', 'David', 'Cantor', 'David'],
    ['Cantor David Cohen', 'David', 'Cohen', 'Cantor Cohen'],
    ['Judge, Dr. Miriam', 'Miriam', 'Judge', 'Dr. Judge'],
    ['Cohen, Rabbi Ruth', 'Ruth', 'Cohen', 'Rabbi Cohen'],
    ['P. Cohen', 'P.', 'Cohen', 'P. Cohen'],
    ['P.J. Cohen', 'P.J.', 'Cohen', 'P.J. Cohen'],
    ['J Cohen', 'J', 'Cohen', 'J Cohen'],
    ['J. David Cohen', 'David', 'Cohen', 'David'],
    ['Mr. P. Cohen', 'P.', 'Cohen', 'Mr. Cohen'],
    ['Al Cohen', 'Al', 'Cohen', 'Al'],
    ['Bo Ng', 'Bo', 'Ng', 'Bo'],
  ]);

  cases('Hebrew', [
    ['משפחות כהן ולוי', null, 'כהן ולוי', 'משפחות כהן ולוי'],
    ['דניאל לוי', 'דניאל', 'לוי', 'דניאל'],
    ['לוי, דניאל', 'דניאל', 'לוי', 'דניאל'],
    ['דוד ורות כהן', 'דוד & רות', 'כהן', 'דוד ורות'],
    ['כהן, דוד ורות', 'דוד & רות', 'כהן', 'דוד ורות'],
    ['דוד ורות', 'דוד & רות', null, 'דוד ורות'],
    ['רות ודוד', 'רות & דוד', null, 'רות ודוד'],
    ['רות ויפה', 'רות & יפה', null, 'רות ויפה'],
    ['רות ואלי', 'רות & אלי', null, 'רות ואלי'],
    ['דוד וייס', 'דוד', 'וייס', 'דוד'],
    ['דוד וקנין', 'דוד', 'וקנין', 'דוד'],
    ['ורד כהן', 'ורד', 'כהן', 'ורד'],
    ['רות ורד כהן', 'רות', 'כהן', 'רות'],
    ['משפחת כהן', null, 'כהן', 'משפחת כהן'],
    ['בני משפחת כהן', null, 'כהן', 'משפחת כהן'],
    ["ר' משה כהן", 'משה', 'כהן', 'משה'],
    ["כהן, ר' משה", 'משה', 'כהן', 'משה'],
    ['\u200fרות לוי־כץ', 'רות', 'לוי-כץ', 'רות'],
    ['משה כהן הי"ו', 'משה', 'כהן', 'משה'],
    ['משה כהן נ"י', 'משה', 'כהן', 'משה'],
    ['רות כהן ע"ה', 'רות', 'כהן', 'רות'],
    ['רות כהן ז"ל', 'רות', 'כהן', 'רות'],
    ['דוד ואילה כהן', 'דוד & אילה', 'כהן', 'דוד ואילה'],
    ['הגברת כהן', null, 'כהן', 'הגברת כהן'],
    ['הרב משה כהן ורעייתו', 'משה', 'כהן', 'הרב כהן ורעייתו'],
    ["משה כהן ומשפ'", 'משה', 'כהן', "משה ומשפ'"],
    ['לכבוד משפ׳ כהן', null, 'כהן', 'משפחת כהן'],
    ['מר וגברת כהן', null, 'כהן', 'מר וגברת כהן'],
    ['הרב והרבנית לוי', null, 'לוי', 'הרב והרבנית לוי'],
    ['הרב דניאל לוי', 'דניאל', 'לוי', 'הרב לוי'],
    ['ד"ר רות כהן', 'רות', 'כהן', 'ד"ר כהן'],
    ['ד”ר רות כהן', 'רות', 'כהן', 'ד”ר כהן'],
    ['פרופ רות כהן', 'רות', 'כהן', 'פרופ כהן'],
    ['גב׳ רות כהן', 'רות', 'כהן', 'גב׳ כהן'],
    ['יוסף בן דוד', 'יוסף', 'בן דוד', 'יוסף'],
    ['הרב דניאל לוי שליט"א', 'דניאל', 'לוי', 'הרב לוי'],
  ]);

  it.each([
    'Rebbetzin Rebbitzen Hazan Hazzan Chazan Mr Mrs. Ms Miss Mx. Prof. Rev. Sir Dame Capt. Sgt. Maj. Gen. Mme Mlle Herr',
    "Señor Señora Sr. Sra Signor Signora הרב הרבנית החזן ד\"ר דר' פרופ' מר מרת אדון האדון גב' גברת עו\"ד",
  ])('given one of the titles %s, then it is greeted with the last name', (titles) => {
    for (const title of titles.split(' '))
      expect(proposedNames(`${title} Noa Levin`)).toEqual({
        firstName: 'Noa',
        lastName: 'Levin',
        salutation: `${title} Levin`,
      });
  });

  it.each([
    '',
    '&',
    '?',
    '-',
    'N/A',
    'unknown',
    'ruth@example.org',
    '& &',
    'Dr.',
    'Estate of David Cohen',
    'The Estate of Ruth Levy',
    'Widow of David Cohen',
    'Deceased',
    'Bad address',
    'DO NOT MAIL',
    'xxx',
    'The Family',
    'Family of',
    '& children',
    'לא ידוע',
  ])('given %p, which names nobody, then nothing is proposed', (written) => {
    expect(proposedNames(written)).toEqual({ firstName: null, lastName: null, salutation: null });
  });

  it('given any of these words in any order, then a proposal never is an "and", a title alone or a sign', () => {
    const words = ['Cohen', 'David', '&', 'and', 'Mr.', 'Mrs.', 'Family', 'The', ',', 'P.', 'Rabbi', 'ורות', '/'];
    for (const a of words)
      for (const b of words)
        for (const c of words) {
          const { firstName, salutation } = proposedNames(`${a} ${b} ${c}`);
          for (const said of [firstName, salutation].filter((one) => one !== null)) {
            expect(said).toMatch(/\p{L}/u);
            expect(said).not.toMatch(/^(&|and|mr\.?|mrs\.?|rabbi|,)$|(^| )(&|and|,)$|^(&|and|,) /i);
          }
        }
  });

  it('given a name of very many commas, as nobody is called, then it is read at once', () => {
    const { user } = process.cpuUsage();
    proposedNames(`${'A,'.repeat(90)}A B & Ruth Cohen`);
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  });

  it.each([',', '(', ' ,', 'a&', 'a+', 'Ab & '])('given %j 100,000 times, then it is read at once', (part) => {
    const { user } = process.cpuUsage();
    proposedNames(`Ab ${part.repeat(100_000)}!`);
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  });

  it('given initials alone, then a letter cannot greet by them', () => {
    expect(['P.', 'P.J.', 'J', 'P. & R.'].map(isGreetable)).toEqual([false, false, false, false]);
    expect(['Bo', 'David & R.', 'רות'].map(isGreetable)).toEqual([true, true, true]);
  });

  it('given names that somebody typed, then they stand; the others are proposed', () => {
    const typed = { name: 'Daniel Levin', firstName: 'Dan', lastName: null, salutation: null };
    expect(namesOf(typed)).toEqual({ firstName: 'Dan', lastName: 'Levin', salutation: 'Daniel' });
    expect(namesOf({ ...typed, lastName: 'Levi', salutation: 'Danny' })).toMatchObject({
      lastName: 'Levi',
      salutation: 'Danny',
    });
  });

  it.each([
    ['David & Ruth', 'David and Ruth'],
    ['דוד & רות', 'דוד ורות'],
    ['דוד & Ruth', 'דוד ו־Ruth'],
    ['P. & R.', null],
    [null, null],
  ])('given the first name %j, then a sentence says %j', (firstName, inWords) => {
    expect(firstNameInWords(firstName)).toBe(inWords);
  });
});
