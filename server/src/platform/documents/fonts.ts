import { createRequire } from 'node:module';

/**
 * Frank Ruhl Libre (SIL Open Font License 1.1), one face for both scripts. It comes as a file for each range of
 * characters; what none of them holds (Cyrillic, say) is drawn as an empty box.
 */
const RANGES = ['latin', 'hebrew', 'latin-ext'] as const;
type Range = (typeof RANGES)[number];

export type Weight = 'regular' | 'bold';
const WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

const HEBREW = /[\u0591-\u05F4\u20AA\uFB1D-\uFB4F]/;
/** Single characters and ranges that the Latin file holds, as the package's own `unicode-range` says. */
const LATIN: readonly (readonly [from: number, to: number])[] = [
  ...([
    [0x0000, 0x00ff],
    [0x0131, 0x0131],
    [0x0152, 0x0153],
    [0x02bb, 0x02bc],
    [0x02c6, 0x02c6],
  ] as const),
  ...([
    [0x02da, 0x02da],
    [0x02dc, 0x02dc],
    [0x0304, 0x0304],
    [0x0308, 0x0308],
    [0x0329, 0x0329],
  ] as const),
  ...([
    [0x2000, 0x206f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2212, 0x2212],
  ] as const),
];

const isLatin = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return LATIN.some(([from, to]) => code >= from && code <= to);
};

/** The font of a character, under the name that `fontFiles` gives it. */
export const fontOf = (character: string, weight: Weight): string => `${rangeOf(character)}-${weight}`;

const rangeOf = (character: string): Range =>
  HEBREW.test(character) ? 'hebrew' : isLatin(character) ? 'latin' : 'latin-ext';

/** Every font file, each with its name. */
export function fontFiles(): { name: string; file: string }[] {
  const { resolve } = createRequire(import.meta.url);
  return RANGES.flatMap((range) =>
    (['regular', 'bold'] as const).map((weight) => ({
      name: `${range}-${weight}`,
      file: resolve(`@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-${range}-${WEIGHTS[weight]}-normal.woff`),
    })),
  );
}
