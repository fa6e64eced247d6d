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
import { Invalid } from '../platform/http/index.js';
import { inWords } from './prepare-template.js';

/** How a letter turns out for one set of values. */
export interface TemplateValidation {
  readonly validationResult: LetterAnalysis;
  readonly mergeContext: MergeValues;
  /** The letter with the values in place; empty while the template may not be sent. */
  readonly html: string;
  readonly extractedFields: readonly string[];
  readonly recommendations: readonly string[];
}

/**
 * Tests the HTML of a template against values, of a record or of the sample.
 * @throws Invalid when its braces cannot be read at all
 */
export function validateTemplate(
  templateHtml: string,
  values: MergeValues,
  records: IssueRecords = {},
  language: LetterLanguage = 'en',
): TemplateValidation {
  const used = readFields(templateHtml);
  const problems = checkTemplate(templateHtml, { kind: 'html' });
  const validationResult = analyse(used, values, records);
  const source = { language, subject: '', html: templateHtml, text: '' };
  const html = problems.length > 0 ? '' : renderLetter(compileTemplate(source), values).html;
  const recommendations = [...problems.map(inWords), ...adviceOn(validationResult)];
  return { validationResult, mergeContext: values, html, extractedFields: used, recommendations };
}

function readFields(templateHtml: string): string[] {
  try {
    return fieldsUsed(templateHtml);
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
