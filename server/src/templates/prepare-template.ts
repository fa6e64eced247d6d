import { checkTemplate, type LetterLanguage, type Problem, type TemplateKind } from '../merge-fields/index.js';
import { Invalid, type Detail } from '../platform/refusals/index.js';
import { compileMjml, inLanguage, textOf, withPreheader } from './compile-letter.js';

/** What a person designed: MJML, from which the HTML is made here, or HTML as it is. */
export interface TemplateDesign {
  readonly language: LetterLanguage;
  readonly subject: string;
  readonly preheader: string | null;
  readonly metadataJson: { readonly html?: string; readonly mjml?: string; readonly designJson?: unknown };
}

/** The two bodies of a letter as they are kept for sending, and the HTML as the designer shows it. */
export interface PreparedTemplate {
  readonly html: string;
  readonly text: string;
  readonly designedHtml: string;
}

/**
 * Makes of a design what is sent, or says why not, by field, line and column. Pictures must lie at `picturesAt`.
 * @throws Invalid `template_refused` with every problem found
 */
export async function prepareTemplate(design: TemplateDesign, picturesAt: string): Promise<PreparedTemplate> {
  const { language, subject, preheader, metadataJson } = design;
  const designedHtml = metadataJson.mjml ? await fromMjml(metadataJson.mjml) : (metadataJson.html ?? '');
  const details = [
    ...problemsOf('subject', subject, 'subject'),
    ...problemsOf('preheader', preheader ?? '', 'subject'),
    ...(designedHtml.trim() === '' ? [{ path: 'metadataJson.html', message: 'The letter is empty.' }] : []),
    ...problemsOf('metadataJson.html', designedHtml, 'html', picturesAt),
    ...missingPictures(designedHtml),
  ];
  // What is refused is worked on no further: it may be nested so deep that nothing could read it.
  if (details.length > 0) throw new Invalid(details, 'template_refused');

  const html = withPreheader(inLanguage(designedHtml, language), preheader);
  const text = textOf(html);
  details.push(...problemsOf('metadataJson.html', html, 'html', picturesAt));
  if (details.length === 0) details.push(...problemsOf('metadataJson.html', text, 'text'));
  if (details.length > 0) throw new Invalid(details, 'template_refused');
  return { html, text, designedHtml };
}

async function fromMjml(mjml: string): Promise<string> {
  try {
    return await compileMjml(mjml);
  } catch (cause) {
    const message = 'The design cannot be read as MJML.';
    throw Object.assign(new Invalid([{ path: 'metadataJson.mjml', message }], 'template_refused'), { cause });
  }
}

const problemsOf = (path: string, source: string, kind: TemplateKind, picturesAt = ''): Detail[] =>
  checkTemplate(source, { kind, picturesAt }).map((problem) => ({ path, message: inWords(problem) }));

/** A block for a picture that was never given one: MJML leaves its address out. The first twenty are told. */
const missingPictures = (html: string): Detail[] =>
  [...html.matchAll(/<img\b([^<>]*)>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .slice(0, 20)
    .map(({ index }) => {
      const before = html.slice(0, index).split('\n');
      const message = 'A picture is missing here: upload one, or take its block away.';
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      return {
        path: 'metadataJson.html',
        message: inWords({ ...place, message, code: 'forbidden_html', field: null }),
      };
    });

/** A problem as a person is told of it. */
export const inWords = ({ message, line, column }: Problem): string => `Line ${line}, column ${column}: ${message}`;
