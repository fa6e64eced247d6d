import { UnreadableLetter, type Branch } from './model.js';
import type { Token } from './scan.js';

/** What stands within what. Only letters whose elements and conditions close where they should come this far. */
export type Tree =
  | { readonly kind: 'text' | 'field'; readonly source: string }
  | ElementTree
  | { readonly kind: 'when'; readonly branches: readonly (Branch & { children: Tree[] })[]; readonly end: string };

export interface ElementTree {
  readonly kind: 'element';
  readonly name: string;
  readonly open: string;
  readonly close: string;
  readonly children: readonly Tree[];
}

/** More would be no letter; whoever writes it reads it as HTML. */
const DEEPEST = 60;

/** @throws UnreadableLetter when an element or a condition does not close where it should */
export function treeOf(tokens: readonly Token[]): Tree[] {
  const reader = new Reader(tokens);
  const tree = reader.children(0);
  if (reader.next()) throw new UnreadableLetter('an end without its beginning');
  return tree;
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  next = (): Token | undefined => this.tokens[this.at];

  children(depth: number): Tree[] {
    if (depth > DEEPEST) throw new UnreadableLetter('too deep');
    const children: Tree[] = [];
    for (let token = this.next(); token; token = this.next()) {
      if (token.kind === 'close' || token.kind === 'end' || token.kind === 'otherwise') break;
      this.at++;
      if (token.kind === 'open') children.push(this.element(token, depth));
      else if (token.kind === 'begin') children.push(this.when(token, depth));
      else children.push({ kind: token.kind === 'field' ? 'field' : 'text', source: token.source });
    }
    return children;
  }

  private element(token: Token & { kind: 'open' }, depth: number): ElementTree {
    const { name, source: open, isEmpty } = token;
    if (isEmpty) return { kind: 'element', name, open, close: '', children: [] };
    const children = this.children(depth + 1);
    const end = this.tokens[this.at++];
    if (end?.kind !== 'close' || end.name !== name) throw new UnreadableLetter(open);
    return { kind: 'element', name, open, close: end.source, children };
  }

  private when(token: Token & { kind: 'begin' | 'otherwise' }, depth: number): Tree {
    const branches = [{ ...token.branch, children: this.children(depth + 1) }];
    for (let next = this.tokens[this.at++]; next; next = this.tokens[this.at++]) {
      if (next.kind === 'end') return { kind: 'when', branches, end: next.source };
      if (next.kind !== 'otherwise') break;
      branches.push({ ...next.branch, children: this.children(depth + 1) });
    }
    throw new UnreadableLetter(token.source);
  }
}
