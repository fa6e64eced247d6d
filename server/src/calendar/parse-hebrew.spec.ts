import { parseHebrew, renderHebrew } from './index.js';

const read = (text: string): string => {
  const parsed = parseHebrew(text);
  return parsed.ok ? renderHebrew(parsed.date, 'en') : parsed.code;
};

describe('reading a typed Hebrew date', () => {
  it.each([
    ['9 Cheshvan 5703', '9 Cheshvan 5703'],
    ['9 Heshvan 5703', '9 Cheshvan 5703'],
    ['9 Marcheshvan 5703', '9 Cheshvan 5703'],
    ['9 MarCheshvan 5703', '9 Cheshvan 5703'],
    ['9 Mar-Heshvan 5703', '9 Cheshvan 5703'],
    ['9 Ḥeshvan 5703', '9 Cheshvan 5703'],
    ['7 Teves', '7 Tevet'],
    ['7 TEVETH 5703', '7 Tevet 5703'],
    ['7 Tebet 5703', '7 Tevet 5703'],
    ['10 Tishri 5700', '10 Tishrei 5700'],
    ['5 Iyyar 5708', '5 Iyar 5708'],
    ['9 TAMMUZ 5703', '9 Tamuz 5703'],
    ['9 Ab 5703', '9 Av 5703'],
    ['9 Menachem Av 5703', '9 Av 5703'],
    ["15 Sh'vat 5703", '15 Shevat 5703'],
    ['15 Sh’vat 5703', '15 Shevat 5703'],
    ['15 Shvat 5703', '15 Shevat 5703'],
    ['Kislev 6, 5734', '6 Kislev 5734'],
    ['6th of Kislev, 5734', '6 Kislev 5734'],
    ['  6   kislev  5734 ', '6 Kislev 5734'],
    ['6-Kislev-5734', '6 Kislev 5734'],
    ['the 6th day of Kislev in the year 5734', '6 Kislev 5734'],
    ['ו׳ לחודש כסלו שנת תשל״ד', '6 Kislev 5734'],
    ['ו׳ בחודש כסלו בשנת תשל״ד', '6 Kislev 5734'],
    ['ו׳ חודש כסלו תשל״ד', '6 Kislev 5734'],
    ['6 Kislev 4000', '6 Kislev 4000'],
    ['6 Kislev 6999', '6 Kislev 6999'],
    ['30 Adar', '30 Adar I'],
  ])('given %j, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['11 Adar Rishon 5730', '11 Adar I 5730'],
    ['11 Adar Alef 5730', '11 Adar I 5730'],
    ['11 Adar Aleph 5730', '11 Adar I 5730'],
    ['11 ADAR I 5730', '11 Adar I 5730'],
    ['11 Adar 1 5730', '11 Adar I 5730'],
    ['Adar I 11, 5730', '11 Adar I 5730'],
    ['11 Adar Sheni 5730', '11 Adar II 5730'],
    ...['1st', 'a', 'First', 'one', 'הראשון'].map((word) => [`11 Adar ${word} 5730`, '11 Adar I 5730']),
    ...['Sheini', 'Bet', 'Beit', 'Beis', 'b', '2nd', 'Second', 'two', 'השני'].map((word) => [
      `11 Adar ${word} 5730`,
      '11 Adar II 5730',
    ]),
    ['11 Adar-II 5730', '11 Adar II 5730'],
    ['11 AdarII 5730', '11 Adar II 5730'],
    ['11 AdarI 5730', '11 Adar I 5730'],
    ['11 Adar1 5730', '11 Adar I 5730'],
    ['11 Adar2 5730', '11 Adar II 5730'],
    ['11 Adar 2 5730', '11 Adar II 5730'],
    ['11 Ve-Adar 5730', '11 Adar II 5730'],
    ['י״א אדר ראשון תש״ל', '11 Adar I 5730'],
    ['י״א באדר א׳ תש״ל', '11 Adar I 5730'],
    ['י"א אדר שני תש"ל', '11 Adar II 5730'],
    ['ב אדר ב תש״ל', '2 Adar II 5730'],
    ['י״א ואדר תש״ל', '11 Adar II 5730'],
    ['15 Adar II', '15 Adar II'],
    ['15 Adar I', '15 Adar I'],
    ['15 Adar', '15 Adar'],
    ['30 Adar 5744', '30 Adar I 5744'],
    ['Adar 2, 5743', '2 Adar 5743'],
  ])('given %j, the right Adar is %s', (text, expected) => {
    const parsed = parseHebrew(text);

    expect(read(text)).toBe(expected);
    expect(parsed).not.toHaveProperty('adarAmbiguous');
    expect(parsed).not.toHaveProperty('warning');
  });

  it.each([
    ['ט״ו אדר ב׳ תשמ״ד', '15 Adar II 5744'],
    ["ט''ו אדר ב' תשמ''ד", '15 Adar II 5744'],
    ['ג\' אלול תרצ"ה', '3 Elul 5695'],
    ['כ׳ תמוז תרס״ד', '20 Tamuz 5664'],
    ['כ׳ בתמוז ה׳תרס״ד', '20 Tamuz 5664'],
    ['ב אב תשמ״ד', '2 Av 5744'],
    ['ט׳ במרחשון תשד״מ', '9 Cheshvan 5744'],
    ['ט׳ במר חשוון תשמ״ד', '9 Cheshvan 5744'],
    ['י״ד שבט ה׳ תש״ם', '14 Shevat 5740'],
    ['כ״ט תמוז ד׳תתס״ה', '29 Tamuz 4865'],
    ['ל׳ שבט', '30 Shevat'],
    ['ט״ו בְּאִיָּיר תש״ח', '15 Iyar 5708'],
    ['15 כסלו 5734', '15 Kislev 5734'],
    ['ה׳ כסלו ה׳ אלפים', '5 Kislev 5000'],
  ])('given %s in Hebrew letters, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['5744 Kislev 5', '5 Kislev 5744'],
    ['5744, Kislev 5th', '5 Kislev 5744'],
    ['5744/Kislev/05', '5 Kislev 5744'],
    ['5744 5 Kislev', '5 Kislev 5744'],
    ['5744 Adar II 5', '5 Adar II 5744'],
    ['5744 Adar 2 5', '5 Adar II 5744'],
    ['תשמ״ד כסלו ה׳', '5 Kislev 5744'],
    ['ה׳ תשמ״ד כסלו ה׳', '5 Kislev 5744'],
    ['התשמ״ד כסלו ל׳', '30 Kislev 5744'],
    ['תשמ״ד אדר ב׳ ה׳', '5 Adar II 5744'],
    ['שנת תשמ״ד ה׳ בכסלו', '5 Kislev 5744'],
  ])('given %s, with the year before the day, it is %s', (text, expected) => {
    expect(parseHebrew(text)).not.toHaveProperty('adarAmbiguous');
    expect(read(text)).toBe(expected);
  });

  it.each(['5744 Adar 5', 'תשמ״ד אדר ה׳', '5744 Adar 2', 'תשמ״ד אדר ב׳'])(
    'given %s, a day of Adar in a leap year, which of both stays open',
    (text) => {
      expect(parseHebrew(text)).toMatchObject({ ok: true, adarAmbiguous: true });
    },
  );

  it.each([
    ['5744-12-05', '5 Adar I 5744 or 5 Av 5744 or 5 Elul 5744'],
    ['5743/1/10', '10 Nisan 5743 or 10 Tishrei 5743'],
    ['5744 06 20', '20 Elul 5744 or 20 Adar I 5744'],
    ['5744-13-20', '20 Adar II 5744 or 20 Elul 5744'],
    ['5744-7-1', '1 Tishrei 5744 or 1 Adar II 5744 or 1 Nisan 5744'],
  ])('given %s, then nobody says from which month is counted, and both are told', (text, days) => {
    expect(parseHebrew(text)).toMatchObject({
      code: 'day_name_unclear',
      message: `"${text}" may be ${days}: say which`,
    });
  });

  it('given a day that only one of both months has, it is that', () => {
    expect(read('5744-02-30')).toBe('30 Cheshvan 5744');
  });

  it.each([
    '5743-13-05',
    '5744-14-01',
    '5744-12-31',
    '1984-12-05',
    '5744-12',
    '5744 Adar',
    '5744 Adar 5 more',
    '5744-02-05-1',
    '15744-02-05',
    '57441-02-05',
    '5744-002-05',
    '5744-02-005',
  ])('given %j, no such day, it is refused', (text) => {
    expect(read(text)).toBe('not_a_hebrew_date');
  });

  it.each([
    '30 Tevet 5740',
    '30 Tevet',
    '31 Nisan',
    '0 Nisan 5740',
    '30 Adar II 5744',
    '30 Adar 5743',
    '30 Cheshvan 5735',
    '30 Adar I 5781',
  ])('given %j, a day that the month lacks is refused and never rolls over', (text) => {
    expect(read(text)).toBe('hebrew_day_out_of_range');
  });

  it.each([
    '',
    '3 March 1984',
    '5734',
    'Kislev',
    'Kislev 5734',
    '6 Kislev 734',
    'אחד באייר תש״ח',
    'Pesach cleaning',
    'ערב',
    '9th day Pesach 5744',
    "2nd day Tisha B'Av",
    '6 Kislev 5734 and more',
    'Kislev 1 6 5734',
    '6 Kislev 57344',
    '6 Kislev 15734',
    '6 Kislev 5 734',
    'ו׳ כסלו ה׳ תשל״ד עוד',
    'ו׳ כסלו הי תשלד',
    'ו׳ כסלו יה תשלד',
    '6 Tevis-Shevat 5734',
    'x'.repeat(10_000),
  ])('given %j, it is refused rather than guessed', (text) => {
    expect(read(text)).toBe('not_a_hebrew_date');
  });

  it.each(['6 Kislev 1973', '6 Kislev 3999', '6 Kislev 7000'])(
    'given a year that no list can mean, %j is refused',
    (text) => {
      expect(read(text)).toBe('hebrew_year_out_of_range');
    },
  );

  it('given what is refused, it is said in words', () => {
    const said = (text: string) => parseHebrew(text);

    expect(said('6 Kislev 1973')).toMatchObject({ message: 'The Hebrew year 1973 is outside 4000 to 6999' });
    expect(said('30 Tevet 5740')).toMatchObject({ message: 'That month has no day 30 in 5740' });
    expect(said('31 Nisan')).toMatchObject({ message: 'That month has no day 31' });
    expect(said(`${'x'.repeat(60)}y`)).toMatchObject({ message: `"${'x'.repeat(60)}" is not a Hebrew date` });
    expect(said(' 5743/1/10 ')).toMatchObject({
      message: '"5743/1/10" may be 10 Nisan 5743 or 10 Tishrei 5743: say which',
    });
  });

  it('given Adar alone in a leap year, the question is left open', () => {
    expect(parseHebrew('15 Adar 5744')).toEqual({
      ok: true,
      date: { day: 15, month: 12, year: 5744 },
      adarAmbiguous: true,
    });
    expect(parseHebrew('ט״ו אדר תשמ״ד')).toEqual({
      ok: true,
      date: { day: 15, month: 12, year: 5744 },
      adarAmbiguous: true,
    });
  });

  it.each([
    ['18 Adar II 5781', 'adar_ii_in_common_year'],
    ['18 Ve-Adar 5781', 'adar_ii_in_common_year'],
    ['18 Adar I 5781', 'adar_i_in_common_year'],
  ])('given %s, of a common year, it means Adar, with a warning', (text, warning) => {
    expect(parseHebrew(text)).toEqual({ ok: true, date: { day: 18, month: 12, year: 5781 }, warning });
  });

  it('given Adar I without a year, that it is the first is kept', () => {
    expect(parseHebrew('15 Adar I')).toEqual({ ok: true, date: { day: 15, month: 12, year: null, adarOne: true } });
    expect(parseHebrew('15 Adar')).toEqual({ ok: true, date: { day: 15, month: 12, year: null } });
    expect(parseHebrew('30 Nisan')).toEqual({ ok: true, date: { day: 30, month: 1, year: null } });
  });
});

