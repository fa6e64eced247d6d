import {
  DEFAULT_RULES,
  effectiveHebrewDate,
  explain,
  hebrewObservances,
  civilObservances,
  renderExplanation,
} from './index.js';
import type { CivilDate, DateRules, Death, Script } from './index.js';

const died = (gregorianDate: CivilDate, afterSunset = false): Death => ({
  gregorianDate,
  hebrew: effectiveHebrewDate({ gregorianDate, afterSunset }),
  afterSunset,
});

function why(death: Death, year: number, some: Partial<DateRules> = {}, script: Script = 'en'): string {
  const rules = { ...DEFAULT_RULES, ...some };
  const calendar = year > 3000 ? 'hebrew' : 'civil';
  const [observance] =
    calendar === 'hebrew' ? hebrewObservances(death, year, rules) : civilObservances(death, year, rules);
  return observance ? renderExplanation(explain(death, observance, calendar, rules), script) : 'none';
}

describe('why this date', () => {
  it('given a death on the eve of 30 Adar I, a common year explains itself word for word', () => {
    expect(why(died('1984-03-03', true), 5788)).toBe(
      'Died on 3 March 1984 after sunset, that is 30 Adar I 5744. 5788 has one Adar, without a 30th of Adar I; by the rule “30 Shevat”, ' +
        'so it is observed on 30 Shevat 5788: 27 February 2028, from sundown on 26 February.',
    );
    expect(why(died('1984-03-03', true), 5788, {}, 'he')).toBe(
      'יום הפטירה: 3 במרץ 1984 לאחר השקיעה, הוא ל׳ באדר א׳ תשמ״ד. בשנת תשפ״ח אדר אחד, ואין בה ל׳ באדר א׳; לפי הכלל ”ל׳ בשבט“, ' +
        'ולכן היארצייט חל בל׳ בשבט תשפ״ח: 27 בפברואר 2028, משקיעת החמה ב־26 בפברואר.',
    );
  });

  it('given a date that stays, nothing is explained away', () => {
    expect(why(died('1973-12-01'), 5786)).toBe(
      'Died on 1 December 1973, that is 6 Kislev 5734. It is observed on 6 Kislev 5786: 26 November 2025, from sundown on 25 November.',
    );
  });

  it('given an observance on 1 January, the evening before names its own year', () => {
    expect(why({ gregorianDate: null, hebrew: { day: 22, month: 10, year: null }, afterSunset: null }, 5786)).toBe(
      'Died on 22 Tevet. It is observed on 22 Tevet 5786: 11 January 2026, from sundown on 10 January.',
    );
    expect(why(died('1989-01-01'), 2027)).toBe(
      'Died on 1 January 1989. It is observed on 1 January 2027, from sundown on 31 December 2026.',
    );
    expect(why(died('1989-01-01'), 2027, {}, 'he')).toBe(
      'יום הפטירה: 1 בינואר 1989. היארצייט חל ב־1 בינואר 2027, משקיעת החמה ב־31 בדצמבר 2026.',
    );
  });

  it.each([
    ['en', 'January February March April May June July August September October November December', ''],
    ['he', 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר', 'ב'],
  ] as const)('given any month, its name is said in %s', (script, months, prefix) => {
    for (const [at, month] of months.split(' ').entries()) {
      const day = `1990-${String(at + 1).padStart(2, '0')}-20`;
      expect(why(died(day), 2026, {}, script)).toContain(`20 ${prefix}${month} 1990`);
    }
  });

  it.each([
    [
      '1969-02-26',
      5787,
      {},
      '5787 has two Adars, and the first is kept, so it is observed on 8 Adar I 5787',
      'בשנת תשפ״ז שני אדרים, והנוהג הוא באדר א׳, ולכן היארצייט חל בח׳ באדר א׳ תשפ״ז',
    ],
    [
      '1969-02-26',
      5787,
      { adarRule: 'second' },
      '5787 has two Adars, and the second is kept, so it is observed on 8 Adar II 5787',
      'בשנת תשפ״ז שני אדרים, והנוהג הוא באדר ב׳, ולכן היארצייט חל בח׳ באדר ב׳ תשפ״ז',
    ],
    [
      '1969-02-26',
      5787,
      { adarRule: 'both' },
      '5787 has two Adars, and both are kept, so it is observed on 8 Adar I 5787',
      'בשנת תשפ״ז שני אדרים, והנוהג הוא בשניהם, ולכן היארצייט חל בח׳ באדר א׳ תשפ״ז',
    ],
    [
      '1992-03-09',
      5788,
      {},
      '5788 has one Adar, so it is observed on 4 Adar 5788',
      'בשנת תשפ״ח אדר אחד, ולכן היארצייט חל בד׳ באדר תשפ״ח',
    ],
    [
      '1970-02-17',
      5788,
      {},
      '5788 has one Adar, so it is observed on 11 Adar 5788',
      'בשנת תשפ״ח אדר אחד, ולכן היארצייט חל בי״א באדר תשפ״ח',
    ],
    [
      '2016-03-10',
      5777,
      { adar1ThirtyRule: 'nisan1' },
      'without a 30th of Adar I; by the rule “1 Nisan”, so it is observed on 1 Nisan 5777',
      'ואין בה ל׳ באדר א׳; לפי הכלל ”א׳ בניסן“, ולכן היארצייט חל בא׳ בניסן תשע״ז',
    ],
    [
      '1998-11-19',
      5761,
      {},
      '5761 has no 30 Cheshvan; by the rule “as the first anniversary fell” (it had 30 Cheshvan), so it is observed on 1 Kislev 5761',
      'בשנת תשס״א אין ל׳ בחשוון; לפי הכלל ”כפי שחל היארצייט הראשון“ (היה בו ל׳ בחשוון), ולכן היארצייט חל בא׳ בכסלו תשס״א',
    ],
    [
      '1973-11-25',
      5735,
      {},
      '5735 has no 30 Cheshvan; by the rule “as the first anniversary fell” (it had no 30 Cheshvan), so it is observed on 29 Cheshvan 5735',
      'בשנת תשל״ה אין ל׳ בחשוון; לפי הכלל ”כפי שחל היארצייט הראשון“ (לא היה בו ל׳ בחשוון), ולכן היארצייט חל בכ״ט בחשוון תשל״ה',
    ],
    [
      '2011-12-26',
      5774,
      { thirtyRule: 'fixed29' },
      'The year after the death had no 30 Kislev; by the rule “fixed by the first anniversary” (it had no 30 Kislev), so it is observed on 29 Kislev 5774',
      'בשנה שלאחר הפטירה לא היה ל׳ בכסלו; לפי הכלל ”נקבע לפי היארצייט הראשון“ (לא היה בו ל׳ בכסלו), ולכן היארצייט חל בכ״ט בכסלו תשע״ד',
    ],
    [
      '2021-12-05',
      5783,
      { firstYearRule: 'twelveMonths' },
      'The first yahrzeit is kept when twelve months are full, so it is observed on 1 Kislev 5783',
      'היארצייט הראשון נקבע במלאות שנים־עשר חודש, ולכן היארצייט חל בא׳ בכסלו תשפ״ג',
    ],
    [
      '2024-02-29',
      2027,
      {},
      '2027 has no 29 February, so it is observed on 28 February 2027, from sundown on 27 February',
      'יום הפטירה: 29 בפברואר 2024. בשנת 2027 אין 29 בפברואר, ולכן היארצייט חל ב־28 בפברואר 2027, משקיעת החמה ב־27 בפברואר',
    ],
    [
      '2024-02-29',
      2027,
      { feb29Rule: 'mar1' },
      '2027 has no 29 February, so it is observed on 1 March 2027, from sundown on 28 February',
      'בשנת 2027 אין 29 בפברואר, ולכן היארצייט חל ב־1 במרץ 2027, משקיעת החמה ב־28 בפברואר',
    ],
    [
      '1998-11-19',
      5761,
      { thirtyRule: 'roshChodesh' },
      'by the rule “on the 1st of the next month”, so it is observed on 1 Kislev 5761',
      'לפי הכלל ”בא׳ בחודש הבא“, ולכן היארצייט חל בא׳ בכסלו תשס״א',
    ],
    [
      '1998-11-19',
      5761,
      { thirtyRule: 'lastDay' },
      'by the rule “on the 29th”, so it is observed on 29 Cheshvan 5761',
      'לפי הכלל ”בכ״ט“, ולכן היארצייט חל בכ״ט בחשוון תשס״א',
    ],
  ] as const)('given a death on %s, %i explains itself', (date, year, rules, sentence, inHebrew) => {
    expect(why(died(date), year, rules)).toContain(sentence);
    expect(why(died(date), year, rules, 'he')).toContain(inHebrew);
  });

  it('given a late burial, the first yahrzeit says that it follows it', () => {
    const late = { ...died('2019-01-07', true), burialDate: '2019-01-10' };

    expect(why(late, 5780, { burialRule: 'after2days' })).toContain(
      'The first yahrzeit follows the burial on 10 January 2019. It is observed on 4 Shevat 5780',
    );
    expect(why(late, 5780, { burialRule: 'after2days' }, 'he')).toContain(
      'היארצייט הראשון נקבע לפי יום הקבורה, 10 בינואר 2019. היארצייט חל בד׳ בשבט תש״פ',
    );
  });

  it('given any explanation, the facts name the rule and the value chosen', () => {
    const death = died('1984-03-03', true);
    const [observance] = hebrewObservances(death, 5788, DEFAULT_RULES);

    expect(observance && explain(death, observance, 'hebrew', DEFAULT_RULES)).toEqual([
      { fact: 'death', gregorianDate: '1984-03-03', afterSunset: true, hebrew: { day: 30, month: 12, year: 5744 } },
      {
        fact: 'moved',
        reason: 'adarOneThirtyShevat',
        rule: 'adar1ThirtyRule',
        value: 'shevat30',
        died: { day: 30, month: 12, year: 5744 },
        year: 5788,
      },
      {
        fact: 'observed',
        calendar: 'hebrew',
        hebrew: { day: 30, month: 11, year: 5788 },
        date: '2028-02-27',
        begins: '2028-02-26',
      },
    ]);
  });
});
