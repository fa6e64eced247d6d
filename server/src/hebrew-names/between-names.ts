import type { Sound } from './given-names.js';
import { plainHebrew } from './letters.js';

/** Letters with points, as they sound in Israel, and as Ashkenazi congregations say them where that is another sound. */
const WORDS: readonly (readonly [pointed: string, israeli: string, ashkenazi?: string])[] = [
  ['בֶּן', 'ben'],
  ['בַּת', 'bat', 'bas'],
  ['בַּר', 'bar'],
  ['אוֹ', 'o'],
  ['הַכֹּהֵן', 'ha-ko-HEN', 'ha-KO-hein'],
  ['הַלֵּוִי', 'ha-le-VI', 'ha-LEI-vi'],
  ['הָרַב', 'ha-RAV'],
  ['רַבִּי', 'ra-BI', 'RA-bi'],
  ['הָרַבָּנִית', 'ha-ra-ba-NIT', 'ha-ra-BO-nis'],
  ['מָרַת', 'ma-RAT', 'MO-ras'],
  ['מַר', 'mar'],
  ['הֶחָבֵר', 'he-cha-VER', 'he-CHO-ver'],
  ['הֶחָכָם', 'he-cha-CHAM', 'he-CHO-chom'],
  ['הַגָּאוֹן', 'ha-ga-ON', 'ha-GO-on'],
  ['הַצַּדִּיק', 'ha-tsa-DIK', 'ha-TSA-dik'],
  ['הַקָּדוֹשׁ', 'ha-ka-DOSH', 'ha-KO-dosh'],
  ['הַקְּדוֹשָׁה', "ha-k'do-SHA", "ha-k'-DO-sho"],
  ['הָאִשָּׁה', 'ha-i-SHA', 'ho-I-sho'],
  ['הַיֶּלֶד', 'ha-YE-led'],
  ['הַיַּלְדָּה', 'ha-yal-DA', 'ha-YAL-do'],
  ['הַבָּחוּר', 'ha-ba-CHUR', 'ha-BO-chur'],
  ['אָבִינוּ', 'a-VI-nu', 'o-VI-nu'],
  ['אִמֵּנוּ', 'i-MEI-nu'],
];
/** Abbreviations, which are printed as they stand. */
const SHORT: readonly (readonly [letters: string, israeli: string, ashkenazi?: string])[] = [
  ['ר׳', 'reb'],
  ['ב״ר', 'ben reb'],
  ['בר׳', 'ben reb'],
  ['סג״ל', 'se-GAL', 'SE-gal'],
];

const SOUNDS = new Map(
  [...WORDS.map(([pointed, ...sounds]) => [plainHebrew(pointed), ...sounds] as const), ...SHORT].map(
    ([letters, israeli, ashkenazi = israeli]) => [letters, { israeli, ashkenazi }],
  ),
);
const POINTED = new Map(WORDS.map(([pointed]) => [plainHebrew(pointed), pointed]));

/** Wishes for the dead, and for the living who are named beside them: they stand on stones, and are not called up. */
const WISH =
  /^\(?(ז״ל|זצ״ל|זצוק״ל|זצ״ללה״ה|זללה״ה|זי״ע|זיע״א|ע״ה|נ״ע|הי״ד|הכ״מ|תנצב״ה|ת׳נ׳צ׳ב׳ה׳?|יבדל״א|יבלח״ט|יבדלח״ט|שליט״א|נ״י|ס״ט|z״l|zt״l)\)?$/iu;

/** Whether a word stands between names, such as בן or הרב, and is no part of one. */
export const isBetweenNames = (word: string): boolean => SOUNDS.has(word);

/** How such a word sounds; `null` of any other. */
export const soundBetweenNames = (word: string, sound: Sound): string | null => SOUNDS.get(word)?.[sound] ?? null;

/** Such a word with its points; `null` of any other, and of abbreviations. */
export const pointedBetweenNames = (word: string): string | null => POINTED.get(word) ?? null;

/** Whether a word is a wish, such as ז״ל, which is not called up. */
export const isWish = (word: string): boolean => WISH.test(word);