describe('days that are called by a name', () => {
  it.each([
    ['ערב פסח תשמ״ד', '14 Nisan 5744'],
    ['ערב ר״ה', '29 Elul'],
    ['ערב יום הכיפורים תשמ״ד', '9 Tishrei 5744'],
    ['עיוה״כ תשמ״ד', '9 Tishrei 5744'],
    ['א׳ דראש השנה תשמ״ד', '1 Tishrei 5744'],
    ['ראש השנה ב׳', '2 Tishrei'],
    ['יום כיפור תשמ״ד', '10 Tishrei 5744'],
    ['ב׳ דסוכות', '16 Tishrei'],
    ['הושענא רבה', '21 Tishrei'],
    ['שמיני עצרת ה׳ תשמ״ד', '22 Tishrei 5744'],
    ['ב׳ דחנוכה', '26 Kislev'],
    ['ח׳ דחנוכה תשמ״ד', '2 Tevet 5744'],
    ['ח׳ דחנוכה תשמ״א', '3 Tevet 5741'],
    ['פורים תשמ״ד', '14 Adar II 5744'],
    ['שביעי של פסח', '21 Nisan'],
    ['ל״ג בעומר', '18 Iyar'],
    ['ערב חג השבועות', '5 Sivan'],
    ['ב׳ דר״ח אייר תשמ״ד', '1 Iyar 5744'],
    ['א׳ דראש חודש אייר', '30 Nisan'],
    ['ר״ח ניסן תשמ״ד', '1 Nisan 5744'],
    ['ער״ח ניסן', '29 Adar'],
    ['תשעה באב תשמ״ד', '9 Av 5744'],
    ['1st day Pesach', '15 Nisan'],
    ['Eighth day of Pesach, 5744', '22 Nisan 5744'],
    ['Erev Yom Kippur 5744', '9 Tishrei 5744'],
    ['5744 Erev Pesach', '14 Nisan 5744'],
    ['2nd day Rosh HaShanah', '2 Tishrei'],
    ['Second day of Shavuos', '7 Sivan'],
    ['Hoshana Rabbah', '21 Tishrei'],
    ["Sh'mini Atzeret", '22 Tishrei'],
    ['3rd day of Chanukah', '27 Kislev'],
    ['Shushan Purim 5743', '15 Adar 5743'],
    ['Lag BaOmer', '18 Iyar'],
    ['Rosh Chodesh Sivan', '1 Sivan'],
    ['1st day Rosh Chodesh Adar II 5744', '30 Adar I 5744'],
    ['Erev Rosh Chodesh Nisan 5744', '29 Adar II 5744'],
    ['Erev R"H', '29 Elul'],
    ['ער״ה', '29 Elul'],
    ['Erev Y"K 5744', '9 Tishrei 5744'],
    ['עיו״כ', '9 Tishrei'],
    ['Third day of Sukkot', '17 Tishrei'],
    ['Fourth day of Chanukah', '28 Kislev'],
    ['Fifth day of Chanukah', '29 Kislev'],
    ['Sixth day of Pesach', '20 Nisan'],
    ['Chanukah 5', '29 Kislev'],
    ['2nd day Rosh Chodesh Adar I 5744', '1 Adar I 5744'],
    ['2nd day Rosh Chodesh Adar 5743', '1 Adar 5743'],
    ['2nd day Rosh Chodesh Adar II 5743', '1 Adar 5743'],
    ['2nd day Rosh Hodesh Adar Rishon 5744', '1 Adar I 5744'],
    ['2nd day Rosh Chodesh Adar Sheni', '1 Adar'],
  ])('given %s, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['Pesach', 'any day from 15 Nisan to 22 Nisan'],
    ['Simchat Torah', '22 Tishrei or 23 Tishrei'],
    ['א׳ דחול המועד סוכות', '16 Tishrei or 17 Tishrei'],
    ['ח׳ דחנוכה', '2 Tevet or 3 Tevet'],
    ['Erev Purim 5743', '13 Adar 5743 or 14 Adar 5743'],
    ['Eve of Yom Kippur', '9 Tishrei or 10 Tishrei'],
    ['ערב ראש השנה תשמ״ד', '29 Elul 5743 or 29 Elul 5744'],
    ['Rosh Chodesh Iyar', '30 Nisan or 1 Iyar'],
    ['תענית אסתר', '11 Adar or 13 Adar'],
    ['א׳ דראש חודש אדר תשמ״ד', '30 Shevat 5744 or 30 Adar I 5744'],
  ])('given %s, which may be of several days, they are named and none is taken', (text, days) => {
    expect(parseHebrew(text)).toMatchObject({
      code: 'day_name_unclear',
      message: `"${text}" may be ${days}: say which`,
    });
  });

  it.each([
    ...['Rosh Hashana', 'Rosh ha Shanah', 'Rosh Hashono', 'Rosh Hashonoh', 'ר״ה'].map((name) => [
      `2nd day ${name}`,
      '2 Tishrei',
    ]),
    ...['Yom Kippur', 'Yom Kipur', 'Yom Hakippurim', 'יום כפור', 'הכיפורים', 'יוה״כ', 'יו״כ'].map((name) => [
      `${name} 5744`,
      '10 Tishrei 5744',
    ]),
    ...['Sukkot', 'Succos', 'Sukkoth', 'סכות'].map((name) => [`1st day ${name}`, '15 Tishrei']),
    ...['Shmini Atzeret', 'Shemini Atzeres', 'Shmini Hatzereth', 'שמע״צ'].map((name) => [name, '22 Tishrei']),
    ...['Pesah', 'Pesach', 'Peysach', 'Passover', 'פסח'].map((name) => [`7th day ${name}`, '21 Nisan']),
    ...['Shavuot', 'Shevuos', 'Shavuoth', 'שבועות'].map((name) => [`1st day ${name}`, '6 Sivan']),
    ...['Hoshana Rabba', 'Hoshanah Raba', 'הושענא רבא'].map((name) => [name, '21 Tishrei']),
    ...['Hanukah', 'Chanukkah', 'Hanuka', 'Chanukoh'].map((name) => [`1st day ${name}`, '25 Kislev']),
    ...['Lag BaOmer', 'Lag Ba Omer', 'Lag B’Omer', 'Lag LaOmer', 'ל״ג לעומר'].map((name) => [name, '18 Iyar']),
    ...['Tu Bishvat', 'Tu B’Shevat', 'Tu beshvat'].map((name) => [name, '15 Shevat']),
    ...['Tu B’Av', 'Tu BeAv'].map((name) => [name, '15 Av']),
    ...['Tzom Gedaliah', 'Fast Gedalya', 'Tzom Gedalia', 'צום גדליה'].map((name) => [`${name} 5743`, '3 Tishrei 5743']),
    ...['Asarah B’Tevet', 'Asara BeTevet', 'עשרה בטבת'].map((name) => [name, '10 Tevet']),
    ...['Taanis Esther', 'Ta’anit Esther', 'Fast Esther', 'תענית אסתר'].map((name) => [`${name} 5745`, '13 Adar 5745']),
    ...['Shiva Asar B’Tammuz', 'Shivah Asar BeTamuz', 'שבעה עשר בתמוז'].map((name) => [
      `${name} 5744`,
      '17 Tamuz 5744',
    ]),
    ...['Tisha B’Av', 'Tishah BeAv', 'Tisha Bov'].map((name) => [`${name} 5744`, '9 Av 5744']),
    ['פורים שושן תשמ״ג', '15 Adar 5743'],
  ])('given %s, however it is spelled, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['Tzom Gedaliah 5744', '4 Tishrei 5744'],
    ['Taanit Esther 5784', '11 Adar II 5784'],
    ['Shiva Asar B’Tammuz 5782', '18 Tamuz 5782'],
    ['Tisha B’Av 5782', '10 Av 5782'],
  ])('given %s, a fast that would be on Shabbat, it is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['1st day Chol HaMoed Sukkot', '17 Tishrei', '16 Tishrei'],
    ['1st day Hol Ha Moed Succos', '17 Tishrei', '16 Tishrei'],
    ['1st day Khol Hamoed Sukos', '17 Tishrei', '16 Tishrei'],
    ['1st day חול המועד סוכות', '17 Tishrei', '16 Tishrei'],
    ['1st day חוה״מ סכות', '17 Tishrei', '16 Tishrei'],
    ['1st day Chol HaMoed Pesach', '17 Nisan', '16 Nisan'],
    ['1st day Hol Ha Moed Pesah', '17 Nisan', '16 Nisan'],
    ['1st day חול המועד פסח', '17 Nisan', '16 Nisan'],
    ['1st day חוה״מ פסח', '17 Nisan', '16 Nisan'],
    ['Simchat Torah', '23 Tishrei', '22 Tishrei'],
    ['Simhas Tora', '23 Tishrei', '22 Tishrei'],
    ['SimchatTorah', '23 Tishrei', '22 Tishrei'],
    ['שמחת תורה', '23 Tishrei', '22 Tishrei'],
    ['Acharon Pesach', '22 Nisan', '21 Nisan'],
    ['Last Pesach', '22 Nisan', '21 Nisan'],
    ['אחרון של פסח', '22 Nisan', '21 Nisan'],
    ['2nd day Shavuot', '7 Sivan', null],
    ['Seventh day of Chanukah 5744', '1 Tevet 5744', '1 Tevet 5744'],
  ])('given %s, it is %s abroad and %s in Israel', (text, abroad, inIsrael) => {
    const day = (israel: boolean) => {
      const parsed = parseHebrew(text, israel);
      return parsed.ok ? renderHebrew(parsed.date, 'en') : null;
    };

    expect([day(false), day(true)]).toEqual([abroad, inIsrael]);
  });

  it.each([
    ...['Shmini Atzeret', 'Simchat Torah', 'Acharon Pesach', 'Shavuot', 'Chol HaMoed Sukkot', 'Chol HaMoed Pesach'],
    ...['Hoshana Rabba', 'Shushan Purim', 'Lag BaOmer', 'Tu Bishvat', 'Tu B’Av', 'Tzom Gedaliah', 'Asarah B’Tevet'],
    ...['Taanit Esther', 'Shiva Asar B’Tammuz', 'Tisha B’Av', 'Yom Kippur', 'Rosh Hashana'],
  ])('given %s with another word before or behind it, it is refused', (name) => {
    for (const text of [`Xyz ${name}`, `${name} xyz`])
      expect(parseHebrew(text)).toMatchObject({ ok: false, code: 'not_a_hebrew_date' });
  });

  it('given the place, then a day that is another in Israel is one', () => {
    expect(parseHebrew('שמחת תורה תשמ״ד', true)).toMatchObject({ date: { day: 22, month: 7, year: 5744 } });
    expect(parseHebrew('שמחת תורה תשמ״ד', false)).toMatchObject({ date: { day: 23, month: 7, year: 5744 } });
    expect(parseHebrew('שבועות', true)).toMatchObject({ date: { day: 6, month: 3, year: null } });
    expect(parseHebrew('Erev Pesach')).toEqual({ ok: true, date: { day: 14, month: 1, year: null }, byName: true });
    expect(parseHebrew('5744-02-30')).toMatchObject({ byName: true });
    expect(parseHebrew('8th day of Pesach', true)).toMatchObject({ code: 'not_a_hebrew_date' });
  });

  it.each([
    ...['2nd day Yom Kippur', '9th day of Chanukah', '12th day of Chanukah', 'Day of Chanukah 3x'],
    ...['Rosh Chodesh Tishrei', 'Rosh Chodesh', 'Rosh Chodesh Adar III', 'Erev', 'Sukkot Pesach'],
  ])('given %s, which no day is called, it is refused', (text) => {
    expect(parseHebrew(text)).toMatchObject({ ok: false, code: 'not_a_hebrew_date' });
  });

  it('given a civil year behind it, it is refused as no Hebrew year', () => {
    expect(read('Erev Pesach 1984')).toBe('hebrew_year_out_of_range');
  });
});
