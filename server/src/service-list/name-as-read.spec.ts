import {
  genderOfHebrewName,
  KIN_WORDS,
  kinshipAsRead,
  kinWordOf,
  nameAsRead,
  serviceListQuery,
  type ServiceName,
} from '@zikaron/contract';
import { asFriday, comingFriday, daysOfMonth, yizkorOn } from './which-services.js';

type Observer = ServiceName['observers'][number];
const observer = (
  name: string,
  relationship: Observer['relationship'],
  relationshipDetail: string | null = null,
): Observer => ({ contactId: 'x', name, hebrewName: null, relationship, relationshipDetail });

describe('a name as it is read', () => {
  it.each([
    ['nobody', [], 'Susie Schwartz'],
    ['the family’s word', [observer('David Schwartz', 'Parent', 'Mother')], 'Susie Schwartz, mother of David Schwartz'],
    ['a word in capitals', [observer('David', 'Other', 'Great-Uncle')], 'Susie Schwartz, great-uncle of David'],
    ['one of the seven', [observer('David', 'Grandparent')], 'Susie Schwartz, grandparent of David'],
    ['no word', [observer('David', null), observer('Ruth', 'Other')], 'Susie Schwartz, remembered by David and Ruth'],
    [
      'several',
      [
        observer('A', 'Parent', 'Mother'),
        observer('B', 'Other', 'Aunt'),
        observer('C', 'Parent', 'mother'),
        observer('D', 'Parent', 'mother'),
      ],
      'Susie Schwartz, mother of A, C and D, aunt of B',
    ],
  ])('given %s, then it says so', (_, observers, text) => {
    expect(nameAsRead('Susie Schwartz', observers, 'en')).toBe(text);
  });

  it('given Hebrew, then it is read in Hebrew', () => {
    expect(nameAsRead('שרה לוין', [observer('דוד', 'Parent', 'אם'), observer('רות', 'Parent', 'אם')], 'he')).toBe(
      'שרה לוין, אמם של דוד ורות',
    );
  });

  it.each([
    ['a known word in the other language', observer('יוסף', 'Other', 'aunt'), 'רות, דודתו של יוסף'],
    ['the family’s own word in the other language', observer('יוסף', 'Parent', 'Tatte'), 'רות, אמו של יוסף'],
    ['an own word that none of the seven comes near', observer('יוסף', 'Other', 'Soulmate'), 'לזכר רות, מאת יוסף'],
    ['no word', observer('יוסף', null), 'לזכר רות, מאת יוסף'],
    ['an own word in Hebrew', observer('יוסף', 'Other', 'אמא שנייה'), 'רות, אמא שנייה של יוסף'],
    ['a daughter', observer('דינה', 'Parent', 'Mother'), 'רות, אמה של דינה'],
    ['a child', observer('דינה', 'Child'), 'רות, בתה של דינה'],
    ['a name that tells no gender', observer('נועם', 'Parent', 'Mother'), 'רות, אם של נועם'],
    ['a suffix that the family wrote', observer('נועם', 'Parent', 'אמו'), 'רות, אמו של נועם'],
    ['Latin letters', observer('Mark Isserlin', 'Other', 'aunt'), 'רות, דודה של \u2068Mark Isserlin\u2069'],
  ])('given %s, then a Hebrew list is Hebrew throughout', (_, mourner, text) => {
    expect(nameAsRead('רות', [mourner], 'he')).toBe(text);
  });

  it.each([
    ['Cousin', 'רות בת יוסף', 'בת דודה של דינה'],
    ['Cousin', 'דוד בן יוסף', 'בן דודה של דינה'],
    ['Friend', 'נועם', 'חברה או חברתה של דינה'],
    ['Friend', 'Noam', 'חברה או חברתה של דינה'],
    ['Teacher', 'נועם', 'מורה או מורתה של דינה'],
    ['חברה', 'נועם', 'חברתה של דינה'],
    ['בת דוד', 'נועם', 'בת דוד של דינה'],
    ['Father-in-law', 'דוד', 'חמיה של דינה'],
    ['Stepfather', 'דוד', 'אביה החורג של דינה'],
  ])('given %s of %s, then the form is that of the person, or both', (word, name, phrase) => {
    expect(kinshipAsRead(observer('דינה', 'Other', word), 'he', name)).toBe(phrase);
  });

  it('given one of the family says the gender, then the others’ words follow it', () => {
    const family = [observer('דוד', 'Spouse', 'Wife'), observer('רות', 'Parent')];
    expect(nameAsRead('נועם', family, 'he')).toBe('נועם, אשתו של דוד, אמה של רות');
  });

  it('given a word that is the same of women and men, then it is said once', () => {
    expect(kinshipAsRead(observer('נועם', 'Other', 'Teacher'), 'he', 'נועם')).toBe('מורה של נועם');
  });

  it('given several, then theirs; given daughters alone, then theirs in the feminine', () => {
    const mother = (name: string) => observer(name, 'Parent', 'Mother');
    const father = (name: string) => observer(name, 'Parent', 'Father');
    expect(nameAsRead('שרה', [mother('דינה'), mother('רות')], 'he')).toBe('שרה, אמן של דינה ורות');
    expect(nameAsRead('משה', [father('דינה'), father('יוסף')], 'he')).toBe('משה, אביהם של דינה ויוסף');
    expect(nameAsRead('משה', [father('יוסף'), observer('לאה', null)], 'he')).toBe('לזכר משה, אביו של יוסף, מאת לאה');
  });

  it('given each known word in English, then no letter of it stands in a Hebrew list, whoever reads it', () => {
    for (const { en, relationship } of KIN_WORDS)
      for (const observing of ['דוד', 'רות', 'נועם', 'Sam'])
        for (const remembered of ['יוסף', 'לאה', 'נועם', 'Lee'])
          expect(nameAsRead(remembered, [observer(observing, relationship, en)], 'he')).not.toMatch(
            /[A-Za-z](?![^\u2068]*\u2069)/,
          );
  });

  it.each([
    ['שרה בת אברהם', 'f'],
    ['נועם בן יוסף', 'm'],
    ['Noam ben Yosef', 'm'],
    ['רות', 'f'],
    ['רָחֵל', 'f'],
    ['נועם', null],
    ['בן ציון', null],
    ['רות בן דוד', null],
    ['נועם בן־גוריון', null],
    ['Ruth', null],
    ['', null],
  ])('given %s, then its gender is %s', (name, gender) => {
    expect(genderOfHebrewName(name)).toBe(gender);
  });

  it('given a Hebrew word, then an English list is English throughout', () => {
    expect(nameAsRead('Ruth', [observer('Joe', 'Parent', 'אמא'), observer('Sam', 'Other', 'מכר')], 'en')).toBe(
      'Ruth, mother of Joe, remembered by Sam',
    );
  });

  it('given a name in other letters after the Hebrew "and", then it stands apart from it', () => {
    expect(nameAsRead('רות', [observer('דוד', 'Parent', 'אם'), observer('Sam', 'Parent', 'אם')], 'he')).toBe(
      'רות, אמם של דוד ו־\u2068Sam\u2069',
    );
  });

  it('given any known word in any case, then it is known again, in either language', () => {
    for (const word of KIN_WORDS.filter(({ general }) => !general))
      for (const written of [word.en, word.en.toUpperCase(), ...word.also])
        expect([written, kinWordOf(written)?.id]).toEqual([written, word.id]);
  });
});

