/**
 * Consonants of a name, for comparing Hebrew that has points with the sound beside it. Vowels are left out, since qamats, shva and
 * Yiddish vowels do not tell theirs, and so is what is not heard: א, ע, final ה, and י. טש is one sound where the ט has no shva.
 */
export function soundOfPoints(text: string): string {
  const sound = /[א-ת]/u.test(text) ? ofHebrew(text) : text.toLowerCase().replace(/w/g, 'v');
  return sound.replace(/[^b-df-hj-np-tvxz]/g, '').replace(/(.)\1+/g, '$1');
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ג: 'g', ד: 'd', ז: 'z', ח: 'ch', ט: 't', ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's', צ: 'ts', ץ: 'ts' },
  ...{ ק: 'k', ר: 'r', ת: 't', ב: 'v', כ: 'ch', ך: 'ch', פ: 'f', ף: 'f', ש: 'sh', ו: 'v', ה: 'h' },
};
const WITH_DAGESH: Readonly<Record<string, string>> = { ב: 'b', כ: 'k', פ: 'p' };
const WITH_GERESH: Readonly<Record<string, string>> = { ג: 'j', ז: 'zh', צ: 'ch', ץ: 'ch' };

/** Letters, each with its points. */
const ofHebrew = (text: string): string => {
  const all = [...text.matchAll(/([א-ת׳ ־])([\u05B0-\u05C7]*)/gu)].map(([, letter = '', points = '']) => ({
    letter,
    points,
  }));
  return all.map((one, at) => ofLetter(one, all[at - 1], all[at + 1])).join('');
};

interface Letter {
  readonly letter: string;
  readonly points: string;
}

function ofLetter({ letter, points }: Letter, before?: Letter, after?: Letter): string {
  if (after?.letter === '׳' && WITH_GERESH[letter]) return WITH_GERESH[letter];
  const isVowelOfVav = /[\u05B9\u05BC]/u.test(points) && before && !/[\u05B0-\u05BB]/u.test(before.points);
  if (letter === 'ו' && isVowelOfVav && before.letter !== 'ו') return '';
  if (letter === 'ה' && (!after || /[ ־]/u.test(after.letter))) return '';
  if (letter === 'ט' && !points && after?.letter === 'ש') return '';
  if (letter === 'ש' && before?.letter === 'ט' && !before.points) return 'ch';
  if (letter === 'ש' && points.includes('\u05C2')) return 's';
  return (points.includes('\u05BC') ? WITH_DAGESH[letter] : undefined) ?? LETTERS[letter] ?? '';
}

const syllablesIn = (word: string): string[] => word.split(/[-']/).filter(Boolean);

export const syllablesOf = (sound: string): number => sound.split(' ').flatMap(syllablesIn).length;

/** How many syllables of each word have the stress. One alone has it; a first letter in capitals is no stress where a later syllable has it. */
export const stressesOf = (sound: string): number[] =>
  sound.split(' ').map((word) => {
    const syllables = syllablesIn(word);
    const [first = '', ...later] = syllables.map((one) => (one === one.toUpperCase() ? one : ''));
    const stressed = later.filter(Boolean).length;
    return syllables.length === 1 ? 1 : stressed + Number(first !== '' && (first.length > 1 || stressed === 0));
  });
