import { FAMILIES_AND_GIVEN } from '../../test/heard-names.js';
import { MEN, WOMEN } from '../app/demo/names.js';
import { readFileSync } from 'node:fs';
import { calledAs } from './called-as.js';
import { GIVEN_NAMES } from './given-names.js';
import { plainHebrew } from './letters.js';
import { pointedName } from './pointed.js';
import { partsOfName } from './parts.js';
import { elMaleiForMany, prayerFor } from './prayers.js';
import { inOneLine, proposedHebrew, spokenWords } from './pronunciation.js';

describe('the parts of a Hebrew name', () => {
  it.each([
    ['מרדכי בן יעקב הלוי', { given: 'מרדכי', father: 'יעקב', mother: null, tribe: 'levi', gender: 'm' }],
    ['שָׂרָה בַּת אַבְרָהָם וְרִבְקָה', { given: 'שרה', father: 'אברהם', mother: 'רבקה', gender: 'f' }],
    ['הרב משה הכהן ב״ר דוד זצ"ל', { honorific: 'הרב', given: 'משה', father: 'ר׳ דוד', tribe: 'kohen', gender: 'm' }],
    ['חיים בן שרה', { given: 'חיים', father: null, mother: 'שרה' }],
    ['זאב וולף בן נתן', { given: 'זאב וולף', father: 'נתן', mother: null }],
    ['בת שבע בת דוד', { given: 'בת שבע', father: 'דוד', gender: 'f' }],
    ['רות בת אברהם אבינו ושרה אמנו', { given: 'רות', father: 'אברהם אבינו', mother: 'שרה אמנו' }],
    ['Mordechai ben Yaakov ha-Levi', { given: 'Mordechai', father: 'Yaakov', tribe: 'levi', gender: 'm' }],
    ['Sarah bat Avraham and Rivka', { given: 'Sarah', father: 'Avraham', mother: 'Rivka', gender: 'f' }],
    ['לוי', { given: 'לוי', father: null, mother: null, tribe: null, gender: 'm' }],
    ['Susan', { given: 'Susan', gender: null }],
    ['', { given: '', father: null }],
  ])('given %s, then they are what is written, and no more', (typed, parts) => {
    expect(partsOfName(typed)).toMatchObject(parts);
  });
});

describe('a name as it is called up', () => {
  const called = (typed: string) =>
    (['typed', 'father', 'mother', 'both'] as const).map((how) => calledAs(partsOfName(typed), how, typed));

  it('given both parents, then after the one, the other, or both; as typed stays', () => {
    expect(called('מרדכי בן יעקב ולאה הלוי ז״ל')).toEqual([
      'מרדכי בן יעקב ולאה הלוי ז״ל',
      'מרדכי בן יעקב הלוי',
      'מרדכי בן לאה הלוי',
      'מרדכי בן יעקב ולאה הלוי',
    ]);
  });

  it('given one parent, then after that one; given none, then the given name alone', () => {
    expect(new Set(called('שרה בת אברהם'))).toEqual(new Set(['שרה בת אברהם']));
    expect(called('שרה')[3]).toBe('שרה');
  });
});