describe('which services', () => {
  it.each([
    ['2027-01-08', '2027-01-08'],
    ['2027-01-09', '2027-01-15'],
    ['2027-01-03', '2027-01-08'],
  ])('given %s, then the coming Friday is %s', (today, friday) => {
    expect(comingFriday(today)).toBe(friday);
  });

  it('given a month, then its days', () => {
    expect(daysOfMonth('2027-01')).toEqual(['2027-01-01', '2027-01-31']);
    expect(daysOfMonth('2028-02')).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('given a day that is no Friday, then the next one is named', () => {
    expect(() => asFriday('2027-01-09')).toThrow('2027-01-15');
  });

  it.each(['9999-12-31', '9999-12-24', '0001-01-05'])('given %s, at the end of all days, then it is refused', (day) => {
    expect(serviceListQuery.safeParse({ friday: day }).success).toBe(false);
    expect(serviceListQuery.safeParse({ month: day.slice(0, 7) }).success).toBe(false);
  });

  it('given Yizkor, then the next such day where the congregation is, or that of a year', () => {
    expect(yizkorOn('yomKippur', { israel: false }, '2026-11-01')).toBe('2027-10-11');
    expect(yizkorOn('pesach', { israel: false }, '2026-11-01')).toBe('2027-04-29');
    expect(yizkorOn('pesach', { israel: true }, '2026-11-01')).toBe('2027-04-28');
    expect(yizkorOn('yomKippur', { israel: false }, '2026-11-01', 5787)).toBe('2026-09-21');
  });
});
