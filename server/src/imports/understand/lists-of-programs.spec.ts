import { understood } from '../../../test/read-rows.js';

const read = async (...lines: string[]) => {
  const { columns, rows } = await understood(Buffer.from(lines.join('\n')));
  const codes = rows.flatMap(({ issues }) => issues.map(({ code }) => code));
  return { fields: columns.map(({ field }) => field), rows: rows.filter(({ leftOut }) => !leftOut), all: rows, codes };
};

describe('lists of programs', () => {
  it('given headings in capitals without spaces, then no member is taken for one who died', async () => {
    const { fields, rows } = await read(
      'MEMBERID,LASTNAME,FIRSTNAME,ADDRESS1,CITYSTZIP,YZNAME,YZRELATION,YZDATE,YZHEBDATE,YZSUNSET,YZOBSERVE',
      '00101,STONE,MEL,12 ELM ST,"NEWARK, NJ 7102",ABE STONE,FATHER,19740305,11 ADAR 5734,B,H',
    );

    expect(fields).toEqual([
      ...['observerId', 'observerLastName', 'observerFirstName', 'address', 'city', 'name', 'relationship'],
      ...['gregorianDate', 'hebrewDate', 'afterSunset', 'observeBy'],
    ]);
    expect(rows[0]).toMatchObject({ name: 'Abe Stone', gregorianDate: '1974-03-05', afterSunset: false });
    expect(rows[0]?.observers).toMatchObject([
      { name: 'Mel Stone', address: '12 ELM ST\nNEWARK, NJ 07102', kinship: { detail: 'Father' } },
    ]);
  });

  it('given an old program that shortens every heading, then the member is no dead, and nothing is left over', async () => {
    const { fields, rows } = await read(
      'MEMNO,LNAME,FNAME,DECNAME,DOD,TOD,HEBDT,REL,TEL1,STREET,CSZ,PLQ,CAL',
      '1000,STONE,MEL,"KATZ, ABE",03/05/74,D,11 Adar 5734,FA,(216) 555-0100,12 ELM ST,CLEVELAND OH 44122,A-1,H',
      '1001,STONE,MEL,"KATZ, ROSE",03/05/75,N,23 Adar 5735,MO,(216) 555-0100,12 ELM ST,CLEVELAND OH 44122,A-2,E',
      '1002,BLUM,RUTH,"BLUM, SAM",03/05/76,N,4 Adar II 5736,FA,(216) 555-0101,14 ELM ST,CLEVELAND OH 44122,A-3,H',
      '1003,ADLER,LEO,"ADLER, IDA",03/05/77,N,16 Adar 5737,MO,(216) 555-0102,16 ELM ST,CLEVELAND OH 44122,A-4,H',
      '1004,GOLD,MAX,"GOLD, LEA",03/05/78,D,26 Adar I 5738,MO,(216) 555-0103,18 ELM ST,CLEVELAND OH 44122,A-5,H',
    );

    expect(fields).toEqual([
      ...['observerId', 'observerLastName', 'observerFirstName', 'name', 'gregorianDate', 'afterSunset', 'hebrewDate'],
      ...['relationship', 'phone', 'address', 'city', 'plaque', 'observeBy'],
    ]);
    expect(rows[1]).toMatchObject({ name: 'Rose Katz', afterSunset: true });
    expect(rows[1]?.observers).toMatchObject([{ name: 'Mel Stone' }]);
  });

  it('given "First, Last, Hebrew" below a merged "Deceased", then the third is the Hebrew name', async () => {
    const { fields } = await read(
      'Deceased,,,Date of death,',
      'First,Last,Hebrew,English,Hebrew',
      'Abe,Katz,אברהם בן משה,3/5/1974,11 Adar 5734',
      'Rose,Katz,רחל בת יצחק,3/5/1975,22 Adar 5735',
    );

    expect(fields).toEqual(['firstName', 'lastName', 'hebrewName', 'gregorianDate', 'hebrewDate']);
  });

  it.each([
    ['First Name,Middle Name,Last Name,Date of Death', 'Sol,Asher,Abram,1/2/1990', 'Sol Asher Abram'],
    ['Фамилия,Имя,Отчество,Дата смерти', 'Кац,Борис,Моисеевич,12.03.1985', 'Борис Моисеевич Кац'],
  ])('given %s, then the middle name is of the name, and no father is called so', async (headings, cells, name) => {
    const { rows } = await read(headings, cells);

    expect(rows[0]).toMatchObject({ name, hebrewName: null });
  });

  it('given letters for kin, the calendar, and day and night, then each is understood', async () => {
    const { fields, rows } = await read(
      'Yahrzeit For,Rel.,Observed By,Eng. Date,Heb. Date,Day/Night,Heb/Eng,Family Code',
      '"Berg, Samuel",Fa,"Berg, Alan",6/17/1967,9 Sivan 5727,D,H,BER01',
      '"Berg, Rose",Mo,"Berg, Alan",10/29/1988,19 Cheshvan 5749,N,E,BER01',
    );

    expect(fields.slice(5)).toEqual(['afterSunset', 'observeBy', 'observerId']);
    expect(
      rows.map(({ afterSunset, onHebrewCalendar, observers: [one] }) => [
        afterSunset,
        onHebrewCalendar,
        one?.kinship?.detail,
      ]),
    ).toEqual([
      [false, true, 'Father'],
      [true, false, 'Mother'],
    ]);
  });

  it('given a report whose title, page and counts come again on each page, then they are nobody', async () => {
    const head = ['Congregation Ohav Zedek,,', 'Yahrzeit Report 1,,'];
    const { all, rows } = await read(
      ...[...head, 'Name of Deceased,Date of Death,Mourner', 'Abram Zucker,11/26/1990,Fay Zucker'],
      ...['"Monday, November 9, 2025",,Page 1 of 2', head[0] ?? '', 'Yahrzeit Report 2,,'],
      ...['Name of Deceased,Date of Death,Mourner', 'Hyman Katz,12/3/1968,Lou Katz', 'Count for December: 1,,'],
    );

    expect(rows.map(({ name }) => name)).toEqual(['Abram Zucker', 'Hyman Katz']);
    expect(all.flatMap(({ leftOut }) => leftOut ?? []).sort()).toEqual([
      ...['headings', 'headings', 'page', 'title', 'title', 'title', 'title', 'total'],
    ]);
  });

  it('given "Father of Dan" beside a couple, then he is the father of Dan alone', async () => {
    const { rows } = await read(
      'Account Name,Deceased,Date of Death,Relationship',
      '"Levin, Dan & Ruth",Morris Levin,03/12/1987,Father of Dan',
    );

    expect(rows[0]?.observers.map(({ name, kinship }) => [name, kinship?.detail])).toEqual([
      ['Dan Levin', 'Father'],
      ['Ruth Levin', undefined],
    ]);
  });

  it('given no number over twelve, then the Hebrew dates tell whether the day or the month comes first', async () => {
    const { rows, codes } = await read(
      'Deceased,Date of Death,Hebrew Date',
      'Jacob Levi,12/03/1987,11 Adar 5747',
      'Sara Cohen,02/11/1994,28 Cheshvan 5755',
    );

    expect(rows.map(({ gregorianDate }) => gregorianDate)).toEqual(['1987-03-12', '1994-11-02']);
    expect(codes).not.toContain('dates_conflict');
  });
});

