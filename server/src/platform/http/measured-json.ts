import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusals/index.js';

/** Values of one body: twice the ids that a selection may hold. Reading them takes some tens of milliseconds. */
const MOST_VALUES = 20_000;
/** Objects and lists within one another. The designer's own notes are some thirty deep. */
export const DEEPEST = 100;

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/**
 * Refuses JSON of more values than anything here has, or nested deeper, by its bytes and before it is parsed: two megabytes of
 * them would hold up everybody for half a second. For body parsers (`verify`). @throws Refusal 400, 413, 415
 */
export function refuseUnmeasured(_request: IncomingMessage, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw new Refusal(415, 'not_utf8', 'JSON is read in UTF-8 alone.');
  let [values, depth] = [1, 0];
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? 0;
    if (sign === QUOTE) at = endOfText(body, at);
    else if (sign === COMMA) values++;
    else if (OPENING.has(sign)) {
      values++;
      depth++;
    } else if (CLOSING.has(sign)) depth--;
    if (depth > DEEPEST) throw new Refusal(400, 'invalid_input', `This is nested more than ${DEEPEST} deep.`);
    if (values > MOST_VALUES)
      throw new Refusal(413, 'too_large', `This holds more than ${MOST_VALUES} values. Send it in parts.`);
  }
}

/** Where the quote stands that ends the text which begins here. */
function endOfText(body: Buffer, begin: number): number {
  let at = begin + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}
