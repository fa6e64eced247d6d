const PAIRS: Record<string, string> = {
  שעות: 'שעתיים',
  ימים: 'יומיים',
  שבועות: 'שבועיים',
  חודשים: 'חודשיים',
  שנים: 'שנתיים',
  פעמים: 'פעמיים',
};
const PAIR = new RegExp(`(?<![\\d.,])2 (${Object.keys(PAIRS).join('|')})(?![א-ת])`, 'g');

/** Of what time is counted in, Hebrew has a word for two: "בעוד יומיים". */
export const inPairs = (text: string): string => text.replace(PAIR, (_, unit: string) => PAIRS[unit]!);
