import type { DateOrder } from '@zikaron/contract';
import {
  analyse,
  checkTemplate,
  compileTemplate,
  fieldsByCategory,
  fieldsPrinted,
  fieldsUsed,
  findField,
  renderLetter,
  TemplateRefused,
  type IssueRecords,
  type LetterAnalysis,
  type LetterLanguage,
  type MergeFieldIssue,
  type MergeValues,
  type Problem,
} from '../merge-fields/index.js';
import { Invalid } from '../platform/refusals/index.js';
import { textOf } from './compile-letter.js';
import { inWords } from './prepare-template.js';

/** The parts of a template that are tried out. */
interface TemplateToTest {
  readonly html: string;
  readonly subject?: string | undefined;
}

/** What is wrong with a letter: a field, or, with a field and a record of none, a place that cannot be read. */
type Issue = Omit<MergeFieldIssue, 'recordType'> & { readonly recordType: MergeFieldIssue['recordType'] | null };

/** In which language, and with dates in which order. */
export interface Written {
  readonly language: LetterLanguage;
  readonly dateOrder: DateOrder;
}

/** Where the congregation's pictures lie; a letter that was saved before all had to may have others. */
const foreignPictures = (html: string, picturesAt: string | undefined): Problem[] =>
  checkTemplate(html, { kind: 'html', picturesAt }).filter(({ code }) => code === 'foreign_picture');

/** How a letter turns out for one set of values. */
export interface TemplateValidation {
  readonly validationResult: Omit<LetterAnalysis, 'issues'> & { readonly issues: readonly Issue[] };
  readonly mergeContext: MergeValues;
  /** The letter with the values in place, as far as it can be made; a field that there is not stands in square brackets. */
  readonly html: string;
  /** Its plain-text part, made from the HTML, and its subject, likewise. */
  readonly text: string;
  /** The same words as they are printed: what leads somewhere is left out. */
  readonly paper: string;
  readonly subject: string;
  readonly extractedFields: readonly string[];
  readonly recommendations: readonly string[];
}

/**
 * Tests the HTML and the subject of a template against values, of a record or of the sample.
 * @throws Invalid when it is larger or deeper than a letter may be
 */
export function validateTemplate(
  template: TemplateToTest,
  values: MergeValues,
  records: IssueRecords = {},
  written: Written = { language: 'en', dateOrder: 'dayFirst' },
  picturesAt?: string,
): TemplateValidation {
  const { subject = '', html } = template;
  const unreadable = [...unreadableIn(html, 'html'), ...unreadableIn(subject, 'subject')];
  if (unreadable.length > 0) return notRead(unreadable, values);
  const used = fieldsUsed(html, subject);
  const printed = new Set(fieldsPrinted(values, html, subject));
  const { issues } = analyse(
    used.filter((field) => printed.has(field) || !findField(field)),
    values,
    records,
  );
  const problems = problemsOf(html, subject);
  const told = [...problems, ...foreignPictures(html, picturesAt)];
  return {
    validationResult: { issues, fieldsUsed: used, successRate: rateOf(used.length, issues.length) },
    mergeContext: values,
    ...rendered({ html, subject }, problems, values, written),
    extractedFields: used,
    recommendations: [...new Set([...told.map(adviceOnProblem), ...issues.flatMap(adviceOnIssue)])],
  };
}

const rateOf = (fields: number, lacking: number): number =>
  fields === 0 ? 100 : Math.round((100 * (fields - lacking)) / fields);

function problemsOf(html: string, subject: string): Problem[] {
  const problems = [...checkTemplate(html, { kind: 'html' }), ...checkTemplate(subject, { kind: 'subject' })];
  return problems.length > 0 ? problems : checkTemplate(textOf(html), { kind: 'text' });
}

/** Where the braces of a part cannot be read. @throws Invalid when the part is too large */
function unreadableIn(source: string, kind: 'html' | 'subject'): Problem[] {
  try {
    fieldsUsed(source);
    return [];
  } catch (refused) {
    if (!(refused instanceof TemplateRefused)) throw refused;
    if (refused.problems.every(({ code }) => code === 'syntax')) return [...refused.problems];
    const path = kind === 'html' ? 'templateHtml' : 'subject';
    const details = refused.problems.map((problem) => ({ path, message: inWords(problem) }));
    throw new Invalid(details, 'template_refused');
  }
}

const notRead = (problems: readonly Problem[], values: MergeValues): TemplateValidation => ({
  validationResult: { issues: problems.map(issueOf), fieldsUsed: [], successRate: 0 },
  mergeContext: values,
  ...notToBeSent,
  extractedFields: [],
  recommendations: problems.map(adviceOnProblem),
});

const issueOf = (problem: Problem): Issue => ({
  field: '',
  type: 'invalid_field',
  severity: 'high',
  message: inWords(problem),
  recordType: null,
  recordId: null,
});

const notToBeSent = { subject: '', html: '', text: '', paper: '' };

/** The letter, or what can be made of it where it names fields that there are not. */
function rendered(
  { html, subject }: Required<TemplateToTest>,
  problems: readonly Problem[],
  values: MergeValues,
  written: Written,
) {
  const unknown = problems.filter(({ code }) => code === 'unknown_field').flatMap(({ field }) => field ?? []);
  const shown = { html: inBrackets(html, unknown), subject: inBrackets(subject, unknown) };
  if (problemsOf(shown.html, shown.subject).length > 0) return notToBeSent;
  const letter = compileTemplate({ ...written, ...shown, text: textOf(shown.html) });
  return { ...renderLetter(letter, values), paper: renderLetter(letter, { ...values, links: {} }).text };
}

/** `{{contact.nick}}` as `[contact.nick]`: what nobody fills in is seen for what it is. */
const inBrackets = (source: string, unknown: readonly string[]): string =>
  source.replace(/\{\{\s*(?:\w+\s+)?([\w.]+)(?:\s+"\w+")?\s*\}\}/g, (written, field: string) =>
    unknown.includes(field) ? `[${field}]` : written,
  );

function adviceOnProblem(problem: Problem): string {
  const said = inWords(problem);
  if (problem.code === 'syntax') return `${said} Write the missing braces or the missing end.`;
  if (problem.code !== 'unknown_field') return said;
  const category = (problem.field ?? '').split('.')[0] ?? '';
  const categories = new Map(Object.entries(fieldsByCategory()));
  const known = (categories.get(category) ?? []).map(({ path }) => path);
  const choice = known.length > 0 ? `put in one of these: ${known.join(', ')}` : 'put in one of the list of fields';
  return `${said} Take it out, or ${choice}.`;
}

const adviceOnIssue = ({ field, severity, type }: MergeFieldIssue): string[] => {
  if (type === 'invalid_field') return [];
  return severity === 'high'
    ? [`Fill in "${field}": a letter without it is not sent.`]
    : [`Fill in "${field}", or write {{#if ${field}}} … {{/if}} around its sentence.`];
};
