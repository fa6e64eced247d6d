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
  ['מוֹרֵנוּ', 'mo-REI-nu'],
  ['הֶחָסִיד', 'he-cha-SID', 'he-CHO-sid'],
  ['הַמָּנוֹחַ', 'ha-ma-NO-ach', 'ha-mo-NO-ach'],
  ['הַמְּנוֹחָה', "ha-m'no-CHA", "ha-m'-NO-cho"],
  ['הָאַלְמָנָה', 'ha-al-ma-NA', 'ho-al-MO-no'],
  ['הַיָּקָר', 'ha-ya-KAR', 'ha-YO-kor'],
  ['הַיְּקָרָה', "ha-y'ka-RA", "ha-y'-KO-ro"],
  ['הַנַּעַר', 'ha-NA-ar'],
  ['הַנַּעֲרָה', 'ha-na-a-RA', 'ha-na-A-ro'],
  ['הַזָּקֵן', 'ha-za-KEN', 'ha-ZO-kein'],
  ['אֵשֶׁת', 'E-shet', 'EI-shes'],
  ['לְבֵית', "l'VEIT", "l'VEIS"],
  ['סֶרֶן', 'SE-ren'],
  ['סֶגֶן', 'SE-gen'],
  ['סַמָּל', 'sa-MAL'],
  ['אַלּוּף', 'a-LUF'],
  ['טוּרַאי', 'tu-RAI'],
];
/** Abbreviations, and words whose usual letters take no points: they are printed as they stand. */
const SHORT: readonly (readonly [letters: string, israeli: string, ashkenazi?: string])[] = [
  ['ר׳', 'reb'],
  ['ב״ר', 'ben reb'],
  ['בר׳', 'ben reb'],
  ['סג״ל', 'se-GAL', 'SE-gal'],
  ['הרה״ג', 'ha-RAV ha-ga-ON', 'ha-RAV ha-GO-on'],
  ['הרה״ח', 'ha-RAV he-cha-SID', 'ha-RAV he-CHO-sid'],
  ['הרה״צ', 'ha-RAV ha-tsa-DIK', 'ha-RAV ha-TSA-dik'],
  ['הרה״ק', 'ha-RAV ha-ka-DOSH', 'ha-RAV ha-KO-dosh'],
  ['אדמו״ר', 'ad-MOR'],
  ['האדמו״ר', 'ha-ad-MOR'],
  ['ד״ר', 'DOK-tor'],
  ['פרופ׳', 'pro-FE-sor'],
  ['החייל', 'ha-cha-YAL'],
  ['החיילת', 'ha-cha-YE-let'],
  ['רב״ט', 'ra-BAT'],
  ['סמ״ר', 'sa-MAR'],
  ['רס״ל', 'ra-SAL'],
  ['רס״ר', 'ra-SAR'],
  ['רס״ן', 'ra-SAN'],
  ['סא״ל', 'sgan a-LUF'],
  ['אל״מ', 'a-LUF mish-NE'],
];

const SOUNDS = new Map(
  [...WORDS.map(([pointed, ...sounds]) => [plainHebrew(pointed), ...sounds] as const), ...SHORT].map(
    ([letters, israeli, ashkenazi = israeli]) => [letters, { israeli, ashkenazi }],
  ),
);
const POINTED = new Map(WORDS.map(([pointed]) => [plainHebrew(pointed), pointed]));

/**
 * Wishes for the dead, and for the living who are named beside them, and what a child says of a parent (אאמו״ר): they stand on
 * stones, and are not called up.
 */
const WISH = new RegExp(
  `^\\(?(${[
    'ז״ל|זצ״ל|זצוק״ל|זצ״ללה״ה|זללה״ה|זי״ע|זיע״א|ע״ה|נ״ע|נבתי״א|הי״ד|הכ״מ|ת״נ|תנצב״ה|ת[׳.]נ[׳.]צ[׳.]ב[׳.]ה[׳.]?',
    'יבדל״א|יבלח״ט|יבדלח״ט|שליט״א|נ״י|נר״ו|יצ״ו|הי״ו|ס״ט|אאמו״ר|מו״ר|מור״ר',
    'zt?[\\u05f4"]l',
  ].join('|')})\\)?$`,
  'iu',
);
/** The same in two words: אבי by itself is a name. */
const WISH_OF_TWO = /(^|\s)(?:אבי מורי|אמי מורתי|עטרת ראשנו|עטרת ראשי)(?=\s|$)/gu;

/** Whether a word stands between names, such as בן or הרב, and is no part of one. */
export const isBetweenNames = (word: string): boolean => SOUNDS.has(word);

/** How such a word sounds; `null` of any other. */
export const soundBetweenNames = (word: string, sound: Sound): string | null => SOUNDS.get(word)?.[sound] ?? null;

/** Such a word with its points; `null` of any other, and of abbreviations. */
export const pointedBetweenNames = (word: string): string | null => POINTED.get(word) ?? null;

/** Whether a word is a wish, such as ז״ל, which is not called up. */
export const isWish = (word: string): boolean => WISH.test(word);

/** Plain Hebrew without "my father, my teacher", which is said by the child alone. */
export const withoutChildsWords = (plain: string): string => plain.replace(WISH_OF_TWO, '$1').trim();
