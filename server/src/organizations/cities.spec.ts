import { findCities } from './cities.js';

const names = async (typed: string) => (await findCities(typed)).map(({ name, region }) => [name, region].join(' '));

describe('finding a city', () => {
  it('given the beginning of a name, then the largest of that name comes first', async () => {
    const [first] = await findCities('tean');

    expect(first).toEqual({
      ...{ name: 'Teaneck', region: 'NJ', country: 'US', timezone: 'America/New_York', israel: false },
      ...{ latitude: 40.898, longitude: -74.016 },
    });
    expect((await names('Springfield'))[0]).toBe('Springfield MO');
  });

  it('given the state or the country too, then only that one is found', async () => {
    expect((await names('springfield il'))[0]).toBe('Springfield IL');
    expect((await names('Manchester, United Kingdom'))[0]).toMatch(/^Manchester/);
  });

  it.each([
    ['montreal', 'Montréal QC'],
    ['Petach', undefined],
    ['petah tikva', 'Petah Tikva '],
    ['פתח תקוה', undefined],
    ['פתח תקווה', 'Petah Tikva '],
    ['raanana', 'Raanana '],
    ["Ra'anana", 'Raanana '],
    ['ירושלים', 'Jerusalem '],
    ['beer sheva', 'Beersheba '],
  ])('given %s, then it is %s', async (typed, found) => {
    expect((await names(typed))[0]).toBe(found);
  });

  it('given Israel and the places that keep its days, then Yom Tov has one day and the clock is Israel’s', async () => {
    for (const typed of ['Jerusalem', 'Haifa', 'Efrat', 'Modiin Illit']) {
      expect((await findCities(typed))[0]).toMatchObject({ israel: true, timezone: 'Asia/Jerusalem' });
    }
    expect((await findCities('Amman'))[0]).toMatchObject({ israel: false, country: 'JO' });
  });

  it('given nothing or nonsense, then nothing; given one letter, then twenty', async () => {
    expect(await findCities(' ,. ')).toEqual([]);
    expect(await findCities('xqzzk')).toEqual([]);
    expect(await findCities('a')).toHaveLength(20);
  });

  it('given any of them, then its zone is known here and its place is on earth', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
    const cities = (await Promise.all(letters.map((letter) => findCities(letter)))).flat();

    expect(cities.length).toBeGreaterThan(400);
    for (const { timezone, latitude, longitude } of cities) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
      expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180).toBe(true);
    }
  });
});
