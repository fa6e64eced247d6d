/** Every way we have met of writing a month, without marks, spaces and capitals. The order is that of the months. */
const SPELLINGS: readonly string[] = [
  'nisan nissan nison nisson ניסן נסן нисан нисана',
  'iyar iyyar iyor iyyor iar eyar ijar אייר איר ияр ияра',
  'sivan sivon siwan סיון סיוון сиван сивана',
  'tamuz tammuz tamoz tammooz tamus tammus tamouz תמוז тамуз тамуза таммуз таммуза',
  'av ab aw menachemav menahemav menachemab menahemab אב מנחםאב ав ава',
  'elul ellul elool eloul אלול элул элула',
  'tishrei tishri tishre tishrey tishray tishry tisri tischri tichri תשרי תישרי тишреи тишрея тишри',
  'cheshvan heshvan kheshvan chesvan hesvan cheshvon heshvon cheshwan heshwan marcheshvan marheshvan markheshvan marchesvan marcheshvon marheshvon jeshvan hechvan cheschwan marcheschwan חשון חשוון מרחשון מרחשוון хешван хешвана мархешван мархешвана',
  'kislev kislew kislef kisleiv kislav chislev כסלו כסליו кислев кислева',
  'tevet teves teveth tebet tebeth teivet teiveth teveis tewet טבת тевет тевета',
  'shevat shvat shebat shvas shevas shvot shevot sebat chevat schwat schewat schevat שבט шват швата',
  'adar addar odar אדר адар адара',
  'veadar vadar ואדר',
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  SPELLINGS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

const FILLERS = new Set(['of', 'the', 'in', 'day', 'year', 'שנת', 'בשנת', 'לחודש', 'חודש', 'בחודש']);

/**
 * The words of a typed date in small letters: vowels, accents, every kind of quote and geresh are dropped, "Adar-II" and
 * "AdarII" are two words, and filling words are left out.
 */
export function hebrewTokens(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u05BE\u2010-\u2015,./()-]/g, ' ')
    .replace(/[\p{M}'"`´׳״‘’‚‛“”„′″\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .toLowerCase()
    .replace(/\badar(ii?|[12])\b/g, 'adar $1')
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLERS.has(word));
}

/** Words that are the first part of a month's name. */
const FIRST_PARTS = new Set(['menachem', 'menahem', 'mar', 've', 'sh', 'מנחם', 'מר']);

/** The month that the words from `at` name, and how many words that takes; a Hebrew name may follow the letter ב ("in"). */
export function readMonth(tokens: readonly string[], at: number): { month: number; length: number } | null {
  const word = tokens[at] ?? '';
  const bare = word.startsWith('ב') ? word.slice(1) : word;
  if (FIRST_PARTS.has(bare)) {
    const month = MONTHS.get(bare + (tokens[at + 1] ?? ''));
    return month === undefined ? null : { month, length: 2 };
  }
  const month = MONTHS.get(bare);
  return month === undefined ? null : { month, length: 1 };
}
