import { findField } from './catalogue.js';
import { dateStyles, helperNames } from './letter-helpers.js';
import type { ProblemCode } from './problem.js';

/** Says what is wrong with the expression at hand. */
export type Refuse = (code: ProblemCode, message: string) => void;

type Call = Pick<hbs.AST.MustacheStatement, 'path' | 'params' | 'hash'>;

const blocks = ['if', 'unless', 'each'];

/** What an expression says, as far as it can be named: `yahrzeit.name`, `formatDate`. */
export const nameOf = ({ original }: { original?: string | number | boolean }): string => String(original ?? '?');

const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === 'PathExpression';
const isHelper = (name: string) => (helperNames as readonly string[]).includes(name);

/** Checks `{{field}}` or `{{helper field}}`; what it prints is one value. */
export function checkOutput(call: Call, refuse: Refuse): void {
  const name = nameOf(call.path as hbs.AST.PathExpression);
  if (isPath(call.path) && isHelper(name)) return checkHelper(name, call, refuse);
  if (call.params.length > 0 || call.hash)
    return refuse('not_allowed', `There is no helper "${name}"; use ${helperNames.join(', ')}.`);
  if (checkField(call.path, refuse) && findField(name)?.kind === 'list')
    refuse('wrong_argument', `"${name}" is a list: write {{#each ${name}}}.`);
}

/** Checks `{{#if field}}`, `{{#unless field}}`, `{{#each list}}`; `inEach` refuses a list within a list. */
export function checkBlock(block: hbs.AST.BlockStatement, inEach: boolean, refuse: Refuse): void {
  const name = nameOf(block.path);
  if (!blocks.includes(name))
    return refuse('not_allowed', `There is no block "${name}"; use ${blocks.map((each) => `#${each}`).join(', ')}.`);
  const [param] = block.params;
  if (!param || block.params.length > 1 || block.hash || block.program?.blockParams || block.inverse?.blockParams)
    return refuse('wrong_argument', `#${name} takes one merge field and nothing else.`);

  if (name !== 'each') return checkCondition(param, refuse);
  if (inEach) return refuse('not_allowed', 'An #each may not stand inside another.');
  if (checkField(param, refuse) && findField(nameOf(param as hbs.AST.PathExpression))?.kind !== 'list')
    refuse('wrong_argument', `#each needs a list; "${nameOf(param as hbs.AST.PathExpression)}" is one value.`);
}

function checkHelper(name: string, { params, hash }: Call, refuse: Refuse): void {
  const [value, style, ...more] = params;
  if (!value || hash || more.length > 0) return refuse('wrong_argument', `${name} takes one merge field.`);
  checkField(value, refuse);
  if (style && !(name === 'formatDate' && isDateStyle(style)))
    refuse('wrong_argument', `After the merge field, formatDate takes ${dateStyles.map((s) => `"${s}"`).join(', ')}.`);
}

const isDateStyle = (node: hbs.AST.Expression) =>
  node.type === 'StringLiteral' && (dateStyles as readonly string[]).includes((node as hbs.AST.StringLiteral).value);

/** What #if asks about: a field, or what a helper makes of one. */
function checkCondition(node: hbs.AST.Expression, refuse: Refuse): void {
  if (node.type !== 'SubExpression') return void checkField(node, refuse);
  const call = node as hbs.AST.SubExpression;
  const name = nameOf(call.path);
  if (!isHelper(name)) return refuse('not_allowed', `There is no helper "${name}"; use ${helperNames.join(', ')}.`);
  checkHelper(name, call, refuse);
}

/** Whether the node names a field of the catalogue exactly as the catalogue writes it: no `this`, `../`, `@root`, `[…]`. */
function checkField(node: hbs.AST.Node, refuse: Refuse): boolean {
  const name = nameOf(node as hbs.AST.PathExpression);
  const known = isPath(node) && node.depth === 0 && !node.data && findField(name) !== null;
  if (!known) refuse('unknown_field', `There is no merge field "${name}".`);
  return known;
}
