import { categoryOf } from './catalogue.js';
import { checkBlock, checkOutput, nameOf, type Refuse } from './expressions.js';
import { isSamePlace, readHtml, startOfHtml, type Complain, type HtmlContext } from './html-place.js';
import { isLink, mayHoldField } from './html-rules.js';
import { parseTemplate } from './parse-template.js';
import { TemplateRefused, type Problem, type ProblemCode, type TemplateKind } from './problem.js';

/** Blocks within blocks. */
const maxDepth = 20;

/**
 * Everything that keeps a template from being saved or sent: expressions outside the catalogue, values where they could break
 * out of the HTML or become code, links that are not plain addresses. An empty list means that it may be compiled.
 * With `picturesAt`, every picture's address must begin with it.
 */
export function checkTemplate(
  source: string,
  { kind, picturesAt }: { kind: TemplateKind; picturesAt?: string },
): Problem[] {
  try {
    const check = new TemplateCheck(kind, picturesAt);
    check.whole(parseTemplate(source, kind));
    return check.problems;
  } catch (error) {
    if (error instanceof TemplateRefused) return [...error.problems];
    throw error;
  }
}

/** Walks the parsed tree once, with the reader of the HTML at its side. */
class TemplateCheck {
  readonly problems: Problem[] = [];
  private place: HtmlContext | null;
  private depth = 0;
  private inEach = false;

  constructor(kind: TemplateKind, picturesAt?: string) {
    this.place = kind === 'html' ? startOfHtml(picturesAt) : null;
  }

  whole(program: hbs.AST.Program): void {
    this.branch(program);
    if (this.place && this.place.state !== 'text')
      this.report(program.loc.end, null, 'forbidden_html', 'The HTML ends inside an element or a comment.');
  }

  private branch(program: hbs.AST.Program): void {
    for (const statement of program.body) this.statement(statement);
  }

  private statement(node: hbs.AST.Statement): void {
    switch (node.type) {
      case 'ContentStatement':
        return this.content(node as hbs.AST.ContentStatement);
      case 'MustacheStatement':
        return this.output(node as hbs.AST.MustacheStatement);
      case 'BlockStatement':
        return this.block(node as hbs.AST.BlockStatement);
      case 'CommentStatement':
        return;
      default:
        this.report(node.loc.start, null, 'not_allowed', 'Partials and decorators are not allowed.');
    }
  }

  private content(node: hbs.AST.ContentStatement): void {
    const place = this.place;
    if (!place) return;
    const shift = writtenText(node).indexOf(node.value);
    readHtml(place, node.value, (index): Complain => (code, message) => {
      this.report(positionIn(node, shift + index), null, code, message);
    });
  }

  private output(node: hbs.AST.MustacheStatement): void {
    const name = nameOf(node.path as hbs.AST.PathExpression);
    const refuse: Refuse = (code, message) => this.report(node.loc.start, name, code, message);
    if (!node.escaped)
      refuse('not_allowed', `"${name}" must be written with two braces: a value may not bring its own HTML.`);
    checkOutput(node, refuse);
    if (this.place) putField(this.place, name, refuse);
  }

  private block(node: hbs.AST.BlockStatement): void {
    const name = nameOf(node.path);
    const refuse: Refuse = (code, message) => this.report(node.loc.start, name, code, message);
    checkBlock(node, this.inEach, refuse);
    if (this.depth === maxDepth) return refuse('too_deep', `Blocks may stand ${maxDepth} deep in one another.`);
    if (this.place && !mayHoldBlock(this.place))
      refuse('unsafe_place', 'A block may not stand here: put the whole element into each of its branches.');

    const outside = this.inEach;
    this.inEach ||= name === 'each';
    this.depth++;
    this.branches(node, refuse);
    this.depth--;
    this.inEach = outside;
  }

  /** All branches, a missing one being empty, must leave the HTML at the same place; the body of #each where it began. */
  private branches(node: hbs.AST.BlockStatement, refuse: Refuse): void {
    const before = this.place;
    const ends = [node.program, node.inverse].map((branch) => {
      this.place = before && { ...before };
      if (branch) this.branch(branch);
      return this.place;
    });
    if (nameOf(node.path) === 'each') ends.push(before);
    if (!ends.every((end) => !end || !this.place || isSamePlace(end, this.place)))
      refuse('uneven_branches', 'An element that begins in a block must end in it, and so must each of its branches.');
  }

  private report(start: hbs.AST.Position, field: string | null, code: ProblemCode, message: string): void {
    this.problems.push({ code, message, field, line: start.line, column: start.column + 1 });
  }
}

/** Stands a value at this place of the HTML, if it cannot leave it or become code there. */
function putField(place: HtmlContext, field: string, refuse: Refuse): void {
  const { state, attribute, tag, pending, value } = place;
  if (state === 'text' || (state === 'rawText' && tag === 'title' && pending === '')) return;
  if (state !== 'doubleQuoted' && state !== 'singleQuoted')
    return refuse('unsafe_place', 'A merge field may stand in text or in a quoted attribute only.');
  if (isLink(attribute)) {
    if (attribute === 'href' && field === 'contact.email' && value === 'mailto:') return;
    if (categoryOf(field) !== 'links' || value !== '' || place.isOurLink)
      refuse('unsafe_link', `Only a field of "links" may be a link, alone; "${field}" may not.`);
    place.isOurLink = true;
  } else if (!mayHoldField(attribute)) refuse('unsafe_place', `A merge field may not stand in "${attribute}".`);
}

/** Where no merge field may stand, no block may choose the text either. */
const mayHoldBlock = ({ attribute }: HtmlContext) => attribute === '' || mayHoldField(attribute);

/** The text as it was typed; `value` is without the white space that blocks on lines of their own take with them. */
const writtenText = (node: hbs.AST.ContentStatement) => node.original as unknown as string;

function positionIn(node: hbs.AST.ContentStatement, index: number): hbs.AST.Position {
  const before = writtenText(node).slice(0, index).split('\n');
  const { line, column } = node.loc.start;
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1 ? { line, column: column + last } : { line: line + before.length - 1, column: last };
}
