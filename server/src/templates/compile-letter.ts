import { convert, type HtmlToTextOptions } from 'html-to-text';
import type { LetterLanguage } from '../merge-fields/index.js';

/**
 * The HTML of a design in MJML. Slow (some 20 ms), so it happens when a template is saved, never when it is sent. Files are
 * never included and no fonts are fetched, whatever the design asks for.
 * @throws Error when it is not MJML
 */
export async function compileMjml(mjml: string): Promise<string> {
  // 20 MB, which a process that only sends need not carry.
  const { default: mjml2html } = await import('mjml');
  const { html } = await mjml2html(mjml, {
    validationLevel: 'soft',
    ignoreIncludes: true,
    keepComments: false,
    fonts: {},
  });
  return html.includes('<pre') ? html : html.replace(/\n\s+/g, '\n');
}

const directions: Record<LetterLanguage, string> = { en: 'ltr', he: 'rtl' };

/**
 * A whole HTML document in the language and direction of the letter, whatever the design said or left out: MJML writes
 * `direction:ltr` into every column.
 */
export function inLanguage(designed: string, language: LetterLanguage): string {
  const html = language === 'he' ? designed.replace(/direction:\s?ltr/g, 'direction:rtl') : designed;
  const attributes = `lang="${language}" dir="${directions[language]}"`;
  if (!/<html[\s>]/i.test(html))
    return `<!doctype html>\n<html ${attributes}>\n<head><meta charset="utf-8"></head>\n<body>\n${html}\n</body>\n</html>`;
  return html.replace(/<html\b([^>]*)>/i, (_tag, others: string) => {
    const kept = others.replace(/\s(?:lang|dir)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi, '');
    return `<html ${attributes}${kept}>`;
  });
}

/** Puts the line that inboxes show after the subject at the head of the letter, where no reader sees it. */
export function withPreheader(html: string, preheader: string | null): string {
  if (!preheader) return html;
  const words = preheader.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const hidden = `<div class="preheader" style="display:none;max-height:0;overflow:hidden">${words}</div>`;
  return html.replace(/<body\b[^>]*>/i, (body) => `${body}\n${hidden}`);
}

const asText: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'div.preheader', format: 'skip' },
    { selector: 'td > div', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'td.gold > div', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'a[href^="mailto:"]', format: 'inline' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/**
 * The text part of a letter, still a template: its merge fields are left as they are, for no word is changed to capitals and
 * no line is broken. Gaps that a block leaves are closed when it is rendered.
 */
export const textOf = (html: string): string => convert(html, asText).trim();
