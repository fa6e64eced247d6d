import type { DateOrder } from '@zikaron/contract';
import Handlebars from 'handlebars';
import type { LetterLanguage, MergeValues } from './catalogue.js';
import { checkTemplate } from './check-template.js';
import { formatDate, hebrewDate, ordinal } from './letter-helpers.js';
import { withOwnPictures } from './own-pictures.js';
import { TemplateRefused, type TemplateKind } from './problem.js';
import { withPlainSpaces, withWholeDates } from './whole-dates.js';

/** One version of a template, as it is compiled. */
export interface TemplateSource {
  readonly language: LetterLanguage;
  /** How it writes civil dates in English; the day first where nobody says. */
  readonly dateOrder?: DateOrder;
  /** Where pictures lie; where it is said, the letter says no address of another that a program would fetch. */
  readonly picturesAt?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A letter with its values in place. The subject is one line; the HTML holds the values escaped. */
interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

type Part = (values: MergeValues) => string;

/** A template ready to be rendered as often as there are letters. */
export type CompiledLetter = Readonly<Record<TemplateKind, Part>>;

const environments = {
  dayFirst: environment('en', 'dayFirst'),
  monthFirst: environment('en', 'monthFirst'),
  he: environment('he'),
};

/** Handlebars with our helpers in one language and order of dates. Its own `log` and `lookup` cannot be named: `checkTemplate` refuses them. */
function environment(language: LetterLanguage, order?: DateOrder): typeof Handlebars {
  const handlebars = Handlebars.create();
  handlebars.registerHelper({
    formatDate: (day: unknown, style: unknown) =>
      withWholeDates(formatDate(day, language, typeof style === 'string' ? style : 'full', order)),
    hebrewDate: (date: unknown) => withWholeDates(hebrewDate(date, language)),
    ordinal: (number: unknown) => ordinal(number, language),
  });
  return handlebars;
}

/**
 * Compiles one version of a template: the slow step, once per version.
 * @throws TemplateRefused when any of its parts breaks a rule, also when it was saved before the rule
 */
export function compileTemplate({
  language,
  dateOrder = 'dayFirst',
  picturesAt,
  ...source
}: TemplateSource): CompiledLetter {
  const handlebars = environments[language === 'he' ? 'he' : dateOrder];
  return {
    subject: compilePart('subject', source.subject, handlebars),
    html: compilePart(
      'html',
      picturesAt ? withOwnPictures(source.html, picturesAt) : source.html,
      handlebars,
      picturesAt,
    ),
    text: compilePart('text', source.text, handlebars),
  };
}

function compilePart(kind: TemplateKind, source: string, handlebars: typeof Handlebars, picturesAt?: string): Part {
  const problems = checkTemplate(source, { kind, ...(picturesAt && { picturesAt }) });
  if (problems.length > 0) throw new TemplateRefused(problems);
  return handlebars.compile<MergeValues>(source, {
    noEscape: kind !== 'html',
    knownHelpers: { formatDate: true, hebrewDate: true, ordinal: true },
    knownHelpersOnly: true,
    data: false,
  });
}

/** Puts one person's values into a compiled letter. */
export const renderLetter = (letter: CompiledLetter, values: MergeValues): RenderedLetter => ({
  subject: oneLine(withPlainSpaces(letter.subject(values))),
  html: letter.html(values),
  text: withoutGaps(withPlainSpaces(letter.text(values))),
});

/**
 * A header may hold no line break and no control character (RFC 5322, 2.2): whatever comes in a value, one line goes out, and
 * nothing in it is shown in another direction than it is read in.
 */
const oneLine = (subject: string) =>
  subject
    .replace(/[\u202a-\u202e]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Closes the gaps that parts left out leave in a text: at most one empty line, no blank at the end of a line. */
const withoutGaps = (text: string) =>
  text
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Compiled templates by version, the least recently used given up first. One per process. */
export class CompiledTemplates {
  /** How often a template was compiled: once per version, while it is kept. */
  compiles = 0;
  private readonly kept = new Map<string, CompiledLetter>();

  constructor(private readonly capacity = 500) {}

  /** The compiled letter of this version. `templateId`, `version` and the order of dates are its identity; the source is read only once. */
  of(template: TemplateSource & { readonly templateId: string; readonly version: number }): CompiledLetter {
    const key = `${template.templateId}@${template.version}@${template.dateOrder}`;
    const letter = this.kept.get(key) ?? this.compile(template);
    this.kept.delete(key);
    this.kept.set(key, letter);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.capacity && oldest !== undefined) this.kept.delete(oldest);
    return letter;
  }

  private compile(template: TemplateSource): CompiledLetter {
    this.compiles++;
    return compileTemplate(template);
  }
}
