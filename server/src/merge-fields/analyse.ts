import { categoryOf, findField, valueAt, type MergeField, type MergeValue, type MergeValues } from './catalogue.js';
import { nameOf } from './expressions.js';
import { helperNames } from './letter-helpers.js';
import { parseTemplate } from './parse-template.js';

type IssueType = 'missing_data' | 'invalid_field' | 'empty_value';
type IssueSeverity = 'high' | 'medium' | 'low';
type IssueRecordType = 'contact' | 'yahrzeit' | 'organization';

/** One merge field that a letter uses and one record does not fill. */
export interface MergeFieldIssue {
  readonly field: string;
  readonly type: IssueType;
  readonly severity: IssueSeverity;
  readonly message: string;
  readonly recordType: IssueRecordType;
  readonly recordId: string | null;
}

/** The records whose values stand in the letter. */
export type IssueRecords = Readonly<Partial<Record<IssueRecordType, string>>>;

export interface LetterAnalysis {
  readonly issues: readonly MergeFieldIssue[];
  readonly fieldsUsed: readonly string[];
  /** Fields with a value of all fields used, in whole percent; 100 when none is used. */
  readonly successRate: number;
}

/**
 * The merge fields that sources name, each once, in the order of first use; also such as are not in the catalogue.
 * @throws TemplateRefused when a source cannot be read
 */
export function fieldsUsed(...sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => fieldsOf(parseTemplate(source, 'html'))))];
}

/**
 * The fields that sources print for these values, each once: what stands in a branch that is not taken lacks nothing, and no
 * more does what a condition only asks about. The items of a list answer for themselves.
 * @throws TemplateRefused when a source cannot be read
 */
export function fieldsPrinted(values: MergeValues, ...sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => printedBy(parseTemplate(source, 'html'), values)))];
}

/** What a letter lacks for these values: types and severities as in `sending.md`, "Merge fields and their analysis". */
export function analyse(used: readonly string[], values: MergeValues, records: IssueRecords = {}): LetterAnalysis {
  const issues = used.flatMap((field) => issueOf(field, values, records) ?? []);
  const filled = used.length - issues.length;
  return { issues, fieldsUsed: used, successRate: used.length === 0 ? 100 : Math.round((100 * filled) / used.length) };
}

function issueOf(path: string, values: MergeValues, records: IssueRecords): MergeFieldIssue | null {
  const recordType = recordTypeOf(path);
  const about = { field: path, recordType, recordId: records[recordType] ?? null };
  const field = findField(path);
  if (!field)
    return { ...about, type: 'invalid_field', severity: 'high', message: `There is no merge field "${path}".` };

  const type = field.kind === 'list' ? null : lack(valueAt(values, path)); // a letter may well speak of one observance only
  return type && { ...about, type, severity: severityOf(field, type), message: messages[type](path) };
}

function lack(value: MergeValue): 'missing_data' | 'empty_value' | null {
  if (value === null || value === undefined) return 'missing_data';
  return typeof value === 'string' && value.trim() === '' ? 'empty_value' : null;
}

function severityOf(field: MergeField, type: 'missing_data' | 'empty_value'): IssueSeverity {
  if (field.required) return 'high';
  return type === 'missing_data' ? 'medium' : 'low';
}

const messages = {
  missing_data: (path: string) => `"${path}" has no value in this record.`,
  empty_value: (path: string) => `"${path}" is blank in this record.`,
};

function recordTypeOf(path: string): IssueRecordType {
  const category = categoryOf(path);
  if (category === 'contact') return 'contact';
  return category === 'yahrzeit' || category === 'observance' ? 'yahrzeit' : 'organization';
}

function printedBy(program: hbs.AST.Program, values: MergeValues): string[] {
  return program.body.flatMap((node) => {
    if (node.type === 'MustacheStatement') return fieldsOfCall(node as hbs.AST.MustacheStatement);
    if (node.type !== 'BlockStatement') return [];
    const { path, params, program: body, inverse } = node as hbs.AST.BlockStatement;
    if (nameOf(path) === 'each') return [];
    const [asked = ''] = params.flatMap(fieldsOfArgument);
    const taken = isSaid(valueAt(values, asked)) === (nameOf(path) === 'if') ? body : inverse;
    return taken ? printedBy(taken, values) : [];
  });
}

/** Whether `#if` takes a value for a yes. */
const isSaid = (value: MergeValue): boolean => Boolean(value) && !(Array.isArray(value) && value.length === 0);

function fieldsOf(program: hbs.AST.Program): string[] {
  return program.body.flatMap((node) => {
    if (node.type === 'MustacheStatement') return fieldsOfCall(node as hbs.AST.MustacheStatement);
    if (node.type !== 'BlockStatement') return [];
    const { params, program: body, inverse } = node as hbs.AST.BlockStatement;
    return [
      ...params.flatMap(fieldsOfArgument),
      ...(body ? fieldsOf(body) : []),
      ...(inverse ? fieldsOf(inverse) : []),
    ];
  });
}

const fieldsOfCall = ({ path, params }: Pick<hbs.AST.MustacheStatement, 'path' | 'params'>): string[] =>
  params.length > 0 || (helperNames as readonly string[]).includes(nameOf(path as hbs.AST.PathExpression))
    ? params.flatMap(fieldsOfArgument)
    : [nameOf(path as hbs.AST.PathExpression)];

function fieldsOfArgument(node: hbs.AST.Expression): string[] {
  if (node.type === 'SubExpression') return fieldsOfCall(node as hbs.AST.SubExpression);
  return node.type === 'PathExpression' ? [nameOf(node as hbs.AST.PathExpression)] : [];
}
