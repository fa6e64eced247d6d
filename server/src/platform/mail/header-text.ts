/** Text of a header as bytes in UTF-8 that one encoded word of 75 characters has room for (RFC 2047): 45 become 60. */
const WORD_BYTES = 45;
const PLAIN_LENGTH = 70;

/**
 * Text for a header such as Subject, in ASCII. Line breaks and control characters become spaces, so that nothing a
 * person typed can begin a header of its own; what is not short plain ASCII is written in encoded words (RFC 2047).
 */
export function headerText(typed: string): string {
  const text = oneLine(typed);
  if (text.length <= PLAIN_LENGTH && /^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  return encodedWords(text);
}

/** What makes a name read as an address: many programs show the name alone, as whose letter it is. */
const OF_ADDRESSES = /[<>@\uFE6B\uFF20]+/g;

/** `"Name" <address>` for From and Reply-To. The address must have been checked strictly; the name may be anything, and names none. */
export function mailboxHeader(name: string | null, address: string): string {
  const text = oneLine((name ?? '').replace(OF_ADDRESSES, ' '));
  if (!text) return `<${address}>`;
  const plain = text.length <= PLAIN_LENGTH && /^[\x20-\x7e]*$/.test(text) && !text.includes('=?');
  return plain ? `"${text.replace(/["\\]/g, '\\$&')}" <${address}>` : `${encodedWords(text)} <${address}>`;
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Cuts between characters, never inside one: each word must decode by itself. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}
