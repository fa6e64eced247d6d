import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { opening, type Branch, type WhenAttributes } from '@zikaron/contract';

/** A condition as it is chosen from the list. */
export type Chosen = Pick<Branch, 'word' | 'test'>;

/** The conditions that an office can choose from, the most wanted first. */
export const CONDITIONS: readonly Chosen[] = [
  { word: 'if', test: 'observance.isFirst' },
  { word: 'unless', test: 'observance.isFirst' },
  { word: 'if', test: 'observance.isLate' },
  { word: 'if', test: 'observance.daysUntil' },
  { word: 'if', test: 'observance.candleLighting' },
  { word: 'if', test: 'observance.serviceDate' },
  { word: 'if', test: 'contact.relationship' },
  { word: 'if', test: 'contact.salutation' },
  { word: 'if', test: 'yahrzeit.hebrewName' },
  { word: 'if', test: 'yahrzeit.plaque' },
  { word: 'if', test: 'observance.isHebrewCalendar' },
  { word: 'unless', test: 'observance.isHebrewCalendar' },
  { word: 'if', test: 'contact.otherObservances' },
  { word: 'if', test: 'links.answer' },
];

/** The name under which a condition's words are kept. */
export const wordsOfCondition = ({ word, test }: Chosen): string => `${word}_${String(test).replace('.', '_')}`;

const FIRST = 0;

/** Puts what is chosen, or the whole line where the caret stands, under a condition. */
export function putUnder(editor: Editor, chosen: Chosen): void {
  const { $from, $to, empty } = editor.state.selection;
  const isPartOfLine = !empty && $from.sameParent($to) && $to.pos - $from.pos < $from.parent.content.size;
  if (isPartOfLine || editor.state.doc.type.contentMatch.defaultType?.name === 'line') return putMark(editor, chosen);
  const range = $from.blockRange($to, (parent) => ['part', 'branch', 'holder'].includes(parent.type.name));
  const { choice, branch } = editor.schema.nodes;
  if (!range || !choice || !branch) return;
  const wrappers = [
    { type: choice, attrs: { end: null } },
    { type: branch, attrs: { ...chosen, open: null } },
  ];
  editor.view.dispatch(editor.state.tr.wrap(range, wrappers).scrollIntoView());
  editor.commands.focus();
}

function putMark(editor: Editor, { word, test }: Chosen): void {
  const branches: Branch[] = [{ word, test, open: opening(word, test) }];
  const attrs: WhenAttributes = { group: crypto.randomUUID(), branch: FIRST, branches, end: `{{/${word}}}`, at: null };
  const { empty, $from } = editor.state.selection;
  const chain = editor.chain().focus();
  const whole = { from: $from.start(), to: $from.end() };
  (empty ? chain.setTextSelection(whole) : chain).setMark('when', attrs).run();
}

/** Another condition for what stands under one, or, with null, none any more. */
export function changeCondition(editor: Editor, pos: number, group: string | null, chosen: Chosen | null): void {
  if (group === null) changeBranch(editor, pos, chosen);
  else changeMarks(editor, group, chosen);
  editor.commands.focus();
}

function changeBranch(editor: Editor, pos: number, chosen: Chosen | null): void {
  const { state, view } = editor;
  const at = state.doc.resolve(pos);
  const branch = state.doc.nodeAt(pos);
  if (!branch) return;
  const start = at.before();
  const end = start + at.parent.nodeSize;
  if (chosen === null && at.parent.childCount === 1) {
    view.dispatch(state.tr.replaceWith(start, end, branch.content));
  } else if (chosen === null) {
    view.dispatch(state.tr.delete(pos, pos + branch.nodeSize));
  } else {
    const tr = state.tr.setNodeMarkup(pos, null, { ...chosen, open: null });
    view.dispatch(at.index() === FIRST ? tr.setNodeAttribute(start, 'end', null) : tr);
  }
}

function changeMarks(editor: Editor, group: string, chosen: Chosen | null): void {
  const { tr, doc, schema } = editor.state;
  const type = schema.marks.when!;
  doc.descendants((node, pos) => {
    const mark = node.marks.find((one) => one.type === type && one.attrs.group === group);
    if (!mark) return;
    const to = pos + node.nodeSize;
    tr.removeMark(pos, to, mark);
    if (chosen) tr.addMark(pos, to, type.create(asChosen(mark.attrs as WhenAttributes, chosen)));
    else if (mark.attrs.branch !== FIRST) tr.delete(tr.mapping.map(pos), tr.mapping.map(to));
  });
  editor.view.dispatch(tr);
}

function asChosen(attrs: WhenAttributes, { word, test }: Chosen): WhenAttributes {
  const [, ...others] = attrs.branches;
  return { ...attrs, branches: [{ word, test, open: opening(word, test) }, ...others], end: `{{/${word}}}` };
}

/** Backspace in an empty line that alone stands under a condition takes the condition with it. */
export function dropEmptyChoice(editor: Editor): boolean {
  const { $from, empty } = editor.state.selection;
  const depth = $from.depth;
  const isAlone = empty && depth > 3 && $from.parent.content.size === 0;
  if (!isAlone || !isLonely($from.node(depth - 1), 'branch') || !isLonely($from.node(depth - 2), 'choice'))
    return false;
  const line = editor.schema.nodes.line!.create();
  const start = $from.before(depth - 2);
  const tr = editor.state.tr.replaceWith(start, $from.after(depth - 2), line);
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, start + 1)));
  return true;
}

const isLonely = (node: Node, name: string): boolean => node.type.name === name && node.childCount === 1;
