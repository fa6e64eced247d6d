import { understood } from '../../../test/read-rows.js';

const peopleIn = async (list: string) =>
  (await understood(Buffer.from(list))).rows
    .filter(({ leftOut }) => !leftOut)
    .toSorted((one, other) => one.row - other.row);

describe('lists as offices have them', () => {
  it('given "the evening of" a Hebrew day, or "after nightfall" behind it, then the day is read, and that it was after sunset', async () => {
    const people = await peopleIn(`Name,Hebrew Date,Observer
Sarah Levin,אור לי״ד באדר ב׳ תשמ״ד,Dov Levin
Tia Gold,10 Marcheshvan 5700 (after nightfall),Sue Gold
Max Katz,6 Iyar 5750,Ann Katz
Ida Cole,7 Iyar 5750,Joe Cole
Leo Fein,8 Iyar 5750,Amy Fein`);

    expect(
      people.slice(0, 3).map(({ hebrew, afterSunset, gregorianDate }) => [hebrew?.day, afterSunset, gregorianDate]),
    ).toEqual([
      [14, true, '1984-03-17'],
      [10, true, '1939-10-22'],
      [6, null, '1990-05-01'],
    ]);
  });

  it('given "daughter of" before the father in a column of fathers, then it is not said twice; a father of such a name keeps it', async () => {
    const people = await peopleIn(`שם המנוח,שם האב,תאריך פטירה
שרה לוי,בת יעקב,3.4.1984
משה כהן,בן ציון,5.6.1990
דוד פרץ,בן אברהם,7.8.1991`);

    expect(people.map(({ hebrewName }) => hebrewName)).toEqual(['שרה בת יעקב', 'משה בן בן ציון', 'דוד בן אברהם']);
  });

  it('given what kind of telephone it is behind the number, then it is no part of the name', async () => {
    const [person] = await peopleIn(`Name,Date of Death,Observer
Ben Dorn,3/4/1984,Ann Dorn 555-123-4567 (cell)
Max Katz,5/6/1990,Ruth Katz`);

    expect(person?.observers).toMatchObject([{ name: 'Ann Dorn', phone: '555-123-4567 (cell)' }]);
  });

  it('given a day of a month between the rows, or that the list goes on, then nobody is called so', async () => {
    const people = await peopleIn(`Name\tDate\tObserved by
1 IYAR
Miriam Klein\t3/4/1982\tJudy Klein
2nd Iyar
Tillie Nash\t5/6/1975\tAnn Nash
Cont'd on next page`);

    expect(people.map(({ name }) => name)).toEqual(['Miriam Klein', 'Tillie Nash']);
  });

  it('given the day by the names of its letters, or a feast by its first letters, then it is read', async () => {
    const people = await peopleIn(`Name,Yahrzeit,Observer
Sam Levin,Yud Tes Kislev,Ann Levin
Rose Katz,"Chof Beis Shvat, 5748",Ben Katz
Ida Gold,"Erev R""H",Max Gold
Leo Blum,Zayin Adar II 5771,Amy Blum`);

    expect(people.map(({ hebrew }) => hebrew && [hebrew.day, hebrew.month, hebrew.year])).toEqual([
      [19, 9, null],
      [22, 11, 5748],
      [29, 6, null],
      [7, 13, 5771],
    ]);
  });

  it('given a title in the cell that tells of the person, then it is of the name and no kinship; a day in words is a day', async () => {
    const people = await peopleIn(`Name (yahrzeit)\tWho to notify
Morris Levin (3/12/1987)\tBen Levin
Leo Blum (Yud Tes Kislev)\tAmy Blum
Rabbi Saul Gold (19 Kislev 5745)\tSue Gold`);

    expect(people.map(({ name, hebrew, observers }) => [name, hebrew?.day, observers[0]?.kinship])).toEqual([
      ['Morris Levin', 11, null],
      ['Leo Blum', 19, null],
      ['Rabbi Saul Gold', 19, null],
    ]);
  });

  it('given a comma where it may stand between two, then that is said; with a word for each they are two, and a word is no part of a name', async () => {
    const people = await peopleIn(`Name,Date of Death,Observer
Rose Pinsky,3/4/1984,"Mark Pinsky, Linda Roth"
Ida Gold,5/6/1990,"Max Gold - wife, Tia Gold - mother"
Sam Gold,7/8/1991,"Gold, Max - father"
Leo Blum,9/10/1992,"Ben Gurion, David Aryeh"`);
    const named = people.map(({ observers }) => observers.map(({ name, notes }) => [name, notes]));

    expect(named.slice(1)).toEqual([
      [
        ['Max Gold', '(wife)'],
        ['Tia Gold', '(mother)'],
      ],
      [['Max Gold', '(father)']],
      [['David Aryeh Ben Gurion', null]],
    ]);
    expect(people.map(({ issues }) => issues.some(({ code }) => code === 'name_of_several'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('given the address of a spouse, and who observes said in words, then neither is given to the member in silence', async () => {
    const file = `Member Last,Member First,Spouse First,Member Email,Spouse Email,Yahrzeit Name,Relation,Observed by,Yahrzeit Date
Roth,Linda,Mark,linda@example.org,mark@example.org,Morris Roth,Father,Linda Roth,2/20/1988
Roth,Linda,Mark,linda@example.org,mark@example.org,Rose Pinsky,Mother,Spouse,1/17/2003`;
    const { columns, rows } = await understood(Buffer.from(file));
    const people = rows.filter(({ leftOut }) => !leftOut).toSorted((one, other) => one.row - other.row);

    expect(columns.find(({ heading }) => heading === 'Spouse Email')?.field).toBe('ignore');
    expect(people.map(({ observers }) => observers.map(({ email }) => email))).toEqual([
      ['linda@example.org'],
      ['linda@example.org'],
    ]);
    expect(people.map(({ issues }) => issues.some(({ code }) => code === 'observer_named_twice'))).toEqual([
      false,
      true,
    ]);
  });

  it('given headings of French, Russian and German offices, then who observes and their kinship are known, and a death after nightfall', async () => {
    const fieldsOf = async (list: string) => (await understood(Buffer.from(list))).columns.map(({ field }) => field);

    expect(
      await fieldsOf(`Ф.И.О.;Дата смерти;Кто поминает;Родство
Пинская Роза;12.03.1987;Марк Пинский;сын
Гольдберг Исаак;05.05.1992;Анна Гольдберг;вдова
Коган Лев;01.11.1998;Ольга Коган;дочь`),
    ).toEqual(['name', 'gregorianDate', 'observerName', 'observerRelationship']);
    expect(
      await fieldsOf(`Nachname;Vorname;Sterbedatum;Angehörige(r);Verhältnis
Rosenthal;Max;3. März 1984;Eva Rosenthal;Tochter
Stern;Klara;12.11.1938;Hans Stern;Sohn
Adler;Leo;01.02.1933;Ruth Adler;Witwe`),
    ).toEqual(['lastName', 'firstName', 'gregorianDate', 'observerName', 'observerRelationship']);

    const [person] = await peopleIn(`Nom du défunt;Date du décès;Nom du parent;Lien
Jacques Dahan;25 déc. 2001 (après la tombée de la nuit);Rachel Dahan;fille`);
    expect([person?.gregorianDate, person?.afterSunset, person?.observers[0]?.name]).toEqual([
      '2001-12-25',
      true,
      'Rachel Dahan',
    ]);
  });

  it('given "Aft Sun?", then it is known what its answers mean', async () => {
    const people = await peopleIn(`Name,D.O.D.,Aft Sun?
Sam Levin,3/4/1984,Y
Rose Katz,5/6/1990,N`);

    expect(people.map(({ afterSunset }) => afterSunset)).toEqual([true, false]);
  });

  it('given two whole names with a comma between them, then they are two; a last name before the given ones is one', async () => {
    const people = await peopleIn(`Name;Date of Death;Observer
Jacob Mizrahi;3/4/1984;דוד מזרחי, דינה אזולאי
Rose Stern;5/6/1990;Sarah Pinsky, David Roth
Max Katz;7/8/1991;Ben Gurion, David Aryeh`);

    expect(people.map(({ observers }) => observers.map(({ name }) => name))).toEqual([
      ['דוד מזרחי', 'דינה אזולאי'],
      ['Sarah Pinsky', 'David Roth'],
      ['David Aryeh Ben Gurion'],
    ]);
  });

  it('given a maiden name between the last name and the first one, then nobody is called so, and it stands in the notes', async () => {
    const told = async (list: string) =>
      (await peopleIn(list)).map(({ name, notes, observers }) => [name, notes, observers.map((one) => one.name)]);

    expect(
      await told(`Nom;Nom de jeune fille;Prénom;Date de décès;Nom de l'endeuillé;Lien
BENSOUSSAN;ABITBOL;Esther;12/03/1987;BENSOUSSAN David;fils
DAHAN;;Éliahou;5/11/1994;DAHAN Rachel;veuve
AMAR née COHEN;;Sol;1er janvier 2001;AMAR Simone;fille`),
    ).toEqual([
      ['Esther Bensoussan', 'Nom de jeune fille: ABITBOL', ['David Bensoussan']],
      ['Éliahou Dahan', null, ['Rachel Dahan']],
      ['Sol Amar née Cohen', null, ['Simone Amar']],
    ]);
    expect(
      await told(`Фамилия;Имя;Девичья фамилия;Дата смерти;Кто поминает
Пинская;Роза;Гольдберг;12.03.1987;Марк Пинский
Коган;Лев;;01.11.1998;Ольга Коган`),
    ).toEqual([
      ['Роза Пинская', 'Девичья фамилия: Гольдберг', ['Марк Пинский']],
      ['Лев Коган', null, ['Ольга Коган']],
    ]);
    expect(
      await told(`Nachname;Geburtsname;Vorname;Todestag;Angehörige
Rosenthal;geb. Stern;Klara;12.11.1978;Hans Rosenthal
Adler;;Leo;01.02.1983;Ruth Adler`),
    ).toEqual([
      ['Klara Rosenthal', 'Geburtsname: geb. Stern', ['Hans Rosenthal']],
      ['Leo Adler', null, ['Ruth Adler']],
    ]);
    expect(
      await told(`שם משפחה,שם פרטי,לבית,תאריך פטירה,שם האבל
כהן,רבקה,לוי,7.8.1991,מרים כהן
פרץ,אברהם,,5.6.1990,רחל פרץ`),
    ).toEqual([
      ['רבקה כהן', 'לבית: לוי', ['מרים כהן']],
      ['אברהם פרץ', null, ['רחל פרץ']],
    ]);
  });

  it('given a first name of which nobody knows whose it is, beside one who observes, then no letter goes to the dead', async () => {
    const { columns } = await understood(
      Buffer.from(`Name,Date of Death,First Name,Observer
Bensoussan,12/03/1987,Esther,David Bensoussan
Dahan,5/11/1994,Eli,Rachel Dahan`),
    );

    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'ignore', 'observerName']);
  });

  it('given the time of day of the death, then the evening is the next Hebrew day; where the sun may have set, the Hebrew date says, or it is asked', async () => {
    const people = await peopleIn(`Name,Date of Death,Time of Day,Hebrew Date
Sam Levin,3/4/1984,11:45 PM,
Rose Katz,1/6/1990,22h30,
Ida Gold,5/6/1991,night,
Leo Gold,5/6/1991,2:15 am,
Max Gold,5/6/1991,10:30,
Ann Gold,5/6/1991,21:30,
Tia Gold,5/6/1991,21:30,23 Iyar 5751
Joe Gold,5/6/1991,21:30,22 Iyar 5751
Amy Gold,5/6/1991,0:00,
Sue Gold,5/6/1991,0.96875,`);

    expect(people.map(({ afterSunset, hebrew }) => [afterSunset, hebrew?.day])).toEqual([
      ...[
        [true, 1],
        [true, 10],
        [true, 23],
        [false, 22],
        [false, 22],
      ],
      ...[
        [null, 22],
        [true, 23],
        [null, 22],
        [null, 22],
        [null, 22],
      ],
    ]);
    const asked = people.filter(({ issues }) => issues.some(({ code }) => code === 'time_near_sunset'));
    expect(asked.map(({ name }) => name)).toEqual(['Ann Gold', 'Sue Gold']);
  });

  it.each(['Date of Death', 'No heading that anybody knows'])(
    'given the time of day in the cell of the day, under "%s", then it is read as in a column of its own, and midnight says nothing',
    async (heading) => {
      const people = await peopleIn(`Name,${heading},Observer
Sam Levin,3/24/1984 11:45 PM,Ann Levin
Rose Katz,1990-06-01T22:30,Sue Katz
Ida Gold,"12 March 1998, after sunset",Leo Gold
Leo Fein,5/6/1991 2:15 am,Amy Fein
Max Cole,"Sunday, January 20, 1991 at 22h30",Joe Cole
Amy Roth,5/6/1991 0:00,Max Roth
Sue Stern,1991-05-06T00:00:00.000Z,Eli Stern`);

      expect(people.map(({ gregorianDate, afterSunset }) => [gregorianDate, afterSunset])).toEqual([
        ['1984-03-24', true],
        ['1990-06-01', null],
        ['1998-03-12', true],
        ['1991-05-06', false],
        ['1991-01-20', true],
        ['1991-05-06', null],
        ['1991-05-06', null],
      ]);
      const asked = people.filter(({ issues }) => issues.some(({ code }) => code === 'time_near_sunset'));
      expect(asked.map(({ name }) => name)).toEqual(['Rose Katz']);
    },
  );

  it('given an answer beside a day with its time, then the answer counts; a time in a zone is that of another place, and is not read', async () => {
    const people = await peopleIn(`Name,Date of Death,After sunset?,Hebrew Date
Sam Levin,3/24/1984 19:00,yes,
Rose Katz,3/24/1984 19:00,no,
Ida Gold,3/24/1984 19:00,,21 Adar II 5744
Leo Fein,1984-03-24T19:00:00Z,,`);

    expect(people.map(({ gregorianDate, afterSunset }) => [gregorianDate, afterSunset])).toEqual([
      ['1984-03-24', true],
      ['1984-03-24', false],
      ['1984-03-24', true],
      [null, null],
    ]);
  });

  it('given civil and Hebrew days in one column, then what stands behind a civil one counts too', async () => {
    const people = await peopleIn(`Name,Yahrzeit
Sam Levin,"March 12, 1987 / 11 Adar 5747"
Rose Katz,7/4/1976 at night
Ida Gold,3/24/1984 11:45 PM
Max Cole,3/24/1984 7:00 PM / 21 Adar II 5744
Leo Fein,6 Nisan 5750`);

    expect(people.map(({ gregorianDate, afterSunset }) => [gregorianDate, afterSunset])).toEqual([
      ['1987-03-12', null],
      ['1976-07-04', true],
      ['1984-03-24', true],
      ['1984-03-24', true],
      ['1990-04-01', null],
    ]);
  });

  it('given the kinship in brackets behind each name, then it is no part of the name, and whose it is observes', async () => {
    const list = `Name (relationship to member),Date of Death,Member email
Morris Levin (father of Ann Hart),3/12/1987,ann.hart@example.org
Ida Levin (Ann Hart's mother),4/1/1990,ann.hart@example.org
"Roth, Harold (uncle of Eve Roth)",11/2/2001,eve.roth@example.org
Tillie Marks (aunt),8/9/1969,jill.marks@example.org
Rose Feldman (née Rosenthal),4/3/1985,mark@example.org`;
    const { columns } = await understood(Buffer.from(list));
    const people = await peopleIn(list);

    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', 'email', 'relationship']);
    expect(
      people.map(({ name, observers }) => [name, ...observers.map((one) => [one.name, one.kinship?.detail])]),
    ).toEqual([
      ['Morris Levin', ['Ann Hart', 'father']],
      ['Ida Levin', ['Ann Hart', 'mother']],
      ['Harold Roth', ['Eve Roth', 'uncle']],
      ['Tillie Marks', ['jill.marks@example.org', 'aunt']],
      ['Rose Feldman (née Rosenthal)', ['mark@example.org', undefined]],
    ]);
    expect(people[0]?.brought?.[0]).toBe('Morris Levin (father of Ann Hart)');
  });

  it('given two heads of a household, each with an address and a kinship, then each is reached by name, and not the household twice', async () => {
    const [first, second] =
      await peopleIn(`Household,Head 1,Head 1 Email,Head 2,Head 2 Email,Yahrzeit Name,Relationship to Head 1,Relationship to Head 2,Date of Death
The Adler Family,Simon Adler,simon@example.org,Judith Adler,judith@example.org,Max Adler,Father,Father-in-law,6/14/1988
The Baum Family,Lena Baum,lena@example.org,,,Otto Baum,Husband,,1/15/2015`);

    expect(first?.observers.map(({ name, email, kinship }) => [name, email, kinship?.detail])).toEqual([
      ['Simon Adler', 'simon@example.org', 'Father'],
      ['Judith Adler', 'judith@example.org', 'Father-in-law'],
    ]);
    expect(second?.observers.map(({ name, email }) => [name, email])).toEqual([['Lena Baum', 'lena@example.org']]);
  });

  it('given the account and who of it observes, then that one does; an estate is nobody who could', async () => {
    const { columns } = await understood(
      Buffer.from(`Account Name,Deceased Name,Date of Death,Person Observing,Notify
"Goldfarb, Steven & Marcia",Irving Goldfarb,2/11/1978,Steven Goldfarb,Yes
"Goldfarb, Steven & Marcia",Bertha Siegel,10/30/1991,Marcia Goldfarb,No`),
    );
    expect(columns.map(({ field }) => field)).toEqual([
      'ignore',
      'name',
      'gregorianDate',
      'observerName',
      'remindedBy',
    ]);

    const [estate] = await peopleIn(
      'Account Name,Deceased Name,Date of Death\nEstate of Pearl Simon,Pearl Simon,7/7/2020',
    );
    expect(estate?.observers).toEqual([]);
  });

  it.each([
    ['Notify,Notify?', ['observerName', 'remindedBy']],
    ['Observer,Notify', ['observerName', 'remindedBy']],
    ['Observer,Send Letter', ['observerName', 'remindedBy']],
    ['Observer,Do Not Contact', ['observerName', 'remindedBy']],
    ['Observer,Contact Email', ['observerName', 'ignore']],
    ['Observer,Letter Sent', ['observerName', 'ignore']],
    ['זוכר,לשלוח תזכורת', ['observerName', 'remindedBy']],
  ])('given %s, then who hears, and whether they wish to, are told apart', async (headings, fields) => {
    const { columns } = await understood(
      Buffer.from(
        `Name,Date of Death,${headings}\nSam Levin,3/4/1984,Dan Levin,Yes\nMiriam Katz,3/5/1984,Ruth Katz,No\n`,
      ),
    );
    expect(columns.map(({ field }) => field)).toEqual(['name', 'gregorianDate', ...fields]);
  });

  it('given whoever does not wish to hear, then that is kept and said; a day on which a letter left is none of it', async () => {
    const people = await peopleIn(`Name,Date of Death,Observer,Email,Reminders,Letter Sent
Sam Levin,3/4/1984,Dan Levin,dan@example.org,None,2/1/2026
Miriam Katz,3/5/1984,Ruth Katz,ruth@example.org,Letter,
Leah Blum,3/6/1984,Max Blum,max@example.org,perhaps,`);
    expect(
      people.map(({ observers, issues }) => [
        observers.map(({ channel }) => channel),
        issues.map(({ code }) => code).filter((code) => code.includes('reminded')),
      ]),
    ).toEqual([
      [['none'], ['not_reminded']],
      [['letter'], []],
      [[undefined], ['reminded_by_unclear']],
    ]);
  });

  it('given a wish for email without an address, then it is a letter; who refused letters has none, and of a telephone no letter is told', async () => {
    const wished = async (heading: string, cell: string) => {
      const [{ observers, issues } = { observers: [], issues: [] }] = await peopleIn(
        `Name,Date of Death,Observer,Email,${heading}\nSam Levin,3/4/1984,Dan Levin,,${cell}`,
      );
      return [observers[0]?.channel ?? 'letter', issues.some(({ code }) => code === 'no_email')];
    };

    expect(await wished('Send Email', 'Yes')).toEqual(['letter', true]);
    expect(await wished('No Mail', 'Yes')).toEqual(['email', true]);
    expect(await wished('Reminders', 'Phone')).toEqual(['phone', false]);
    expect(await wished('Reminders', 'None')).toEqual(['none', false]);
  });

  it('given two who observe, each with a wish of their own, then each is reminded as they wish', async () => {
    const list = (wishes: string) => `Name,Date of Death,Mourner 1,Mourner 2,${wishes}
Sam Levin,3/4/1984,Dan Levin,Ruth Katz,No,Yes
Leah Blum,3/5/1984,Max Blum,Ann Blum,Letter,No`;
    const wishes = async (headings: string) =>
      (await peopleIn(list(headings))).map(({ observers }) => observers.map(({ channel }) => channel ?? 'as usual'));

    expect(await wishes('Mourner 1 Notify,Mourner 2 Notify')).toEqual([
      ['none', 'as usual'],
      ['letter', 'none'],
    ]);
    expect(await wishes('Reminders,Paid')).toEqual([
      ['none', 'none'],
      ['letter', 'letter'],
    ]);
  });

  it('given a sentence alone below the list, then it is nobody', async () => {
    const people = await peopleIn(`Name,Date of Death
Sam Levin,3/4/1984
Please notify the office of any corrections.,`);
    expect(people.map(({ name }) => name)).toEqual(['Sam Levin']);
  });

  it.each([
    ['Heure', 'le soir', 'matin'],
    ['Uhrzeit', 'abends', 'vormittags'],
    ['Время смерти', 'ночью', 'утром'],
    ['שעת פטירה', 'לאחר השקיעה', 'בבוקר'],
    ['Hora', 'por la noche', 'por la mañana'],
  ])('given "%s", then "%s" is after sunset and "%s" before it', async (heading, after, before) => {
    const people = await peopleIn(`Name;Date of Death;${heading}
Sam Levin;3/4/1984;${after}
Rose Katz;5/6/1990;${before}`);

    expect(people.map(({ afterSunset }) => afterSunset)).toEqual([true, false]);
  });
});
