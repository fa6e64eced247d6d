const LONGEST = 40;

/**
 * The stem of a readable code: `Beth Shalom` gives `beth-shalom`. Latin letters lose their accents; a name without
 * Latin letters or digits gives `congregation`.
 */
export function orgCodeStem(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036F'’]/g, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['congregation'];
  return words.join('-').slice(0, LONGEST).replace(/-$/, '');
}

/** The first free code of a stem: `beth-shalom`, then `beth-shalom-2`, `beth-shalom-3`, … */
export function firstFreeCode(stem: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const code = n === 1 ? stem : `${stem}-${n}`;
    if (!taken.includes(code)) return code;
  }
}
