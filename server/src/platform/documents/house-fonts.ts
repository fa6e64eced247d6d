const HEBREW = 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F';
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+2011-206F,U+20AC,U+2122';

const face = (family: string, file: string, range: string) =>
  `@font-face{font-family:'${family}';src:url(/fonts/${file}.woff2) format('woff2');font-weight:200 900;font-display:swap;unicode-range:${range}}`;

/** The house's font for headings and names, as the site has it under names that stay; where it has none, the system's. */
export const FRANK_RUHL_LIBRE = [
  face('Frank Ruhl Libre', 'frank-ruhl-libre-latin', LATIN),
  face('Frank Ruhl Libre', 'frank-ruhl-libre-hebrew', HEBREW),
].join('\n');

/** The house's font for text. */
export const ASSISTANT = [
  face('Assistant', 'assistant-latin', LATIN),
  face('Assistant', 'assistant-hebrew', HEBREW),
].join('\n');
