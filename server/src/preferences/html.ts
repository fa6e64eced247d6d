/** Markup that may stand in a page as it is; everything else that is put into one is text. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | null | readonly Html[];

/** markup`<p>${typed}</p>`: what is put in is escaped, unless it was made by this very function; null is nothing. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, at) => text + markupOf(parts[at] ?? null)).join(''));

function markupOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
