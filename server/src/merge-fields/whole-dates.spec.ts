import { compileTemplate, renderLetter, withWholeDates } from './index.js';

describe('dates that no line breaks', () => {
  it.each([
    'Died on {3 March 1984} after sunset, that is {30 Adar I 5744}. It is observed on {1 Nisan 5787}: {8 April 2027}, from sundown on {7 April}.',
    'Monday, {January 4, 2027}, from sundown on Sunday, {January 3}',
    'at sundown, {4:14 pm}',
    'יום הפטירה: {3 במרץ 1984}, הוא {ל׳ באדר א׳ תשמ״ד}. היארצייט חל ב{א׳ בניסן תשפ״ז}: {8 באפריל 2027}, משקיעת החמה ב־{7 באפריל}.',
    'עד השקיעה ב{יום שישי}, {11 בדצמבר 2026}',
    'לפני הדלקת נרות שבת, עד {השעה 15:56}',
    'We went to 12 houses, and 5787 stays a year.',
  ])('given %s, then only the spaces inside them hold', (marked) => {
    const written = marked.replace(/[{}]/g, '');

    expect(withWholeDates(written)).toBe(
      marked.replace(/\{(.+?)\}/g, (_, date: string) => date.replaceAll(' ', '\u00a0')),
    );
  });

  it('given a letter, then its HTML holds dates together, and its subject and text have plain spaces', () => {
    const day = '{{formatDate observance.date "day"}}, {{hebrewDate observance.date}}';
    const letter = compileTemplate({ language: 'en', subject: day, html: day, text: day });

    expect(renderLetter(letter, { observance: { date: '2027-01-04' } })).toEqual({
      subject: 'Monday, 4 January, 25 Tevet 5787',
      html: 'Monday, 4\u00a0January, 25\u00a0Tevet\u00a05787',
      text: 'Monday, 4 January, 25 Tevet 5787',
    });
  });
});
