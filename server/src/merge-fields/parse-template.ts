import Handlebars from 'handlebars';
import { depthOfHtml } from './html-rules.js';
import { TemplateRefused, type Problem, type TemplateKind } from './problem.js';

/** Characters. Mail programs cut letters at about 100 kB; the designer's output stays well under twice that. */
const maxLength: Record<TemplateKind, number> = { html: 200_000, subject: 500, text: 100_000 };

/** All three are counted on the bare text, so that no comment or string can hide what counts. */
const maxExpressions = 1_000;
const maxOpenings = 200;
const maxBrackets = 1_000;
/** Elements within elements: what reads a letter calls itself for each. A table in a table in a table takes ten. */
const maxElementDepth = 300;

/**
 * The parsed tree of a template.
 *
 * Size and depth are bounded before the parser sees it: Handlebars never finishes 20,000 nested blocks, and takes
 * 40 seconds for 9,000 nested brackets. Every level is opened by `{{#`, `{{^`, `{{else` or `(`, so their numbers bound the depth.
 * @throws TemplateRefused naming the one problem
 */
export function parseTemplate(source: string, kind: TemplateKind): hbs.AST.Program {
  const oversize = tooLarge(source, kind);
  if (oversize) throw new TemplateRefused([oversize]);
  try {
    return Handlebars.parse(source);
  } catch (error) {
    throw new TemplateRefused([syntaxProblem(source, error)]);
  }
}

function tooLarge(source: string, kind: TemplateKind): Problem | null {
  const at = { field: null, line: 1, column: 1 };
  if (source.length > maxLength[kind])
    return { ...at, code: 'too_long', message: `This is longer than ${maxLength[kind]} characters.` };
  if (count(source, /\{\{/g) > maxExpressions)
    return {
      ...at,
      code: 'too_many_expressions',
      message: `There are more than ${maxExpressions} merge fields and blocks.`,
    };
  if (count(source, /\{\{~?\s*(?:#|\^|else)/g) > maxOpenings)
    return { ...at, code: 'too_deep', message: `There are more than ${maxOpenings} blocks.` };
  if (count(source, /\(/g) > maxBrackets)
    return { ...at, code: 'too_deep', message: `There are more than ${maxBrackets} round brackets.` };
  if (kind === 'html' && depthOfHtml(source) > maxElementDepth)
    return { ...at, code: 'too_deep', message: `More than ${maxElementDepth} elements stand within one another.` };
  return null;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Handlebars tells its line always; the column it tells, or draws as an arrow under an excerpt. */
function syntaxProblem(source: string, error: unknown): Problem {
  const { message, lineNumber, column } = error as { message: string; lineNumber?: number; column?: number };
  const line = lineNumber ?? Number(/line (\d+)/.exec(message)?.[1] ?? 1);
  return {
    code: 'syntax',
    message: 'The braces here cannot be read: a {{ without its }}, or a block without its end.',
    field: null,
    line,
    column: (column ?? arrowColumn(source.split('\n')[line - 1] ?? '', message)) + 1,
  };
}

function arrowColumn(line: string, message: string): number {
  const [, excerpt = '', pointer = ''] = message.split('\n');
  const before = excerpt.slice(0, pointer.indexOf('^'));
  for (let from = 0; from < before.length; from++) {
    const found = line.indexOf(before.slice(from));
    if (found >= 0) return found + before.length - from;
  }
  return 0;
}
