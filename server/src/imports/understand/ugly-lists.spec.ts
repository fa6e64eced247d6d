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
});
