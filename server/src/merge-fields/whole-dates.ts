const DATES = [
  /\d{1,2} [A-Z][a-z]+(?: II?)?(?: \d{4})?/,
  /[A-Z][a-z]+ \d{1,2}(?!\d)(?:, \d{4})?/,
  /\d{1,2} ב[א-ת]+(?: \d{4})?/,
  /[א-ת]+[׳״][א-ת]? ב[א-ת]+(?: [אב]׳)?(?: [א-ת]+״[א-ת])?/,
  /יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)/,
];
const HOURS = [/\d{1,2}:\d{2} [ap]m/, /השעה \d{1,2}:\d{2}/];
const WHOLE = new RegExp([...DATES, ...HOURS].map(({ source }) => source).join('|'), 'g');

/** A sentence in whose lines no date and no hour breaks: "4 January 2027" stands in one line, wherever that ends. */
export const withWholeDates = (sentence: string): string =>
  sentence.replace(WHOLE, (date) => date.replaceAll(' ', '\u00a0'));

/** The same where no line is broken for its reader, as in a subject and in the text part: no-break spaces are spaces again. */
export const withPlainSpaces = (text: string): string => text.replace(/(?<! ) *\u00a0[ \u00a0]*/g, ' ');
