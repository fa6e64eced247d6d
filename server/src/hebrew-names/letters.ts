const POINTS = /[\u0591-\u05BD\u05BF\u05C1-\u05C7]/g;

/** Hebrew without points, with one kind of geresh, one kind of quotes, and spaces for maqaf: what two spellings share. */
export const plainHebrew = (text: string): string =>
  text
    .normalize('NFC')
    .replace(POINTS, '')
    .replace(/[־-]/g, ' ')
    .replace(/['’`´]/g, '׳')
    .replace(/["“”„]|׳׳/g, '״')
    .trim()
    .replace(/\s+/g, ' ');

export const hasHebrew = (text: string): boolean => /\p{Script=Hebrew}/u.test(text);

/** Before these, which are written with points, the Hebrew "and" is וּ: before ב, מ and פ, and before a shva. */
export const AND_IS_U = /^(?:[במפ]|[א-ת][\u05BC\u05C1\u05C2]*\u05B0)/u;
