import { UnreadableLetter, type Branch, type When } from './model.js';

/** What stands in a letter, in its order. Every token keeps its source, so that nothing is lost. */
export type Token =
  | { readonly kind: 'text' | 'field' | 'end'; readonly source: string }
  | { readonly kind: 'open'; readonly source: string; readonly name: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly source: string; readonly name: string }
  | { readonly kind: 'begin' | 'otherwise'; readonly source: string; readonly branch: Branch };

const BRACES = String.raw`\{\{[^{}]*\}\}`;
const TAG = String.raw`<\/?[a-zA-Z][\w:-]*(?:[^<>"']|"[^"]*"|'[^']*')*>`;
const EMPTY = new Set(['br', 'hr', 'img', 'wbr']);

/** The tokens of a letter, or, when `plain`, of a line in which nothing but braces means anything. */
export function scan(source: string, plain = false): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { 0: found, index } of source.matchAll(new RegExp(plain ? BRACES : `${BRACES}|${TAG}`, 'g'))) {
    if (index > from) tokens.push({ kind: 'text', source: source.slice(from, index) });
    tokens.push(found.startsWith('{{') ? braces(found) : tag(found));
    from = index + found.length;
  }
  if (from < source.length) tokens.push({ kind: 'text', source: source.slice(from) });
  return plain ? tokens : withoutWrappers(tokens);
}

function braces(source: string): Token {
  const said = source.slice(2, -2).replace(/\s+/g, ' ').trim();
  const [, opener, word, test] = /^(#|else )(if|unless|each) ([\w. ()"]+)$/.exec(said) ?? [];
  if (word && test)
    return {
      kind: opener === '#' ? 'begin' : 'otherwise',
      source,
      branch: { word: word as When, test, open: source },
    };
  if (said === 'else') return { kind: 'otherwise', source, branch: { word: 'else', test: null, open: source } };
  if (/^\/(?:if|unless|each)$/.test(said)) return { kind: 'end', source };
  if (/^[\w.]+(?: [\w."]+)*$/.test(said)) return { kind: 'field', source };
  throw new UnreadableLetter(source);
}

function tag(source: string): Token {
  const name = (/^<\/?([\w:-]+)/.exec(source)?.[1] ?? '').toLowerCase();
  if (source.startsWith('</')) return { kind: 'close', source, name };
  return { kind: 'open', source, name, isEmpty: source.endsWith('/>') || EMPTY.has(name) };
}

const isBlank = (token: Token | undefined): boolean => token?.kind === 'text' && token.source.trim() === '';

/** In MJML a condition between elements stands in an `mj-raw` of its own; the two are one thing. */
function withoutWrappers(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const inside = tokens.slice(at + 1, at + 4).filter((next) => !isBlank(next));
    const [said, close] = inside;
    const isWrapper = token.kind === 'open' && token.name === 'mj-raw' && close?.kind === 'close';
    if (!isWrapper || close.name !== 'mj-raw' || !said || !isCondition(said)) kept.push(token);
    else {
      const end = tokens.indexOf(close, at);
      kept.push(wrapped(said, tokens.slice(at, end + 1)));
      at = end;
    }
  }
  return kept;
}

const isCondition = ({ kind }: Token): boolean => kind === 'begin' || kind === 'otherwise' || kind === 'end';

function wrapped(said: Token, all: readonly Token[]): Token {
  const source = all.map((each) => each.source).join('');
  return 'branch' in said ? { ...said, source, branch: { ...said.branch, open: source } } : { ...said, source };
}
