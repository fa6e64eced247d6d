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