describe('how a name sounds', () => {
  const said = (name: string, sound: 'israeli' | 'ashkenazi' = 'israeli') => inOneLine(spokenWords(name, sound));

  it('given names of the dictionary, then with their stress, as in Israel or as the fathers said it', () => {
    expect(said('מרדכי בן יעקב הלוי')).toBe('Mor-de-CHAI ben Ya-a-KOV ha-le-VI');
    expect(said('מרדכי בן יעקב הלוי', 'ashkenazi')).toBe('MOR-de-chai ben YA-a-kov ha-LEI-vi');
    expect(said('שרה בת אברהם ומרים')).toBe('Sa-RA bat Av-ra-HAM u-Mir-YAM');
    expect(said('בת־שבע בת דוד')).toBe('Bat-SHE-va bat Da-VID');
    expect(said('שלום בן יונה', 'ashkenazi')).toBe('SHO-lom ben YO-no');
  });

  it('given points are wished for, then the dictionary’s words have them, and no letter is another one', () => {
    expect(pointedName('מרדכי בן יעקב הלוי')).toBe('מָרְדְּכַי בֶּן יַעֲקֹב הַלֵּוִי');
    expect(pointedName('קסנטיפה בת אברהם ושרה')).toBe('קסנטיפה בַּת אַבְרָהָם וְשָׂרָה');
    expect(
      ['רות בת דוד ומרים', 'דן בן דוד ויהודית', 'דן בן דוד ושמואל'].map((name) => pointedName(name).split(' ')[3]),
    ).toEqual(['וּמִרְיָם', 'וִיהוּדִית', 'וּשְׁמוּאֵל']);
    expect(pointedName('שָׂרָה בת אברהם')).toBe('שָׂרָה בַּת אַבְרָהָם');
    for (const [, hebrew] of [...MEN, ...WOMEN]) expect(plainHebrew(pointedName(hebrew))).toBe(plainHebrew(hebrew));
  });

  it('given a name that is not there, then its letters stand and nothing is guessed', () => {
    expect(spokenWords('קסנטיפה בת אברהם', 'israeli')).toEqual([
      { letters: 'קסנטיפה', sound: null },
      { letters: 'בת', sound: 'bat' },
      { letters: 'אברהם', sound: 'Av-ra-HAM' },
    ]);
  });

  it('given names as lists have them, then at least 95 of 100 parts are known', () => {
    const parts = [...MEN, ...WOMEN]
      .flatMap(([, hebrew]) => spokenWords(hebrew, 'israeli'))
      .concat(FAMILIES_AND_GIVEN.flatMap((name) => spokenWords(name, 'israeli')));
    const unknown = parts.filter(({ sound }) => sound === null).map(({ letters }) => letters);
    expect([parts.length >= 100, unknown.length / parts.length <= 0.05, unknown]).toEqual([true, true, unknown]);
  });

  it('given the dictionary, then no two names share a spelling, and each has its sounds with one stress to a word', () => {
    const rows = readFileSync(new URL('./given-names.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('|'));
    const spellings = rows.flatMap(([, spelled = '']) => [...new Set(spelled.split(',').map(plainHebrew))]);
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([]);
    expect(GIVEN_NAMES).toBe(rows.length);
    const wrong = rows.filter(
      ([gender = '', spelled = '', ...rest]) =>
        !/^[fmu]$/.test(gender) ||
        !/^[֑-׳\s־,']+$/u.test(spelled) ||
        rest.length !== 3 ||
        rest.slice(0, 2).some((sound) => !/^[A-Za-z' -]+$/.test(sound) || !/[A-Z]/.test(sound)) ||
        !/^[A-Z][A-Za-z' -]+$/.test(rest[2] ?? ''),
    );
    expect(wrong.map((row) => row.join('|'))).toEqual([]);
  });

  it('given English letters, then Hebrew is proposed where each word is one name only', () => {
    expect(['Chaim', 'Haim', 'Hyman'].map(proposedHebrew)).toEqual(['חיים', 'חיים', 'חיים']);
    expect(proposedHebrew('Chaim ben Moshe')).toBe('חיים בן משה');
    expect([proposedHebrew('Jonathan'), proposedHebrew('Kevin'), proposedHebrew('חיים'), proposedHebrew('')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('prayers', () => {
  it('given a gender, then its form with the name; unknown, then both side by side; several, then theirs', () => {
    for (const prayer of ['elMalei', 'hashkavah', 'yizkor'] as const) {
      const [ofHim = '', ofHer = ''] = prayerFor(prayer, { name: 'שרה בת אברהם', gender: null });
      expect([ofHim, ofHer].every((text) => text.includes('שרה בת אברהם') && !text.includes('{'))).toBe(true);
      expect(prayerFor(prayer, { name: 'x', gender: 'f' })).toHaveLength(1);
      expect(ofHim).not.toBe(ofHer);
    }
    expect(elMaleiForMany(['שרה', '$& משה'])).toContain('שרה, $& משה');
  });
});
