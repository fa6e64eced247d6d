import { renderHebrew, toHebrew } from '../../calendar/index.js';
import { asOnPlates } from './hebrew-on-plates.js';
import type { PlateLine } from './read/read-plate.js';
import { understandPlate } from './understand-plate.js';

const reading = { order: 'mdy' as const, today: '2026-11-24' };

const lineOf = (text: string, sure = 95): PlateLine => ({
  ...{ text, confidence: sure, weakest: sure },
  language: /[א-ת]/.test(text) ? 'heb' : 'eng',
});
const understood = (...lines: string[]) =>
  understandPlate(
    lines.map((text) => lineOf(text)),
    reading,
  );

describe('what a plate says', () => {
  it('given both names and both dates, then each is in its field, and the day that both name is green', () => {
    expect(
      understood('In loving memory of', 'Sarah Levinson', 'שרה בת אברהם', 'ט״ו שבט תשמ״ד', 'January 19, 1984'),
    ).toEqual({
      fields: {
        ...{ name: 'Sarah Levinson', hebrewName: 'שרה בת אברהם' },
        ...{ hebrewDate: 'ט״ו שבט תשמ״ד', civilDate: '1984-01-19' },
      },
      reason: 'same_day',
    });
  });

  it.each([
    ['two yods', 'טייו שבט תשמייד'],
    ['a mark and a yod', 'ט"ו שבט תשמ"יד'],
    ['a yod and a mark', 'טי"ו שבט תשמי"ד'],
    ['other marks', 'ט*ו בשבט ה׳תשמ”ד'],
  ])('given gershayim that were read as %s, then it is the same date, and green', (_, hebrew) => {
    expect(understood('Sarah Levinson', hebrew, 'January 19, 1984')).toMatchObject({
      ...{ reason: 'same_day', fields: { hebrewDate: 'ט״ו שבט תשמ״ד' } },
    });
  });

  it.each([
    [`רבקה בת ב"ר שמואל ז"ל`, 'רבקה בת ב״ר שמואל ז״ל'],
    [`ריצ'רד בן ר' אלפרד`, 'ריצ׳רד בן ר׳ אלפרד'],
  ])('given a Hebrew name with the marks of English (%s), then it has its own', (read, name) => {
    const dates = ['ט״ו שבט תשמ״ד', 'January 19, 1984'];

    expect(understood('Sarah Levinson', read, ...dates).fields.hebrewName).toBe(name);
    expect(understood(read, ...dates).fields.name).toBe(name);
  });

  it('given a date that says a yod of its own, then it keeps it', () => {
    expect(understood('David Ben-Ari', 'ז׳ תשרי תשי״ד', 'September 16, 1953')).toMatchObject({
      ...{ reason: 'same_day', fields: { hebrewDate: 'ז׳ תשרי תשי״ד' } },
    });
  });

  it.each([
    [
      'one letter of the Hebrew month is wrong, and no other day is as near',
      'ט״ו שכט תשמ״ד',
      'January 19, 1984',
      'one_letter',
    ],
    ['the Hebrew date is of the next day', 'ט״ז שבט תשמ״ד', 'January 19, 1984', 'one_day_apart'],
    ['the two dates are years apart', 'ט״ו שבט תשמ״ה', 'January 19, 1984', 'disagree'],
    ['the day in letters cannot be told from the one after it', 'ט שבט תשמ״ד', 'January 19, 1984', 'disagree'],
    ['the day in letters is one letter from two days', 'טפ שבט תשמ״ד', 'January 19, 1984', 'unreadable'],
    ['there is a civil date only', '', 'January 19, 1984', 'one_date'],
    ['there is a Hebrew date only', 'ט״ו שבט תשמ״ד', '', 'one_date'],
    ['the Hebrew date cannot be read', 'שבט תש', 'January 19, 1984', 'unreadable'],
    ['there is no date', '', '', 'no_date'],
  ])('given that %s, then so it says', (_, hebrew, civil, reason) => {
    expect(understood(...['Sarah Levinson', hebrew, civil].filter(Boolean)).reason).toBe(reason);
  });

  it('given day and month in numbers, then the Hebrew date tells which is which', () => {
    expect(understood('Ida Stern', renderHebrew(toHebrew('1984-04-03'), 'he'), '3/4/1984')).toMatchObject({
      ...{ reason: 'same_day', fields: { civilDate: '1984-04-03' } },
    });
  });

  it('given letters among the digits, then they are the digits that they look like', () => {
    expect(understood('Ida Stern', 'ט״ו שבט תשמ״ד', 'January l9, I984')).toMatchObject({
      ...{ reason: 'same_day', fields: { civilDate: '1984-01-19' } },
    });
  });

  it('given a birth beside the death, then the Hebrew date tells which of the two it is', () => {
    const plate = understood('Ida Stern', 'March 1, 1901 - January 19, 1984', 'ט״ו שבט תשמ״ד');
    expect(plate).toMatchObject({ reason: 'same_day', fields: { civilDate: '1984-01-19' } });
  });

  it('given Adar alone in a year with two, then the civil date tells which one', () => {
    expect(understood('Harry Blum', 'י׳ אדר תשע״ו', 'March 20, 2016').reason).toBe('same_day');
    expect(understood('Harry Blum', 'י׳ אדר תשע״ו', 'February 19, 2016').reason).toBe('same_day');
  });

  it('given a first name above the last, then they are one name; given Hebrew only, then that is the name', () => {
    expect(understood('SARAH', 'LEVINSON', 'January 19, 1984').fields.name).toBe('SARAH LEVINSON');
    expect(understood('שרה בת אברהם', 'ט״ו שבט תשמ״ד').fields).toMatchObject({ name: 'שרה בת אברהם', hebrewName: '' });
    expect(understood('January 19, 1984').reason).toBe('no_name');
  });

  it('given a name of which a word was hardly read, then it is looked at however well the dates agree', () => {
    const lines = [lineOf('Sarah Levinson', 60), lineOf('ט״ו שבט תשמ״ד'), lineOf('January 19, 1984')];
    expect(understandPlate(lines, reading).reason).toBe('name_unsure');
  });

  it('given a Hebrew name with a word that is no name, however surely it was read, then it is looked at', () => {
    const dates = ['ט״ו שבט תשמ״ד', 'January 19, 1984'];
    expect(understood('David Kaplan', 'דוד בן יעקב', ...dates).reason).toBe('same_day');
    expect(understood('David Kaplan', 'דוד בן ילקב', ...dates).reason).toBe('name_unsure');
  });

  it('given any day of death, when one letter of its Hebrew date is another, then green is never another day', () => {
    const letters = [...'אבגדהוזחטיכלמנסעפצקרשת'];
    const wrong: string[] = [];
    for (const day of ['1951-10-07', '1984-01-19', '2003-06-30', '1967-03-05', '1945-08-08'])
      for (const plate of lettersChanged(asOnPlates(toHebrew(day)), letters)) {
        const { reason, fields } = understood('Ida Stern', plate, day);
        const isGreen = reason === 'same_day' || reason === 'one_letter';
        if (isGreen && (fields.civilDate !== day || fields.hebrewDate !== asOnPlates(toHebrew(day))))
          wrong.push(`${plate}: ${fields.hebrewDate}`);
      }
    expect(wrong).toEqual([]);
  });

  it('given a line with very many dashes in it, then it is read in good time', () => {
    const name = `Sarah${'-'.repeat(60_000)}Levinson`;
    const begun = performance.now();

    expect(understood(`— ${name} —`, 'January 19, 1984').fields.name).toContain('Sarah');
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});

function* lettersChanged(text: string, letters: readonly string[]): Generator<string> {
  for (let at = 0; at < text.length; at++)
    if (/[א-ת]/.test(text.charAt(at)))
      for (const letter of letters) yield text.slice(0, at) + letter + text.slice(at + 1);
}
