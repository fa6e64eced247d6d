import type { LetterNode } from './model.js';
import { readLetter } from './read.js';
import { writeLetter } from './write.js';

/** The field that is true of a letter which leaves later than was wished. */
export const LATE = 'observance.isLate';

/** What a letter says of itself when it leaves late; the ready letters say it in the same words. */
export const LATE_WORDS = {
  en: 'This letter reaches you later than we would wish; please forgive us.',
  he: 'המכתב מגיע באיחור, ואנו מבקשים את סליחתכם.',
} as const;

/** A letter as it was written: its source, in one of the two dialects. */
interface Written {
  readonly html?: string;
  readonly mjml?: string;
}

/** Whether a letter says of itself that it is late. */
export const saysWhenLate = ({ html = '', mjml = '' }: Written): boolean => (mjml || html).includes(LATE);

/**
 * The letter with the words of a late one after its greeting, or at its beginning where it greets nobody. All else stays.
 * @throws UnreadableLetter where the editor could not show it
 */
export function withLateWords({ html = '', mjml }: Written, language: keyof typeof LATE_WORDS): Written {
  const letter = mjml ? readLetter(mjml, 'mjml') : readLetter(html, 'html');
  const parts = letter.body.content ?? [];
  const [part, after] = placeFor(parts);
  const content = parts.map((one, at) => (at === part ? withWords(one, after, letter.dialect, language) : one));
  return { [letter.dialect]: writeLetter({ ...letter, body: { ...letter.body, content } }) };
}

/** Which part, and after how many of its blocks. */
function placeFor(parts: readonly LetterNode[]): [part: number, after: number] {
  for (const [part, { content = [] }] of parts.entries()) {
    const greeting = content.findIndex((block) => JSON.stringify(block).includes('"written":"contact.'));
    if (greeting >= 0) return [part, greeting + 1];
  }
  const lengths = parts.map(({ content = [] }) => content.length);
  return [lengths.indexOf(Math.max(...lengths)), 0];
}

function withWords(part: LetterNode, after: number, dialect: string, language: keyof typeof LATE_WORDS): LetterNode {
  const blocks = part.content ?? [];
  const [before, behind] = dialect === 'mjml' ? ['<mj-raw>', '</mj-raw>'] : ['', ''];
  const words: LetterNode = {
    type: 'choice',
    attrs: { end: `${before}{{/if}}${behind}` },
    content: [
      {
        type: 'branch',
        attrs: { word: 'if', test: LATE, open: `${before}{{#if ${LATE}}}${behind}` },
        content: [
          {
            type: 'line',
            attrs: { open: null, close: null, look: '' },
            content: [{ type: 'text', text: LATE_WORDS[language] }],
          },
        ],
      },
    ],
  };
  return { ...part, content: [...blocks.slice(0, after), words, ...blocks.slice(after)] };
}