describe('lists in other languages', () => {
  it('given a French one, then the last name in capitals is the last name, and every column is known', async () => {
    const { fields, rows } = await read(
      'Nom et prénom du défunt;Nom hébraïque;Date du décès;Avant/Après la nuit;Famille;CP;Ville;Observations',
      'LÉVY Maurice;Moché ben David;14 février 1987;avant;Daniel LÉVY;75016;Paris;Kaddich',
      'AMAR née COHEN Esther;Esther bat Yaakov;2 novembre 1994;après;SIMON Paul;;;',
    );

    expect(fields).toEqual([
      ...['name', 'hebrewName', 'gregorianDate', 'afterSunset', 'observerName', 'postalCode', 'city', 'notes'],
    ]);
    expect(rows.map(({ name, afterSunset, observers: [one] }) => [name, afterSunset, one?.name])).toEqual([
      ['Maurice Lévy', false, 'Daniel Lévy'],
      ['Esther Amar née Cohen', true, 'Paul Simon'],
    ]);
  });

  it.each([
    [
      'Apellido y nombre del difunto,Fecha de fallecimiento,Después de la puesta del sol,Deudo,Localidad,C.P.',
      ['name', 'gregorianDate', 'afterSunset', 'observerName', 'city', 'postalCode'],
    ],
    [
      'Name;Vorname;Sterbedatum;Jüdisches Sterbedatum;nach Sonnenuntergang;Angehörige/r;PLZ/Ort',
      ['lastName', 'firstName', 'gregorianDate', 'hebrewDate', 'afterSunset', 'observerName', 'city'],
    ],
    ['Name, Vorname;Sterbedatum;Angehörige/r', ['name', 'gregorianDate', 'observerName']],
    ['Name of Departed;Date of Passing;Family Member(s) to be notified', ['name', 'gregorianDate', 'observerName']],
  ])('given %s, then every column is known', async (headings, known) => {
    expect((await read(headings, known.map(() => '').join(headings.includes(';') ? ';' : ',') + ' ')).fields).toEqual(
      known,
    );
  });
});
