import { weekday } from './civil-date.js';
import {
  ADAR,
  ADAR_II,
  daysInHebrewMonth,
  isHebrewLeapYear,
  KISLEV,
  NISAN,
  SHEVAT,
  TISHREI,
  toCivil,
} from './hebrew-date.js';

export type MonthDay = { readonly day: number; readonly month: number };

/** A day, or days, that people call by a name. */
export interface Feast {
  /** The name as lists have it, after `hebrewTokens`, without the words for "day" and "of". */
  readonly spelled: RegExp;
  /** Its days in their order. */
  days(year: number, israel: boolean): MonthDay[];
  /** "Erev" of it may also be said of the evening with which it begins. */
  readonly isMinor?: boolean;
}

const [IYAR, SIVAN, TAMUZ, AV, TEVET] = [2, 3, 4, 5, 10] as const;
const SHABBAT = 6;
const CHANUKAH_DAYS = 8;

const run = (month: number, from: number, to: number): MonthDay[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ day: from + at, month }));

const on = (month: number, day: number) => () => [{ day, month }];
/** A day at the end of a feast, which is a day later where second days are kept. */
const laterAbroad = (month: number, day: number) => (_: number, israel: boolean) => [
  { day: israel ? day : day + 1, month },
];
const lastAdar = (year: number): number => (isHebrewLeapYear(year) ? ADAR_II : ADAR);
/** Of a fast that would be on Shabbat, another day. */
const fast = (monthOf: (year: number) => number, day: number, moved: number) => (year: number) => {
  const month = monthOf(year);
  return [{ day: weekday(toCivil({ day, month, year })) === SHABBAT ? moved : day, month }];
};

function chanukah(year: number): MonthDay[] {
  const inKislev = run(KISLEV, 25, daysInHebrewMonth(KISLEV, year));
  return [...inKislev, ...run(TEVET, 1, CHANUKAH_DAYS - inKislev.length)];
}

const MAJOR: readonly Feast[] = [
  { spelled: /^(rosh ?ha ?shan[ao]h?|rosh hashonoh?|ראש השנה|רה)$/, days: () => run(TISHREI, 1, 2) },
  { spelled: /^(yom (ha ?)?kipp?[ue]r(im)?|ה?כי?פור(ים)?|יוהכ|יוכ)$/, days: on(TISHREI, 10) },
  { spelled: /^(su[kc]{1,2}o[ts]h?|סו?כות)$/, days: () => run(TISHREI, 15, 21) },
  { spelled: /^(she?mini (ha)?[at]?t?zere[ts]h?|שמיני עצרת|שמעצ)$/, days: on(TISHREI, 22) },
  { spelled: /^(sim[ck]?ha[ts] ?torah?|שמחת תורה)$/, days: laterAbroad(TISHREI, 22) },
  { spelled: /^(pesa[ck]?h|peysach|passover|פסח)$/, days: (_, israel) => run(NISAN, 15, israel ? 21 : 22) },
  { spelled: /^(acharon pesach|last pesach|אחרון פסח)$/, days: laterAbroad(NISAN, 21) },
  { spelled: /^(sh[ae]vuo[ts]h?|שבועות)$/, days: (_, israel) => run(SIVAN, 6, israel ? 6 : 7) },
];

const MINOR: readonly Omit<Feast, 'isMinor'>[] = [
  {
    spelled: /^([ck]?hol ha ?moed su[kc]{1,2}o[ts]h?|(חול המועד|חוהמ) סו?כות)$/,
    days: (_, israel) => run(TISHREI, israel ? 16 : 17, 21),
  },
  {
    spelled: /^([ck]?hol ha ?moed pesa[ck]?h|(חול המועד|חוהמ) פסח)$/,
    days: (_, israel) => run(NISAN, israel ? 16 : 17, 20),
  },
  { spelled: /^(hosh[ai]*nah? rab+ah?|הושענא רב[הא])$/, days: on(TISHREI, 21) },
  { spelled: /^(c?han+u[kc]+ah?|chanukoh|חנוכה)$/, days: chanukah },
  { spelled: /^(purim|פורים)$/, days: (year) => [{ day: 14, month: lastAdar(year) }] },
  { spelled: /^(shushan purim|שושן פורים|פורים שושן)$/, days: (year) => [{ day: 15, month: lastAdar(year) }] },
  { spelled: /^(lag (ba?|be|la) ?omer|לג [בל]עומר)$/, days: on(IYAR, 18) },
  { spelled: /^tu b[ie]?she?vat$/, days: on(SHEVAT, 15) },
  { spelled: /^tu be?av$/, days: on(AV, 15) },
  { spelled: /^((tzom|fast) gedal[iy]ah?|צום גדליה)$/, days: fast(() => TISHREI, 3, 4) },
  { spelled: /^(asarah? be?tevet|עשרה בטבת)$/, days: on(TEVET, 10) },
  { spelled: /^((ta?ani[ts]|fast) esther|תענית אסתר)$/, days: fast(lastAdar, 13, 11) },
  { spelled: /^(shiv[ao]h? asar be?tam+uz|שבעה עשר בתמוז)$/, days: fast(() => TAMUZ, 17, 18) },
  { spelled: /^(tishah? be?([ao]v)|תשעה באב)$/, days: fast(() => AV, 9, 10) },
];

export const FEASTS: readonly Feast[] = [...MAJOR, ...MINOR.map((one) => ({ ...one, isMinor: true }))];
