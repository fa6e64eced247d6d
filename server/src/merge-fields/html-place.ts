import { fetchedBy, isActive, isLink, isPlainInstruction, mayPointTo, mayStand, runsCode } from './html-rules.js';
import type { ProblemCode } from './problem.js';

/** Where in the HTML a reader stands: the states of the WHATWG tokenizer (HTML 13.2.5) that letters need. */
type State =
  | 'text'
  | 'tagOpen'
  | 'endTagOpen'
  | 'tagName'
  | 'inTag'
  | 'attributeName'
  | 'afterName'
  | 'beforeValue'
  | 'doubleQuoted'
  | 'singleQuoted'
  | 'unquoted'
  | 'declaration'
  | 'bogusComment'
  | 'comment'
  | 'rawText';

export interface HtmlContext {
  state: State;
  /** The element being read, or whose raw text is being read. */
  tag: string;
  closing: boolean;
  attribute: string;
  /** The attribute's value so far. */
  value: string;
  /** Whether the value is a link that we made, which must then be the whole of it. */
  isOurLink: boolean;
  /** What was read of a comment, of a declaration or of what may become the end of raw text. */
  pending: string;
  /** Inside `<!--[if mso]>`: Outlook reads elements where everyone else reads a comment. */
  outlookOnly: boolean;
  /** Inside it, the last characters if they may become `-->`. */
  dashes: string;
  /** What the address of every picture must begin with; null where they were looked at before. */
  picturesAt: string | null;
}

/** Says what is wrong at the character just read. */
export type Complain = (code: ProblemCode, message: string) => void;
type Step = (place: HtmlContext, character: string, complain: Complain) => State;

export const startOfHtml = (picturesAt: string | null = null): HtmlContext => ({
  state: 'text',
  tag: '',
  closing: false,
  attribute: '',
  value: '',
  isOurLink: false,
  pending: '',
  outlookOnly: false,
  dashes: '',
  picturesAt,
});

/** Whether the same text may follow both: otherwise a reader could not know which of two branches it came from. */
export const isSamePlace = (one: HtmlContext, other: HtmlContext): boolean =>
  (Object.keys(one) as (keyof HtmlContext)[]).every((key) => key === 'value' || one[key] === other[key]) &&
  (!isLink(one.attribute) || one.value === other.value);

/** Reads on. Where two programs could read the same characters differently, it complains rather than choose. */
export function readHtml(place: HtmlContext, text: string, complainAt: (index: number) => Complain): void {
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    place.state = steps[place.state](place, character, complainAt(index));
    if (place.outlookOnly) watchOutlook(place, character, complainAt(index));
  }
}

/** For everyone but Outlook the first `-->` ends the comment, wherever it stands. */
function watchOutlook(place: HtmlContext, character: string, complain: Complain): void {
  const ends = character === '>' && place.dashes.startsWith('--');
  place.dashes = /-{1,2}!?$/.exec(place.dashes + character)?.[0] ?? '';
  if (!ends) return;
  if (place.state !== 'text') complain('forbidden_html', 'A comment for Outlook ends inside an element.');
  place.outlookOnly = false;
}

const isSpace = (character: string) => /[\t\n\f\r ]/.test(character);
const isLetter = (character: string) => /[a-z]/i.test(character);
const endOfRawText = (tag: string) => `</${tag}`;

