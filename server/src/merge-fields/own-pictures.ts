import { readHtml, startOfHtml } from './html-place.js';

/** Of a picture of this house, also where it was saved when the house had another address. */
const OF_THE_HOUSE = /https?:\/\/[^\s"'()<>]{1,200}?\/api\/pictures\/(?=[\da-f]{8}-)/gi;
const BRACES = /\{\{~?!--[^]*?--~?\}\}|\{\{[^]*?\}\}/g;
const END_OF_STYLE = '</style'.length;

/**
 * A letter's HTML without what a program that shows it would fetch from elsewhere than `picturesAt`: in its place stands
 * the address of no picture of ours, and a style that names it is empty. Whoever saves a letter is told of them; this is for letters that were saved before.
 */
export function withOwnPictures(html: string, picturesAt: string): string {
  const moved = html.replace(OF_THE_HOUSE, () => picturesAt);
  const parts: string[] = [];
  let kept = 0;
  for (const { from, to, instead } of foreignIn(moved, picturesAt)) {
    parts.push(moved.slice(kept, from), instead);
    kept = to;
  }
  return parts.join('') + moved.slice(kept);
}

/** Where such values stand, in their order, and what stands there instead. */
function foreignIn(html: string, picturesAt: string): Iterable<{ from: number; to: number; instead: string }> {
  const place = startOfHtml(picturesAt);
  const found = new Map<number, { from: number; to: number; instead: string }>();
  // What stands in braces is no HTML, though it may hold quotes.
  readHtml(
    place,
    html.replace(BRACES, (braces) => 'x'.repeat(braces.length)),
    (index) => (code) => {
      if (code !== 'foreign_picture') return;
      const { state, attribute, value } = place;
      if (state === 'rawText')
        found.set(index, { from: index + 1 - value.length, to: index - END_OF_STYLE, instead: '' });
      else
        found.set(index, { from: index - value.length, to: index, instead: attribute === 'style' ? '' : picturesAt });
    },
  );
  return found.values();
}
