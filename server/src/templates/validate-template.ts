import {
  analyse,
  checkTemplate,
  compileTemplate,
  fieldsUsed,
  renderLetter,
  TemplateRefused,
  type IssueRecords,
  type LetterAnalysis,
  type LetterLanguage,
  type MergeValues,
} from '../merge-fields/index.js';
import { Invalid } from '../platform/refusals/index.js';
import { textOf } from './compile-letter.js';
import { inWords } from './prepare-template.js';

/** The parts of a template that are tried out. */
export interface TemplateToTest {
  readonly html: string;
  readonly subject?: string | undefined;
}

/** How a letter turns out for one set of values. */
export interface TemplateValidation {
  readonly validationResult: LetterAnalysis;
  readonly mergeContext: MergeValues;
  /** The letter with the values in place; empty while the template may not be sent. */
  readonly html: string;
  /** Its plain-text part, made from the HTML, and its subject, likewise. */
  readonly text: string;
  readonly subject: string;
  readonly extractedFields: readonly string[];
  readonly recommendations: readonly string[];
}

/**
 * Tests the HTML and the subject of a template against values, of a record or of the sample.
 * @throws Invalid when the braces cannot be read at all
 */
export function validateTemplate(
  { subject = '', html: templateHtml }: TemplateToTest,
  values: MergeValues,
  records: IssueRecords = {},
  language: LetterLanguage = 'en',
): TemplateValidation {
  const used = readFields(templateHtml, subject);
  const text = textOf(templateHtml);
  const problems = [...checkTemplate(templateHtml, { kind: 'html' }), ...checkTemplate(subject, { kind: 'subject' })];
  if (problems.length === 0) problems.push(...checkTemplate(text, { kind: 'text' }));
  const validationResult = analyse(used, values, records);
  const source = { language, subject, html: templateHtml, text };
  const letter = problems.length > 0 ? notToBeSent : renderLetter(compileTemplate(source), values);
  const recommendations = [...new Set([...problems.map(inWords), ...adviceOn(validationResult)])];
  return { validationResult, mergeContext: values, ...letter, extractedFields: used, recommendations };
}

const notToBeSent = { subject: '', html: '', text: '' };

function readFields(templateHtml: string, subject: string): string[] {
  try {
    return fieldsUsed(templateHtml, subject);
  } catch (refused) {
    if (!(refused instanceof TemplateRefused)) throw refused;
    const details = refused.problems.map((problem) => ({ path: 'templateHtml', message: inWords(problem) }));
    throw new Invalid(details, 'template_refused');
  }
}

const adviceOn = ({ issues }: LetterAnalysis): string[] =>
  issues
    .filter(({ type }) => type !== 'invalid_field')
    .map(({ field, severity }) =>
      severity === 'high'
        ? `Fill in "${field}": a letter without it is not sent.`
        : `Fill in "${field}", or write {{#if ${field}}} … {{/if}} around its sentence.`,
    );
