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
/** As the package's own `unicode-range` says. */
const LATIN =
  /[\u0000-\u00FF\u0131\u0152\u0153\u02BB\u02BC\u02C6\u02DA\u02DC\u0304\u0308\u0329\u2000-\u206F\u20AC\u2122\u2212]/;

/** The font of a character, under the name that `fontFiles` gives it. */
export const fontOf = (character: string, weight: Weight): string => `${rangeOf(character)}-${weight}`;

const rangeOf = (character: string): Range =>
  HEBREW.test(character) ? 'hebrew' : LATIN.test(character) ? 'latin' : 'latin-ext';

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