const steps: Record<State, Step> = {
  text: (_place, character) => (character === '<' ? 'tagOpen' : 'text'),

  tagOpen(place, character, complain) {
    Object.assign(place, { tag: '', closing: false, attribute: '', value: '', isOurLink: false, pending: '' });
    if (character === '/') return 'endTagOpen';
    if (character === '!') return 'declaration';
    if (character === '?') return 'bogusComment';
    return isLetter(character) ? steps.tagName(place, character, complain) : steps.text(place, character, complain);
  },

  endTagOpen(place, character, complain) {
    place.closing = true;
    if (character === '>') return leaveTag(place);
    return isLetter(character) ? steps.tagName(place, character, complain) : 'bogusComment';
  },

  tagName(place, character, complain) {
    if (!isSpace(character) && character !== '/' && character !== '>') {
      place.tag += character.toLowerCase();
      return 'tagName';
    }
    if (!mayStand(place.tag, place.outlookOnly)) complain('forbidden_html', `A letter may not hold <${place.tag}>.`);
    return steps.inTag(place, character, complain);
  },

  inTag(place, character) {
    if (character === '>') return leaveTag(place);
    if (isSpace(character) || character === '/') return 'inTag';
    Object.assign(place, { attribute: character.toLowerCase(), value: '', isOurLink: false });
    return 'attributeName';
  },

  attributeName(place, character, complain) {
    if (!isSpace(character) && !'/>='.includes(character)) {
      place.attribute += character.toLowerCase();
      return 'attributeName';
    }
    if (isActive(place.attribute))
      complain('forbidden_html', `A letter may not do anything by itself: "${place.attribute}" is not allowed.`);
    return steps.afterName(place, character, complain);
  },

  afterName(place, character, complain) {
    if (character === '=') return 'beforeValue';
    return isSpace(character) ? 'afterName' : leaveAttribute(place, character, complain);
  },

  beforeValue(place, character, complain) {
    if (isSpace(character)) return 'beforeValue';
    if (character === '"') return 'doubleQuoted';
    if (character === "'") return 'singleQuoted';
    return steps.unquoted(place, character, complain);
  },

  doubleQuoted: (place, character, complain) => readValue(place, character, character === '"', complain),
  singleQuoted: (place, character, complain) => readValue(place, character, character === "'", complain),

  unquoted(place, character, complain) {
    if (!isSpace(character) && character !== '>') return readValue(place, character, false, complain);
    readValue(place, character, true, complain);
    return leaveAttribute(place, character, complain);
  },

  declaration(place, character, complain) {
    place.pending += character;
    if (place.pending === '-') return 'declaration';
    if (place.pending !== '--') return steps.bogusComment(place, character, complain);
    place.pending = '';
    return 'comment';
  },

  bogusComment: (place, character) => (character === '>' ? leaveTag(place) : 'bogusComment'),

  comment(place, character) {
    place.pending += character;
    if (character !== '>') return 'comment';
    const condition = /^\[if [^\]>]{1,80}\]>$/i.test(place.pending);
    if (condition) place.outlookOnly = true;
    const ended = /^-?>$|--!?>$/.test(place.pending);
    return condition || ended ? leaveTag(place) : 'comment';
  },

  rawText(place, character, complain) {
    const end = endOfRawText(place.tag);
    place.value += character;
    if (place.pending === end && (isSpace(character) || '/>'.includes(character))) {
      if (place.tag === 'style') checkStyle(place, complain);
      Object.assign(place, { closing: true, pending: '', value: '' });
      return steps.inTag(place, character, complain);
    }
    const read = place.pending + character.toLowerCase();
    place.pending = end.startsWith(read) ? read : character === '<' ? '<' : '';
    return 'rawText';
  },
};

function leaveAttribute(place: HtmlContext, character: string, complain: Complain): State {
  Object.assign(place, { attribute: '', value: '', isOurLink: false });
  return steps.inTag(place, character, complain);
}

function leaveTag(place: HtmlContext): State {
  const hasRawText = !place.closing && (place.tag === 'style' || place.tag === 'title');
  const { outlookOnly, dashes, picturesAt } = place;
  Object.assign(place, startOfHtml(picturesAt), { outlookOnly, dashes, tag: hasRawText ? place.tag : '' });
  return hasRawText ? 'rawText' : 'text';
}

function readValue(place: HtmlContext, character: string, ends: boolean, complain: Complain): State {
  if (!ends) {
    place.value += character;
    return place.state === 'beforeValue' ? 'unquoted' : place.state;
  }
  checkValue(place, complain);
  Object.assign(place, { attribute: '', value: '', isOurLink: false });
  return 'inTag';
}

function checkValue(place: HtmlContext, complain: Complain): void {
  const { attribute, value, isOurLink } = place;
  if (attribute === 'style') checkStyle(place, complain);
  else checkFetched(place, complain);
  if (attribute === 'http-equiv' && !isPlainInstruction(value))
    complain('forbidden_html', 'A letter may not give its reader’s program orders.');
  if (!isLink(attribute)) return;
  if (isOurLink ? value !== '' : !mayPointTo(attribute, value))
    complain('unsafe_link', `The link "${value.slice(0, 80)}" must be a whole https address, or mailto: or tel:.`);
}

function checkStyle(place: HtmlContext, complain: Complain): void {
  checkFetched(place, complain);
  if (runsCode(place.value))
    complain('forbidden_html', 'A letter may not run code: this style would in some programs.');
}

/** Pictures come from our own host: another one would learn who opened the letter, and might change what it shows. */
function checkFetched({ tag, attribute, value, picturesAt }: HtmlContext, complain: Complain): void {
  if (picturesAt === null) return;
  for (const address of fetchedBy(tag, attribute, value).filter((address) => !address.startsWith(picturesAt)))
    complain('foreign_picture', `The picture "${address.slice(0, 80)}" is not one of ours: upload it here.`);
}
