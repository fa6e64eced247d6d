import { Extension } from '@tiptap/core';
import type { Mark, Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { fieldOf, type Branch, type WhenAttributes } from '@zikaron/contract';
import { caretStays } from './caret-stays';

/** What a chip shows: the value for the family at hand, and the field's name in words. Compared by value: a chip whose words stay is not drawn anew. */
export interface Shown {
  value: string;
  name: string;
}

/** What the editor knows of the family that is looked at, and how it speaks. */
export interface Showing {
  /** What an expression says to the family; undefined while it is asked. */
  filled: Readonly<Record<string, string>>;
  /** Whether anything of it was answered: until then the text is not seen, which its values would move. */
  isKnown: boolean;
  nameOf: (field: string) => string;
  /** A condition in words: "only in the first year". */
  whenInWords: (branch: Branch, at: number, isOwn: boolean) => string;
  /** A note in the margin was pressed. */
  onNote: (note: { pos: number; group: string | null; anchor: HTMLElement }) => void;
}

export const SHOWING = new PluginKey<Showing>('showing');

const NOTHING: Showing = {
  filled: {},
  isKnown: false,
  nameOf: (field) => field,
  whenInWords: () => '',
  onNote: () => undefined,
};

/** Shows values in chips and conditions in the margin; `setMeta(SHOWING, showing)` tells what to show. */
export const ShowsFamily = Extension.create({
  name: 'showsFamily',
  addProseMirrorPlugins: () => [
    new Plugin<Showing>({
      key: SHOWING,
      state: { init: () => NOTHING, apply: (tr, old) => (tr.getMeta(SHOWING) as Showing | undefined) ?? old },
      props: {
        attributes: (state) => ({ class: SHOWING.getState(state)?.isKnown ? '' : 'unknown-yet' }),
        decorations: (state) => DecorationSet.create(state.doc, decorationsOf(state)),
      },
    }),
  ],
});

/** The expression whose value tells what a piece shows; within a list, that of its first item. */
const fieldExpression = (written: string, inEach: boolean): string =>
  inEach ? `{{#each contact.otherObservances}}{{${written}}}\u2003{{/each}}` : `{{${written}}}`;

const testExpression = ({ word, test }: Branch): string =>
  word === 'unless' ? `{{#unless ${test}}}1{{/unless}}` : `{{#if ${test}}}1{{/if}}`;

/** Every expression of a letter, each once. */
export function expressionsIn(doc: Node): string[] {
  const found = new Set<string>();
  walk(doc, (node, inEach) => {
    if (node.type.name === 'field') found.add(fieldExpression(String(node.attrs.written), inEach));
    for (const branch of branchesOf(node)) if (branch.test !== null) found.add(testExpression(branch));
  });
  return [...found];
}

/** The conditions that text stands under. */
const conditionsOf = (marks: readonly Mark[]): WhenAttributes[] =>
  marks.filter(({ type }) => type.name === 'when').map(({ attrs }) => attrs as WhenAttributes);

const branchesOf = ({ type, attrs, marks }: Node): readonly Branch[] =>
  type.name === 'branch' ? [attrs as Branch] : conditionsOf(marks).flatMap(({ branches }) => branches);

function walk(doc: Node, visit: (node: Node, inEach: boolean, pos: number, parent: Node | null) => void): void {
  const lists: [from: number, to: number][] = [];
  doc.descendants((node, pos, parent) => {
    if (node.type.name === 'branch' && node.attrs.word === 'each') lists.push([pos, pos + node.nodeSize]);
    const within = lists.some(([from, to]) => pos > from && pos < to);
    visit(node, within || conditionsOf(node.marks).some(isEach), pos, parent);
  });
}

const isEach = ({ branches, branch }: WhenAttributes): boolean => branches[branch]?.word === 'each';

function decorationsOf(state: EditorState): Decoration[] {
  const showing = SHOWING.getState(state) ?? NOTHING;
  const seen: Seen = { showing, noted: new Set(), own: ownGroups(state.doc), atCaret: groupsAtCaret(state) };
  const all: Decoration[] = [];
  walk(state.doc, (node, inEach, pos, parent) => {
    if (node.type.name === 'field') all.push(chip(node, inEach, pos, showing));
    if (node.type.name === 'branch' && parent) all.push(...branch(node, pos, parent, showing));
    for (const condition of conditionsOf(node.marks)) all.push(...marked(condition, node, pos, seen));
  });
  return all;
}

interface Seen {
  showing: Showing;
  noted: Set<string>;
  own: ReadonlySet<string>;
  atCaret: ReadonlySet<string>;
}

const prints = (node: Node, test: string | null): boolean =>
  node.type.name === 'field' && fieldOf(String(node.attrs.written)) === test;

/** The conditions that only ask for what stands under them; they go without saying. */
function ownGroups(doc: Node): Set<string> {
  const own = new Set<string>();
  doc.descendants((node) => {
    for (const { branches, group } of conditionsOf(node.marks)) if (prints(node, branches[0]!.test)) own.add(group);
  });
  return own;
}

const groupsAtCaret = ({ selection: { $from } }: EditorState): Set<string> =>
  new Set(conditionsOf($from.marks()).map(({ group }) => group));

function chip(node: Node, inEach: boolean, pos: number, { filled, nameOf }: Showing): Decoration {
  const written = String(node.attrs.written);
  const value = (filled[fieldExpression(written, inEach)] ?? '').split('\u2003')[0]!;
  const shown: Shown = { value, name: nameOf(fieldOf(written)) };
  return Decoration.node(pos, pos + node.nodeSize, {}, shown);
}

/** Whether the family at hand is not written this piece. */
const isLeftOut = (branches: readonly Branch[], at: number, { filled }: Showing): boolean => {
  const holds = branches.map((one) => one.test === null || filled[testExpression(one)] !== '');
  return !holds[at] || holds.slice(0, at).includes(true);
};

function branch(node: Node, pos: number, parent: Node, showing: Showing): Decoration[] {
  const branches = parent.children.map(({ attrs }) => attrs as Branch);
  const at = parent.children.indexOf(node);
  let isOwn = false;
  node.descendants((inside) => {
    isOwn ||= prints(inside, node.attrs.test as string | null);
  });
  const left = isLeftOut(branches, at, showing) ? ' left-out' : '';
  return [
    Decoration.node(pos, pos + node.nodeSize, { class: `said-when${left}` }),
    note(pos + 1, pos, null, showing.whenInWords(node.attrs as Branch, at, isOwn), showing),
  ];
}

function marked(
  { group, branches, branch: at }: WhenAttributes,
  node: Node,
  pos: number,
  { showing, noted, own, atCaret }: Seen,
): Decoration[] {
  const found: Decoration[] = [];
  if (isLeftOut(branches, at, showing))
    found.push(Decoration.inline(pos, pos + node.nodeSize, { class: 'left-out', nodeName: 'span' }));
  if (noted.has(group) || (own.has(group) && !atCaret.has(group))) return found;
  noted.add(group);
  return [...found, note(pos, pos, group, showing.whenInWords(branches[at]!, at, own.has(group)), showing)];
}

function note(at: number, pos: number, group: string | null, words: string, { onNote }: Showing): Decoration {
  const draw = () => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'note';
    button.contentEditable = 'false';
    // In the direction of its own words: the letter may be in the other language.
    const text = document.createElement('bdi');
    text.textContent = words;
    button.append(text);
    button.addEventListener('mousedown', caretStays);
    button.addEventListener('click', () => onNote({ pos, group, anchor: button }));
    return button;
  };
  return Decoration.widget(at, draw, {
    key: `${group}-${words}`,
    side: -1,
    ignoreSelection: true,
    stopEvent: () => true,
  });
}
